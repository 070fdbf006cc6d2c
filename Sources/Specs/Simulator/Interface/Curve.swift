package import SpecDrivers

/// The timing curve of an animation.
package enum Curve: Hashable, Sendable {
  case easeInOut
  /// A spring; with a damping below 1, it overshoots the end.
  case spring(damping: Double)
  /// A flight of a map camera: up, across and down again.
  case fly

  /// The curve as event details: `curve`, and for a spring `damping`.
  package var details: [String: PropertyValue] {
    switch self {
    case .easeInOut: ["curve": "ease in and out"]
    case .spring(let damping): ["curve": "spring", "damping": .number(damping)]
    case .fly: ["curve": "fly"]
    }
  }
}
