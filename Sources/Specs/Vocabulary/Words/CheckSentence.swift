package import SpecDrivers
import SpecText

/// The sentences of the vocabulary that state what a screen shows, for scenarios that a tool writes.
///
/// Each is a check that holds on the screen. What the vocabulary cannot state is left out.
package enum CheckSentence {
  /// The checks of what differs between two screens, without keywords; without a screen before, or
  /// on another screen, those of the main facts of the screen after.
  ///
  /// A check may have further lines: the rows of its table.
  package static func texts(from before: Screen?, to after: Screen) -> [String] {
    let facts = ScreenFacts(of: after).facts
    guard let before else { return facts.filter(\.isMain).map(\.sentence) }
    let known = Set(ScreenFacts(of: before).facts.map { ExactText($0.sentence) })
    let isSameScreen = before.name.isSame(as: after.name)
    let stated = facts.filter { fact in
      isSameScreen || !fact.isOfElement
        ? !known.contains(ExactText(fact.sentence)) : fact.isMain
    }
    return stated.map(\.sentence) + absences(from: before, to: after, isSameScreen)
  }

  // MARK: - What is gone

  static func absences(
    from before: Screen, to after: Screen, _ isSameScreen: Bool,
    elements: [Element]? = nil, naming: ((Element) -> Selector?)? = nil
  ) -> [String] {
    guard after.missing == nil else { return [] }
    let gone = before.properties.keys.filter { after.properties[$0] == nil }.map(\.rawValue)
    var sentences = gone.sorted().compactMap(forgotten)
    guard isSameScreen else { return sentences }
    var roles: [Element.Role] = []
    let naming = naming ?? { before.selector(for: $0) }
    for element in elements ?? before.elements where element.isVisible {
      if ScreenFacts.itemRoles.contains(element.role) {
        if !roles.contains(element.role) { roles.append(element.role) }
        continue
      }
      guard let selector = naming(element), selector.position == nil,
        selector.matches(on: after).isEmpty, let name = ScreenFacts.name(selector)
      else { continue }
      sentences.append("I do not see \(name)")
    }
    for role in roles where Selector(role: role).matches(on: after).isEmpty {
      guard let word = RoleWords.all.first(where: { $0.role == role }) else { continue }
      sentences.append("I see no \(word.several)")
    }
    return sentences
  }

  /// The check that a secret or a record with this property is no longer stored; nil for others.
  private static func forgotten(_ property: String) -> String? {
    stored(property).map { "there is no \($0)" }
  }

  /// The words for what an app has stored, such as `record "memo 1"`; nil for other properties.
  static func stored(_ property: String) -> String? {
    for kind in ["secret", "record"] where property.begins(with: kind + " ") {
      let name = ActionSentence.quoted(String(property.dropFirst(kind.count + 1)))
      return name.map { "\(kind) \($0)" }
    }
    return nil
  }
}
