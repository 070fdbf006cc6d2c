import SpecExpressions
import SpecGherkin
import SpecRunner
import SpecText

/// Finds literals that are typed into fields for passwords.
///
/// A field is one for passwords if a screen of the recording shows it as secure, or if its name
/// contains a word for a password, of these or of the settings. A literal is a quoted text next to an
/// element in a step that acts, or the second cell of a row in its table; a variable is none.
struct SecureLiteralRule: LintRule {
  static let info = LintRuleInfo(
    "secure-literal", .off, "a step types a literal into a field for passwords",
    advice: "write a variable such as \"${PASSWORD}\", and run with --secret PASSWORD",
    options: [LintOption("words", .texts, "further words in the names of such fields")])

  private static let words = [
    "password", "passcode", "passphrase", "secret", "token", "pin code", "api key",
    "비밀번호", "암호", "인증번호", "パスワード", "暗証番号", "密码", "密碼", "口令",
    "passwort", "kennwort", "mot de passe", "contraseña", "senha", "palavra-passe", "wachtwoord",
    "lösenord", "adgangskode", "passord", "salasana", "hasło", "heslo", "jelszó", "parola", "şifre",
    "пароль", "κωδικός πρόσβασης", "סיסמה", "كلمة المرور", "पासवर्ड", "รหัสผ่าน", "mật khẩu",
    "kata sandi",
  ]

  private var words = words

  mutating func configure(_ options: LintOptions) {
    words = Self.words + options.texts("words").map { $0.lowercased() }
  }

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
        if value.value.isEmpty || Self.isVariable(value.value) || !isSecure(name, context) {
          continue
        }
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
      guard argument.parameterTypeName == "string", let text = argument.text else { return false }
      return text.utf8.count > 2 && !Self.isVariable(text)
    }
    guard hasText else { return nil }
    let elements = arguments.filter { $0.parameterTypeName == "element" }
    return elements.compactMap { $0.text.flatMap { LintRecording.quoted(in: $0).first } }
      .first { isSecure($0, context) }
  }

  private func isSecure(_ name: String, _ context: LintContext) -> Bool {
    if context.recording?.secureNames.contains(name) == true { return true }
    let folded = name.lowercased()
    return words.contains { folded.includes($0) }
  }

  /// Whether a text, with or without quotation marks, consists of variables.
  private static func isVariable(_ text: String) -> Bool {
    guard VariableScanner.mayContain(text) else { return false }
    let scanner = VariableScanner(text)
    let names = scanner.found.filter { if case .name = $0.part { true } else { false } }
    let length = names.map(\.range.count).reduce(0, +)
    let quotes = text.utf8.count { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    return !names.isEmpty && length + quotes == text.utf8.count
  }
}
