import SpecText

/// The names that tools give the elements of a screen.
extension Screen {
  /// The shortest selector that means this element and no other; nil if there is none.
  package func selector(for element: Element) -> Selector? {
    let name = element.plainName
    var candidates = [Selector(name), Selector(name, role: element.role)]
    let alike = elements.filter {
      $0.isVisible && $0.role == element.role && $0.plainName.isSame(as: name)
    }
    if let place = alike.firstIndex(where: { $0.id.isSame(as: element.id) }), alike.count > 1 {
      candidates.append(Selector(name, role: element.role, position: place + 1))
    }
    candidates.append(Selector(element.id))
    return candidates.first { candidate in
      (try? candidate.resolve(on: self))?.id.isSame(as: element.id) ?? false
    }
  }
}

extension Element {
  /// The label, else the placeholder, else the identifier.
  package var plainName: String {
    if !label.isEmpty { return label }
    if let text = properties[.placeholder]?.value?.text, !text.isEmpty { return text }
    return id
  }
}
