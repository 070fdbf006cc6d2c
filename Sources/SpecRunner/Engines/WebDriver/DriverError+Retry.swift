import SpecDrivers

extension DriverError {
  /// Whether another attempt may succeed.
  var isRecoverable: Bool {
    switch self {
    case .elementNotFound, .ambiguousElement, .notInteractable, .noSuchAnswer: true
    default: false
    }
  }
}
