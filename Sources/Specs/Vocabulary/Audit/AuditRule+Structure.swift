import SpecDrivers
import SpecText

/// The rules about headings, sets and fields.
extension AuditRule {
  static let structureRules = [
    AuditRule(
      "heading-order", "1.3.1", .advice, "Levels of headings do not skip one on the way down.",
      advice: "use the next level, and change its looks with styles"
    ) { audited, verdicts in
      var last: Double?
      for (heading, level) in levels(audited, &verdicts) {
        if let last, level > last + 1 {
          verdicts.report(
            heading,
            "has level \(PropertyValue.number(level).written) after a heading of level "
              + PropertyValue.number(last).written)
        }
        last = level
      }
    },
    AuditRule(
      "main-heading", "2.4.6", .advice, "A screen with headings has exactly one of level 1.",
      advice: "use level 1 for the name of the screen only"
    ) { audited, verdicts in
      let levels = levels(audited, &verdicts)
      let main = levels.filter { $0.level == 1 }
      if !levels.isEmpty, main.isEmpty, audited.screen.missing == nil {
        verdicts.report(audited.itself, "has headings, but none of level 1")
      }
      for (heading, _) in main.dropFirst() {
        verdicts.report(heading, "is a second heading of level 1")
      }
    },
    AuditRule(
      "one-current", "1.3.1", .advice, "At most one element of a set is the current one.",
      advice: "mark only the element where the user is"
    ) { audited, verdicts in
      let marked = audited.elements.compactMap { element in
        element.properties[.current]?.value.map { (element, current: $0) }
      }.filter { $0.current != .flag(false) }
      guard audited.tree.hasParents || marked.count < 2 else {
        return verdicts.leaveOpen(audited.itself, AuditedScreen.withoutParents)
      }
      var sets: Set<[ExactText]> = []
      for (element, current) in marked {
        // The parent of an item's link is the item; the set is around it.
        let outer = audited.tree.ancestors(of: element).first { !$0.role.isA(.row) }
        let set = [outer?.id ?? "", current.written].map { ExactText($0) }
        if !sets.insert(set).inserted {
          verdicts.report(element, "is a second current element of its set")
        }
      }
    },
    AuditRule(
      "error-description", "3.3.1", .advice, "A field with an invalid value has a description.",
      advice: "connect the text of the error with the field, for example by aria-describedby"
    ) { audited, verdicts in
      for element in audited.elements where element.isOn(.invalid) {
        let description = element.properties[.description]
        if let why = description?.reason {
          verdicts.leaveOpen(element, why)
        } else if description?.value?.text?.isBlank ?? true {
          verdicts.report(element, "is invalid, but no description says why")
        }
      }
    },
  ]

  private static func levels(
    _ audited: AuditedScreen, _ verdicts: inout Verdicts
  ) -> [(heading: Element, level: Double)] {
    var levels: [(heading: Element, level: Double)] = []
    for element in audited.elements where element.role == .heading {
      if let level = element.properties[.level]?.value?.number {
        levels.append((element, level))
      } else {
        let why = element.properties[.level]?.reason
        verdicts.leaveOpen(element, why ?? "the engine does not report its level")
      }
    }
    return levels
  }
}
