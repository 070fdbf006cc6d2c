import SpecDrivers
import SpecText

/// The keyboard of an iPhone or iPad, from the keys in the page source.
///
/// iOS reports neither the type of a keyboard nor the title of its return key, so that both are
/// inferred from the keys.
struct IOSKeyboard {
  let node: SourceNode
  let frame: Frame
  /// The outermost element that holds the keyboard and what is attached to it.
  ///
  /// Around it are windows and views that begin at the top of the app.
  private let host: SourceNode
  private let window: Frame

  /// Finds the keyboard that is in view; nil if there is none.
  init?(in app: SourceNode, window: Frame) {
    let shown = app.descendants.first { node in
      node.isIOS("Keyboard") && node.frame?.intersection(window).isEmpty == false
        && (node.flag("visible") != false
          || node.descendants.contains { $0.flag("visible") == true })
    }
    guard let shown, let frame = shown.frame else { return nil }
    node = shown
    self.frame = frame
    self.window = window
    host =
      shown.ancestors.prefix { around in
        !["Window", "Application"].contains(around.ios.name)
          && around.frame.map { $0.y > window.y } ?? false
      }.last ?? shown
  }

  /// What a node of the keyboard is on the screen; nil for nodes that do not belong to it.
  ///
  /// A bar of the app above the keys consists of elements like any other.
  func listing(of other: SourceNode) -> ListedNodes.Listing? {
    // The bar with suggestions may be beside the keyboard, in a view of its own.
    if node.contains(other) || isSuggestions(other) { return .skipped }
    guard host.contains(other) else { return nil }
    if other.contains(node) { return .passed }
    return other.frame.map { $0.y >= frame.y } ?? true ? .skipped : nil
  }

  /// The part of the screen behind the keyboard.
  var cover: Frame {
    Frame(
      x: window.x, y: frame.y, width: window.width, height: max(0, window.maxY - frame.y))
  }

  var nodes: KeyboardNodes {
    KeyboardNodes(
      keyboard: node, returnKey: returnKey?.node,
      hideKey: buttons.first { button in
        ["Hide keyboard", "Dismiss"].contains { button.attribute("name")?.isSame(as: $0) == true }
      })
  }

  // MARK: - What it is

  /// The keyboard that users see, from what the app's page source has of it.
  static func observed(
    _ keyboard: IOSKeyboard?, in app: SourceNode, hasFocus: Bool?
  ) -> Observed<Keyboard?> {
    if let keyboard { return .known(keyboard.keyboard) }
    let isListed = app.descendants.contains { node in
      node.isIOS("Keyboard")
        && node.frame.map { !$0.isEmpty && $0.y < app.frame?.maxY ?? 0 } ?? false
    }
    if isListed { return .unknown("the page source has a keyboard that it says is not visible") }
    // Without one for the focused field, the keyboard may be hardware or belong to another process.
    return hasFocus == false ? .known(nil) : .known(nil, .inferred)
  }

  /// The keyboard that users see.
  var keyboard: Keyboard {
    let suggestions = host.descendants.first { isSuggestions($0) }
    let top = ([frame.y, host.frame?.y, suggestions?.frame?.y].compactMap { $0 }.min()) ?? frame.y
    return Keyboard(
      type: type.map { .known($0, .inferred) }
        ?? .unknown("its keys are not those of only one type of keyboard"),
      returnKey: returnTitle, height: .known(window.maxY - max(window.y, top), .inferred),
      shortcutBar: suggestions != nil
        ? .known(true, .inferred)
        : .unknown("on a phone in another language, the bar has a name that is not known"))
  }

  /// Whether it is the bar with suggestions or its frame: by their identifiers, or by the name of
  /// the bar on an English phone.
  private func isSuggestions(_ node: SourceNode) -> Bool {
    ["name", "label"].contains { attribute in
      node.attribute(attribute).map { Self.suggestionNames.contains(same: $0) } ?? false
    }
  }

  private static let suggestionNames = [
    "SystemInputAssistantView", "CenterPageView", "Typing Predictions",
  ]

  private var returnTitle: Observed<String?> {
    if let returnKey { return .known(returnKey.title, .inferred) }
    if let type, type.ends(with: " pad") { return .known(nil, .inferred) }
    return .unknown("no button of the keyboard has a title that this engine knows")
  }

  // MARK: - Keys

  private var buttons: [SourceNode] { node.descendants.filter { $0.isIOS("Button") } }

  /// The only button with the title of a return key, and the title.
  private var returnKey: (node: SourceNode, title: String)? {
    let found = buttons.compactMap { button in
      ["name", "label"].lazy.compactMap { button.attribute($0).flatMap(Self.returnTitle) }.first
        .map { (node: button, title: $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The title of a return key as specifications write it; nil for another text.
  ///
  /// The name of a key is its title with a colon, such as `Next:`; its label is in lower case.
  static func returnTitle(_ text: String) -> String? {
    let plain = String(
      text.unicodeScalars.reversed().drop { $0 == ":" }.reversed().map(Character.init))
    return returnTitles.first { $0.lowercased().isSame(as: plain.lowercased()) }
  }

  /// The titles of `UIReturnKeyType`.
  private static let returnTitles = [
    "return", "Go", "Google", "Join", "Next", "Route", "Search", "Send", "Yahoo", "Done",
    "Continue", "Emergency Call",
  ]

  /// The type whose keys these are; nil if several types have them.
  private var type: String? {
    let names = Set(
      // Keys without a size only keep others apart.
      node.descendants.filter { $0.isIOS("Key") && $0.frame?.isEmpty != true }
        .compactMap { $0.attribute("name") }
        .map { ExactText($0.lowercased()) }
    ).subtracting(["delete", "space", "shift", "more", "return"])
    let characters = names.compactMap { name in
      name.wrappedValue.unicodeScalars.count == 1 ? name.wrappedValue.unicodeScalars.first : nil
    }
    let letters = characters.filter(\.properties.isAlphabetic)
    let marks = names.filter { name in
      !letters.contains { ExactText(String($0)) == name } && !Self.digits.contains(name)
    }
    if letters.isEmpty, Self.digits.isSubset(of: names) { return Self.pad(with: marks) }
    // The default keyboard has the letters of several others: it is not told from them.
    return letters.count < 10 ? nil : Self.letterTypes.first { $0.marks == marks }?.type
  }

  private static func pad(with marks: Set<ExactText>) -> String? {
    guard let mark = marks.first?.wrappedValue else { return "number pad" }
    if marks.count == 1, [".", ","].contains(mark) { return "decimal pad" }
    return marks.contains { $0.wrappedValue.includes("*") } ? "phone pad" : nil
  }

  private static let digits = Set((0...9).map { ExactText(String($0)) })

  private static let letterTypes: [(marks: Set<ExactText>, type: String)] = [
    (["@", "."], "email address"), ([".", "/", ".com"], "URL"), ([".", "/"], "URL"),
    (["."], "web search"), (["@", "#"], "twitter"),
  ]
}
