package import SpecDrivers
import SpecText

/// The checks that a person would write after an action.
extension CheckSentence {
  /// The number of elements that are described, so that a huge page takes no longer.
  private static let most = 200

  /// The checks of what actions have changed, without keywords, the most telling first.
  ///
  /// Left out are: what goes with most actions, such as the focus; what the actions themselves
  /// enter; elements that only a position or an identifier names; times and dates.
  package static func outcomes(
    of actions: [Action], from before: Screen?, to after: Screen
  ) -> [String] {
    // The row of a terminal's cursor.
    let cursor = before.flatMap { before in
      before.isTerminal
        ? before.elements.first { $0.id.isSame(as: (before.focus.value ?? nil) ?? "") } : nil
    }
    let changed = changed(from: before, to: after).filter { element in
      !(after.isTerminal && isIncidental(element, after: cursor?.label ?? "", actions))
    }
    let isSameScreen = before?.name.isSame(as: after.name) ?? false
    let naming = { visibleName($0, on: after, unlike: isSameScreen ? before : nil) }
    let facts = ScreenFacts(of: after, elements: changed, naming: naming).facts
      .filter { !$0.isIncidental }
    guard let before else {
      return plain(facts.filter(\.isMain).map(\.sentence), []).filter(isLasting)
    }
    // It changes with all that is typed; and a program that has ended shows what it did.
    let gone =
      after.properties[.exitStatus] != nil
      ? []
      : self.changed(from: after, to: before)
        .filter { element in !(cursor.map { element.id.isSame(as: $0.id) } ?? false) }
    let known = Set(
      ScreenFacts(of: before, elements: gone, naming: { visibleName($0, on: before) })
        .facts.map { ExactText($0.sentence) })
    // What an element that was not there before is not goes without saying.
    let earlier = Set(before.elements.filter(\.isVisible).map { ExactText($0.id) })
    let unsaid = Set(
      ScreenFacts(
        of: after, elements: changed.filter { !earlier.contains(ExactText($0.id)) }, naming: naming
      ).facts.filter { $0.isOfElement && !$0.isMain && !$0.sentence.begins(with: "I see ") }
        .map { ExactText($0.sentence) })
    let new = facts.filter { fact in
      !known.contains(ExactText(fact.sentence)) && !unsaid.contains(ExactText(fact.sentence))
        && (isSameScreen || !fact.isOfElement || fact.isMain)
    }
    // A screen that shows the same things is described by them.
    let isDescribed = isSameScreen || new.contains { $0.isOfElement }
    let stated = plain(
      (isDescribed ? new : new + facts.filter { $0.isOfElement && $0.isMain }).map(\.sentence),
      known)
    let absent = absences(
      from: before, to: after, isSameScreen, elements: gone,
      naming: { visibleName($0, on: before) })
    let items = isSameScreen ? itemsGone(gone, after) : []
    let entered = Set(actions.flatMap(entered).map { ExactText($0) })
    // What was typed and is now something else on the screen is what the action was for.
    let typed = gone.filter { $0.role.isA(.field) }
      .compactMap { $0.properties[.text]?.value?.text }.filter { !$0.isBlank }.map(\.inQuotes)
    let meant = stated.first { sentence in
      sentence.begins(with: "I see ") && typed.contains { sentence.includes($0) }
    }
    let others = stated.filter { other in !(meant?.isSame(as: other) ?? false) }
    return ([meant].compactMap { $0 } + others + items + absent).filter {
      !entered.contains(ExactText($0)) && isLasting($0)
    }
  }

  /// The name that users see; nil if the element has none of its own.
  ///
  /// - Parameter before: the screen before, on which the name should mean nothing else: what was
  ///   typed into a field is not yet the item of a list.
  private static func visibleName(
    _ element: Element, on screen: Screen, unlike before: Screen? = nil
  ) -> Selector? {
    guard var selector = screen.writtenSelector(for: element), selector.position == nil,
      selector.comparison == .exact,
      !selector.name.isSame(as: element.id)
        || element.label.isSame(as: element.id),
      // A sign such as "×" says nothing; it may come and go with the mouse.
      selector.name.unicodeScalars.contains(where: {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      })
    else { return nil }
    if selector.role == nil, let before, RoleWords.has(element.role),
      (try? selector.resolve(on: before)).map({ $0.role != element.role }) ?? false
    {
      selector.role = element.role
    }
    return selector
  }

  /// The elements that the other screen does not have in the same state.
  private static func changed(from before: Screen?, to after: Screen) -> [Element] {
    let known = Set((before?.elements ?? []).map(State.init))
    let isSame = before?.name.isSame(as: after.name) ?? false
    let elements = isSame ? after.elements.filter { !known.contains(State($0)) } : after.elements
    return Array(elements.prefix(most))
  }

  /// What a person sees of an element, wherever it is.
  private struct State: Hashable {
    let name: ExactText
    let role: Element.Role
    let values: [Observed<PropertyValue>?]

    init(_ element: Element) {
      name = ExactText(element.plainName)
      role = element.role
      let properties: [Property] = [
        .text, .visible, .enabled, .selected, .checked, .pressed, .expanded, .invalid,
      ]
      values = properties.map { element.properties[$0] }
    }
  }

  /// The checks of the first items that are no longer there, and of how many are left.
  private static func itemsGone(_ gone: [Element], _ after: Screen) -> [String] {
    guard after.missing == nil else { return [] }
    var sentences: [String] = []
    for item in gone where item.isVisible && ScreenFacts.itemRoles.contains(item.role) {
      let selector = Selector(item.label, role: item.role)
      guard !item.label.isEmpty, selector.matches(on: after).isEmpty,
        let name = ScreenFacts.name(selector)
      else { continue }
      sentences.append("I do not see \(name)")
      if Selector(role: item.role).matches(on: after).isEmpty { break }
      if !after.isTerminal {
        sentences += [ScreenFacts.count(of: item.role, on: after)].compactMap { $0 }
      }
      break
    }
    return sentences
  }

  // MARK: - What goes without saying

  /// The same checks, but that an element is enabled is stated only if it was not.
  private static func plain(_ sentences: [String], _ known: Set<ExactText>) -> [String] {
    let plain = sentences.compactMap { sentence -> String? in
      guard sentence.ends(with: isEnabled) else { return sentence }
      let name = String(sentence.unicodeScalars.dropLast(isEnabled.unicodeScalars.count))
      if known.contains(ExactText(name + " is disabled")) { return sentence }
      let isNamed = sentences.contains { $0.begins(with: name + " ") && !$0.isSame(as: sentence) }
      return isNamed ? nil : "I see " + name
    }
    var seen: Set<ExactText> = []
    return plain.filter { seen.insert(ExactText($0)).inserted }
  }

  private static let isEnabled = " is enabled"

  /// The sentences that repeat what an action enters.
  private static func entered(by action: Action) -> [String] {
    switch action {
    case .type(let text, let field?):
      [quotedText(text).map { "\(field.named) shows \($0)" }, "\(field.named) is not empty"]
        .compactMap { $0 }
    case .clear(let field): ["\(field.named) is empty"]
    case .choose(let option, let element?):
      quotedText(option).map { ["\(element.named) shows \($0)"] } ?? []
    case .chooseAll(let options, let element):
      quotedText(options.joined(separator: ", ")).map { ["\(element.named) shows \($0)"] } ?? []
    case .setChecked(let isOn, let element):
      ["checked", "selected"].map { "\(element.named) is \(isOn ? "" : "not ")\($0)" }
    default: []
    }
  }

  /// Whether a row of a terminal is a part of a frame, or what was typed after a prompt.
  private static func isIncidental(
    _ element: Element, after prompt: String, _ actions: [Action]
  ) -> Bool {
    let isFrame = element.label.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }
    return isFrame
      || actions.contains { action in
        guard case .type(let text, nil) = action else { return false }
        return [prompt + text, prompt + " " + text].contains(same: element.label)
      }
  }

  private static func quotedText(_ text: String) -> String? { ActionSentence.quoted(text) }

  /// Whether a check may still hold tomorrow: it contains no time and no date.
  private static func isLasting(_ sentence: String) -> Bool {
    let patterns = [
      #/[0-9]{1,2}:[0-9]{2}/#, #/[0-9]{4}-[0-9]{2}-[0-9]{2}/#,
      #/[0-9]{1,2}[.\/][0-9]{1,2}[.\/][0-9]{2,4}/#,
    ]
    return !patterns.contains { sentence.firstMatch(of: $0) != nil }
  }
}
