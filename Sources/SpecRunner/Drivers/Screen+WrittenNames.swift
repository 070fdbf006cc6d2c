import SpecText

/// The names for elements in scenarios that are recorded and kept.
extension Screen {
  /// The longest name that is written whole, in code points.
  private static let longest = 80
  /// The length of the start of a longer name, in code points.
  private static let start = 40

  /// The shortest selector that means this element and no other, as a person would name it.
  ///
  /// What users see comes first: the name, with the role, inside the closest named element. Then
  /// the identifier for tests, the position, and the identifier of the page. Identifiers that the
  /// engine has made up are not used, because the next launch may have others.
  ///
  /// - Returns: nil if no selector means only this element.
  package func writtenSelector(for element: Element) -> Selector? {
    for candidate in candidates(for: element) {
      guard let found = try? candidate.resolve(on: self) else { continue }
      if found.id.isSame(as: element.id) { return candidate }
    }
    return nil
  }

  private func candidates(for element: Element) -> [Selector] {
    let role = element.role
    let named = Self.names(of: element)
    let parts = Self.starts(of: element).map { Selector($0, .startingWith, role: role) }
    let scopes = scopes(of: element)
    var candidates = named.map { Selector($0) } + named.map { Selector($0, role: role) } + parts
    candidates += (named.map { Selector($0, role: role) } + parts).flatMap { selector in
      scopes.map { Self.selector(selector, in: $0) }
    }
    let isNameless = named.isEmpty && parts.isEmpty
    if isNameless { candidates += scopes.map { Selector(role: role, in: [$0]) } }
    if let id = element.attribute("data-testid"), id.isSame(as: element.id) {
      candidates.append(Selector(id))
    }
    if isNameless { candidates.append(Selector(role: role)) }
    let bases =
      isNameless ? [Selector(role: role)] : named.map { Selector($0, role: role) } + parts
    candidates += bases.compactMap { positioned($0, element) }
    if let id = element.attribute("id"), id.isSame(as: element.id) {
      candidates.append(Selector(id))
    }
    return candidates
  }

  private static func selector(_ selector: Selector, in scope: Selector) -> Selector {
    var selector = selector
    selector.scopes = [scope]
    return selector
  }

  /// A selector with the position of an element among its matches.
  private func positioned(_ selector: Selector, _ element: Element) -> Selector? {
    let place = selector.matches(on: self).firstIndex { $0.id.isSame(as: element.id) }
    var selector = selector
    selector.position = place.map { $0 + 1 }
    return place == nil ? nil : selector
  }

  /// The named elements around an element, the innermost first.
  private func scopes(of element: Element) -> [Selector] {
    var scopes: [Selector] = []
    var passed: Set<ExactText> = [ExactText(element.id)]
    var parent = element.parent
    while let id = parent, passed.insert(ExactText(id)).inserted,
      let outer = elements.first(where: { $0.id.isSame(as: id) })
    {
      scopes += Self.names(of: outer).prefix(1).map { Selector($0, role: outer.role) }
      parent = outer.parent
    }
    return scopes.filter { $0.matches(on: self).count == 1 }
  }

  /// The label or the placeholder that a step can contain whole.
  private static func names(of element: Element) -> [String] {
    [element.label, element.properties[.placeholder]?.value?.text ?? ""].filter {
      !$0.isEmpty && $0.unicodeScalars.count <= longest && $0.unicodeScalars.allSatisfy(isWritable)
        && $0.fitsInQuotes
    }
  }

  /// The beginning of a label that is too long or cannot be written, up to the end of a word.
  private static func starts(of element: Element) -> [String] {
    guard names(of: element).isEmpty else { return [] }
    let whole = element.label.unicodeScalars.prefix(start).prefix(while: isWritable)
    let words = whole.lastIndex(of: " ").map { whole[..<$0] } ?? whole
    let text = String(String.UnicodeScalarView(words))
    return text.isEmpty || !text.fitsInQuotes ? [] : [text]
  }

  private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control
      && scalar.properties.generalCategory != .lineSeparator
      && scalar.properties.generalCategory != .paragraphSeparator
  }
}

extension Element {
  /// The value of an attribute of a page.
  fileprivate func attribute(_ name: String) -> String? {
    properties[Property("attribute " + name)]?.value?.text
  }
}
