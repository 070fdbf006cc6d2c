import SpecText

/// An element as named in a specification: by name, and optionally role, position and scope.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The label, placeholder, text or identifier; empty if any name matches.
  public var name: String
  /// How names are compared.
  public var comparison: Comparison
  /// The role; nil for any.
  public var role: Element.Role?
  /// The position among several matches, from 1, or `last`; nil for the only match.
  public var position: Int?
  /// The elements that contain it, or beside which it is, innermost first.
  public var scopes: [Selector]
  /// Where it is, as a scope, to what is meant.
  public var relation = Relation.inside
  /// The point of the element that an action is meant for; nil for its middle.
  public var point: ElementPoint?

  /// The position of the last match.
  public static let last = -1

  /// How the name of an element is compared with that of a selector, by code points.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// The name is equal.
    case exact
    /// The name is equal except for upper and lower case.
    case ignoringCase = "ignoring case"
    /// The name contains the text.
    case containing
    /// The name starts with the text.
    case startingWith = "starting with"
    /// The whole name matches a regular expression.
    case matching
    /// Every name matches.
    case any
  }

  /// Where an element is to another one, which is its scope.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// In it.
    case inside = "in"
    /// Not higher than its bottom edge.
    case below
    /// Not lower than its top edge.
    case above
    /// Not further right than its left edge.
    case leftOf = "left of"
    /// Not further left than its right edge.
    case rightOf = "right of"
  }

  /// Creates a selector for a name.
  public init(
    _ name: String, _ comparison: Comparison = .exact, role: Element.Role? = nil,
    position: Int? = nil, in scopes: [Selector] = []
  ) {
    self.name = name
    self.comparison = comparison
    self.role = role
    self.position = position
    self.scopes = scopes
  }

  /// Creates a selector for all elements of a role.
  public init(role: Element.Role, in scopes: [Selector] = []) {
    self.init("", .any, role: role, in: scopes)
  }

  /// The text as written in specifications: `2nd "Delete" button in the "Ann" row`.
  public var description: String {
    var words: [String] = []
    if let position { words.append(position == Self.last ? "last" : Self.ordinal(position)) }
    let kind = role?.rawValue
    switch comparison {
    case .exact: words += [name.inQuotes, kind].compactMap { $0 }
    case .matching: words += ["/\(name)/", kind].compactMap { $0 }
    case .any: words.append(kind ?? "element")
    case .ignoringCase: words += [name.inQuotes, kind, "ignoring case"].compactMap { $0 }
    case .containing, .startingWith:
      words.append("\(kind ?? "element") \(comparison.rawValue) \(name.inQuotes)")
    }
    words += scopes.map { "\($0.relation.rawValue) the \($0)" }
    if let point { words.append("at \(point)") }
    return words.joined(separator: " ")
  }

  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }

  /// Returns the visible element that matches.
  ///
  /// Labels take precedence over placeholders, placeholders over texts, and texts over identifiers,
  /// which users do not see. An element gives way to one of the same name inside it, and without a
  /// role, texts and areas give way to the only control of the same name. Of several elements beside
  /// another one, the nearest is meant. Names are compared by code points.
  ///
  /// - Throws: `DriverError.elementNotFound` or `.ambiguousElement` with the screen, for this
  ///   selector or for one of its scopes.
  public func resolve(on screen: Screen) throws(DriverError) -> Element {
    let matches = try allMatches(on: screen)
    if position != nil {
      guard let found = placed(among: matches) else { throw .elementNotFound(self, screen) }
      return found
    }
    guard let first = matches.first else { throw .elementNotFound(self, screen) }
    if matches.count == 1 || Self.isBeside(scopes.first) { return first }
    guard role == nil, let chosen = Self.foremost(matches) else {
      throw .ambiguousElement(self, matches.count, screen)
    }
    return chosen
  }

  /// Whether a scope is beside its contents, the nearest of which is meant.
  private static func isBeside(_ scope: Selector?) -> Bool {
    scope.map { $0.relation != .inside } ?? false
  }

  /// The match at the position, or the first; nil if there are not as many.
  private func placed(among matches: [Element]) -> Element? {
    guard let position else { return matches.first }
    if position == Self.last { return matches.last }
    return matches.indices.contains(position - 1) ? matches[position - 1] : nil
  }

  /// How many elements must match so that the one that is meant is among them.
  package var leastMatches: Int { max(1, position ?? 1) }

  /// The only control among elements of one name, or else the only one that is not an area.
  ///
  /// A heading often has the name of the field or list that follows it.
  private static func foremost(_ elements: [Element]) -> Element? {
    let others = elements.filter { !$0.role.isA(.area) }
    let controls = others.filter { !$0.role.isA(.text) && !$0.role.isA(.image) }
    let foremost = controls.isEmpty ? others : controls
    return foremost.count == 1 ? foremost[0] : nil
  }

  /// Returns all visible elements that match, in reading order; none if a scope does not match.
  package func matches(on screen: Screen) -> [Element] { (try? allMatches(on: screen)) ?? [] }

  /// Returns all visible elements that match, in reading order; beside another one, by their
  /// distance from it.
  ///
  /// - Throws: `DriverError.elementNotFound` or `.ambiguousElement` for one of its scopes,
  ///   `.unsupported` if it is not known where they are.
  package func allMatches(on screen: Screen) throws(DriverError) -> [Element] {
    try Search(screen: screen, isMeant: \.isVisible).matches(self)
  }

  /// Returns the matches; if none is visible, the hidden ones.
  package func matchesEvenHidden(on screen: Screen) -> [Element] {
    let visible = matches(on: screen)
    return visible.isEmpty
      ? (try? Search(screen: screen, isMeant: { _ in true }).matches(self)) ?? [] : visible
  }

  /// The reason why it is not known whether there is such an element; nil if it is.
  ///
  /// No element has the role, and the role of one that matches otherwise is not known.
  package func unknownRole(on screen: Screen) -> String? {
    guard matches(on: screen).isEmpty else { return nil }
    return possibleMatches(on: screen).first?.properties[.role]?.reason
  }

  /// The elements of unknown role that would match besides those that do if they had the role.
  package func possibleMatches(on screen: Screen) -> [Element] {
    guard let role else { return [] }
    var other = self
    other.position = nil
    let isOpen = { (element: Element) in
      element.properties[.role]?.reason != nil && !element.role.isA(role)
        && (comparison != .any || element.role.mayBe(role))
    }
    guard scopes.isEmpty else {
      other.role = nil
      return other.matches(on: screen).filter(isOpen)
    }
    var typed = screen
    for place in screen.elements.indices where isOpen(screen.elements[place]) {
      typed.elements[place].role = role
    }
    let open = Set(exactly: screen.elements.filter(isOpen).map(\.id))
    return other.matches(on: typed).filter { open.contains(ExactText($0.id)) }
  }

  /// Whether the engine has read all of the elements that contain what is meant, although not all of
  /// the screen.
  package func isInReadPart(of screen: Screen) -> Bool {
    guard !scopes.isEmpty, screen.properties[.unread] != nil,
      scopes.allSatisfy({ $0.relation == .inside })
    else { return false }
    var scope = scopes[0]
    scope.scopes = Array(scopes.dropFirst())
    let search = Search(screen: screen, isMeant: { _ in true })
    guard let inside = try? search.matches(Selector("", .any, in: scopes)) else { return false }
    return (scope.matches(on: screen) + inside).allSatisfy { $0.properties[.unread] == nil }
  }

  /// Whether only the identifier of an element has this name, which users do not see.
  package func isIdentifier(of element: Element) -> Bool {
    comparison == .exact && element.identifier?.isSame(as: name) == true
      && !Search.names.dropLast().contains { $0(element)?.isSame(as: name) ?? false }
  }
}

extension Selector {
  /// A search for elements on a screen.
  fileprivate struct Search {
    let screen: Screen
    let isMeant: (Element) -> Bool

    /// The names of an element, in order of precedence.
    static let names: [@Sendable (Element) -> String?] = [
      { $0.label }, { $0.properties[.placeholder]?.value?.text },
      { $0.properties[.text]?.value?.text }, { $0.properties[.visibleText]?.value?.text },
      { $0.identifier },
    ]

    func matches(_ selector: Selector) throws(DriverError) -> [Element] {
      var room = screen.elements
      // A scope is searched inside the scopes around it.
      for place in selector.scopes.indices.reversed() {
        let scope = selector.scopes[place]
        let found = choose(scope, among: room)
        guard let outer = scope.placed(among: found) else {
          throw .elementNotFound(scope, screen)
        }
        guard
          found.count == 1 || scope.position != nil
            || Selector.isBeside(selector.scopes.dropFirst(place + 1).first)
        else {
          throw .ambiguousElement(scope, found.count, screen)
        }
        let next = place == 0 ? selector : selector.scopes[place - 1]
        room =
          scope.relation == .inside
          ? contents(of: outer, among: room)
          : try elements(scope.relation, outer, next, among: room)
      }
      return choose(selector, among: room)
    }

    /// The elements beside another one, the nearest first.
    ///
    /// - Parameter next: What is sought among them.
    private func elements(
      _ relation: Relation, _ other: Element, _ next: Selector, among room: [Element]
    ) throws(DriverError) -> [Element] {
      let hidden = choose(next, among: room.filter { $0.frame.value == nil })
      guard let place = other.frame.value, hidden.isEmpty else {
        let why = other.frame.reason ?? hidden.first?.frame.reason
        throw .unsupported(.layout, why: why ?? "the frames are unknown")
      }
      let beside = room.filter { $0.frame.value.map { $0.is(relation, place) } ?? false }
      // Sorting keeps the order of those that are equally near.
      return beside.map { ($0, $0.frame.value?.distance(from: place) ?? 0) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The elements that match name and role; one gives way to a match inside it.
    private func choose(_ selector: Selector, among room: [Element]) -> [Element] {
      // Elements are large, so only those that are found are copied.
      let candidates = room.indices.filter { place in
        isMeant(room[place]) && (selector.role.map { room[place].role.isA($0) } ?? true)
          || selector.role == .text && room[place].isNaming
      }
      guard selector.comparison != .any else { return candidates.map { room[$0] } }
      guard let fits = selector.condition else { return [] }
      let column: [@Sendable (Element) -> String?] =
        selector.role == .cell && !selector.scopes.isEmpty
        ? [{ $0.properties[.column]?.value?.text }] : []
      for name in column + Self.names {
        let found = candidates.filter { name(room[$0]).map(fits) ?? false }.map { room[$0] }
        if found.count > 1 { return innermost(selector.role == nil ? controls(found) : found) }
        if !found.isEmpty { return found }
      }
      return []
    }

    /// The elements without the headings and pictures among them that are what a link or button shows.
    private func controls(_ found: [Element]) -> [Element] {
      let shown = found.filter { [.heading, .image].contains($0.role) && $0.parent != nil }
      let controls = found.filter { $0.role == .link || $0.role == .button }
      if shown.isEmpty || controls.isEmpty { return found }
      let tree = ElementTree(screen)
      let doubles = shown.filter { element in controls.contains { tree.isInside(element, $0) } }
      return found.filter { element in !doubles.contains { $0.id.isSame(as: element.id) } }
    }

    private func innermost(_ found: [Element]) -> [Element] {
      guard found.contains(where: { $0.parent != nil }) else { return found }
      let tree = ElementTree(screen)
      let outer = Set(exactly: found.flatMap { tree.ancestors(of: $0).map(\.id) })
      return found.filter { !outer.contains(ExactText($0.id)) }
    }

    /// The elements inside another: by their parents, or by their frames if there are no parents.
    private func contents(of scope: Element, among room: [Element]) -> [Element] {
      let tree = ElementTree(screen)
      return room.filter { tree.isInside($0, scope) }
    }
  }

  /// The name as people read it, with one space for several blanks and for no-break spaces.
  private var readName: String {
    if isPlain { return name }
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isBlank = scalar.properties.isWhitespace
      if !isBlank || scalars.last != " " { scalars.append(isBlank ? " " : scalar) }
    }
    return String(scalars)
  }

  /// Whether the name is of ASCII characters with single spaces, as most are.
  private var isPlain: Bool {
    var last: UInt8 = 0
    for byte in name.utf8 {
      if byte < 0x20 || byte > 0x7E || byte == 0x20 && last == 0x20 { return false }
      last = byte
    }
    return true
  }

  /// The condition for names; nil if the regular expression is invalid.
  private var condition: ((String) -> Bool)? {
    let readName = readName
    let names = readName.isSame(as: name) ? [name] : [name, readName]
    switch comparison {
    case .exact: return { text in names.contains { text.isSame(as: $0) } }
    case .any: return { _ in true }
    case .containing: return { text in names.contains { text.includes($0) } }
    case .startingWith: return { text in names.contains { text.begins(with: $0) } }
    case .ignoringCase:
      let lower = names.map { $0.lowercased() }
      return { text in lower.contains(same: text.lowercased()) }
    case .matching:
      guard let pattern = try? Regex(name).matchingSemantics(.unicodeScalar) else { return nil }
      return { (try? pattern.wholeMatch(in: $0)) != nil }
    }
  }
}

/// A point of an element, from its upper left corner.
public struct ElementPoint: Hashable, Sendable, CustomStringConvertible {
  /// The way to the right.
  public var x: Double
  /// The way down.
  public var y: Double
  /// Whether both are per cent of the element's size, not points of the screen.
  public var isPercent: Bool

  /// Creates a point.
  public init(x: Double, y: Double, isPercent: Bool = false) {
    self.x = x
    self.y = y
    self.isPercent = isPercent
  }

  /// As written in specifications: `80, 75` or `50%, 25%`.
  public var description: String {
    [x, y].map { PropertyValue.number($0).written + (isPercent ? "%" : "") }
      .joined(separator: ", ")
  }
}
