import SpecMessages
import SpecText

/// The screens of a report, each stored as its difference to the previous one of its scenario.
///
/// Fragments are stored once, however many screens have them; a screen is a list of their numbers.
/// A page decodes a frame with:
///
/// ```js
/// // `list`: the fragments of the previous frame; [] at the start of a strip
/// function next(list, edits) {
///   for (let i = 0; i < edits.length; ) {
///     const [at, gone, count] = edits.slice(i, i + 3)
///     list.splice(at, gone, ...edits.slice(i + 3, i + 3 + count))
///     i += 3 + count
///   }
///   return list
/// }
/// ```
package struct FilmStrip: Sendable {
  /// The distinct fragments, in the order in which they were first needed.
  package private(set) var fragments: [String] = []
  private var numbers: [ExactText: Int] = [:]
  private var previous: [Int] = []
  private var parts: [ScreenDrawing.Part]?

  package init() {}

  /// A screen of a strip.
  package struct Frame: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// The changes to the list of fragments of the previous frame, one after another: the place of
    /// a change in the list so far, the number of fragments to remove, the number to insert, and
    /// those to insert.
    package let edits: [Int]
    /// The places in the new list of elements that were added or changed, to highlight them.
    package let marked: [Int]
    /// What changed since the previous frame, a line for each element; empty for the first frame.
    package let changes: [Change]
  }

  /// A change of an element between two frames.
  package struct Change: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case added, removed, changed }

    package let kind: Kind
    package let id: String
    /// The role and the label, such as `button "Next"`.
    package let name: String
  }

  /// Begins the strip of another scenario, whose first frame is stored as a whole.
  package mutating func begin() {
    previous = []
    parts = nil
  }

  /// Adds a screen after the previous one of its scenario.
  package mutating func add(_ drawing: ScreenDrawing) -> Frame {
    let list = drawing.fragments.map { number(of: $0) }
    let (changes, marked) = Self.changes(from: parts, to: drawing.parts)
    let frame = Frame(
      width: drawing.width, height: drawing.height, edits: Self.edits(from: previous, to: list),
      marked: marked, changes: changes)
    previous = list
    parts = drawing.parts
    return frame
  }

  private mutating func number(of fragment: String) -> Int {
    let key = ExactText(fragment)
    if let number = numbers[key] { return number }
    numbers[key] = fragments.count
    fragments.append(fragment)
    return fragments.count - 1
  }

  // MARK: - Differences

  /// The changes that make one list of another; positions are those at the time of each change.
  static func edits(from old: [Int], to new: [Int]) -> [Int] {
    var kept = Array(repeating: true, count: old.count)
    var isNew = Array(repeating: false, count: new.count)
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): kept[place] = false
      case .insert(let place, _, _): isNew[place] = true
      }
    }
    var edits: [Int] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let start = to
      var gone = 0
      while from < old.count, !kept[from] {
        gone += 1
        from += 1
      }
      while to < new.count, isNew[to] { to += 1 }
      if gone > 0 || to > start { edits += [start, gone, to - start] + new[start..<to] }
      if gone == 0, to == start {
        from += 1
        to += 1
      }
    }
    return edits
  }

  static func changes(
    from old: [ScreenDrawing.Part]?, to new: [ScreenDrawing.Part]
  ) -> ([Change], marked: [Int]) {
    guard let old else { return ([], []) }
    var before: [ExactText: ScreenDrawing.Part] = [:]
    for part in old { before[ExactText(part.id)] = part }
    var changes: [Change] = []
    var marked: [Int] = []
    for part in new {
      guard let known = before.removeValue(forKey: ExactText(part.id)) else {
        changes.append(Change(kind: .added, id: part.id, name: part.name))
        marked.append(part.fragment)
        continue
      }
      guard known.look != part.look else { continue }
      changes.append(Change(kind: .changed, id: part.id, name: part.name))
      marked.append(part.fragment)
    }
    let remaining = old.filter { before[ExactText($0.id)] != nil }
    changes += remaining.map { Change(kind: .removed, id: $0.id, name: $0.name) }
    return (changes, marked)
  }
}
