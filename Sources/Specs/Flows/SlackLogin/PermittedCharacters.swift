/// The characters allowed in a workspace address: lowercase letters of any script, digits, the
/// hyphen.
struct PermittedCharacters: Sendable {
  private var exceptions: [(scalars: ClosedRange<Unicode.Scalar>, isPermitted: Bool)] = []

  /// Permits a character or a range.
  mutating func permit(_ first: Unicode.Scalar, through last: Unicode.Scalar? = nil) {
    exceptions.append((first...(last ?? first), true))
  }

  /// Forbids a character or a range.
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
