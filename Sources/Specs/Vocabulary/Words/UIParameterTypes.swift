public import SpecDrivers
import SpecExpressions
public import SpecRunner
import SpecText

/// The parameter types of the vocabulary.
enum UIParameterTypes {
  static let library = StepLibrary("parameter types") {
    Parameter(element)
    Parameter(elements)
    Parameter(pattern)
    Parameter(modifiers)
    Parameter(property)
    Parameter(value)
    Parameter(color)
    Parameter(direction)
    Parameter(point)
    Parameter(duration)
    Parameter(permission)
    Parameter(permissionState)
    Parameter(request)
  }

  private static let text = ElementPattern.text

  /// `"Next"`, `the "Next" button`, `the 2nd "Delete" button in the "Ann" row`, `the dialog`.
  static let element = ParameterType(
    name: "element", regexps: [ElementPattern.one, KoreanElementReference.pattern],
    useForSnippets: false
  ) { try ElementReference.read(($0.first ?? nil) ?? "") }

  /// `rows`, `"Delete" buttons in the "Team" table`, `list items containing "milk"`.
  static let elements = ParameterType(
    name: "elements", regexps: [ElementPattern.several, KoreanElementReference.pattern],
    useForSnippets: false
  ) { try ElementReference.readSeveral(($0.first ?? nil) ?? "") }

  /// A regular expression, such as `/Order \d+/`.
  static let pattern = ParameterType(
    "pattern", matching: ElementPattern.pattern, useForSnippets: false
  ) { try TextPattern(written: $0) }

  /// Keys that are held, such as `Control` or `Control+Shift`.
  static let modifiers = ParameterType(
    "modifiers", matching: "(?:\(modifier))(?:\\+(?:\(modifier)))*", useForSnippets: false
  ) { text in
    HeldKeys(keys: text.split(separator: "+").compactMap { KeyModifier(rawValue: String($0)) })
  }

  private static let modifier = KeyModifier.allCases.map(\.rawValue).joined(separator: "|")

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

  // In a sentence of one's own, `up` or `location` is rarely what differs from call to call.
  static let direction = ParameterType(
    "direction", matching: "up|down|left|right", useForSnippets: false
  ) { (text: String) throws -> Direction in
    guard let direction = Direction(rawValue: text) else { throw Unreadable(text, "a direction") }
    return direction
  }

  /// `80, 75` or `50%, 12.5%`.
  static let point = ParameterType(
    "point", matching: #"\d+(?:\.\d+)?, ?\d+(?:\.\d+)?|\d+(?:\.\d+)?%, ?\d+(?:\.\d+)?%"#,
    useForSnippets: false
  ) { text in
    let numbers = text.split(whereSeparator: { ", %".contains($0) }).compactMap { Double($0) }
    return ElementPoint(
      x: numbers.first ?? 0, y: numbers.last ?? 0, isPercent: text.utf8.last == UInt8(ascii: "%"))
  }

  /// `300 ms`, `1.5 seconds`, `2 minutes`.
  static let duration = ParameterType(
    "duration", matching: #"\d+(?:\.\d+)? (?:ms|milliseconds?|s|seconds?|minutes?)"#
  ) { try Duration(written: $0) }

  static let permission = ParameterType(
    "permission",
    matching: (permissions + KoreanWords.permissions.map(\.word)).joined(separator: "|"),
    useForSnippets: false
  ) { text in
    KoreanWords.permissions.first { $0.word == text }?.permission ?? Permission(rawValue: text)
  }

  private static let permissions = ["notifications", "photos", "camera", "location", "contacts"]

  static let permissionState = ParameterType(
    "permission state",
    matching: (PermissionState.allCases.map(\.rawValue) + KoreanWords.permissionStates.map(\.word))
      .joined(separator: "|"),
    useForSnippets: false
  ) { (text: String) throws -> PermissionState in
    let korean = KoreanWords.permissionStates.first { $0.word == text }?.state
    guard let state = korean ?? PermissionState(rawValue: text) else {
      throw Unreadable(text, "a state")
    }
    return state
  }

  /// `"/users"`, `GET "/users"`, `"https://example.com/*"`.
  static let request = ParameterType(
    "request", matching: "(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) )?" + text,
    useForSnippets: false
  ) { RequestPattern(written: $0) }
}

extension Selector: StepArgument {
  /// A name that is empty, or a pattern that matches every name, names no element.
  public static func objection(to input: StepInput) -> StepFailure? {
    let selector: Selector
    do { selector = try read(input) } catch {
      // The name of a reference that cannot be read is empty.
      return error is Unreadable ? Self.noName : nil
    }
    for part in [selector] + selector.scopes where part.comparison != .any {
      if part.name.isBlank { return noName }
      if part.comparison == .matching,
        let objection = (try? TextPattern(written: "/\(part.name)/"))?.objection
      {
        return objection
      }
    }
    return nil
  }

  private static var noName: StepFailure {
    StepFailure(
      "the name of the element is empty, so this step looks for nothing",
      notes: ["write the name that users see"], kind: .argument)
  }
}
extension Property: StepArgument {}
extension Direction: StepArgument {}
extension ElementPoint: StepArgument {}
extension Permission: StepArgument {}
extension PermissionState: StepArgument {}
extension RequestPattern: StepArgument {
  /// A request without an address is none.
  public static func objection(to input: StepInput) -> StepFailure? {
    guard let request = try? read(input), request.path.isBlank else { return nil }
    return StepFailure(
      "the address of the request is empty", notes: ["write it, such as \"/users\""],
      kind: .argument)
  }
}

/// The keys that are held during a click.
struct HeldKeys: StepArgument {
  let keys: [KeyModifier]
}

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
