import SpecDrivers
import Testing

/// What reports show of fields that hide their texts.
struct MaskedScreenTests {
  private static func field(_ text: String, isSecure: Bool) -> Element {
    Element(
      id: "a", role: .field, label: "Password", frame: .unknown("none"),
      properties: [
        .secure: .known(.flag(isSecure)), .text: .known(.text(text)),
        .valueText: .known(.text(text), .inferred), .placeholder: .known(.text("4 characters")),
      ])
  }

  static let texts: [(text: String, shown: String)] = [
    ("", ""), ("hunter2", "•••••••"), ("••••", "••••"), ("****", "****"), ("••2", "•••"),
    ("가e\u{301}", "•••"), ("aaa", "•••"), ("111", "•••"), (" ", " "),
  ]

  @Test(arguments: texts)
  func `a secure field shows a bullet for each character`(_ text: String, _ shown: String) {
    let element = Self.field(text, isSecure: true).masked
    #expect(element.properties[.text] == .known(.text(shown)))
    #expect(element.properties[.valueText] == .known(.text(shown), .inferred))
    #expect(element.properties[.placeholder] == .known(.text("4 characters")))
    let plain = Self.field(text, isSecure: false)
    #expect(plain.masked == plain)
  }

  @Test func `only a text that is not masked is hidden`() {
    #expect(Self.field("hunter2", isSecure: true).hiddenText(of: .text) == "hunter2")
    #expect(Self.field("•••", isSecure: true).hiddenText(of: .text) == nil)
    #expect(Self.field("hunter2", isSecure: true).hiddenText(of: .placeholder) == nil)
    #expect(Self.field("hunter2", isSecure: false).hiddenText(of: .text) == nil)
  }
}
