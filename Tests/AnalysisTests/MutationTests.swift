import SpecDrivers
import SpecJSON
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// Specifications with one thing changed: which changes there are, and which of them are noticed.
struct MutationTests {
  private static func mutation(
    _ text: String = Lamp.feature, faults: [Fault] = [], sample: Int? = nil,
    seed: UInt64 = 0, jobs: Int = 1
  ) async throws -> Mutation {
    let baseline = try await Lamp.baseline(text)
    let mutator = Mutator(baseline, RunOptions(jobs: jobs), sample: sample, seed: seed)
    return await mutator.mutate(apps: Lamp.app(faults), launch: Lamp.launch)
  }

  @Test func `a command that is stopped judges only the mutants that it has tried`() async throws {
    let baseline = try await Lamp.baseline(Lamp.feature)
    let mutator = Mutator(baseline, RunOptions(), sample: nil, seed: 0)
    let whole = await mutator.mutate(apps: [], launch: Lamp.launch)
    for isStoppedAtOnce in [true, false] {
      let part = await Task {
        if isStoppedAtOnce { withUnsafeCurrentTask { $0?.cancel() } }
        return await mutator.mutate(apps: Lamp.app(Lamp.faults), launch: Lamp.launch) { _, _ in
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }.value
      #expect(part.untried == whole.trials.count - part.trials.count)
      #expect(part.count(.killed) == (isStoppedAtOnce ? 0 : whole.count(.killed)))
      #expect(part.judged == part.killed && !part.isKilled(atLeast: 0))
      guard case .object(let json) = part.json else { return }
      #expect(json["untried"] == part.untried.map { .integer($0) })
    }
  }

  /// Each mutant and its end, a line each.
  private static func lines(_ mutation: Mutation) -> [String] {
    mutation.trials.map { trial in
      let mutant = trial.mutant
      return
        "\(mutant.location.line) \(mutant.kind.rawValue): \(mutant.before) > \(mutant.after ?? "-")"
        + " \(trial.outcome)" + (trial.fault.map { " \($0)" } ?? "")
        + (mutant.shared > 1 ? " x\(mutant.shared)" : "")
    }
  }

  @Test(arguments: [1, 4])
  func `values, cells and Thens are changed and Whens left out`(_ jobs: Int) async throws {
    let mutation = try await Self.mutation(jobs: jobs)
    #expect(
      Self.lines(mutation) == [
        "7 contrary: the lamp is not lit > the lamp is lit killed",
        "11 dropped: When I press the switch > - killed",
        "12 contrary: the lamp is lit > the lamp is not lit killed", "13 value: 1 > 2 killed",
        "16 dropped: When I press the switch 2 times > - killed x2",
        "21 example: 2 > 3 killed", "21 example: \"dark\" > \"darkx\" killed",
        "22 example: 3 > 4 killed", "22 example: \"lit\" > \"litx\" killed",
        "26 cell: topic > topicx invalid", "26 cell: page > pagex invalid",
        "27 cell: lamp > lampx survived", "27 cell: 1 > 2 survived",
      ])
    #expect(mutation.killed == 9)
    #expect(mutation.judged == 11)
    #expect(mutation.isKilled(atLeast: 81))
    #expect(!mutation.isKilled(atLeast: 82))
    #expect(
      mutation.trials.first { $0.outcome == .invalid }?.trouble == "the manual has no such column")
  }

  private static let withTextSteps = """
    Feature: Lamp
      @step @lamp-9
      Scenario: I press it <n> times and see "<says>"
        When I press the switch <n> times
        Then the plate says "<says>"
        And the switch was pressed <n> times
      @step
      Scenario: the lamp was tried
        When I press the switch
        Then the lamp is lit
      Scenario: Twice
        Given the lamp is there
        When I press it 2 times and see "dark"
      Scenario: Three times
        Given the lamp is there
        When I press it 3 times and see "lit"
      Scenario: Tried
        Given the lamp is there
        And the lamp was tried
        Then the switch was pressed 1 time
    """

  @Test func `a call keeps its keyword for what follows, whatever it ends with`() async throws {
    let plan = try await Lamp.baseline(Self.withTextSteps).plan
    let types = plan.cases.map { planned in
      PickleDraft(planned.pickle, plan.expandedSteps(of: planned)).steps.map(\.type)
    }
    #expect(types[0] == [.context, .action, .outcome, .action])
    #expect(types[2] == [.context, .action, .context, .outcome])
  }

  @Test func `the steps of text steps are changed like those of scenarios`() async throws {
    #expect(
      Self.lines(try await Self.mutation(Self.withTextSteps)) == [
        "4 dropped: When I press the switch 2 times > - killed x2",
        "13 example: \"dark\" > \"darkx\" killed", "13 example: 2 > 3 killed",
        "16 example: \"lit\" > \"litx\" killed", "16 example: 3 > 4 killed",
        "10 contrary: the lamp is lit > the lamp is not lit killed",
        "20 value: 1 > 2 killed",
      ])
  }

  private static let still = """
    Feature: Lamp
      Scenario: Twice is as if never
        Given the lamp is there
        When I press the switch 2 times
        Then the lamp is not lit
    """

  @Test func `what makes no difference to the app may make one under a fault`() async throws {
    #expect(
      Self.lines(try await Self.mutation(Self.still)) == [
        "4 dropped: When I press the switch 2 times > - survived",
        "5 contrary: the lamp is not lit > the lamp is lit killed",
      ])
    // A lamp that cannot be put out fails the scenario, and without the presses does not.
    #expect(
      Self.lines(try await Self.mutation(Self.still, faults: Lamp.faults)) == [
        "4 dropped: When I press the switch 2 times > - killedUnderFault odd-presses-count",
        "5 contrary: the lamp is not lit > the lamp is lit killed",
      ])
    // One that is lit from the start fails it with and without them.
    #expect(
      try await Self.mutation(Self.still, faults: [Lamp.faults[1]]).count(.survived) == 1)
  }

  @Test func `another thing that is not so either is no weakness, if the first is known`()
    async throws
  {
    let denied = """
      Feature: Lamp
        Scenario: No plate
          Given the lamp is there
          Then the plate does not say "bright"
      """
    #expect(
      Self.lines(try await Self.mutation(denied)) == [
        "4 value: \"bright\" > \"brightx\" survived",
        "4 contrary: the plate does not say \"bright\" > the plate does say \"bright\" killed",
      ])
    let known =
      denied.replacing("bright", with: "lit")
      + "\n  Scenario: A plate\n    Given the lamp is there\n    When I press the switch\n"
      + "    Then the plate says \"lit\"\n"
    #expect(
      Self.lines(try await Self.mutation(known)).first
        == "4 value: \"lit\" > \"litx\" equivalent")
  }

  @Test func `a comment explains a survivor, and is told when there is none`() async throws {
    let explained = Self.still.replacing(
      "    When", with: "    # survives: pressing twice changes nothing\n    # really\n    When")
    let mutation = try await Self.mutation(explained)
    #expect(mutation.count(.survived) == 0)
    #expect(
      mutation.trials.compactMap(\.explanation?.reason) == ["pressing twice changes nothing"])
    #expect(mutation.stale == [])

    let above = Self.still.replacing(
      "  Scenario:", with: "  # survives: all of it\n  @tag\n  Scenario:")
    #expect(try await Self.mutation(above).count(.explained) == 1)

    let idle = Self.still.replacing("    Then", with: "    # survives: not at all\n    Then")
    let stale = try await Self.mutation(idle)
    #expect(stale.count(.survived) == 1)
    #expect(stale.stale.map { "\($0.location.line) \($0.reason)" } == ["5 not at all"])
  }

  @Test func `a sample is the same for the same seed`() async throws {
    let whole = Self.lines(try await Self.mutation())
    let one = Self.lines(try await Self.mutation(sample: 5, seed: 7))
    let again = Self.lines(try await Self.mutation(sample: 5, seed: 7))
    let other = Self.lines(try await Self.mutation(sample: 5, seed: 8))
    #expect(one.count == 5)
    #expect(one == again)
    #expect(one != other)
    #expect(whole.filter(one.contains) == one)
    #expect(try await Self.mutation(sample: 100, seed: 1).population == 13)
  }

  @Test func `the JSON says it all`() async throws {
    let mutation = try await Self.mutation(sample: 6, seed: 1)
    let text = String(decoding: JSONWriter.write(mutation.json, pretty: true), as: UTF8.self)
    expectGolden(text.foldingJSON + "\n", "analysis/mutation.json")
  }
}
