import SpecText
import Testing

/// `${NAME}` in a text.
struct VariableScannerTests {
  static let filled: [(text: String, filled: String)] = [
    ("", ""), ("no variable", "no variable"), ("${A}", "1"), ("a ${A} b ${B2_c}", "a 1 b 2"),
    ("${A}${A}", "11"), ("$${A}", "${A}"), ("$$${A}", "$${A}"), ("$A {A} $", "$A {A} $"),
    ("${", "${"), ("${A", "${A"), ("${ A}", "${ A}"), ("${1}", "${1}"), ("${A.b}", "${A.b}"),
    ("${UNKNOWN}", "${UNKNOWN}"), ("가${A}나", "가1나"), ("e\u{301}${A}\u{301}", "e\u{301}1\u{301}"),
    ("${R}", "${A} $${A}"), ("👩‍👧${A}👩‍👧", "👩‍👧1👩‍👧"),
  ]

  @Test(arguments: filled)
  func `values replace names, and are not searched for names`(_ text: String, _ filled: String) {
    let variables = Variables([
      ("A", .plain("1")), ("B2_c", .plain("2")), ("R", .plain("${A} $${A}")),
    ])
    #expect(variables.filled(text).isSame(as: filled))
  }

  @Test func `a secret is put in only where a step runs, and only if it was read`() {
    let variables = Variables([("A", .secret("pass")), ("B", .secret(nil)), ("C", .plain("x"))])
    #expect(variables.filled("${A} ${B} ${C}") == "pass ${B} x")
    #expect(variables.filledPlainly("${A} ${B} ${C}") == "${A} ${B} x")
    #expect(variables.secrets.map { "\($0.name)=\($0.value)" } == ["A=pass"])
  }

  static let quoted: [(text: String, isQuoted: [Bool])] = [
    ("${A}", [false]), ("\"${A}\"", [true]), ("'${A}' ${A}", [true, false]),
    ("\"a\" ${A} \"b\"", [false]), ("\"a\\\"${A}\"${A}", [true, false]),
    ("the user's ${A} isn't", [false]),
  ]

  @Test(arguments: quoted)
  func `quotation marks around a variable are seen`(_ text: String, _ isQuoted: [Bool]) {
    #expect(VariableScanner(text).found.map(\.isQuoted) == isQuoted)
  }

  static let names: [(text: String, isName: Bool)] = [
    ("A", true), ("_", true), ("a1_B", true), ("", false), ("1a", false), ("a-b", false),
    ("é", false), ("a b", false), ("a}", false),
  ]

  @Test(arguments: names)
  func `a name has letters, digits and underscores`(_ text: String, _ isName: Bool) {
    #expect(VariableScanner.isName(text) == isName)
  }
}
