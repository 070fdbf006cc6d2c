import SpecText

/// The name under which a step remembers a value, for `${NAME}` in later steps of its scenario.
///
/// A step definition takes it as a parameter, so that the plan knows what later steps can use.
public struct Memory: Hashable, Sendable, StepArgument {
  /// The name in `${NAME}`.
  public let name: String
  /// Whether reports mask the value.
  public let isSecret: Bool

  /// Makes the name of a value.
  public init(_ name: String, isSecret: Bool = false) {
    self.name = name
    self.isSecret = isSecret
  }

  /// A name has letters, digits and underscores, and does not begin with a digit.
  public static func objection(to input: StepInput) -> StepFailure? {
    guard let memory = try? read(input), !VariableScanner.isName(memory.name) else { return nil }
    return StepFailure(
      "\"\(memory.name)\" is not a name",
      notes: ["write letters, digits and underscores, not first a digit, such as \"order_id\""],
      kind: .argument)
  }
}

/// The values that steps of a scenario have remembered.
enum MemoryKey: WorldKey {
  static var initial: [ExactText: Variables.Value] { [:] }
}

/// Receives what is remembered as a secret; set by the run.
enum HideKey: WorldKey {
  static var initial: (@Sendable (String) -> Void)? { nil }
}

extension World {
  /// Remembers a value for `${NAME}` in later steps of the scenario, and logs it.
  ///
  /// - Throws: `StepFailure` if there is nothing to remember: a check of an empty value cannot fail.
  public func remember(_ text: String, as memory: Memory) throws {
    guard !text.isBlank else {
      throw StepFailure(
        "there is nothing to remember as \"\(memory.name)\": it is \"\(text)\"")
    }
    if memory.isSecret { self[HideKey.self]?(text) }
    self[MemoryKey.self][ExactText(memory.name)] = memory.isSecret ? .secret(text) : .plain(text)
    log("${\(memory.name)} is " + (memory.isSecret ? "a secret" : "\"\(text)\""))
  }

  /// The names and values that steps have remembered as secrets, in order.
  package var rememberedSecrets: [(name: String, value: String)] {
    self[MemoryKey.self].compactMap { name, value in
      if case .secret(let text?) = value { (name.wrappedValue, text) } else { nil }
    }.sorted { ExactText($0.name) < ExactText($1.name) }
  }
}
