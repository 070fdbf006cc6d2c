package import SpecDrivers
import SpecJSON
import SpecText

/// The sentences of the vocabulary for actions and conditions, for scenarios that a tool writes.
package enum ActionSentence {
  /// The step that performs an action, without its keyword; nil if no single line does.
  package static func text(for action: Action) -> String? {
    switch action {
    case .tap(let element): "I tap \(element.named)"
    case .doubleTap(let element): "I double-tap \(element.named)"
    case .longPress(let element): "I touch and hold \(element.named)"
    case .type(let text, nil): quoted(text).map { "I type \($0)" }
    case .type(let text, let element?): quoted(text).map { "I type \($0) into \(element.named)" }
    case .paste(let text, nil): quoted(text).map { "I paste \($0)" }
    case .paste(let text, let element?): quoted(text).map { "I paste \($0) into \(element.named)" }
    case .deleteBackward(1, nil): "I press delete"
    case .deleteBackward(let times, nil): "I press delete \(times) times"
    case .clear(let element): "I clear \(element.named)"
    case .select(.all, let element?): "I select all of \(element.named)"
    case .select(.text(let text), let element?):
      quoted(text).map { "I select \($0) in \(element.named)" }
    case .focus(let element): "I focus \(element.named)"
    case .pressReturn: "I press the return key"
    case .pressKey(let key): quoted(key).map { "I press \($0)" }
    case .swipe(let direction, nil): "I swipe \(direction.rawValue)"
    case .swipe(let direction, let element?): "I swipe \(direction.rawValue) on \(element.named)"
    case .scroll(let element): "I scroll to \(element.named)"
    case .scrollBy(let points, nil):
      "I scroll \(points < 0 ? "up" : "down") by \(abs(points)) points"
    case .choose(let option, nil): quoted(option).map { "I choose \($0)" }
    case .choose(let option, let element?):
      quoted(option).map { "I choose \($0) in \(element.named)" }
    case .setChecked(let isOn, let element): "I \(isOn ? "check" : "uncheck") \(element.named)"
    case .answer(let answer): quoted(answer).map { "I answer \($0)" }
    case .typeIntoAlert(let text): quoted(text).map { "I type \($0) into the prompt" }
    case .click(let element, let click): text(for: click, on: element)
    case .drag(var element, let target) where target.point != nil:
      element.point.map { start in
        element.point = nil
        return "I draw a line on \(element.named) from \(start) to \(target.point ?? start)"
      }
    case .drag(let element, let target): "I drag \(element.named) onto \(target.named)"
    case .back: "I go back"
    case .forward: "I go forward"
    case .reload: "I reload the page"
    case .dismiss: "I pull the sheet down"
    case .hideKeyboard: "I hide the keyboard"
    case .leave: "I leave the app"
    case .comeBack: "I come back to the app"
    case .stop: "I stop the app"
    case .relaunch: "I restart the app"
    case .open(let url): quoted(url).map { "I follow the link \($0) into the app" }
    case .wait(let time): "\(time.wholeMilliseconds) ms pass"
    case .system(let event): text(for: event)
    default: nil
    }
  }

  /// The lines of the step that performs an action, without its keyword; nil if there is none.
  package static func lines(for action: Action) -> [String]? {
    switch action {
    case .type(let text, let field?) where quoted(text) == nil:
      docString(text).map { ["I type into \(field.named):"] + $0 }
    case .chooseAll(let options, let element):
      rows(options).map { ["I choose in \(element.named):"] + $0 }
    case .system(.pushNotification(let payload)) where text(for: action) == nil:
      docString(payload).map { ["this push notification arrives:"] + $0 }
    default: text(for: action).map { [$0] }
    }
  }

  private static func text(for click: Click, on element: Selector) -> String? {
    let verb: String
    switch (click.button, click.count) {
    case (.left, 1): verb = "I click"
    case (.right, 1): verb = "I right-click"
    default: return nil
    }
    let held = click.modifiers.map(\.rawValue).joined(separator: "+")
    return "\(verb) \(element.named)" + (held.isEmpty ? "" : " holding \(held)")
  }

  /// A text of several lines; nil if one of them would end it or cannot be written.
  private static func docString(_ text: String) -> [String]? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isWritable = lines.allSatisfy { line in
      !line.includes("\"\"\"") && !line.includes("\\\"\\\"\\\"")
        && line.unicodeScalars.allSatisfy {
          $0 == "\t" || $0.properties.generalCategory != .control
        }
    }
    return isWritable ? ["  \"\"\""] + lines.map { "  " + $0 } + ["  \"\"\""] : nil
  }

  /// A table with one column; nil if a text cannot be a cell.
  private static func rows(_ texts: [String]) -> [String]? {
    let rows = texts.compactMap(ScreenFacts.cell)
    return rows.count == texts.count && !rows.isEmpty ? rows : nil
  }

  private static func text(for event: SystemEvent) -> String? {
    switch event {
    case .keyboard(true, let height?): "the system announces a keyboard of \(height) points"
    case .keyboard(true, nil): "the system announces a keyboard without saying how high"
    case .keyboard(false, _): "the system announces that the keyboard hides"
    case .memoryWarning: "memory runs short"
    case .recreateScreen: "the system rebuilds the screen"
    case .rotate(let orientation): "I rotate the device to \(orientation.rawValue)"
    case .biometrics(let sensor, let isMatch):
      "my \(sensor.rawValue) is \(isMatch ? "" : "not ")recognised"
    case .pushNotification(let payload):
      alert(of: payload).flatMap(quoted).map { "the push notification \($0) arrives" }
    case .button(let button): "I press the \(button.rawValue) button"
    case .lock(let isLocked): "I \(isLocked ? "lock" : "unlock") the device"
    }
  }

  /// The text of a push notification; nil if its payload contains anything else.
  private static func alert(of payload: String) -> String? {
    guard case .object(let whole)? = try? JSONReader.read(payload), whole.count == 1,
      case .object(let aps)? = whole["aps"], aps.count == 1,
      case .string(let alert)? = aps["alert"]
    else { return nil }
    return alert
  }

  /// The step that establishes a condition, without its keyword; nil if no single line does.
  package static func text(for condition: Condition) -> String? {
    switch condition {
    case .permission(let permission, let state):
      "the permission for \(permission.rawValue) is \(state.rawValue)"
    case .secret(let name, let value?):
      both(value, name).map { "the keychain holds \($0) as \($1)" }
    case .secret(let name, nil): quoted(name).map { "the keychain holds no \($0)" }
    case .record(let name, let value?):
      both(value, name).map { "the app stored \($0) as \($1)" }
    case .connection(.offline): "the device is offline"
    case .connection(.online): "the device is online"
    case .connection(.slow): "the connection is slow"
    case .installedApp(let name, let isInstalled):
      quoted(name).map { "the other app \($0) is \(isInstalled ? "" : "not ")installed" }
    case .date(let date): quoted(date).map { "the date is \($0)" }
    case .device("keyboard height", .number(let points)):
      "the device has a keyboard of \(PropertyValue.number(points).written) points"
    case .device("shortcut bar", .flag(false)): "the device offers no shortcut bar"
    case .device("hardware keyboard", .flag(true)): "the device has a hardware keyboard"
    case .device(DeviceSetting.textSize, .text(let size)):
      quoted(size).map { "the text size is \($0)" }
    case .device(let name, .text(let text)):
      both(name, text).map { "the device setting \($0) is \($1)" }
    case .device(let name, let value):
      quoted(name).map { "the device setting \($0) is \(value.written)" }
    default: nil
    }
  }

  /// The steps that choose a device and open an app; nil if the options contain anything else.
  package static func opening(_ options: LaunchOptions) -> [String]? {
    guard options.faults.isEmpty, options.locale == nil, options.parameters.isEmpty,
      let app = quoted(options.app)
    else { return nil }
    var lines: [String] = []
    if let device = options.device {
      guard let name = quoted(device) else { return nil }
      lines.append("the device is a \(name)")
    }
    return lines + [options.app.isEmpty ? "the app is open" : "the \(app) app is open"]
  }

  /// A text in quotes; nil if it contains a line break or another control character, or a backslash
  /// that would escape a quotation mark.
  static func quoted(_ text: String) -> String? {
    guard text.fitsInQuotes,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return text.inQuotes
  }

  private static func both(_ one: String, _ other: String) -> (String, String)? {
    guard let one = quoted(one), let other = quoted(other) else { return nil }
    return (one, other)
  }
}
