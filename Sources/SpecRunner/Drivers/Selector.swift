import SpecText

/// An element as named in a specification: by name, and optionally role and position.
public struct Selector: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The label, identifier, placeholder or text.
  public var name: String
  /// The role; nil for any.
  public var role: Element.Role?
  /// The position among several matches, from 1; nil for the only match.
  public var position: Int?

  /// Creates a selector.
  public init(_ name: String, role: Element.Role? = nil, position: Int? = nil) {
    self.name = name
    self.role = role
    self.position = position
  }

  /// The text as written in specifications: `2nd "Delete" button`.
  public var description: String {
    var words: [String] = []
    if let position { words.append(Self.ordinal(position)) }
    words.append("\"\(name)\"")
    if let role { words.append(role.rawValue) }
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
  /// Identifiers take precedence over labels, labels over placeholders, and placeholders over
  /// texts, so that a text equal to another element's label is not ambiguous. Names are compared by
  /// code points.
  ///
  /// - Throws: `DriverError.elementNotFound` or `.ambiguousElement` with the screen.
  public func resolve(on screen: Screen) throws(DriverError) -> Element {
    let matches = matches(on: screen)
    if let position {
      guard position >= 1, position <= matches.count else {
        throw .elementNotFound(self, screen)
      }
      return matches[position - 1]
    }
    guard let first = matches.first else { throw .elementNotFound(self, screen) }
    guard matches.count == 1 else { throw .ambiguousElement(self, matches.count, screen) }
    return first
  }

  /// Returns all visible elements with this name and role, in reading order.
  package func matches(on screen: Screen) -> [Element] {
    matches(among: screen.elements) { $0.isVisible }
  }

  /// Returns the matches; if none is visible, the hidden ones.
  package func matchesEvenHidden(on screen: Screen) -> [Element] {
    let visible = matches(on: screen)
    return visible.isEmpty ? matches(among: screen.elements) { _ in true } : visible
  }

  private func matches(among elements: [Element], where isMeant: (Element) -> Bool) -> [Element] {
    func named(_ way: (Element) -> String?) -> [Element]? {
      let found = elements.filter {
        way($0)?.isSame(as: name) ?? false && (role == nil || $0.role == role) && isMeant($0)
      }
      return found.isEmpty ? nil : found
    }
    return named { $0.id } ?? named { $0.label }
      ?? named { $0.properties[.placeholder]?.value?.text }
      ?? named { $0.properties[.text]?.value?.text } ?? []
  }
}
