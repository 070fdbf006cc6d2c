import SpecGherkin
import SpecJSON

/// What commands print with `--format json`; Documentation/JSON.md describes it.
enum JSONPage {
  /// The help for `--format json`.
  static let help = "JSON for programs, as Documentation/JSON.md describes it"

  /// The text of a page, with its version; fields without a value are left out.
  static func text(_ fields: KeyValuePairs<String, JSONValue?>) -> String {
    text(fields.map { ($0.key, $0.value) })
  }

  static func text(_ fields: [(String, JSONValue?)]) -> String {
    PageSettings.text(object([("version", 1)] + fields))
  }

  /// An object of the fields that have a value.
  static func object(_ fields: [(String, JSONValue?)]) -> JSONValue {
    .object(JSONObject(fields.compactMap { name, value in value.map { (name, $0) } }))
  }

  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// A text, if it is there and not empty.
  static func text(_ text: String?) -> JSONValue? {
    text.flatMap { $0.isEmpty ? nil : .string($0) }
  }

  /// A place in a file.
  static func place(_ uri: String, _ location: Location?) -> JSONValue? {
    if uri.isEmpty { return nil }
    return object([
      ("uri", .string(uri)), ("line", location.map { .integer($0.line) }),
      ("column", location?.column.map { .integer($0) }),
    ])
  }

  static func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
    object([
      ("code", .string(diagnostic.code)), ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(ExpectationText.message(diagnostic))),
      ("place", place(diagnostic.uri, diagnostic.location)),
      ("notes", strings(diagnostic.notes)), ("fix", text(diagnostic.fix)),
    ])
  }
}

/// The values of `--format` of a command that prints one text and JSON.
enum TextFormat: String {
  case text, json

  /// The flag of a command.
  static func flag(
    _ text: String = "for people", json: String = JSONPage.help, help: String = "the output format"
  ) -> Flag<TextFormat> {
    Flag("format", [.text: text, .json: json], default: .text, section: "output", help: help)
  }
}
