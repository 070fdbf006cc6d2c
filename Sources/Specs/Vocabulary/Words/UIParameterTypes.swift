public import SpecDrivers
import SpecExpressions
public import SpecRunner

/// The parameter types of the vocabulary.
enum UIParameterTypes {
  static let library = StepLibrary("parameter types") {
    Parameter(element)
    Parameter(property)
    Parameter(value)
    Parameter(color)
    Parameter(direction)
    Parameter(duration)
    Parameter(permission)
    Parameter(permissionState)
    Parameter(request)
  }

  private static let text = #""(?:[^"\\]|\\.)*""#
  private static let roles = RoleWords.all.map(\.word).joined(separator: "|")

  /// `"Next"`, `the "Next" button`, `the 2nd "Delete" button`, `the field "Name"`.
  static let element = ParameterType(
    name: "element",
    regexps: [
      #"(?:the )?(?:\d+(?:st|nd|rd|th) )?"# + text + "(?: (?:\(roles)))?",
      "the (?:\(roles)) " + text,
    ], useForSnippets: false
  ) { texts in
    try ElementReference.read((texts.first ?? nil) ?? "")
  }

  /// The name of a property: one to three words, such as `border colour`.
  static let property = ParameterType(
    "property", matching: "[a-z]+(?:[ -][a-z]+){0,2}", useForSnippets: false
  ) {
    Property(written: $0)
  }

  /// A value as specifications write it: `"text"`, `12`, `0.5`, `on`, `red`, `#ff0000`.
  static let value = ParameterType(
    name: "value",
    regexps: [text, "#[0-9a-fA-F]+", #"-?\d+(?:\.\d+)?"#, "[a-zA-Z]+"], useForSnippets: false
  ) { texts in
    ExpectedValue(written: (texts.first ?? nil) ?? "")
  }

  static let color = ParameterType(
    "colour", matching: Color.named.map(\.name).joined(separator: "|") + "|gray|#[0-9a-fA-F]+",
    useForSnippets: false
  ) { ExpectedValue(written: $0) }

  static let direction = ParameterType("direction", matching: "up|down|left|right") {
    (text: String) throws -> Direction in
    guard let direction = Direction(rawValue: text) else { throw Unreadable(text, "a direction") }
    return direction
  }

  /// `300 ms`, `1.5 seconds`, `2 minutes`.
  static let duration = ParameterType(
    "duration", matching: #"\d+(?:\.\d+)? (?:ms|milliseconds?|s|seconds?|minutes?)"#
  ) { try Duration(written: $0) }

  static let permission = ParameterType(
    "permission", matching: "notifications|photos|camera|location|contacts"
  ) { Permission(rawValue: $0) }

  static let permissionState = ParameterType(
    "permission state", matching: "granted|denied|undetermined"
  ) { (text: String) throws -> PermissionState in
    guard let state = PermissionState(rawValue: text) else { throw Unreadable(text, "a state") }
    return state
  }

  /// `"/users"`, `GET "/users"`, `"https://example.com/*"`.
  static let request = ParameterType(
    "request", matching: "(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD) )?" + text,
    useForSnippets: false
  ) { RequestPattern(written: $0) }
}

extension Selector: StepArgument {}
extension Property: StepArgument {}
extension Direction: StepArgument {}
extension Permission: StepArgument {}
extension PermissionState: StepArgument {}
extension RequestPattern: StepArgument {}

/// A text that matches the pattern of its parameter type but cannot be converted.
struct Unreadable: Error, CustomStringConvertible {
  let text: String
  let kind: String

  init(_ text: String, _ kind: String) {
    self.text = text
    self.kind = kind
  }

  var description: String { "\(text.quoted) is not \(kind)" }
}

extension RequestPattern {
  /// Parses an optional method and an address in quotes.
  init(written text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    if parts.count == 2, !text.hasPrefix("\"") {
      self.init(method: String(parts[0]), path: QuotedText.content(of: String(parts[1])))
    } else {
      self.init(path: QuotedText.content(of: text))
    }
  }

  /// Whether a sent request matches.
  func covers(_ event: Event) -> Bool {
    matches(method: event.details["method"]?.text, address: event.subject)
  }

  /// As written in specifications.
  var written: String { (method.map { $0 + " " } ?? "") + path.quoted }
}

extension Property {
  /// The property with a name; American spelling is accepted.
  init(written text: String) {
    let words = text.split(separator: " ").map { $0 == "color" ? "colour" : String($0) }
    let name = words.joined(separator: " ")
    self.init(name == "value" ? "text" : name)
  }
}
