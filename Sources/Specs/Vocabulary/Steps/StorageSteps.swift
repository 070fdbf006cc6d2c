import SpecDrivers
import SpecRunner

/// Steps about stored data: secrets in the keychain, and records.
enum StorageSteps {
  static let library = StepLibrary("memory") {
    arranging
    looking
  }

  private static let arranging = StepLibrary("what was kept before") {
    Given(
      "the keychain holds {string} as {string}", "Stores a secret in the keychain under a name.",
      example: #"Given the keychain holds "001234.abcd" as "user_id""#, needs: [.secrets]
    ) { (world: World, value: String, name: String) in
      try await world.arrange(.secret(name: name, value: value))
    }

    Given(
      "the keychain holds no {string}", "Removes a secret from the keychain.",
      example: #"Given the keychain holds no "user_id""#, needs: [.secrets]
    ) { (world: World, name: String) in
      try await world.arrange(.secret(name: name, value: nil))
    }

    Given(
      "the app stored {string} as {string}", "Stores a record of the app under a name.",
      example: #"Given the app stored "Buy milk" as "memo 1""#, needs: [.records]
    ) { (world: World, value: String, name: String) in
      try await world.arrange(.record(name: name, value: value))
    }
  }

  private static let looking = StepLibrary("what is kept now") {
    Then(
      "the secret {string} is {string}", "Checks the secret that the keychain has under a name.",
      example: #"Then the secret "user_id" is "001234.abcd""#, needs: [.secrets]
    ) { (world: World, name: String, value: String) in
      try await world.check { scene in
        try scene.expect("secret", name, .secret(named: name), is: value)
      }
    }

    Then(
      "there is no secret {string}", "Checks that the keychain has no secret under a name.",
      example: #"Then there is no secret "user_id""#, needs: [.secrets]
    ) { (world: World, name: String) in
      try await world.check { scene in
        try scene.expectNone("secret", name, .secret(named: name))
      }
    }

    Then(
      "the record {string} is {string}", "Checks the record that the app has stored under a name.",
      example: #"Then the record "memo 1" is "Buy milk""#, needs: [.records]
    ) { (world: World, name: String, value: String) in
      try await world.check { scene in
        try scene.expect("record", name, .record(named: name), is: value)
      }
    }

    Then(
      "there is no record {string}", "Checks that the app has stored no record under a name.",
      example: #"Then there is no record "memo 2""#, needs: [.records]
    ) { (world: World, name: String) in
      try await world.check { scene in
        try scene.expectNone("record", name, .record(named: name))
      }
    }
  }
}

extension AssertionContext {
  fileprivate mutating func expect(
    _ sort: String, _ name: String, _ property: Property, is value: String
  ) throws {
    guard let observed = screen.properties[property] else {
      try requireAll(sort, name)
      throw StepFailure("there is no \(sort) \(name.quoted)", notes: [kept(sort)])
    }
    let actual = try known(observed, "the \(sort) \(name.quoted)")
    try Comparison.expect(
      actual, is: ExpectedValue(.text(value)), "the \(sort) \(name.quoted)")
  }

  fileprivate mutating func expectNone(
    _ sort: String, _ name: String, _ property: Property
  ) throws {
    guard let observed = screen.properties[property] else { return try requireAll(sort, name) }
    let actual = try known(observed, "the \(sort) \(name.quoted)")
    throw StepFailure(
      "there is a \(sort) \(name.quoted)", expected: "none", actual: actual.quoted)
  }

  /// Data that is not reported does not exist, unless the engine could not read all of it.
  private func requireAll(_ sort: String, _ name: String) throws {
    if let why = screen.properties[Property(sort + "s")]?.reason {
      throw unknown("whether there is a \(sort) \(name.quoted)", why)
    }
  }

  /// The stored data by name.
  private func kept(_ sort: String) -> String {
    let names = screen.properties.keys.map(\.rawValue).filter { $0.hasPrefix(sort + " ") }
      .map { String($0.dropFirst(sort.count + 1)).quoted }.sorted()
    return names.isEmpty
      ? "there are none" : "there are: " + names.joined(separator: ", ")
  }
}
