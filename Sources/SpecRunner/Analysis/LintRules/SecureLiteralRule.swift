import SpecExpressions
import SpecGherkin
import SpecRunner
import SpecText

/// Finds literals that are typed into fields for passwords.
///
/// A field is one for passwords if a screen of the recording shows it as secure, or if its name
/// contains a word for a password. A literal is a quoted text next to an element in a step that
/// acts, or the second cell of a row in its table.
struct SecureLiteralRule: LintRule {
  static let info = LintRuleInfo(
    "secure-literal", .off, "a step types a literal into a field for passwords",
    advice: "use a value that exists only for tests, because features are stored as plain text")

  private static let words = [
    "password", "passcode", "passphrase", "secret", "token", "pin code", "비밀번호", "암호",
  ]

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for step in file.steps {
      guard let match = context.match(of: step), match.definitions.count == 1,
        let index = match.definitions.first,
        context.registry.definitions[index].keyword == .when
      else { continue }
      if let name = field(in: match.text, context) {
        findings.add(
          "this step types a literal into \"\(name)\"", in: file, at: step.location)
      }
      for row in step.node.dataTable?.rows.map({ $0 }) ?? [] where row.cells.count == 2 {
        let (name, value) = (row.cells[0].value, row.cells[1])
        if value.value.isEmpty || !isSecure(name, context) { continue }
        findings.add("this row types a literal into \"\(name)\"", in: file, at: value.location)
      }
    }
  }

  /// The name of the field for passwords into which a step types a text.
  private func field(in text: String, _ context: LintContext) -> String? {
    // Most steps have no quoted text, and matching again takes time.
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return nil }
    let arguments = context.arguments(of: text)
    let hasText = arguments.contains { argument in
      argument.parameterTypeName == "string" && (argument.text?.utf8.count ?? 0) > 2
    }
    guard hasText else { return nil }
    let elements = arguments.filter { $0.parameterTypeName == "element" }
    return elements.compactMap { $0.text.flatMap { LintRecording.quoted(in: $0).first } }
      .first { isSecure($0, context) }
  }

  private func isSecure(_ name: String, _ context: LintContext) -> Bool {
    if context.recording?.secureNames.contains(name) == true { return true }
    let folded = name.lowercased()
    return Self.words.contains { folded.includes($0) }
  }
}
