/// The characters allowed in a workspace address: lowercase letters of any script, digits, the
/// hyphen.
struct PermittedCharacters: Equatable, Sendable {
  private struct Exception: Equatable {
    let scalars: ClosedRange<Unicode.Scalar>
    let isPermitted: Bool
  }

  private var exceptions: [Exception] = []

  /// Permits a character or a range.
  mutating func permit(_ first: Unicode.Scalar, through last: Unicode.Scalar? = nil) {
    exceptions.append(Exception(scalars: first...(last ?? first), isPermitted: true))
  }

  /// Forbids a character or a range.
  mutating func refuse(_ first: Unicode.Scalar, through last: Unicode.Scalar? = nil) {
    exceptions.append(Exception(scalars: first...(last ?? first), isPermitted: false))
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if let exception = exceptions.last(where: { $0.scalars.contains(scalar) }) {
      return exception.isPermitted
    }
    return scalar.properties.generalCategory == .lowercaseLetter
      || ("0"..."9").contains(scalar) || scalar == "-"
  }
}
