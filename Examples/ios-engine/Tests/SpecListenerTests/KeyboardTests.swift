import SpecDrivers
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// The keyboard is known from its notifications and from the field with the focus.
  @MainActor @Suite struct KeyboardTests {
    private static let bar = Observed<Bool>.unknown(
      "UIKit does not report whether suggestions are shown")

    private func gallery() async throws -> (Gallery, UITextField) {
      let field = UITextField()
      field.accessibilityLabel = "Name"
      return (
        try await Gallery([(field, CGRect(x: 0, y: 0, width: 100, height: 40))]), field
      )
    }

    @Test func `it comes and goes with the focus`() async throws {
      let (gallery, field) = try await gallery()
      field.keyboardType = .emailAddress
      field.returnKeyType = .send
      #expect(try gallery.driver.observe(since: 0).screen.keyboard == .known(nil))
      #expect(await gallery.perform(.tap(Selector("Name"))) == "")
      let screen = try gallery.driver.observe(since: 0).screen
      #expect(
        screen.keyboard
          == .known(
            Keyboard(
              type: .known("email address"), returnKey: .known("Send"), height: .known(346),
              shortcutBar: Self.bar)))
      #expect(screen.focus == .known("~field 1"))
      #expect(await gallery.perform(.hideKeyboard) == "")
      #expect(try gallery.driver.observe(since: 0).screen.keyboard == .known(nil))
      #expect(
        try gallery.events(.keyboard) == [
          "keyboard: keyboard (animated on, height 346, notice keyboardWillShow)",
          "keyboard: keyboard (animated on, height 346, notice keyboardDidShow)",
          "keyboard: keyboard (animated on, height 0, notice keyboardWillHide)",
          "keyboard: keyboard (animated on, height 0, notice keyboardDidHide)",
        ])
    }

    @Test func `an announced keyboard is one like any other`() async throws {
      let (gallery, _) = try await gallery()
      #expect(
        await gallery.perform(
          .system(.keyboard(shows: true, height: 150)), .system(.keyboard(shows: true, height: nil))
        )
          == "")
      let reason = "no field of the screen has the focus"
      #expect(
        try gallery.driver.observe(since: 0).screen.keyboard
          == .known(
            Keyboard(
              type: .unknown(reason), returnKey: .unknown(reason), height: .known(150),
              shortcutBar: Self.bar)))
      #expect(await gallery.perform(.system(.keyboard(shows: false, height: nil))) == "")
      #expect(try gallery.driver.observe(since: 0).screen.keyboard == .known(nil))
    }

    @Test func `with a hardware keyboard there is none`() async throws {
      let (gallery, field) = try await gallery()
      gallery.window.stubKeyboardHeights = nil
      #expect(await gallery.perform(.type("a", into: Selector("Name"))) == "")
      #expect(field.text == "a")
      #expect(try gallery.driver.observe(since: 0).screen.keyboard == .known(nil))
    }

    @Test(arguments: [
      (UIKeyboardType.default, "default", true), (.asciiCapable, "ASCII capable", true),
      (.numbersAndPunctuation, "numbers and punctuation", true), (.URL, "URL", true),
      (.numberPad, "number pad", false), (.phonePad, "phone pad", false),
      (.namePhonePad, "name phone pad", true), (.emailAddress, "email address", true),
      (.decimalPad, "decimal pad", false), (.twitter, "twitter", true),
      (.webSearch, "web search", true), (.asciiCapableNumberPad, "ASCII capable number pad", false),
    ])
    func `every kind of keyboard has a name`(
      type: UIKeyboardType, name: String, hasReturnKey: Bool
    ) {
      let field = UITextField()
      field.keyboardType = type
      #expect(InputTraitNames.name(of: type) == name)
      #expect(InputTraits(of: field)?.returnKey == (hasReturnKey ? "return" : nil))
    }

    @Test(arguments: [
      (UIReturnKeyType.default, "return"), (.go, "Go"), (.google, "Google"), (.join, "Join"),
      (.next, "Next"), (.route, "Route"), (.search, "Search"), (.send, "Send"),
      (.yahoo, "Yahoo"), (.done, "Done"), (.emergencyCall, "Emergency Call"),
      (.continue, "Continue"),
    ])
    func `every return key has a title`(key: UIReturnKeyType, title: String) {
      #expect(InputTraitNames.title(of: key) == title)
    }
  }
}
