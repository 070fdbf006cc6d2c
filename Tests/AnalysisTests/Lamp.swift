import SpecDrivers
import SpecGherkin
import SpecMessages
import SpecRunner

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

  /// The steps over a lamp with a fault, or with none.
  static func registry(
    _ fault: String?, for suite: Suite = Suite()
  ) throws(GlueError) -> StepRegistry {
    try StepRegistry(
      [
        StepLibrary("lamp") {
          Given("the lamp is there") { (world: World) in
            world[StateKey.self].isLit = fault == "lit-from-the-start"
          }
          When("I press the switch") { (world: World) in try press(world, 1, fault) }
          When("I press the switch {int} times") { (world: World, times: Int) in
            try press(world, times, fault)
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
          After { world in world.attach("lamp", mediaType: Attachment.appType) }
        }
      ], for: suite)
  }

  private static func plate(_ world: World) -> String {
    world[StateKey.self].isLit ? "lit" : "dark"
  }

  private static func press(_ world: World, _ times: Int, _ fault: String?) throws {
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

  static func baseline(_ text: String = feature) async throws -> Baseline {
    let suite = Suite(sources: [Source(uri: "lamp.feature", text: text)])
    return await Baseline(Planner(try registry(nil, for: suite)).plan(suite), RunOptions())
  }
}
