import SpecRunner

/// The samples whose steps take something, keep something, or leave something behind.
extension KitSteps {
  static let arguments: [String: KitSteps] = [
    "attachments": KitSteps { files in
      Given("the string {string} is attached as {string}") {
        (world: World, text: String, type: String) in world.attach(text, mediaType: type)
      }
      Given("the string {string} is logged") { (world: World, text: String) in world.log(text) }
      Given("text with ANSI escapes is logged") { (world: World) in
        world.log("This displays a " + rainbow)
      }
      Given("the following string is attached as {string}:") {
        (world: World, type: String, text: String) in world.attach(text, mediaType: type)
      }
      Given("an array with {int} bytes is attached as {string}") {
        (world: World, size: Int, type: String) in
        world.attach(bytes: (0..<size).map { UInt8($0) }, mediaType: type)
      }
      Given("a PDF document is attached and renamed") { (world: World) in
        world.attach(
          bytes: try files("document.pdf"), mediaType: "application/pdf", fileName: "renamed.pdf")
      }
      Given("a link to {string} is attached") { (world: World, address: String) in
        world.link(address)
      }
      Given("the string {string} is attached as {string} before a failure") {
        (world: World, text: String, type: String) in
        world.attach(text, mediaType: type)
        throw failure("whoops")
      }
    },
    "data-tables": KitSteps { _ in
      Given("the following table is transposed:") { (world: World, table: Table) in
        world[KeptTable.self] = table.transposed
      }
      Given("it should be:") { (world: World, table: Table) in
        try require(world[KeptTable.self] == table, "the tables differ")
      }
    },
    "examples-tables": KitSteps { _ in
      Given("there are {int} cucumbers") { (world: World, count: Int) in
        world[Cucumbers.self] = count
      }
      Given("there are {int} friends") { (world: World, count: Int) in
        world[Friends.self] = count
      }
      eating
      Given("each person can eat {int} cucumbers") { (world: World, count: Int) in
        let portion = world[Cucumbers.self] / (1 + world[Friends.self])
        try require(portion == count, "each can eat \(portion)")
      }
    },
    "examples-tables-attachment": KitSteps { files in
      Given("a JPEG image is attached") { (world: World) in
        world.attach(bytes: try files("cucumber.jpeg"), mediaType: "image/jpeg")
      }
      Given("a PNG image is attached") { (world: World) in
        world.attach(bytes: try files("cucumber.png"), mediaType: "image/png")
      }
    },
    "examples-tables-undefined": cucumbers,
    "examples-tables-undefined-multiple": cucumbers,
    "markdown": KitSteps { _ in
      Given("some TypeScript code:") { (_: World, _: DocStringArgument) in }
      Given("some classic Gherkin:") { (_: World, _: DocStringArgument) in }
      Given("we use a data table and attach something and then {word}") {
        (world: World, word: String, _: Table) in
        world.log("We are logging some plain text (\(word))")
        if word == "fail" { throw failure("You asked me to fail") }
      }
      pass("this might or might not run")
    },
    "parameter-types": KitSteps { _ in
      Parameter(
        ParameterType(name: "flight", regexps: ["([A-Z]{3})-([A-Z]{3})"]) { texts in
          Flight(from: texts[0] ?? "", to: texts[1] ?? "")
        })
      Given("{flight} has been delayed") { (_: World, flight: Flight) in
        try require(flight == Flight(from: "LHR", to: "CDG"), "it is \(flight)")
      }
    },
  ]

  private static let cucumbers = KitSteps { _ in
    Given("there are {int} cucumbers") { (world: World, count: Int) in
      world[Cucumbers.self] = count
    }
    eating
  }

  private static let eating: [Declaration] = [
    Given("I eat {int} cucumbers") { (world: World, count: Int) in
      world.with(Cucumbers.self) { $0 -= count }
    },
    Given("I should have {int} cucumbers") { (world: World, count: Int) in
      try require(world[Cucumbers.self] == count, "there are \(world[Cucumbers.self])")
    },
  ]

  /// The word, each of its letters in a colour of its own.
  private static var rainbow: String {
    zip("rainbow", [31, 91, 33, 32, 34, 95, 35])
      .map { letter, colour in "\u{1B}[\(colour)m\(letter)\u{1B}[0m" }.joined()
  }

  private enum Cucumbers: WorldKey { static var initial: Int { 0 } }
  private enum Friends: WorldKey { static var initial: Int { 0 } }
  private enum KeptTable: WorldKey { static var initial: Table { Table(rows: []) } }
}

/// What the sample's own parameter type makes.
private struct Flight: Hashable, StepArgument {
  let from: String
  let to: String
}
