import SpecDrivers

/// Faults that change nothing if they are limited to some visits, and the reason.
///
/// A scenario cannot detect them, however good it is; each exemption must therefore say why.
struct FaultExemption: Sendable {
  let limit: VisitLimit
  let reason: String
  /// The names of the faults.
  let faults: [String]

  init(_ limit: VisitLimit, _ reason: String, _ faults: [String]) {
    self.limit = limit
    self.reason = reason
    self.faults = faults
  }
}

extension Fault {
  /// The fault with the exemptions that name it.
  func exempted(by exemptions: [FaultExemption]) -> Fault {
    var fault = self
    for exemption in exemptions where exemption.faults.contains(name) {
      fault.withoutEffect[exemption.limit.rawValue] = exemption.reason
    }
    return fault
  }
}
