import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct FocusTests {
  private let device = sampleDevice()
  private let form: FormScreen

  init() {
    form = FormScreen(on: device, titled: true)
  }

  private var calls: [String] {
    device.log.events(since: 0).compactMap {
      switch $0.kind {
      case .field: "\($0.subject).\($0.details["call"]?.written ?? "")"
      case .keyboard: $0.details["notice"]?.written
      default: nil
      }
    }
  }

  @Test func `a field is asked, told, and then the keyboard comes`() {
    #expect(device.focus.become(form.name1))
    #expect(device.focus.become(form.name1))
    #expect(calls == ["Name.shouldBeginEditing", "Name.didBeginEditing", "keyboardWillShow"])
  }

  @Test func `between two fields the new one is asked first and the keyboard stays up`() {
    device.focus.become(form.name1)
    let before = calls.count
    #expect(device.focus.become(form.code))
    #expect(
      calls.dropFirst(before) == [
        "Code.shouldBeginEditing", "Name.shouldEndEditing", "Name.didEndEditing",
        "Code.didBeginEditing", "keyboardWillShow",
      ])
    #expect(device.focus.field === form.code)
  }

  @Test func `a field that does not let go keeps the focus`() {
    form.pin.text = "1"
    device.focus.become(form.stubborn)
    #expect(!device.focus.become(form.name1))
    #expect(!device.focus.resign())
    #expect(device.focus.field === form.stubborn)
    #expect(
      calls.suffix(3) == [
        "Name.shouldBeginEditing", "Stubborn.shouldEndEditing", "Stubborn.shouldEndEditing",
      ])
  }

  @Test func `a field that is disabled, on no screen or unwilling gets no focus`() {
    #expect(!device.focus.become(form.locked))
    #expect(!device.focus.become(form.stubborn))
    #expect(!device.focus.become(TextField(id: "stray", label: "Stray", traits: TextTraits())))
    #expect(device.focus.field == nil)
    #expect(calls == ["Stubborn.shouldBeginEditing"])
  }

  @Test func `a screen that goes ends editing, even if its field would not let go`() {
    form.pin.text = "1"
    device.focus.become(form.stubborn)
    device.focus.leave(PageScreen(on: device))
    #expect(device.focus.field === form.stubborn)
    device.focus.leave(form)
    #expect(device.focus.field == nil)
    #expect(calls.suffix(2) == ["Stubborn.didEndEditing", "keyboardWillHide"])
  }
}
