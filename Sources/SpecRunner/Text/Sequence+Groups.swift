extension Sequence {
  /// The elements in groups with the same text, in the order in which the texts first occur.
  package func grouped(
    by text: (Element) -> String
  ) -> [(text: String, elements: [Element])] {
    var places: [ExactText: Int] = [:]
    var groups: [(text: String, elements: [Element])] = []
    for element in self {
      let text = text(element)
      let place = places[text] ?? groups.count
      if place == groups.count {
        places[text] = place
        groups.append((text, []))
      }
      groups[place].elements.append(element)
    }
    return groups
  }
}
