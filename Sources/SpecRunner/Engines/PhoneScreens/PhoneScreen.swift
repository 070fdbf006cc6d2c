import SpecDrivers

/// The screen of a phone, and the nodes of the page source that its parts were read from.
struct PhoneScreen: Sendable {
  /// The screen.
  let screen: Screen
  /// What the elements were read from, by `Element.id`.
  let entries: [String: ListedNodes.Entry]
  /// The page source; nil if nothing of it is listed.
  var tree: SourceTree? { entries.values.first?.node.tree }
  /// The nodes of the keyboard; nil if it is hidden, or if its state is unknown.
  let keyboard: KeyboardNodes?
  /// The alert or sheet in the app's own page source, or what may be one.
  let alert: SourceNode?
  /// Whether the app shows that it is working.
  ///
  /// Only if an indicator of activity is in view and reports that it is turning.
  let isBusy: Bool
  /// Whether the page source says that the tested app is in front.
  var showsApp = false
  /// Whether the page source has no title for the screen.
  var isUntitled = false
}

/// The nodes of a keyboard.
struct KeyboardNodes: Sendable {
  /// The keyboard itself.
  let keyboard: SourceNode
  /// The return key; nil if it has none, or none with a title that is known.
  let returnKey: SourceNode?
  /// The key that hides the keyboard; phones have none.
  let hideKey: SourceNode?
}
