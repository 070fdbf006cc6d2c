/// An action in a When step: what a user does with the app, or the system does to it.
public enum Action: Hashable, Sendable {
  /// Taps an element.
  case tap(Selector)
  /// Taps an element twice in quick succession.
  case doubleTap(Selector)
  /// Presses an element and holds it until the app reacts to a long press.
  case longPress(Selector)
  /// Presses a mouse button on an element, once or several times.
  case click(Selector, Click)
  /// Moves the mouse pointer over an element.
  case hover(Selector)
  /// Drags an element with the mouse and drops it on another one.
  case drag(Selector, to: Selector)
  /// Turns the mouse wheel over an element, or over the middle of the screen.
  case turnWheel(right: Int, down: Int, over: Selector?)
  /// Moves the focus to an element without a tap.
  case focus(Selector)
  /// Types character by character into the named field, or into the focused one.
  case type(String, into: Selector?)
  /// Pastes a text into a field, replacing the selection; nil for the focused field.
  case paste(String, into: Selector?)
  /// Presses the delete key the given number of times in a field; nil for the focused field.
  case deleteBackward(times: Int, in: Selector?)
  /// Selects all text of a field and deletes it.
  case clear(Selector)
  /// Selects a part of a field's text, or moves the caret; nil for the focused field.
  case select(TextSelection, in: Selector?)
  /// Presses the keyboard's return key, whatever its title.
  case pressReturn
  /// Presses a key of a hardware keyboard, such as `Tab`, or a chord, such as `Control+A`.
  case pressKey(String)
  /// Presses a key of a hardware keyboard and holds it.
  case holdKey(String)
  /// Releases a key that is held.
  case releaseKey(String)
  /// Swipes over an element; nil for the screen.
  case swipe(Direction, on: Selector?)
  /// Scrolls until an element is in view.
  case scroll(to: Selector)
  /// Scrolls an area by points, or the screen; a positive number reveals content further down.
  case scrollBy(points: Int, in: Selector?)
  /// Chooses an option of an element: a segment, a tab, a date, a menu item.
  case choose(String, in: Selector?)
  /// Chooses several options of an element, and no others.
  case chooseAll([String], in: Selector)
  /// Checks or unchecks a checkbox, switch or radio button; one that is in this state stays so.
  case setChecked(Bool, Selector)
  /// Chooses files for a file button, or drops them on an element.
  case upload([String], to: Selector, byDropping: Bool)
  /// Types into the text field of the alert in front.
  case typeIntoAlert(String)
  /// Taps a button of the alert, sheet or permission prompt in front.
  case answer(String)
  /// Goes back one screen with a control of the system: back button, edge swipe, history.
  case back
  /// Goes forward one screen in the history.
  case forward
  /// Loads the page again, with its stored data and at the same address.
  case reload
  /// Switches to another window by its title, its address or its number, counted from 1.
  case switchWindow(String)
  /// Closes the current window and switches to the one that opened it.
  case closeWindow
  /// Keeps the stored data, such as a signed-in session, under a name for other scenarios.
  case saveSession(String)
  /// Pulls a presented sheet down.
  case dismiss
  /// Hides the keyboard with a control of the system.
  case hideKeyboard
  /// Goes to the home screen, which moves the app to the background.
  case leave
  /// Returns to the app; one that was stopped starts again.
  case comeBack
  /// Ends the app; stored data remains.
  case stop
  /// Ends the app and starts it again; stored data remains.
  case relaunch
  /// Opens the app with a link.
  case open(url: String)
  /// An event that the system causes.
  case system(SystemEvent)
  /// Lets time pass: a virtual clock advances immediately, other engines wait.
  case wait(Duration)
}

/// A press of a mouse button.
public struct Click: Hashable, Sendable {
  /// A button of a mouse.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    /// The main button.
    case left
    /// The wheel.
    case middle
    /// The button that opens a context menu.
    case right
  }

  /// The button.
  public var button: Button
  /// The number of presses in quick succession.
  public var count: Int
  /// The keys that are held meanwhile.
  public var modifiers: [KeyModifier]

  /// Creates a press, by default one of the main button.
  public init(_ button: Button = .left, count: Int = 1, modifiers: [KeyModifier] = []) {
    self.button = button
    self.count = count
    self.modifiers = modifiers
  }
}

/// The part of a text to select, in code points.
public enum TextSelection: Hashable, Sendable {
  /// The whole text.
  case all
  /// The first occurrence of a text.
  case text(String)
  /// The given number of code points from a position, counted from 0.
  case range(start: Int, count: Int)
  /// Nothing: the caret before the code point at this position, counted from 0.
  case caret(at: Int)
}

/// A direction of movement on the screen.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// Towards the top.
  case up
  /// Towards the bottom.
  case down
  /// Towards the left.
  case left
  /// Towards the right.
  case right
}

/// Events that the system causes.
public enum SystemEvent: Hashable, Sendable {
  /// A keyboard notification as UIKit posts it; without a height, it has no frame.
  case keyboard(shows: Bool, height: Int?)
  /// A memory warning; screens that are not in front keep what was typed.
  case memoryWarning
  /// The system destroys the visible screen and creates it again.
  case recreateScreen
  /// The user turns the device, and the system lays out the app for its new shape.
  case rotate(Orientation)
  /// The device compares what its sensor sees with the user's face or fingerprint.
  case biometrics(BiometricSensor, isMatch: Bool)
  /// A push notification arrives; its payload is the text of a JSON object.
  case pushNotification(payload: String)
  /// The user presses a button of the device.
  case button(DeviceButton)
  /// The user locks the device, which puts the app into the background, or unlocks it.
  case lock(Bool)
}

extension SystemEvent {
  /// The capability that an event requires.
  package var capability: Capability {
    switch self {
    case .keyboard, .memoryWarning, .recreateScreen: .systemEvents
    case .rotate: .rotation
    case .biometrics: .biometrics
    case .pushNotification: .pushNotifications
    case .button, .lock: .deviceButtons
    }
  }
}

/// A button of a device.
public enum DeviceButton: String, Hashable, Sendable, CaseIterable {
  /// The button that makes it louder.
  case volumeUp = "volume up"
  /// The button that makes it quieter.
  case volumeDown = "volume down"
}

/// What a device recognises its user by.
public enum BiometricSensor: String, Hashable, Sendable, CaseIterable {
  /// The face.
  case face
  /// A fingerprint.
  case fingerprint
}

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
