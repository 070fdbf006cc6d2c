import SpecDrivers
import SpecRunner
import SpecText

/// Steps about what only a terminal has: its size in cells, its cursor, and the end of its program.
enum TerminalSteps {
  static let library = StepLibrary("terminal") {
    Given(
      "the terminal has {int} columns and {int} rows",
      "Sets the size of the terminal, before or while the program runs.",
      example: "Given the terminal has 100 columns and 30 rows", needs: [.terminal, .windowSize]
    ) { (world: World, columns: Int, rows: Int) in
      try await world.arrange(
        .device(setting: DeviceSetting.windowSize, value: .text("\(columns) × \(rows)")))
    }

    Then(
      "the cursor is at row {int}, column {int}",
      "Checks where the cursor of a terminal is; rows and columns count from 1.",
      example: "Then the cursor is at row 3, column 5", needs: [.terminal]
    ) { (world: World, row: Int, column: Int) in
      try await world.check { scene in
        let place = try [Property.cursorRow, .cursorColumn].map { property in
          try scene.known(
            scene.screen.properties[property] ?? .unknown("it has none"), "where the cursor is")
        }
        try Comparison.expect(
          place == [.number(Double(row)), .number(Double(column))], "the cursor is elsewhere",
          expected: "row \(row), column \(column)",
          actual: "row \(place[0].written), column \(place[1].written)")
      }
    }

    Then(
      "the program ends with status {int}",
      "Checks the exit status of the program in the terminal; 128 and more mean a signal.",
      example: "Then the program ends with status 0", needs: [.terminal]
    ) { (world: World, status: Count) in
      try world.session.expectEnd()
      try await world.check { scene in
        guard let observed = scene.screen.properties[.exitStatus] else {
          throw StepFailure("the program still runs", expected: "ended", actual: "running")
        }
        let actual = try scene.known(observed, "the status of the program")
        try Comparison.expect(
          actual, is: ExpectedValue(.number(Double(status.value))), "the status of the program")
      }
    }
  }
}
