import SpecRunner

/// Where a scenario keeps its car park.
enum CurrentGarage: WorldKey {
  static var initial: Garage { Garage() }
}

extension Money: StepArgument {}
extension ClockTime: StepArgument {}

/// What can be said of a car park.
let garage = StepLibrary("car park") {
  Parameter(
    ParameterType(name: "money", regexps: [#"(\d+)\.(\d\d) EUR"#]) { groups in
      let numbers = groups.compactMap { $0.flatMap { Int($0) } }
      guard numbers.count == 2 else { throw StepFailure("an amount is written 3.50 EUR") }
      return Money(cents: numbers[0] * 100 + numbers[1])
    })

  Parameter(
    ParameterType("time", matching: #"[0-2]\d:[0-5]\d"#) { text in
      let numbers = text.split(separator: ":").compactMap { Int($0) }
      guard numbers.count == 2, numbers[0] < 24 else {
        throw StepFailure("\(text) is no time of day", notes: ["write 09:30"])
      }
      return ClockTime(minutes: numbers[0] * 60 + numbers[1])
    })

  Given("these rates:") { (world: World, table: Table) in
    let rates = try table.records().map { row in
      Garage.Rate(
        minutes: try row.value("after minutes"),
        price: Money(cents: try row.value("cents")))
    }
    world.with(CurrentGarage.self) { $0.rates = rates.sorted { $0.minutes < $1.minutes } }
  }

  Given(
    "a car that came at {time}", "The stay begins.", example: "Given a car that came at 09:30"
  ) { (world: World, time: ClockTime) in
    world.with(CurrentGarage.self) { $0.entered = time }
  }

  When("it leaves at {time}", "The stay ends.", example: "When it leaves at 10:15") {
    (world: World, time: ClockTime) in
    world.with(CurrentGarage.self) { $0.left = time }
  }

  Then("the fee is {money}", "What the machine asks for.", example: "Then the fee is 3.50 EUR") {
    (world: World, price: Money) in
    try expect(world[CurrentGarage.self].fee, is: price, "the fee", in: world)
  }

  Then("the receipt reads:") { (world: World, text: String) in
    try expect(world[CurrentGarage.self].receipt, is: text, "the receipt", in: world)
  }

  After(name: "the receipt of a failure") { world in
    if world.status == .failed { world.log(world[CurrentGarage.self].receipt) }
  }
}
