import SpecDrivers
import SpecText

/// The rules about names of elements.
extension AuditRule {
  static let nameRules = [
    AuditRule(
      "control-name", "4.1.2", .a, "Every control has a name.",
      advice: "give it a label, or a text that assistive technologies read"
    ) { audited, verdicts in
      for element in audited.elements where element.isControl && element.label.isBlank {
        verdicts.report(element, "has no name")
      }
    },
    AuditRule(
      "image-name", "1.1.1", .a, "Every image that is not decoration has a name.",
      advice: "describe it in words, or mark it as decoration"
    ) { audited, verdicts in
      for element in audited.elements where element.role == .image && element.label.isBlank {
        verdicts.report(element, "has no name")
      }
    },
    AuditRule(
      "dialog-name", "4.1.2", .a, "Every dialog and alert has a name.",
      advice: "give it a title or a label"
    ) { audited, verdicts in
      for element in audited.elements where element.role == .dialog && element.label.isBlank {
        verdicts.report(element, "has no name")
      }
      switch audited.screen.alert {
      case .unknown(let why): verdicts.leaveOpen(audited.itself, why)
      case .known(.some(let alert), _) where alert.title.isBlank && alert.message.isBlank:
        verdicts.report(AuditedScreen.Subject(alert), "has neither a title nor a message")
      case .known: break
      }
    },
    AuditRule(
      "label-in-name", "2.5.3", .a, "The name of a control contains the text that it shows.",
      advice: "make the visible text a part of the name, so that people can say it to activate it",
      check: checkLabelInName),
    AuditRule(
      "duplicate-name", "2.4.6", .advice,
      "Controls of the same kind in one place have different names, or lead to the same address.",
      advice: "give them different names", check: checkDuplicates),
  ]

  @Sendable private static func checkLabelInName(
    _ audited: AuditedScreen, _ verdicts: inout Verdicts
  ) {
    let controls = audited.elements.filter(\.isControl)
    let why = "the engine does not report the text that it shows"
    if let first = controls.first,
      controls.allSatisfy({ $0.properties[.visibleText] == nil })
    {
      return verdicts.leaveUnseen(first, why)
    }
    for element in controls {
      switch element.properties[.visibleText] {
      case nil: verdicts.leaveOpen(element, why)
      case .unknown(let why)?: verdicts.leaveOpen(element, why)
      case .known(let value, _)?:
        guard let text = value.text, !text.isBlank, !element.label.isBlank else { continue }
        if !words(of: element.label).includes(words(of: text)) {
          verdicts.report(element, "shows \(text.quoted), which its name does not contain")
        }
      }
    }
  }

  /// The letters and digits of a text in lower case, with single spaces between words.
  private static func words(of text: String) -> String {
    let scalars = text.lowercased().unicodeScalars
    return scalars.split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      .map { String($0) }.joined(separator: " ")
  }

  @Sendable private static func checkDuplicates(
    _ audited: AuditedScreen, _ verdicts: inout Verdicts
  ) {
    var first: [[ExactText]: Element] = [:]
    for element in audited.elements where element.isControl && !element.label.isBlank {
      let place = [element.parent ?? "", element.role.rawValue, element.label].map { ExactText($0) }
      guard let other = first[place] else {
        first[place] = element
        continue
      }
      let isLink = element.role == .link
      if isLink, other.properties[.address] == element.properties[.address] { continue }
      if other.properties[.description] != element.properties[.description] { continue }
      // Without parents, the rows of a list cannot be told apart from each other.
      guard audited.tree.hasParents else {
        verdicts.leaveOpen(element, AuditedScreen.withoutParents)
        continue
      }
      verdicts.report(
        element,
        isLink
          ? "has the same name as a link to another address" : "has the same name as another one")
    }
  }
}
