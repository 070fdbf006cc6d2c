import SpecJSON
import SpecText

/// A part of what a command prints: some elements of its list.
///
/// The rest of the object is as it is, so a client sees the totals; `omitted` is the number of
/// elements that were left out.
struct MCPPage {
  private(set) var json: JSONValue
  /// Which elements these are, and how to ask for others; nil if all are there.
  private(set) var note: String?

  /// The largest answer in bytes; fewer elements than asked for are better than a longer one.
  private static let largest = 100_000

  /// - Parameters:
  ///   - path: the key of the list, or of an array of objects that each have a part of it.
  ///   - state: the value of `state` that elements must have; nil for any.
  init(of page: JSONValue, _ path: [String], offset: Int, limit: Int, state: String?) {
    var limit = limit
    while true {
      var counter = Counter(range: offset..<(offset + limit), state: state)
      json = counter.cut(page, path[...])
      let shown = counter.shown
      let left = counter.count - shown
      if left > 0 {
        if case .object(var object) = json {
          object["omitted"] = .integer(left)
          json = .object(object)
        }
        note = Self.note(offset, shown, counter.count)
      }
      if limit == 1 || json.description.utf8.count <= Self.largest { return }
      limit = max(min(limit, shown) / 2, 1)
    }
  }

  private static func note(_ offset: Int, _ shown: Int, _ count: Int) -> String {
    if shown == 0 { return "there are only \(count) results; \"offset\" passes over all of them" }
    let end = offset + shown
    let range = shown == 1 ? "result \(end)" : "results \(offset + 1) to \(end)"
    return range + " of \(count)"
      + (end < count ? "; ask with \"offset\" \(end) for more" : "")
  }

  /// Counts the elements that match, and keeps those in a range.
  private struct Counter {
    let range: Range<Int>
    let state: String?
    var count = 0
    var shown = 0

    mutating func cut(_ value: JSONValue, _ path: ArraySlice<String>) -> JSONValue {
      guard case .object(var object) = value, let key = path.first,
        case .array(let elements)? = object[key]
      else { return value }
      if path.count == 1 {
        object[key] = .array(elements.filter { isKept($0) })
      } else {
        object[key] = .array(elements.map { cut($0, path.dropFirst()) })
      }
      return .object(object)
    }

    private mutating func isKept(_ element: JSONValue) -> Bool {
      if let state, element.member(["state"]) != .string(state) { return false }
      defer { count += 1 }
      guard range.contains(count) else { return false }
      shown += 1
      return true
    }
  }
}
