import SpecDrivers
import SpecRunner
import SpecText

/// A written snapshot, whose lines match those of a screen.
///
/// A line has a role, a name in quotes or as a `/pattern/`, and states. Lines that start with `#` are
/// comments. The first line may be `partial` or `whole`. Compared in part, the listed elements must
/// occur in this order and in the elements they are indented below; other elements may be between
/// them, and names and states that are not listed may be anything.
struct SnapshotPattern {
  /// A line of the text.
  struct Line {
    /// The number of lines it is indented below.
    let depth: Int
    /// The trimmed line.
    let source: String
    /// The comments before it.
    let comments: [String]
    let role: String
    /// The condition for the name; nil if none is written.
    let name: SnapshotText?
    let states: [State]

    /// Whether it is the first line of every screen: `screen`, or `screen /.*/`.
    fileprivate var fitsEveryScreen: Bool {
      role == ScreenSnapshot.screen && states.isEmpty && name.map(\.isAny) ?? true
    }
  }

  /// A state that an element must have, or must not have.
  struct State {
    enum Value {
      case on, unknown
      case text(SnapshotText)
      case number(Double)
    }

    let name: String
    let value: Value
    let isExcluded: Bool
  }

  private(set) var lines: [Line] = []
  /// Whether other elements may be between the listed ones.
  private(set) var isPartial: Bool

  /// Reads a snapshot.
  ///
  /// - Parameters:
  ///   - place: the name of the text in messages.
  ///   - isPartial: whether it is compared in part unless it says otherwise.
  ///
  /// - Throws: `StepFailure` with the line that cannot be read.
  init(_ text: String, place: String, isPartial: Bool) throws {
    self.isPartial = isPartial
    var indents: [Int] = []
    var comments: [String] = []
    for (index, row) in Self.rows(text).enumerated() {
      let line = Substring(row.unicodeScalars.drop { $0 == " " })
      if line.isEmpty { continue }
      if line.utf8.first == UInt8(ascii: "#") {
        comments.append(String(line))
        continue
      }
      if lines.isEmpty, line == "partial" || line == "whole" {
        self.isPartial = line == "partial"
        continue
      }
      let indent = row.utf8.count - line.utf8.count
      while let last = indents.last, last >= indent { indents.removeLast() }
      do throws(SnapshotError) {
        lines.append(try Self.line(String(line), indents.count, comments))
      } catch {
        throw StepFailure(
          "\(place):\(index + 1): \(error.problem)", notes: [error.fix], kind: .argument)
      }
      indents.append(indent)
      comments = []
    }
    if lines.allSatisfy({ self.isPartial && $0.fitsEveryScreen }) {
      throw StepFailure(
        "\(place) lists nothing, so it would match every screen",
        notes: ["list what must be there, such as: button \"Next\""], kind: .argument)
    }
  }

  private static func rows(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { row in
      var row = Substring(row).unicodeScalars
      while let last = row.last, last == "\r" || last == " " { row.removeLast() }
      return String(row)
    }
  }

  // MARK: - Reading a line

  private static func line(
    _ text: String, _ depth: Int, _ comments: [String]
  ) throws(SnapshotError) -> Line {
    var tokens = try SnapshotToken.all(in: text)[...]
    guard case .word(let first)? = tokens.popFirst() else {
      throw SnapshotError(
        "a line starts with the role of an element", "for example: button \"Next\" disabled")
    }
    var role = first
    while case .word(let word)? = tokens.first, !startsState(word) {
      role += " " + word
      tokens.removeFirst()
    }
    var name: SnapshotText?
    if case .text(let text)? = tokens.first {
      name = text
      tokens.removeFirst()
    }
    var states: [State] = []
    while !tokens.isEmpty { states.append(try state(&tokens)) }
    return Line(
      depth: depth, source: text, comments: comments, role: role, name: name, states: states)
  }

  private static func startsState(_ word: String) -> Bool {
    word == "not"
      || ScreenSnapshot.stateNames.contains { $0 == word || $0.begins(with: word + " ") }
  }

  private static func state(
    _ tokens: inout ArraySlice<SnapshotToken>
  ) throws(SnapshotError) -> State {
    var words: [String] = []
    while case .word(let word)? = tokens.first, words.count < 3 {
      words.append(word)
      tokens.removeFirst()
      let isExcluded = words.first == "not"
      let name = words.dropFirst(isExcluded ? 1 : 0).joined(separator: " ")
      guard ScreenSnapshot.stateNames.contains(name) else { continue }
      let value = value(&tokens)
      if name == "enabled", case .on = value {
        return State(name: "disabled", value: .on, isExcluded: !isExcluded)
      }
      return State(name: name, value: value, isExcluded: isExcluded)
    }
    let written = words.isEmpty ? "the text after the name" : words.joined(separator: " ").quoted
    let nearest = Nearest.names(to: words.first ?? "", in: ScreenSnapshot.stateNames)
    throw SnapshotError(
      "\(written) is not a state",
      nearest.isEmpty
        ? "use \(Set(ScreenSnapshot.stateNames).sorted().joined(separator: ", "))"
        : "did you mean " + nearest.map(\.quoted).listed() + "?")
  }

  private static func value(_ tokens: inout ArraySlice<SnapshotToken>) -> State.Value {
    switch tokens.first {
    case .text(let text)?:
      tokens.removeFirst()
      return .text(text)
    case .word("unknown")?:
      tokens.removeFirst()
      return .unknown
    case .word(let word)?:
      guard let number = Double(word) else { return .on }
      tokens.removeFirst()
      return .number(number)
    case nil: return .on
    }
  }
}

// MARK: - Matching a line

extension SnapshotPattern.Line {
  /// Whether a line of a screen has this role, this name and exactly these states.
  func matches(_ line: ScreenSnapshot.Line) -> Bool {
    guard role.isSame(as: line.role), (name == nil) == (line.name == nil) else { return false }
    let wanted = states.filter { !$0.isExcluded }
    return hasName(of: line) && wanted.count == line.states.count && hasStates(of: line)
  }

  /// Whether a line of a screen has this role, name and these states, and possibly others.
  func matchesPart(of line: ScreenSnapshot.Line) -> Bool { isSame(as: line) && hasStates(of: line) }

  /// Whether role and name match, whatever the states.
  func isSame(as line: ScreenSnapshot.Line) -> Bool {
    role.isSame(as: line.role) && hasName(of: line)
  }

  private func hasName(of line: ScreenSnapshot.Line) -> Bool {
    guard let name else { return true }
    return line.name.map(name.matches) ?? false
  }

  private func hasStates(of line: ScreenSnapshot.Line) -> Bool {
    states.allSatisfy { wanted in
      let found = line.states.first { $0.name.isSame(as: wanted.name) }
      guard let found else { return wanted.isExcluded }
      return wanted.isExcluded ? false : wanted.value.matches(found.value)
    }
  }

  /// The first state of a line that the engine could not observe, unless the pattern expects that.
  func unknownState(of line: ScreenSnapshot.Line) -> String? {
    let unknown = line.states.first { found in
      found.value == .unknown
        && !states.contains { wanted in
          if case .unknown = wanted.value { wanted.name.isSame(as: found.name) } else { false }
        }
    }
    return unknown.map { "\"\($0.name)\" of \(line.role) \(line.name?.escaped ?? "")" }
  }
}

extension SnapshotPattern.State.Value {
  func matches(_ value: ScreenSnapshot.State.Value) -> Bool {
    switch (self, value) {
    case (.on, .on), (.unknown, .unknown): true
    case (.text(let text), .value(.text(let found))): text.matches(found)
    case (.number(let number), .value(.number(let found))): number == found
    default: false
    }
  }
}
