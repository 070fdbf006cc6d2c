import SpecExpressions
import SpecGherkin
import SpecText

/// Steps whose table or doc string does not fit their definition, each place reported once.
struct StepMismatches {
  private(set) var diagnostics: [Diagnostic] = []
  fileprivate var known: Set<Diagnostic> = []

  /// Compares the arguments of a step with those of its definition.
  mutating func check(
    _ step: PickleStep, of pickle: Pickle, _ definition: StepDefinition, captures: Int
  ) {
    let below = StepInputs.below(step).map(\.kinds)
    guard definition.signature.mismatch(captures: captures, below: below) != nil else { return }
    let diagnostic = Self.diagnostic(
      definition, captures: captures, below: below, uri: pickle.uri,
      at: pickle.document.step(for: step)?.location ?? pickle.location)
    // Rows of an outline, and scenarios with one background, share the places of steps.
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// The error of a step that does not fit its definition.
  static func diagnostic(
    _ definition: StepDefinition, captures: Int, below: [StepInput.Kinds], uri: String,
    at location: Location
  ) -> Diagnostic {
    let (message, fix) =
      switch definition.signature.mismatch(captures: captures, below: below) {
      case .missing(let argument):
        ("this step requires \(argument)", "add \(argument) below the step")
      case .unused(let argument):
        (
          "this step takes no \(argument.dropFirst(2))",
          "remove the \(argument.dropFirst(2)), or use a step that takes one"
        )
      case nil: ("this step does not fit its definition", "")
      }
    return Diagnostic(
      code: "step.argument", message: message, uri: uri, location: location,
      notes: ["it is defined as \"\(definition.sentence)\" at \(definition.source.description)"],
      fix: fix)
  }
}

/// Steps that cannot fail, or that do nothing: an action as a Then, and inputs that mean nothing.
extension StepMismatches {
  /// Whether a text may have an input that means nothing.
  ///
  /// That is an empty quotation, a number below 1, a regular expression, or a variable. Most texts
  /// have none, and then nothing is captured.
  static func mayBeVacuous(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var last = UInt8(ascii: " ")
    var isDigit = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "$"), UInt8(ascii: "/"): return true
      case UInt8(ascii: "0") where !isDigit: return true
      case 0x31...0x39 where last == UInt8(ascii: "-"): return true
      case UInt8(ascii: "\""), 0...0x20, 0xC2...0xF3:
        if last == UInt8(ascii: "\"") { return true }
      default: break
      }
      isDigit = (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") && isDigit
      last = byte
    }
    return false
  }

  /// Checks a step of a scenario against what its library declares.
  mutating func checkDeclared(
    _ step: PickleStep, of pickle: Pickle, _ index: Int, _ registry: StepRegistry
  ) {
    guard
      let found = registry.objection(to: step, by: index, registry.match(step, by: index))
    else { return }
    func error(_ notes: [String] = []) -> Diagnostic {
      Self.diagnostic(
        found, registry.definitions[index], uri: pickle.uri,
        at: pickle.document.step(for: step)?.location ?? pickle.location, notes)
    }
    // The same mistake in further rows is reported once.
    if known.insert(error()).inserted { diagnostics.append(error(pickle.rowNotes(on: step))) }
  }

  /// Adds an error unless it is known.
  mutating func add(_ diagnostic: Diagnostic) {
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// The error of a step to which its library objects.
  static func diagnostic(
    _ objection: StepObjection, _ definition: StepDefinition, uri: String, at location: Location,
    _ notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      code: objection.isOfKeyword ? "step.no-check" : "step.vacuous", message: objection.message,
      uri: uri, location: location,
      notes: notes
        + ["it is defined as \"\(definition.sentence)\" at \(definition.source.description)"],
      fix: objection.advice.joined(separator: "\n"))
  }
}

extension Pickle {
  /// Where the values of a step stand, if they come from a row of examples.
  func rowNotes(on step: PickleStep) -> [String] {
    guard step.astNodeIDs.count > 1, let written = document.step(for: step) else { return [] }
    let cells = written.dataTable?.rows.map { $0.cells.map(\.value) } ?? []
    guard
      !written.text.isSame(as: step.text)
        || !(written.docString?.content ?? "").isSame(as: step.docString?.content ?? "")
        || cells != step.dataTable?.rows ?? []
    else { return [] }
    return ["the values are those of the row of examples at \(uri):\(location)"]
  }
}

/// Why a step cannot fail, or does nothing, and what to do about it.
struct StepObjection {
  /// Whether an action is written as a Then; otherwise an input means nothing.
  let isOfKeyword: Bool
  let message: String
  let advice: [String]
}

extension StepRegistry {
  /// Why a step cannot fail, or does nothing, by what the library of its definition declares.
  func objection(
    to step: PickleStep, by index: Int, _ match: @autoclosure () -> ExpressionMatch?
  ) -> StepObjection? {
    let definition = definitions[index]
    guard let declared = definition.declaration else { return nil }
    if bodies[index].isNoCheck, step.type == .outcome {
      let what = definition.keyword == .given ? "a condition" : "an action"
      let checks = declared.checks[definition.language] ?? []
      return StepObjection(
        isOfKeyword: true,
        message: "this step is \(what), not a check, so it proves nothing as a Then",
        advice: [
          "write it as a Given or When, and check its result"
            + (checks.isEmpty ? "" : ", such as " + checks.listed())
        ])
    }
    guard let match = match() else { return nil }
    // A definition may take fewer inputs below the step than kinds that it accepts.
    for (type, input) in zip(
      definition.signature.types, StepInputs(match, step, variables).inputs)
    where !type.accepts.isDisjoint(with: input.kinds) {
      if let found = type.objection(to: input) {
        return StepObjection(isOfKeyword: false, message: found.headline ?? "", advice: found.notes)
      }
    }
    return nil
  }
}
