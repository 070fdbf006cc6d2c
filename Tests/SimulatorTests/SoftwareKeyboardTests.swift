import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct SoftwareKeyboardTests {
  /// A field's traits on a device with its settings, and the keyboard that comes of them.
  struct Case: CustomTestStringConvertible {
    var traits = TextTraits()
    var device = "iPhone 11"
    var height: Double?
    var bar = true
    let keyboard: SoftwareKeyboard.Shown

    var testDescription: String { "\(traits) on \(device) → \(keyboard)" }
  }

  private static func shown(
    _ height: Double, bar: Bool, _ type: TextTraits.KeyboardType = .standard,
    key: String? = "return"
  ) -> SoftwareKeyboard.Shown {
    SoftwareKeyboard.Shown(type: type, returnKey: key, height: height, hasShortcutBar: bar)
  }

  @Test(arguments: [
    Case(keyboard: shown(346, bar: true)),
    Case(traits: TextTraits(autocorrection: .off), keyboard: shown(346, bar: true)),
    Case(traits: TextTraits(spellChecking: .off), keyboard: shown(346, bar: true)),
    Case(
      traits: TextTraits(autocorrection: .off, spellChecking: .off),
      keyboard: shown(301, bar: false)),
    Case(traits: TextTraits(isSecure: true), keyboard: shown(301, bar: false)),
    Case(
      traits: TextTraits(keyboardType: .numberPad),
      keyboard: shown(301, bar: false, .numberPad, key: nil)),
    Case(
      traits: TextTraits(keyboardType: .url, returnKey: "Go"),
      keyboard: shown(346, bar: true, .url, key: "Go")),
    Case(device: "iPhone 8", keyboard: shown(260, bar: true)),
    Case(device: "iPhone 8", bar: false, keyboard: shown(216, bar: false)),
    Case(height: 150, keyboard: shown(150, bar: true)),
    Case(height: 0, keyboard: shown(0, bar: true)),
  ])
  func `a keyboard is as the field, the device and its settings want it`(of: Case) throws {
    var settings = DeviceSettings()
    settings.keyboardHeight = of.height
    settings.hasShortcutBar = of.bar
    let device = sampleDevice(try DeviceModel(named: of.device), settings: settings)
    device.keyboard.show(for: of.traits)
    #expect(device.keyboard.shown == of.keyboard)
  }

  private let device = sampleDevice()
  private let plain = TextTraits(autocorrection: .off, spellChecking: .off)

  @Test func `the app is told when the keyboard comes, changes its height and goes`() {
    device.keyboard.show(for: plain)
    device.keyboard.show(for: TextTraits(keyboardType: .numberPad))
    device.keyboard.show(for: TextTraits())
    device.clock.settle()
    device.keyboard.hide()
    device.keyboard.hide()
    device.clock.settle()
    #expect(
      device.log.lines() == [
        "0 ms keyboard: keyboard (animated on, height 301, notice keyboardWillShow)",
        "0 ms keyboard: keyboard (animated on, height 346, notice keyboardWillShow)",
        "250 ms keyboard: keyboard (animated on, height 301, notice keyboardDidShow)",
        "250 ms keyboard: keyboard (animated on, height 346, notice keyboardDidShow)",
        "250 ms keyboard: keyboard (animated on, height 0, notice keyboardWillHide)",
        "500 ms keyboard: keyboard (animated on, height 0, notice keyboardDidHide)",
      ])
  }

  @Test func `with a hardware keyboard nothing comes up until it is taken away`() {
    var settings = DeviceSettings()
    settings.hasHardwareKeyboard = true
    device.keyboard.apply(settings)
    device.keyboard.show(for: plain)
    #expect(device.keyboard.shown == nil)
    #expect(device.log.lines() == [])
    settings.hasHardwareKeyboard = false
    device.keyboard.apply(settings)
    #expect(device.keyboard.shown?.height == 301)
    settings.keyboardHeight = 200
    device.keyboard.apply(settings)
    #expect(device.keyboard.shown?.height == 200)
    settings.hasHardwareKeyboard = true
    device.keyboard.apply(settings)
    #expect(device.keyboard.shown == nil)
    #expect(
      device.log.lines() == [
        "0 ms keyboard: keyboard (animated on, height 301, notice keyboardWillShow)",
        "0 ms keyboard: keyboard (animated on, height 200, notice keyboardWillShow)",
        "0 ms keyboard: keyboard (animated on, height 0, notice keyboardWillHide)",
      ])
  }

  @Test func `a notice reaches those who subscribed and those who forgot to leave`() {
    var heard: [String] = []
    let leaves = ViewController(name: "leaves", device: device)
    let token = device.notificationCenter.subscribe(to: .keyboardWillShow, leaves) { _ in
      heard.append("leaves")
    }
    var forgets: ViewController? = ViewController(name: "forgets", device: device)
    if let forgets {
      _ = device.notificationCenter.subscribe(to: .keyboardWillShow, forgets) { _ in
        heard.append("forgets")
      }
    }
    device.keyboard.show(for: plain)
    #expect(heard == ["leaves", "forgets"])
    #expect(
      device.log.lines(of: .reaction) == [
        "0 ms reaction: leaves (height 301, notice keyboardWillShow)",
        "0 ms reaction: forgets (height 301, notice keyboardWillShow)",
      ])
    device.notificationCenter.unsubscribe(token)
    device.notificationCenter.unsubscribe(token)
    forgets = nil
    heard = []
    let mark = device.log.mark
    device.keyboard.post(shows: true, height: nil)
    // The handler of a screen that is gone still runs; nobody is there to react.
    #expect(heard == ["forgets"])
    #expect(device.log.lines(of: .reaction, since: mark) == [])
    #expect(device.notificationCenter.count == 1)
  }
}
