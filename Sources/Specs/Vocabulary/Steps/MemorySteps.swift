import SpecDrivers
import SpecRunner

/// What the app remembers from before: secrets in the keychain, stored records.
enum MemorySteps {
  static let library = StepLibrary("memory") {
    Given(
      "the keychain holds {string} as {string}", "A secret the app kept earlier, and its name.",
      example: #"Given the keychain holds "001234.abcd" as "user_id""#, needs: [.secrets]
    ) { (world: World, value: String, name: String) in
      try await world.arrange(.secret(name: name, value: value))
    }

    Given(
      "the keychain holds no {string}", "Makes sure there is no secret of that name.",
      example: #"Given the keychain holds no "user_id""#, needs: [.secrets]
    ) { (world: World, name: String) in
      try await world.arrange(.secret(name: name, value: nil))
    }

    Given(
      "the app stored {string} as {string}", "A record the app kept earlier, and its name.",
      example: #"Given the app stored "Buy milk" as "memo 1""#, needs: [.records]
    ) { (world: World, value: String, name: String) in
      try await world.arrange(.record(name: name, value: value))
    }
  }
}
