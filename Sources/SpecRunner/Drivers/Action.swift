/// When: what a person does with the app, or the system does to it.
public enum Action: Hashable, Sendable, Codable {
  case tap(Selector)
  case doubleTap(Selector)
  case longPress(Selector)
  /// Types character by character on the keyboard, into the named field or the focused one.
  case type(String, into: Selector?)
  /// Inserts a whole text in one edit, replacing the selection.
  case paste(String, into: Selector?)
  /// Presses the delete key.
  case deleteBackward(times: Int, in: Selector?)
  /// Empties a field as a person does: selects all and deletes.
  case clear(Selector)
  /// Selects part of a field's text, or places the caret.
  case select(TextSelection, in: Selector?)
  /// Presses the keyboard's return key, whatever it is called.
  case pressReturn
  /// Presses a key of a hardware keyboard, such as `Tab` or `Escape`.
  case pressKey(String)
  /// Swipes over an element, or over the screen.
  case swipe(Direction, on: Selector?)
  /// Scrolls until an element is in view.
  case scroll(to: Selector)
  /// Scrolls by points; positive shows what is further down.
  case scrollBy(points: Int, in: Selector?)
  /// Chooses one of several offered: a segment, a tab, a date, a menu entry.
  case choose(String, in: Selector?)
  /// Answers the alert, sheet or permission prompt in front.
  case answer(String)
  /// Goes back one screen by the system's own means: back button, edge swipe, history.
  case back
  /// Pulls a presented sheet down.
  case dismiss
  /// Puts the keyboard away by the system's own means.
  case hideKeyboard
  /// Leaves for the home screen; the app goes to the background.
  case leave
  /// Comes back to the app.
  case comeBack
  /// Ends the app and starts it again; what it stored is kept.
  case relaunch
  /// Opens a link into the app.
  case open(url: String)
  /// The system does something no person does.
  case system(SystemEvent)
  /// Lets time pass: on a virtual clock at once, otherwise for real.
  case wait(Duration)
}

/// The part of a text that an edit replaces, in code points.
public enum TextSelection: Hashable, Sendable, Codable {
  case all
  case text(String)
  case range(start: Int, count: Int)
  case caret(at: Int)
}

/// Where a finger moves.
public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
  case up, down, left, right
}

/// What the system does to an app unasked.
public enum SystemEvent: Hashable, Sendable, Codable {
  /// A keyboard notification, as UIKit posts it; no height when the notice carries no frame.
  case keyboard(shows: Bool, height: Int?)
  /// Memory runs short: screens that are not in use are freed.
  case memoryWarning
  /// The visible screen is torn down and made anew, its memory lost.
  case recreateScreen
}
