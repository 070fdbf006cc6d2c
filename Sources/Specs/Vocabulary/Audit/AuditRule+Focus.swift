import SpecDrivers
import SpecText

/// The rules about the focus.
extension AuditRule {
  static let focusRules = [
    AuditRule(
      "focus-visible", "2.4.7", .aa, "The focused element is visible, and so is its focus.",
      advice: "show which element has the focus, for example with an outline"
    ) { audited, verdicts in
      guard let focused = focused(audited, &verdicts) else { return }
      if !focused.isVisible { return verdicts.report(focused, "has the focus, but is hidden") }
      switch focused.properties[.focusVisible] {
      case nil: verdicts.leaveUnseen(focused, "the engine does not report how its focus looks")
      case .unknown(let why)?: verdicts.leaveOpen(focused, why)
      case .known(let value, _)?:
        if value == .flag(false) {
          verdicts.report(focused, "has the focus, but looks the same as without it")
        }
      }
    },
    AuditRule(
      "modal-focus", "2.4.3", .a, "While a modal dialog is open, the focus is in it.",
      advice: "move the focus into the dialog when it opens"
    ) { audited, verdicts in
      let dialogs = audited.elements.filter { $0.role == .dialog && $0.isOn(.modal) }
      guard !dialogs.isEmpty, let focused = focused(audited, &verdicts) else { return }
      guard audited.tree.hasParents else {
        return verdicts.leaveOpen(audited.itself, AuditedScreen.withoutParents)
      }
      let around = [focused] + audited.tree.ancestors(of: focused)
      if !around.contains(where: { outer in dialogs.contains { $0.id.isSame(as: outer.id) } }) {
        verdicts.report(focused, "has the focus although a modal dialog is open")
      }
    },
  ]

  private static func focused(
    _ audited: AuditedScreen, _ verdicts: inout Verdicts
  ) -> Element? {
    switch audited.screen.focus {
    case .known(nil, _): return nil
    case .known(.some(let id), _):
      let element = audited.screen.elements.first { $0.id.isSame(as: id) }
      if let element { return element }
      verdicts.leaveOpen(audited.itself, "the engine does not list the element with the focus")
      return nil
    case .unknown(let why):
      verdicts.leaveOpen(audited.itself, why)
      return nil
    }
  }
}
