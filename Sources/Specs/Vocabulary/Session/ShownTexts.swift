import SpecDrivers
import SpecRunner
import SpecText

/// What an element shows, for a comparison with a text.
struct ShownTexts {
  /// The text in the ways in which it can be meant, the usual one first: that of a row may be with or
  /// without its buttons.
  let ways: [String]
  let name: String
  /// Why a part of it is not known; nil if all of it is.
  var gap: String?

  /// The usual way.
  var text: String { ways.first ?? "" }

  /// Fails unless the text compares with the expected one in one of the ways; a negative check fails
  /// if it does in any of them.
  ///
  /// - Throws: `Skip` if the outcome depends on a part that is not known.
  func check(
    _ comparison: TextComparison, _ expected: String, isNegative: Bool = false,
    in scene: AssertionContext
  ) throws {
    if isNegative {
      for way in ways { try comparison.check(way, expected, isNegative: true, name) }
    } else if !ways.contains(where: { comparison.holds($0, expected) }) {
      try comparison.check(text, expected, isNegative: false, name)
    }
    // More text cannot take away what is there.
    if let gap, isNegative || comparison != .containing { throw scene.unknown(name, gap) }
  }
}

extension AssertionContext {
  /// What an element shows: the value of a field, the label of a control, and the text of any other
  /// element with what is inside it.
  ///
  /// - Parameter known: the contents of the screen, if they are known already.
  mutating func shownTexts(
    of element: Element, called name: String, in known: ScreenContents? = nil
  ) throws -> ShownTexts {
    let what = "what \(name) shows"
    let own = try ownText(of: element, called: name)
    if element.isEntry || element.isLabelled { return ShownTexts(ways: [own], name: what) }
    let contents = known ?? ScreenContents(screen)
    let all = contents.text(of: element)
    let inside = contents.elements(in: element)
    let hasValues = inside.contains { $0.isSeen && $0.isEntry && !$0.enteredText.isEmpty }
    let isWhole = element.role.isA(.area) || hasValues || own.isEmpty
    return ShownTexts(
      ways: isWhole ? [all] : all.isEmpty || all.isSame(as: own) ? [own] : [own, all], name: what,
      gap: ([element] + inside).lazy.compactMap(\.whyTextIsUnknown).first)
  }

  private mutating func ownText(of element: Element, called name: String) throws -> String {
    if let label = element.shownLabel { return label }
    if element.properties[.text] == nil, !element.role.isA(.field) { return element.label }
    return try value(.text, of: element, called: name).written
  }
}

/// The texts of a screen by the elements that contain them.
struct ScreenContents {
  private var children: [ExactText: [Element]] = [:]
  /// The texts that name other elements.
  private var namings: Set<ExactText> = []
  /// Whether names of elements that contain others may be invisible, as on a page.
  private let hasInvisibleNames: Bool

  init(_ screen: Screen) {
    hasInvisibleNames = screen.properties[.address] != nil
    let tree = ElementTree(screen)
    for element in screen.elements {
      if element.isNaming { namings.insert(ExactText(element.label)) }
      guard let parent = tree.parent(of: element) else { continue }
      children[ExactText(parent), default: []].append(element)
    }
  }

  /// The elements inside another one, in reading order.
  func elements(in element: Element, depth: Int = 0) -> [Element] {
    // An engine in another process may report a circle.
    guard depth < 500 else { return [] }
    return children[ExactText(element.id), default: []].flatMap {
      [$0] + elements(in: $0, depth: depth + 1)
    }
  }

  /// All that an element shows that is neither an entry nor a control.
  func text(of element: Element, depth: Int = 0) -> String {
    if let content = element.properties[.content]?.value?.text { return content }
    let inner = depth < 500 ? children[ExactText(element.id), default: []] : []
    let added = element.properties[.visibleText]?.value?.text ?? ""
    let own = element.properties[.text]?.value?.text ?? ""
    if element.role.isA(.area) || element.role == .row, !inner.isEmpty || hasInvisibleNames {
      let isRow = element.role == .row && inner.isEmpty
      return Self.joined(
        [isRow ? own : added] + inner.map { part($0, depth: depth + 1) })
    }
    let text = added.isEmpty ? own.isEmpty ? element.label : own : added
    return text.isEmpty ? Self.joined(inner.map { part($0, depth: depth + 1) }) : text
  }

  /// What an element adds to the text of the one around it.
  private func part(_ element: Element, depth: Int) -> String {
    guard element.isSeen else {
      // An invisible element may contain visible ones.
      let inner = depth < 500 ? children[ExactText(element.id), default: []] : []
      return Self.joined(inner.map { part($0, depth: depth + 1) })
    }
    if element.isEntry { return element.enteredText }
    if element.role.isA(.image), !element.role.isA(.area) { return "" }
    if element.isNaming { return element.label }
    guard element.isLabelled else { return text(of: element, depth: depth) }
    let label = element.properties[.visibleText]?.value?.text ?? element.label
    // The text beside a checkbox is an element of its own.
    return element.role.isA(.button) || !namings.contains(ExactText(label)) ? label : ""
  }

  private static func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Element {
  /// Whether it holds a value that people enter or choose.
  fileprivate var isEntry: Bool {
    role.isA(.field) || [.picker, .segments, .slider].contains(where: role.isA)
  }

  /// Whether people use it by its label.
  fileprivate var isLabelled: Bool {
    let controls: [Role] = [.button, .link, .tab, .menuItem, .chip, .checkbox, .radio, .toggle]
    return controls.contains(where: role.isA)
  }

  /// The label that a control shows, which its name may say more than; nil if it shows none.
  fileprivate var shownLabel: String? {
    guard isLabelled, !isEntry, let label = properties[.visibleText]?.value?.text, !label.isEmpty
    else { return nil }
    return label
  }

  /// What is drawn of its value; the texts that name it are elements of their own.
  fileprivate var enteredText: String {
    role.isA(.slider) || properties[.secure]?.value == .flag(true)
      ? "" : properties[.text]?.value?.text ?? ""
  }

  /// Why all that it shows is not known; nil if it is.
  fileprivate var whyTextIsUnknown: String? {
    if let why = properties[.unread]?.value?.text { return why }
    guard isSeen, properties[.isEmpty] == nil else { return nil }
    return properties[.text]?.reason
  }
}
