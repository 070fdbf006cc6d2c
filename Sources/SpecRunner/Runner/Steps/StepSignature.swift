/// The parameters of a step definition's closure, except the world.
///
/// They are compared with the captures of the expression when libraries are joined, and with the
/// arguments of steps when a run is planned.
struct StepSignature: Sendable {
  let types: [any StepArgument.Type]

  /// The kinds of inputs that each parameter accepts.
  private var parameters: [StepInput.Kinds] { types.map { $0.accepts } }

  /// The reason why no step can match the closure; nil if one can.
  ///
  /// - Parameter captures: the number of captures of the expression.
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

  /// The reason why a step does not fit; nil if it does.
  ///
  /// - Parameters:
  ///   - captures: the number of captures.
  ///   - below: the kinds of what follows the step, in order.
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

  /// What may follow a step, in words; nil for nothing.
  func below(captures: Int) -> String? {
    let words = parameters.dropFirst(captures).map(Self.words(for:))
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  /// The mismatch in words.
  enum Mismatch: Equatable {
    /// For example `a data table`.
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
