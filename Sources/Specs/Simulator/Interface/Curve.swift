package import SpecDrivers

/// How the speed of an animation changes on its way.
package enum Curve: Hashable, Sendable {
  case easeInOut
  /// As if a spring moved it; below 1 it swings beyond the end.
  case spring(damping: Double)
  /// Up, over and down again, as a map's camera goes far.
  case fly

  /// As specifications know it: `curve`, and for a spring its `damping`.
  package var details: [String: PropertyValue] {
    switch self {
    case .easeInOut: ["curve": "ease in and out"]
    case .spring(let damping): ["curve": "spring", "damping": .number(damping)]
    case .fly: ["curve": "fly"]
    }
  }
}
