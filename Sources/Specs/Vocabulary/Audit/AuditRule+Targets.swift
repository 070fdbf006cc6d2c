import SpecDrivers
import SpecText

/// The rules about places to touch.
extension AuditRule {
  static let targetRules = [
    AuditRule(
      "target-size", "2.5.8", .aa,
      "A control is at least 24 × 24 pixels large, or far enough from other controls.",
      advice: "make it larger, or move it away from other controls", check: checkTargets)
  ]

  private static let least = 24.0

  @Sendable private static func checkTargets(
    _ audited: AuditedScreen, _ verdicts: inout Verdicts
  ) {
    let controls = audited.elements.filter(\.isControl)
    let frames = controls.map(\.frame.value)
    for (place, element) in controls.enumerated() {
      let frame: Frame
      switch element.frame {
      case .known(let known, _): frame = known
      case .unknown(let why):
        verdicts.leaveOpen(element, why)
        continue
      }
      if frame.width >= least && frame.height >= least { continue }
      // Something that contains the control, or is contained in it, is the same target.
      let crowd = controls.indices.first { other in
        guard other != place, let neighbour = frames[other] else { return false }
        let isRelated =
          audited.tree.isInside(element, controls[other])
          || audited.tree.isInside(controls[other], element)
          || neighbour.contains(frame) || frame.contains(neighbour)
        return !isRelated && isTooClose(frame, neighbour)
      }
      guard let crowd else {
        if frames.contains(nil) { verdicts.leaveOpen(element, "not all controls have frames") }
        continue
      }
      guard !element.mayBeExempt else {
        verdicts.leaveOpen(
          element, "it may be part of a sentence, or the browser may have chosen its size")
        continue
      }
      verdicts.report(
        element,
        "is \(written(frame.width)) × \(written(frame.height)) pixels large and close to "
          + AuditedScreen.Subject(controls[crowd]).description)
    }
  }

  /// Whether a circle of 24 pixels around the middle of a small control touches another control, or
  /// the circle of another small one.
  private static func isTooClose(_ frame: Frame, _ other: Frame) -> Bool {
    let (x, y) = (frame.x + frame.width / 2, frame.midY)
    let radius = least / 2
    if other.width < least || other.height < least {
      let (dx, dy) = (other.x + other.width / 2 - x, other.midY - y)
      if dx * dx + dy * dy < least * least { return true }
    }
    let dx = max(other.x - x, 0, x - other.x - other.width)
    let dy = max(other.y - y, 0, y - other.maxY)
    return dx * dx + dy * dy < radius * radius
  }

  private static func written(_ number: Double) -> String {
    PropertyValue.number((number * 10).rounded(.down) / 10).written
  }
}

extension Element {
  /// Whether the criterion may except it: links in sentences, and controls as the browser draws them.
  fileprivate var mayBeExempt: Bool { [.link, .checkbox, .radio, .slider].contains(role) }
}
