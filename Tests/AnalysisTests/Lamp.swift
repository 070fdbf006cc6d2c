import SpecDrivers
import SpecGherkin
import SpecMessages
import SpecRunner
import Synchronization

@testable import SpecAnalysis

/// An invented app to prove specifications on: a lamp with a switch, and ways to get it wrong.
enum Lamp {
  struct State: Sendable {
    var isLit = false
    var presses = 0
  }

  enum StateKey: WorldKey {
    static var initial: State { State() }
  }

  /// The fault that the lamp is launched with.
  enum FaultKey: WorldKey {
    static var initial: String? { nil }
  }

  /// What was run, and the key of it: with it, the lamp tells which faults a scenario reaches.
  final class RunLog: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    func note(_ line: String) { entries.withLock { $0.append(line) } }
  }

  enum RunLogKey: WorldKey {
    static var initial: RunLog? { nil }
  }

  /// The lamp as an engine would name it, with some of its faults.
  static func app(_ faults: [Fault]) -> [App] { [App("lamp", faults: faults)] }

  static let faults = [
    fault("switch-does-nothing", ["lamp-1"]), fault("lit-from-the-start", ["lamp-2"]),
    fault("counts-double", []), fault("hums", ["lamp-3"]), fault("crashes-on-press", ["lamp-1"]),
    fault("odd-presses-count", []),
  ]
  /// A fault that is noticed only by an error that is named like a failed check.
  static let namesake = fault("throws-a-namesake", ["lamp-1"])

  private static func fault(_ name: String, _ breaks: [String]) -> Fault {
    Fault(name, breaks: breaks, "it is \(name)")
  }

  static let feature = """
    Feature: Lamp
      Background:
        Given the lamp is there

      @lamp-2
      Scenario: It is dark first
        Then the lamp is not lit

      @lamp-1
      Scenario: The switch lights it
        When I press the switch
        Then the lamp is lit
        And the switch was pressed 1 time

      Scenario Outline: Pressing <n> times
        When I press the switch <n> times
        Then the switch was pressed <n> times
        And the plate says "<says>"
        Examples:
          | n | says |
          | 2 | dark |
          | 3 | lit  |

      Scenario: The manual
        Then the manual says:
          | topic | page |
          | lamp  | 1    |
    """

  /// The values with which the steps are over a lamp with a fault.
  static let launch: FaultProver.Launch = { faults in
    let values = WorldValues()
    values[FaultKey.self] = faults.first
    return values
  }

  /// The steps over a lamp.
  static func registry(for suite: Suite = Suite()) throws(GlueError) -> StepRegistry {
    try StepRegistry(
      [
        StepLibrary("lamp") {
          Given("the lamp is there") { (world: World) in
            world[RunLogKey.self]?.note(
              "\(world.pickle?.location.line ?? 0) \(world[FaultKey.self] ?? "")")
            world[StateKey.self].isLit = world[FaultKey.self] == "lit-from-the-start"
          }
          When("I press the switch") { (world: World) in try press(world, 1) }
          When("I press the switch {int} times") { (world: World, times: Int) in
            try press(world, times)
          }
          Then("the lamp is lit") { (world: World) in
            try expect(world[StateKey.self].isLit, is: true, "the light", in: world)
          }
          Then("the lamp is not lit") { (world: World) in
            try expect(world[StateKey.self].isLit, is: false, "the light", in: world)
          }
          Then("the switch was pressed {int} time(s)") { (world: World, times: Int) in
            try expect(world[StateKey.self].presses, is: times, "the presses", in: world)
          }
          Then("the plate says {string}") { (world: World, text: String) in
            try expect(plate(world), is: text, "the plate", in: world)
          }
          Then("the plate does say {string}") { (world: World, text: String) in
            try expect(plate(world), is: text, "the plate", in: world)
          }
          Then("the plate does not say {string}") { (world: World, text: String) in
            try expect(plate(world) == text, is: false, "whether the plate says it", in: world)
          }
          Then("the manual says:") { (_: World, table: Table) in
            guard table.rows.first == ["topic", "page"] else {
              throw StepFailure("the manual has no such column", kind: .argument)
            }
          }
          After { world in
            world.attach("lamp", mediaType: Attachment.appType)
            if let faults = reached(world) {
              world.attach(faults, mediaType: Attachment.reachedFaultsType)
            }
          }
        }
      ], for: suite)
  }

  /// What the lamp tells of the faults that a scenario reaches: those of the switch only if it is
  /// pressed, and nothing where a scenario looks at the manual.
  private static func reached(_ world: World) -> String? {
    let presses = world[StateKey.self].presses
    if world[RunLogKey.self] == nil || world.pickle?.name == "The manual" { return nil }
    return presses == 0 ? "lit-from-the-start" : faults.map(\.name).joined(separator: "\n")
  }

  private static func plate(_ world: World) -> String {
    world[StateKey.self].isLit ? "lit" : "dark"
  }

  private static func press(_ world: World, _ times: Int) throws {
    let fault = world[FaultKey.self]
    if fault == "crashes-on-press" { throw StepFailure("it crashed", kind: .appCrash) }
    if fault == "throws-a-namesake" { throw ExpectationFailure() }
    for _ in 0..<times {
      world.with(StateKey.self) { state in
        let isStuck = fault == "odd-presses-count" && state.isLit
        if fault != "switch-does-nothing", !isStuck { state.isLit.toggle() }
        state.presses += fault == "counts-double" ? 2 : 1
      }
    }
  }

  /// An error of the app's own that has the name of a kind of failure, and is not one.
  private struct ExpectationFailure: Error {}

  static func baseline(
    _ text: String = feature, _ log: RunLog? = nil
  ) async throws -> Baseline {
    let suite = Suite(sources: [Source(uri: "lamp.feature", text: text)])
    var options = RunOptions()
    if let log {
      let values = WorldValues()
      values[RunLogKey.self] = log
      options.values = values
    }
    return await Baseline(Planner(try registry(for: suite)).plan(suite), options)
  }
}
