/// What may stand in a workspace's address: lowercase letters of any script, digits, the hyphen.
struct PermittedCharacters: Sendable {
  private var exceptions: [(scalars: ClosedRange<Unicode.Scalar>, isPermitted: Bool)] = []

  /// Permits a character, or all from one to another.
  mutating func permit(_ first: Unicode.Scalar, through last: Unicode.Scalar? = nil) {
    exceptions.append((first...(last ?? first), true))
  }

  /// Refuses a character, or all from one to another.
  mutating func refuse(_ first: Unicode.Scalar, through last: Unicode.Scalar? = nil) {
    exceptions.append((first...(last ?? first), false))
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if let exception = exceptions.last(where: { $0.scalars.contains(scalar) }) {
      return exception.isPermitted
    }
    return scalar.properties.generalCategory == .lowercaseLetter
      || ("0"..."9").contains(scalar) || scalar == "-"
  }
}
