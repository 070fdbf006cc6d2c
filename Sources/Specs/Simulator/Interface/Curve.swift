package import SpecDrivers

/// The timing curve of an animation.
package enum Curve: Hashable, Sendable {
  case easeInOut
  /// A spring; with a damping below 1, it overshoots the end.
  case spring(damping: Double)
  /// A flight of a map camera: up, across and down again.
  case fly

  /// Adds the curve to the details of an event: `curve`, and for a spring `damping`.
  package func describe(in details: inout Event.Details) {
    switch self {
    case .easeInOut: details["curve"] = "ease in and out"
    case .spring(let damping):
      details["curve"] = "spring"
      details["damping"] = .number(damping)
    case .fly: details["curve"] = "fly"
    }
  }
}
