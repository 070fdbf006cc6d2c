import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct SecureFieldTests {
  private let device = sampleDevice()
  private let screen: ViewController
  private let field = SecureField(
    id: "secret", label: "Secret", traits: TextTraits(isSecure: true))

  init() {
    screen = ViewController(name: "screen", device: device)
    screen.add(field)
  }

  private var shown: String? { field.element.properties[.text]?.value?.text }

  @Test(arguments: [
    (["a"], "a"), (["a", "b"], "•b"), (["e\u{301}"], "e\u{301}"), (["가", "나"], "•나"),
    (["ab"], "••"), (["a", "bc"], "•••"), (["a", ""], "•"), (["👨‍👩‍👧‍👦", "e\u{301}"], "•e\u{301}"),
    (["👨‍👩‍👧‍👦e\u{301}x"], "•••"),
  ])
  func `the character typed last can be read`(typed: [String], shown: String) {
    for text in typed { field.insert(text) }
    #expect(self.shown == shown)
    #expect(field.text == typed.joined())
  }

  @Test func `it stands where it was typed`() {
    field.insert("ab")
    field.select(TextRange(start: 1))
    field.insert("x")
    #expect(shown == "•x•")
  }

  @Test func `after two seconds it is masked`() {
    field.insert("a")
    device.clock.advance(by: SecureField.visibleDuration - .milliseconds(1))
    #expect(shown == "a")
    device.clock.advance(by: .milliseconds(1))
    #expect(shown == "•")
  }

  @Test func `each character has its own two seconds`() {
    field.insert("a")
    device.clock.advance(by: .milliseconds(1_500))
    field.insert("b")
    device.clock.advance(by: .milliseconds(1_500))
    #expect(shown == "•b")
  }

  @Test func `deleting masks what is left`() {
    field.insert("a")
    field.insert("b")
    field.deleteBackward()
    #expect(shown == "•")
  }

  @Test func `a text that code sets is masked, even the same`() {
    field.insert("a")
    field.text = "a"
    #expect(shown == "•")
  }

  @Test func `code that sets the text while it hears of a key masks that key`() {
    field.onEditingChanged = { [field] in field.text = field.text }
    field.insert("a")
    #expect(shown == "•")
  }

  @Test func `a key that is refused shows nothing`() {
    final class Stubborn: TextFieldDelegate {
      func shouldChange(_: TextField, in _: TextRange, to _: String) -> Bool { false }
    }
    let stubborn = Stubborn()
    field.delegate = stubborn
    field.insert("a")
    field.text = "b"
    #expect(shown == "•")
  }

  /// A field that has a text and receives the focus again.
  private func focusAgain() {
    field.text = "abc"
    device.focus.become(field)
  }

  @Test(arguments: [("x", "x"), ("xyz", "xyz")])
  func `the first key after it received the focus again replaces the text`(
    typed: String, text: String
  ) {
    focusAgain()
    field.insert(typed)
    #expect(field.text == text)
    field.insert("d")
    #expect(field.text == text + "d")
  }

  @Test func `a delete key clears it then`() {
    focusAgain()
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func `an app can keep the text`() {
    focusAgain()
    field.clearsOnInsertion = false
    field.insert("d")
    #expect(field.text == "abcd")
  }

  @Test func `a device that does not clear keeps it`() throws {
    var settings = DeviceSettings()
    try settings.set("secure fields clear", to: .flag(false))
    device.apply(settings)
    focusAgain()
    field.insert("d")
    #expect(field.text == "abcd")
  }
}
