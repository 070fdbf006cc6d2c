import SpecDrivers

/// The visits that a fault can be limited to, so that scenarios must reach them to detect it.
enum VisitLimit: String, CaseIterable, Sendable {
  case secondVisit = "second-visit"
  case afterBack = "after-back"

  var description: FaultLimit {
    let summary =
      switch self {
      case .secondVisit: "from the second visit to a screen on"
      case .afterBack: "only on a screen that the user came back to"
      }
    return FaultLimit(rawValue, summary)
  }

  /// Whether the fault is active on a visit.
  func includes(_ visit: Visit) -> Bool {
    switch self {
    case .secondVisit: visit.number > 1
    case .afterBack: visit.direction == .back
    }
  }
}
