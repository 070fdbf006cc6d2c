import SpecDrivers
import SpecRunner
import SpecText

/// A text on a screen that readers take for the one that a step names.
struct LookAlike {
  /// The difference as a sentence: `"Next" is on the screen; it differs by upper and lower case`.
  let sentence: String

  /// Nil if no visible element has such a name.
  ///
  /// - Parameter others: how many elements have exactly the name.
  init?(_ selector: Selector, on screen: Screen, besides others: Int = 0) {
    guard selector.comparison != .any, selector.comparison != .matching else { return nil }
    var found: [(shown: String, wanted: String)] = []
    var count = others
    for name in NearestNames.names(on: screen) {
      guard let part = Self.part(of: name, like: selector) else { continue }
      var other = selector
      other.name = name
      other.comparison = .exact
      other.position = nil
      if found.contains(where: { $0.shown.isSame(as: name) }) { continue }
      count += other.matches(on: screen).count
      if !other.matches(on: screen).isEmpty { found.append((name, part)) }
    }
    guard let first = found.first, count >= selector.leastMatches else { return nil }
    self.init(shown: first.shown, Confusables.difference(selector.name, first.wanted))
  }

  /// The look-alike of a text among others; nil if there is none.
  init?(_ text: String, among others: [String], _ place: String) {
    guard let found = others.first(where: { Confusables.areAlike($0, text) }) else { return nil }
    self.init(shown: found, Confusables.difference(text, found), place)
  }

  private init(shown: String, _ difference: String, _ place: String = "is on the screen") {
    sentence = "\(shown.quoted) \(place); it differs by \(difference)"
  }

  /// The part of a name that looks like that of a selector.
  private static func part(of name: String, like selector: Selector) -> String? {
    switch selector.comparison {
    case .containing: return Confusables.part(of: name, like: selector.name)
    case .startingWith:
      guard !name.begins(with: selector.name),
        let part = Confusables.part(of: name, like: selector.name), name.begins(with: part)
      else { return nil }
      return part
    case .exact: return Confusables.areAlike(name, selector.name) ? name : nil
    case .ignoringCase:
      let isSame = name.lowercased().isSame(as: selector.name.lowercased())
      return !isSame && Confusables.areAlike(name, selector.name) ? name : nil
    case .any, .matching: return nil
    }
  }
}

extension AssertionContext {
  /// Requires that the whole screen was observed and shows nothing that readers take for an
  /// element, before a check passes because the element is absent.
  ///
  /// - Parameters:
  ///   - others: how many elements have exactly the name.
  ///   - what: the claim as part of a sentence: `whether "Error" is visible`.
  mutating func requireAbsence(
    of selector: Selector, besides others: Int = 0, _ what: @autoclosure () -> String
  ) throws {
    if let alike = LookAlike(selector, on: screen, besides: others) {
      throw StepFailure(
        alike.sentence, expected: "\(selector.named) not seen",
        notes: ["write the name as the screen shows it, or a regular expression, which is exact"])
    }
    if let part = Self.partOfAlert(selector, on: screen) {
      throw StepFailure(
        "\(selector.named) is \(part) in front", expected: "\(selector.named) not seen",
        notes: ["write \"I see no alert\", or check the screen after the alert is answered"])
    }
    if let whole = Self.text(with: selector, on: screen) {
      let text = screen.isTerminal ? "row" : "text"
      throw StepFailure(
        "\(selector.name.quoted) is a part of \(whole.quoted)",
        expected: "\(selector.named) not seen",
        notes: ["write the \(text) containing \(selector.name.quoted), or the whole text"])
    }
    if let why = Self.whyMayBeShown(selector, on: screen) { throw unknown(what(), why) }
    try requireComplete(what(), about: selector)
  }

  /// What of the alert in front has a name; nil if nothing has.
  private static func partOfAlert(_ selector: Selector, on screen: Screen) -> String? {
    guard selector.comparison != .any, let alert = screen.alert.value ?? nil else { return nil }
    let parts: [(String, Element.Role, String)] =
      [(alert.title, .text, "the title of the alert"), (alert.message, .text, "said by the alert")]
      + alert.message.split(separator: "\n").map { (String($0), .text, "said by the alert") }
      + alert.buttons.map { ($0, .button, "a button of the alert") }
    return parts.first { label, role, _ in
      var other = screen
      other.elements = [Element(id: "~", role: role, label: label, frame: .unknown(""))]
      return !label.isEmpty && !selector.matches(on: other).isEmpty
    }?.2
  }

  /// The reason why an element may show a text although it was not found: what it shows is not known,
  /// and it has no other name, or the reason has the very text.
  private static func whyMayBeShown(_ selector: Selector, on screen: Screen) -> String? {
    guard selector.comparison != .any else { return nil }
    var all = selector
    (all.name, all.comparison, all.position) = ("", .any, nil)
    let isExact = selector.comparison == .exact
    let quoted = isExact ? selector.name.inQuotes : selector.name
    for element in all.matches(on: screen) where element.isSeen {
      for property in [Property.text, .visibleText] {
        guard case .unknown(let why)? = element.properties[property] else { continue }
        let isNameless = property == .text && element.role.isA(.text) && element.label.isEmpty
        if isNameless || !quoted.isEmpty && why.includes(quoted) { return why }
      }
    }
    return nil
  }

  /// The text that has a name as a part of it that readers take for the text that is meant.
  private static func text(with selector: Selector, on screen: Screen) -> String? {
    guard selector.comparison == .exact, selector.position == nil else { return nil }
    guard screen.isTerminal else {
      let role = selector.role == .text ? nil : selector.role
      // The lines of a name are such parts, too.
      let whole = Selector("", .any, role: role, in: selector.scopes).matches(on: screen).first {
        element in
        let lines = element.label.split(separator: "\n")
        let parts = element.properties[.parts]?.value?.text?.split(separator: "\n") ?? []
        return element.isSeen
          && (lines.count > 1 ? lines + parts : parts)
            .contains { String($0).isSame(as: selector.name) }
      }
      return whole.map { $0.properties[.visibleText]?.value?.text ?? $0.label }
    }
    guard selector.role == nil, selector.scopes.isEmpty else { return nil }
    // On a terminal, nothing but blanks tells where a text begins.
    let isWord = { (scalar: Unicode.Scalar?) in scalar?.properties.isAlphabetic == true }
    let name = Array(selector.name.unicodeScalars)
    return screen.elements.map(\.label).filter { label in
      let text = Array(label.unicodeScalars)
      guard text.count > name.count, !name.isEmpty else { return false }
      return (0...text.count - name.count).contains { start in
        let end = start + name.count
        return text[start..<end].elementsEqual(name)
          && !(isWord(name.first) && start > 0 && isWord(text[start - 1]))
          && !(isWord(name.last) && end < text.count && isWord(text[end]))
      }
    }.min { $0.utf8.count < $1.utf8.count }
  }
}
