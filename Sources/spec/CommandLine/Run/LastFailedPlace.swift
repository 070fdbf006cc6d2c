import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// An entry of `.spec/last-failed`: a scenario, or all scenarios of a file that had errors.
struct LastFailedPlace: Hashable, Comparable, CustomStringConvertible {
  @ExactText var uri: String
  /// The line of the scenario; 0 for a file.
  let line: Int
  /// What identifies the scenario when it has moved; nil for a file, and in entries of earlier
  /// versions.
  ///
  /// It is not compared: the rows of a data file have one line, and so one entry.
  var key: LastFailedKey?

  var isFile: Bool { line == 0 }
  var description: String { isFile ? uri : "\(uri):\(line)" }

  /// The line of the file.
  var entry: String {
    ListedPath.line(description) + (key.map { "\t" + JSONValue.array($0.values).description } ?? "")
  }

  /// Reads a line of the file; nil for a comment or an empty line.
  ///
  /// In a path, a tab is written as an escape.
  static func read(_ entry: Substring) -> Self? {
    let parts = entry.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let text = ListedPath.path(String(first)), !text.isEmpty else {
      return nil
    }
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[colon...].dropFirst()), line > 0
    else { return Self(uri: text, line: 0) }
    let key = parts.count > 1 ? LastFailedKey(Array(parts[1].utf8)) : nil
    return Self(uri: String(text[..<colon]), line: line, key: key)
  }

  static func < (one: Self, other: Self) -> Bool {
    one.uri.isSame(as: other.uri) ? one.line < other.line : one.uri.precedes(other.uri)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.uri.isSame(as: other.uri)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(_uri)
    hasher.combine(line)
  }
}

/// What `spec diff` knows a scenario by, without its file.
///
/// Scenarios of one name have one key, because the first of them may be another one in the next run.
struct LastFailedKey: Hashable {
  private let key: ScenarioKey

  init(_ key: ScenarioKey) {
    var key = key
    key.uri = ""
    self.key = key
  }

  /// Reads `[rule, name, row]`; earlier versions wrote a number as well.
  fileprivate init?(_ bytes: [UInt8]) {
    guard case .array(let values)? = try? JSONReader.read(bytes), values.count >= 3,
      case (.string(let rule), .string(let name), .string(let row)) = (
        values[0], values[1], values[2]
      )
    else { return nil }
    key = ScenarioKey(uri: "", rule: rule, name: name, row: row)
  }

  /// What identifies the scenario if a file has it.
  func inFile(_ uri: String) -> ScenarioKey {
    var key = key
    key.uri = uri
    return key
  }

  fileprivate var values: [JSONValue] {
    [.string(key.rule), .string(key.name), .string(key.row)]
  }
}
