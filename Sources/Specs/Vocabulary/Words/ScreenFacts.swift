import SpecDrivers
import SpecText

/// What can be checked about a screen, in the order in which a person would describe it.
struct ScreenFacts {
  private(set) var facts: [Fact] = []
  private let screen: Screen
  private let naming: (Element) -> Selector?

  /// A check that holds on the screen.
  struct Fact {
    /// The step, without its keyword; the rows of its table are further lines.
    let sentence: String
    /// Whether it describes a screen that is seen for the first time.
    let isMain: Bool
    /// Whether it is about an element, so that on another screen it is about another thing.
    let isOfElement: Bool
    /// Whether it goes with most actions, such as the focus, so that a person would not check it.
    let isIncidental: Bool
  }

  /// The roles of elements that show data, one of many: they are counted, and the first are named.
  static let itemRoles: Set<Element.Role> = [
    .row, .card, .chip, .listItem, .option, .menuItem, .treeItem,
  ]

  /// How many items of each role are named.
  private static let namedItems = 2
  /// The length of a text, in code points, above which it is not stated.
  private static let longest = 120

  /// - Parameters:
  ///   - elements: the elements to describe; nil for all.
  ///   - naming: the name of an element.
  init(
    of screen: Screen, elements: [Element]? = nil, naming: ((Element) -> Selector?)? = nil
  ) {
    self.screen = screen
    self.naming = naming ?? { screen.selector(for: $0) }
    if let name = Self.quoted(screen.name) {
      note("I am on the \(name) screen", isOfElement: false)
    }
    if let status = screen.properties[.exitStatus]?.value {
      note("the program ends with status \(status.written)", isOfElement: false)
    }
    noteAlert()
    noteFocus()
    noteKeyboard()
    var items: [Element.Role: Int] = [:]
    for element in elements ?? screen.elements where element.isVisible {
      if Self.itemRoles.contains(element.role) {
        let count = items[element.role, default: 0]
        items[element.role] = count + 1
        if count == 0 { noteCount(of: element.role) }
        guard count < Self.namedItems else { continue }
      }
      note(element)
    }
    noteStatusBar()
  }

  private mutating func note(
    _ sentence: String, isMain: Bool = true, isOfElement: Bool = true, isIncidental: Bool = false
  ) {
    facts.append(
      Fact(
        sentence: sentence, isMain: isMain, isOfElement: isOfElement, isIncidental: isIncidental))
  }

  // MARK: - The screen

  private mutating func noteAlert() {
    switch screen.alert {
    case .known(let alert?, let certainty):
      if let title = Self.quoted(alert.title) {
        note("I see the alert \(title)", isOfElement: false)
      }
      if !alert.message.isEmpty, let message = Self.quoted(alert.message) {
        note("the alert says \(message)", isOfElement: false)
      }
      let rows = alert.buttons.compactMap(Self.cell)
      if !rows.isEmpty, rows.count == alert.buttons.count {
        // The buttons of a browser's own alert are always the same.
        note(
          (["the alert offers:"] + rows).joined(separator: "\n"), isOfElement: false,
          isIncidental: certainty == .inferred)
      }
    case .known(nil, _):
      if screen.missing == nil { note("I see no alert", isMain: false, isOfElement: false) }
    case .unknown: break
    }
  }

  private mutating func noteFocus() {
    switch screen.focus {
    case .known(let id?, _):
      let element = screen.elements.first { $0.id.isSame(as: id) }
      if let name = element.flatMap(naming).flatMap(Self.name) {
        note("\(name) has the focus", isIncidental: true)
      }
    case .known(nil, _): note("no field has the focus", isMain: hasFields, isIncidental: true)
    case .unknown: break
    }
  }

  private mutating func noteKeyboard() {
    switch screen.keyboard {
    case .known(let keyboard?, _):
      if let title = (keyboard.returnKey.value ?? nil).flatMap(Self.quoted) {
        note("the return key says \(title)", isIncidental: true)
      } else {
        note("the keyboard is shown", isIncidental: true)
      }
      if let type = keyboard.type.value, let text = Self.quoted(type) {
        note("the keyboard is for \(text)", isMain: type != "default", isIncidental: true)
      }
    case .known(nil, _): note("the keyboard is hidden", isMain: hasFields, isIncidental: true)
    case .unknown: break
    }
  }

  private var hasFields: Bool {
    screen.elements.contains { $0.isVisible && $0.role.isA(.field) }
  }

  private mutating func noteStatusBar() {
    if let isOn = screen.properties[.statusBar]?.value?.flag {
      note(
        "the screen's status bar is \(isOn ? "on" : "off")", isMain: !isOn, isIncidental: true)
    }
  }

  // MARK: - Elements

  private mutating func noteCount(of role: Element.Role) {
    // How many rows of a terminal are used says little.
    if let count = Self.count(of: role, on: screen) { note(count, isIncidental: screen.isTerminal) }
  }

  /// The check of how many elements have a role; nil if not all of them are known.
  static func count(of role: Element.Role, on screen: Screen) -> String? {
    guard screen.missing == nil, let word = RoleWords.all.first(where: { $0.role == role }) else {
      return nil
    }
    let count = Selector(role: role).matches(on: screen).count
    return "I see \(count) \(count == 1 ? word.one : word.several)"
  }

  private mutating func note(_ element: Element) {
    guard let name = naming(element).flatMap(Self.name) else { return }
    let isItem = Self.itemRoles.contains(element.role)
    // An item without a name has only an identifier, which users do not see.
    if isItem, element.label.isEmpty { return }
    let count = facts.count
    if element.role.isA(.field) {
      noteField(element, name)
    } else if let text = element.properties[.text]?.value?.text, !isCaption(text, of: element),
      !text.isSame(as: element.plainName), element.hiddenText(of: .text) == nil
    {
      if let value = Self.short(text) { note("\(name) shows \(value)") }
    }
    noteStates(element, name)
    if let image = element.properties[.image]?.value?.text.flatMap(Self.short) {
      // An image that is named like its control goes without saying.
      let isUsual = image.isSame(as: "\"\(element.plainName)\"") || element.role == .tab
      note("the image of \(name) is \(image)", isMain: !isUsual, isIncidental: isUsual)
    }
    if let offset = element.properties[.scrollOffset]?.value {
      note(
        "the scroll offset of \(name) is \(offset.written)", isMain: offset != 0,
        isIncidental: true)
    }
    if isItem || facts.count == count { note("I see \(name)", isMain: isItem) }
  }

  /// Whether a text repeats the name of a field.
  private func isCaption(_ text: String, of element: Element) -> Bool {
    screen.elements.contains {
      $0.role.isA(.field) && !$0.id.isSame(as: element.id) && $0.plainName.isSame(as: text)
    }
  }

  private mutating func noteField(_ field: Element, _ name: String) {
    if let text = field.properties[.text]?.value?.text {
      if text.isEmpty {
        note("\(name) is empty")
      } else if field.hiddenText(of: .text) == nil, let value = Self.short(text) {
        note("\(name) shows \(value)")
      } else {
        note("\(name) is not empty")
      }
    }
    for property in [Property.borderColor, .underlineColor, .textColor] {
      guard let color = field.properties[property]?.value?.color else { continue }
      note("the \(property.rawValue) of \(name) is \(color.name)", isIncidental: true)
    }
    if let isInvalid = field.properties[.invalid]?.value?.flag {
      note("\(name) is \(isInvalid ? "invalid" : "valid")", isMain: isInvalid)
    }
  }

  /// The states with words of their own; those that go without saying do not describe a screen.
  private mutating func noteStates(_ element: Element, _ name: String) {
    if let isOn = element.properties[.enabled]?.value?.flag {
      note(
        "\(name) is \(isOn ? "enabled" : "disabled")", isMain: !isOn || !element.role.isA(.field))
    }
    for property in [Property.selected, .checked, .pressed] {
      guard let isOn = element.properties[property]?.value?.flag else { continue }
      note("\(name) is \(isOn ? "" : "not ")\(property.rawValue)", isMain: isOn)
    }
    if let isOn = element.properties[.expanded]?.value?.flag {
      note("\(name) is \(isOn ? "expanded" : "collapsed")", isMain: isOn)
    }
  }

  // MARK: - Words

  /// The reference to an element; nil if it has a role or a name that cannot be written.
  static func name(_ selector: Selector) -> String? {
    guard quoted(selector.name) != nil, selector.role.map(RoleWords.has) ?? true,
      // A name of blanks, such as that of a memo with one space, is refused by the step.
      ([selector] + selector.scopes).allSatisfy({ $0.comparison == .any || !$0.name.isBlank })
    else { return nil }
    return selector.named
  }

  private static func quoted(_ text: String) -> String? { ActionSentence.quoted(text) }

  private static func short(_ text: String) -> String? {
    text.unicodeScalars.count <= longest ? quoted(text) : nil
  }

  /// A row of a table with one cell; nil if the text has a line break or another control character.
  static func cell(_ text: String) -> String? {
    guard quoted(text) != nil else { return nil }
    let escaped = text.unicodeScalars.reduce(into: "") { cell, scalar in
      if scalar == "\\" || scalar == "|" { cell += "\\" }
      cell.unicodeScalars.append(scalar)
    }
    return "  | \(escaped) |"
  }
}
