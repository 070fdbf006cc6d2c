import SpecDrivers
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// Keys reach a field as the keyboard of UIKit sends them.
  @MainActor @Suite struct TypingTests {
    @Test(arguments: [true, false])
    func `each key is asked for, made and reported once`(reports: Bool) async throws {
      let form = Form()
      form.field.stubReportsEdits = reports
      let gallery = try await form.open()
      #expect(await gallery.perform(.tap(Selector("Name")), .type("éx", into: nil)) == "")
      #expect(
        form.calls == [
          "shouldBegin", "didBegin", "0+0 é in \"\"", "changed \"é\"", "1+0 x in \"é\"",
          "changed \"éx\"",
        ])
      #expect(
        try gallery.events(.field) == [
          "field: Name (call didBeginEditing, id name, screen plain, text )",
          "field: Name (accepted on, call shouldChangeCharacters, count 0, id name, "
            + "replacement é, screen plain, start 0, text )",
          "field: Name (call editingChanged, id name, screen plain, text é)",
          "field: Name (accepted on, call shouldChangeCharacters, count 0, id name, "
            + "replacement x, screen plain, start 1, text é)",
          "field: Name (call editingChanged, id name, screen plain, text éx)",
        ])
    }

    @Test func `events count code points, and delegates UTF-16`() async throws {
      let form = Form()
      form.field.text = "🙂a"
      let gallery = try await form.open()
      #expect(
        await gallery.perform(
          .focus(Selector("Name")), .select(.text("a"), in: nil), .type("b", into: nil)) == "")
      #expect(form.calls.dropLast().last == "2+1 b in \"🙂a\"")
      #expect(
        try gallery.events(.field).dropFirst().first
          == "field: Name (accepted on, call shouldChangeCharacters, count 1, id name, "
          + "replacement b, screen plain, start 1, text 🙂a)")
    }

    @Test func `a refused key changes nothing`() async throws {
      let form = Form()
      form.refused = "b"
      let gallery = try await form.open()
      #expect(await gallery.perform(.type("abc", into: Selector("Name"))) == "")
      #expect(form.field.text == "ac")
      #expect(form.calls.suffix(3) == ["1+0 b in \"a\"", "1+0 c in \"a\"", "changed \"ac\""])
    }

    @Test(arguments: [
      ([Action.deleteBackward(times: 1, in: nil)], "ab👨‍👩‍👧", "2+8  in \"ab👨‍👩‍👧\"", "ab"),
      ([.deleteBackward(times: 9, in: nil)], "ab", "0+1  in \"a\"", ""),
      ([.clear(Selector("Name"))], "ab", "0+2  in \"ab\"", ""),
      ([.select(.text("b"), in: nil), .type("X", into: nil)], "a🙂bc", "3+1 X in \"a🙂bc\"", "a🙂Xc"),
      ([.select(.all, in: nil), .paste("né w", into: nil)], "ab", "0+2 né w in \"ab\"", "né w"),
      ([.select(.caret(at: 1), in: nil), .type("x", into: nil)], "🙂b", "2+0 x in \"🙂b\"", "🙂xb"),
      (
        [.select(.range(start: 1, count: 1), in: nil), .deleteBackward(times: 1, in: nil)], "a🙂b",
        "1+2  in \"a🙂b\"", "ab"
      ),
    ])
    func `an edit replaces what is selected`(
      actions: [Action], text: String, last: String, result: String
    ) async throws {
      let form = Form()
      form.field.text = text
      let gallery = try await form.open()
      #expect(await gallery.perform(.focus(Selector("Name"))) == "")
      for action in actions { #expect(await gallery.perform(action) == "") }
      #expect(form.field.text == result)
      #expect(form.calls.dropLast().last == last)
    }

    @Test func `the return key asks the delegate, and ends editing only with an action`()
      async throws
    {
      let form = Form()
      let gallery = try await form.open()
      #expect(await gallery.perform(.focus(Selector("Name")), .pressReturn) == "")
      #expect(form.calls.suffix(1) == ["shouldReturn"])
      #expect(form.field.isFirstResponder)
      form.field.addAction(
        UIAction { _ in form.calls.append("didEndOnExit") }, for: .editingDidEndOnExit)
      #expect(await gallery.perform(.pressReturn) == "")
      #expect(form.calls.suffix(3) == ["shouldReturn", "didEndOnExit", "didEnd"])
      #expect(!form.field.isFirstResponder)
    }

    @Test func `a text view takes lines`() async throws {
      let view = UITextView()
      view.accessibilityLabel = "Notes"
      let gallery = try await Gallery([(view, CGRect(x: 0, y: 0, width: 90, height: 90))])
      #expect(
        await gallery.perform(
          .type("a\nb", into: Selector("Notes")), .pressReturn, .deleteBackward(times: 1, in: nil))
          == "")
      #expect(view.text == "a\nb")
    }

    @Test func `what cannot be typed into is named`() async throws {
      let form = Form()
      form.field.keyboardType = .numberPad
      let label = UILabel()
      label.text = "Title"
      label.frame = CGRect(x: 0, y: 100, width: 50, height: 20)
      form.controller.view.addSubview(label)
      let gallery = try await form.open()
      #expect(
        await gallery.perform(.type("a", into: nil))
          == "cannot type \"a\" of \"a\": no field has the focus")
      #expect(await gallery.perform(.pressReturn) == "cannot press return: no field has the focus")
      #expect(
        await gallery.perform(.type("a", into: Selector("Title"))) == "\"Title\": it is not a field"
      )
      #expect(
        await gallery.perform(.focus(Selector("Name")), .pressReturn)
          == "cannot press return: the number pad has no return key")
      #expect(
        await gallery.perform(.select(.text("z"), in: nil))
          == "cannot select text: the field contains \"\"")
      form.mayBegin = false
      form.field.resignFirstResponder()
      #expect(
        await gallery.perform(.tap(Selector("Name")))
          == "\"Name\": the app does not allow the focus to move to it")
      form.field.isEnabled = false
      #expect(await gallery.perform(.clear(Selector("Name"))) == "\"Name\": it is disabled")
    }
  }
}

/// A screen with a field that notes what it is asked and told.
@MainActor
private final class Form: NSObject, UITextFieldDelegate {
  let controller = PlainViewController()
  let field = UITextField()
  var calls: [String] = []
  var refused = ""
  var mayBegin = true

  override init() {
    super.init()
    field.accessibilityIdentifier = "name"
    field.accessibilityLabel = "Name"
    field.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.calls.append("changed \"\(self?.field.text ?? "")\"") },
      for: .editingChanged)
    controller.view.addSubview(field)
  }

  func open() async throws -> Gallery { try await Gallery(controller) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldBegin")
    return mayBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.append("\(range.location)+\(range.length) \(string) in \"\(textField.text ?? "")\"")
    return refused.isEmpty || string != refused
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("shouldReturn")
    return true
  }
}
