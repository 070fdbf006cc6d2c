import SpecRunner

/// The step definitions and hooks each sample is run with, in the order the kit registers them.
struct KitSteps: Sendable {
  /// The bytes of a file that lies beside the sample's feature.
  typealias Files = @Sendable (String) throws -> [UInt8]

  let library: @Sendable (@escaping Files) -> StepLibrary

  init(@StepBuilder _ content: @escaping @Sendable (@escaping Files) -> [Declaration]) {
    library = { files in
      let content = content(files)
      return StepLibrary("kit") { for declaration in content { declaration } }
    }
  }

  /// Every sample that has its steps here, by name.
  static let all = outcomes.merging(hooks) { one, _ in one }.merging(arguments) { one, _ in one }

  // MARK: - Pieces

  static func pass(_ patterns: StepPattern...) -> [Declaration] {
    patterns.map { Given($0) { (_: World) in } }
  }

  static let order = Given("an order for {string}") { (_: World, _: String) in }

  static func fail(_ pattern: StepPattern, _ message: String) -> Declaration {
    Given(pattern) { (_: World) in throw failure(message) }
  }

  static func settle(_ pattern: StepPattern, _ outcome: StepStatus) -> Declaration {
    Step(pattern) { (_: World) in outcome }
  }

  /// What the kit's own steps throw, under the name it has there.
  static func failure(_ message: String) -> StepFailure { StepFailure(message, type: "Error") }

  static func require(_ condition: Bool, _ message: String) throws {
    if !condition { throw StepFailure(message, type: "AssertionError") }
  }
}

extension StepBuilder {
  static func buildExpression(_ declarations: [Declaration]) -> [Declaration] { declarations }
}

// MARK: - Steps that end in one way or another

extension KitSteps {
  private static let outcomes: [String: KitSteps] = [
    "all-statuses": KitSteps { _ in
      pass(.regex("^a step$"))
      fail(.regex("^a failing step$"), "whoops")
      settle(.regex("^a pending step$"), .pending)
      settle(.regex("^a skipped step$"), .skipped)
      Given(.regex("^an ambiguous (.*?)$")) { (_: World, _: String) in }
      Given(.regex("^(.*?) ambiguous step$")) { (_: World, _: String) in }
    },
    "ambiguous": KitSteps { _ in
      Given(.regex("^a (.*?) with (.*?)$")) { (_: World, _: String, _: String) in }
      Given(.regex("^a step with (.*?)$")) { (_: World, _: String) in }
    },
    "backgrounds": KitSteps { _ in
      order
      pass("an action", "an outcome")
    },
    "failedish-combinations": KitSteps { _ in
      pass(.regex("^a step$"))
      settle(.regex("^a skipped step$"), .skipped)
      settle(.regex("^a pending step$"), .pending)
      Given(.regex("^an ambiguous (.*?)$")) { (_: World, _: String) in }
      Given(.regex("^(.*?) ambiguous step$")) { (_: World, _: String) in }
      fail(.regex("^a failing step$"), "whoops")
    },
    "minimal": KitSteps { _ in
      Given("I have {int} cukes in my belly") { (_: World, _: Int) in }
    },
    "multiple-features-reversed": KitSteps { _ in order },
    "pending": KitSteps { _ in
      pass("an implemented non-pending step", "an implemented step that is skipped")
      settle("an unimplemented pending step", .pending)
    },
    "pending-exception": KitSteps { _ in
      Given("an unimplemented pending step") { (_: World) in throw Pending("TODO") }
    },
    "retry-undefined": KitSteps { _ in [Declaration]() },
    "rules-backgrounds": KitSteps { _ in
      order
      pass("an action", "an outcome")

    },
    "skipped": KitSteps { _ in
      pass("a step that does not skip", "a step that is skipped")
      settle("I skip a step", .skipped)
    },
    "skipped-exception": KitSteps { _ in
      Given("I skip a step") { (_: World) in throw Skip("skipping") }
    },
    "stack-traces": KitSteps { _ in fail("a step throws an exception", "BOOM") },
    "test-run-exception": KitSteps { _ in pass("a step") },
    "undefined": KitSteps { _ in pass("an implemented step", "a step that will be skipped") },
    "undefined-multiple": KitSteps { _ in
      pass("an implemented step", "a step that will be skipped")
    },
    "unused-steps": KitSteps { _ in pass("a step that is used", "a step that is not used") },
  ]
}
