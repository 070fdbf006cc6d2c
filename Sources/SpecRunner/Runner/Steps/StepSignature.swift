/// The values a step definition's closure takes besides the world, in order.
///
/// Compared with what an expression captures when libraries are joined, and with what a step gives
/// when it is planned; cucumber's other runners compare the mere number, and as the step runs.
struct StepSignature: Sendable {
  let types: [any StepArgument.Type]

  /// What each parameter accepts.
  private var parameters: [StepInput.Kinds] { types.map { $0.accepts } }

  /// Why no step can give the closure what it takes; nil if one can.
  ///
  /// - Parameter captures: how many values the expression captures.
  func mistake(captures: Int) -> String? {
    let parameters = parameters
    let taken = parameters.count
    guard captures <= taken else {
      return "its expression captures \(captures.counted("value")) and its closure takes "
        + (taken == 0 ? "none" : "\(taken)")
    }
    if let place = parameters[..<captures].firstIndex(where: { !$0.contains(.captured) }) {
      return "parameter \(place + 1) of its closure takes \(Self.words(for: parameters[place])) "
        + "where its expression captures a value"
    }
    let rest = parameters[captures...]
    let below: StepInput.Kinds = [.table, .docString, .nothing]
    let required = rest.count { !$0.contains(.nothing) }
    if required > 2 || rest.contains(where: { $0.isDisjoint(with: below) }) {
      return "its closure takes \(taken.counted("value")) and its expression captures "
        + (captures == 0 ? "none" : "\(captures)")
    }
    return nil
  }

  /// Why a step does not fit: what its definition requires or does not take; nil if it fits.
  ///
  /// - Parameters:
  ///   - captures: how many values the expression captures.
  ///   - below: what is written below the step, in order.
  func mismatch(captures: Int, below: [StepInput.Kinds]) -> Mismatch? {
    var given = below[...]
    for parameter in parameters.dropFirst(captures) {
      if let next = given.first, parameter.contains(next) {
        given.removeFirst()
      } else if !parameter.contains(.nothing) {
        return .missing(Self.words(for: parameter))
      }
    }
    return given.first.map { .unused(Self.words(for: $0)) }
  }

  /// What a step may have below it, for a sentence; nil for nothing.
  func below(captures: Int) -> String? {
    let words = parameters.dropFirst(captures).map(Self.words(for:))
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  /// What is wrong with a step, for a sentence.
  enum Mismatch: Equatable {
    /// Such as `a data table`.
    case missing(String)
    case unused(String)
  }

  private static func words(for kinds: StepInput.Kinds) -> String {
    let words: [(StepInput.Kinds, String)] = [
      (.table, "a data table"), (.docString, "a doc string"),
    ]
    return words.filter { kinds.contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
