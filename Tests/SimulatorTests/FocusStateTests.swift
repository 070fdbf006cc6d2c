import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct FocusStateTests {
  private let device = sampleDevice()
  private let screen: ViewController
  private let masked = SecureField(id: "masked", label: "A", traits: TextTraits(isSecure: true))
  private let plain = TextField(id: "plain", label: "A", traits: TextTraits())
  private let other = TextField(id: "other", label: "B", traits: TextTraits())
  private let foreign = TextField(id: "foreign", label: "C", traits: TextTraits())
  private let state: FocusState<String>
  private let heard = Heard()

  /// What the app was told, in order.
  private final class Heard {
    var lines: [String] = []
  }

  init() {
    screen = ViewController(name: "screen", device: device)
    screen.add(masked, plain, other, foreign)
    plain.opacity = 0
    state = FocusState(on: device)
    state.bind(masked, plain, to: "a")
    state.bind(other, to: "b")
    state.onChange = { [heard] in heard.lines.append($0 ?? "none") }
    state.onSubmit = { [heard] in heard.lines.append("submit \($0)") }
  }

  @Test func `setting the value moves the focus to the field that can be seen`() {
    state.set("a")
    #expect(device.focus.field === masked)
    state.set(nil)
    #expect(device.focus.field == nil)
    #expect(heard.lines == ["a", "none"])
  }

  @Test func `a user who moves the focus is heard once, when the move is complete`() {
    device.focus.become(masked)
    device.focus.become(other)
    device.focus.become(foreign)
    device.focus.become(other)
    device.focus.resign()
    #expect(heard.lines == ["a", "b", "none", "b", "none"])
  }

  @Test func `only a change of the value is heard`() {
    state.set("a")
    state.set("a")
    device.focus.become(masked)
    #expect(heard.lines == ["a"])
  }

  @Test func `between fields of one value the focus goes without a word`() {
    state.set("a")
    masked.opacity = 0
    plain.opacity = 1
    state.follow()
    #expect(device.focus.field === plain)
    #expect(device.keyboard.shown != nil)
    #expect(heard.lines == ["a"])
  }

  @Test func `without a value there is nothing to follow`() {
    plain.opacity = 1
    state.follow()
    #expect(device.focus.field == nil)
    #expect(heard.lines.isEmpty)
  }

  @Test func `return is heard with the value of its field`() {
    state.set("b")
    other.pressReturn()
    #expect(heard.lines == ["b", "submit b"])
    #expect(device.focus.field === other)
  }

  @Test func `a field that is left masks what could be read`() {
    state.set("a")
    masked.insert("x")
    device.focus.become(other)
    #expect(masked.element.properties[.text] == .known("•"))
  }
}
