import SpecTesting
import Thermostat

/// Where a scenario keeps its thermostat.
enum CurrentThermostat: WorldKey {
  static var initial: Thermostat { Thermostat() }
}

/// What can be said of a thermostat.
let heating = StepLibrary("heating") {
  Given("a thermostat set to {int} degree(s)") { (world: World, degrees: Int) in
    world.with(CurrentThermostat.self) { $0.setTarget(degrees) }
  }

  When("{int} degree(s) are asked for") { (world: World, degrees: Int) in
    world.with(CurrentThermostat.self) { $0.setTarget(degrees) }
  }

  When("the room has {int} degree(s)") { (world: World, degrees: Int) in
    world.with(CurrentThermostat.self) { $0.reach(degrees) }
  }

  When("a window is opened") { (world: World) in
    world.with(CurrentThermostat.self) { $0.isWindowOpen = true }
  }

  Then("it heats") { (world: World) in
    try expect(world[CurrentThermostat.self].isHeating, is: true, "whether it heats", in: world)
  }

  Then("it rests") { (world: World) in
    try expect(world[CurrentThermostat.self].isHeating, is: false, "whether it heats", in: world)
  }

  Then("the thermostat is set to {int} degree(s)") { (world: World, degrees: Int) in
    try expect(world[CurrentThermostat.self].target, is: degrees, "the target", in: world)
  }
}
