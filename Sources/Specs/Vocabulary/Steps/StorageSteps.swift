import SpecDrivers
import SpecRunner
import SpecText

/// Steps about stored data: secrets, records, cookies, the storage of browsers, the clipboard.
enum StorageSteps {
  static let library = StepLibrary("memory") {
    arranging
    looking
    browsers
    clipboard
  }

  private static let browsers = StepLibrary("storage of browsers") {
    for storage in BrowserStorage.allCases {
      let words = storage == .cookies ? "cookie" : storage.rawValue + " item"
      Given(
        .expression("the \(words) {string} holds {string}"),
        "Stores a \(words) of the page under a name.",
        example: "Given the \(words) \"theme\" holds \"dark\"", needs: [.browserStorage]
      ) { (world: World, name: String, value: AnyText) in
        try await world.arrange(.stored(in: storage, name: name, value: value.text))
      }

      Given(
        .expression("the \(words) {string} holds nothing"), "Removes a \(words) of the page.",
        example: "Given the \(words) \"theme\" holds nothing", needs: [.browserStorage]
      ) { (world: World, name: String) in
        try await world.arrange(.stored(in: storage, name: name, value: nil))
      }

      Then(
        .expression("the \(words) {string} is {string}"), "Checks the value of a \(words).",
        example: "Then the \(words) \"theme\" is \"dark\"", needs: [.browserStorage]
      ) { (world: World, name: String, value: AnyText) in
        try await world.check { scene in
          try scene.expect(.item(in: storage, words), name, is: value.text)
        }
      }

      Then(
        .expression("there is no \(words) {string}"),
        "Checks that the page has stored no \(words) under a name.",
        example: "Then there is no \(words) \"theme\"", needs: [.browserStorage]
      ) { (world: World, name: String) in
        try await world.check { scene in
          try scene.expectNone(.item(in: storage, words), name)
        }
      }
    }
  }

  private static let clipboard = StepLibrary("clipboard") {
    Then(
      "the text on the clipboard is {string}", "Checks the text on the clipboard.",
      example: #"Then the text on the clipboard is "abc.com""#, needs: [.clipboard]
    ) { (world: World, text: AnyText) in
      try await world.check { scene in
        try scene.expectOfScreen(.clipboard, is: ExpectedValue(.text(text.text)))
      }
    }
  }

  private static let arranging = StepLibrary("what was kept before") {
    Given(
      "the keychain holds {string} as {string}", "Stores a secret in the keychain under a name.",
      example: #"Given the keychain holds "001234.abcd" as "user_id""#, needs: [.secrets]
    ) { (world: World, value: AnyText, name: String) in
      try await world.arrange(.secret(name: name, value: value.text))
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
    ) { (world: World, value: AnyText, name: String) in
      try await world.arrange(.record(name: name, value: value.text))
    }
  }

  private static let looking = StepLibrary("what is kept now") {
    Then(
      "the secret {string} is {string}", "Checks the secret that the keychain has under a name.",
      example: #"Then the secret "user_id" is "001234.abcd""#, needs: [.secrets]
    ) { (world: World, name: String, value: AnyText) in
      try await world.check { scene in
        try scene.expect(.secret, name, is: value.text)
      }
    }

    Then(
      "there is no secret {string}", "Checks that the keychain has no secret under a name.",
      example: #"Then there is no secret "user_id""#, needs: [.secrets]
    ) { (world: World, name: String) in
      try await world.check { scene in
        try scene.expectNone(.secret, name)
      }
    }

    Then(
      "the record {string} is {string}", "Checks the record that the app has stored under a name.",
      example: #"Then the record "memo 1" is "Buy milk""#, needs: [.records]
    ) { (world: World, name: String, value: AnyText) in
      try await world.check { scene in
        try scene.expect(.record, name, is: value.text)
      }
    }

    Then(
      "there is no record {string}", "Checks that the app has stored no record under a name.",
      example: #"Then there is no record "memo 2""#, needs: [.records]
    ) { (world: World, name: String) in
      try await world.check { scene in
        try scene.expectNone(.record, name)
      }
    }
  }
}

/// A sort of stored data.
private struct StoredSort {
  /// The word for one item.
  let word: String
  /// The property of an item.
  let property: @Sendable (String) -> Property
  /// The property that reports whether all items are listed.
  let all: Property

  static let secret = Self(word: "secret", property: { .secret(named: $0) }, all: .secrets)
  static let record = Self(word: "record", property: { .record(named: $0) }, all: .records)

  static func item(in storage: BrowserStorage, _ word: String) -> Self {
    Self(word: word, property: { .stored(in: storage, named: $0) }, all: .all(in: storage))
  }
}

extension AssertionContext {
  fileprivate mutating func expect(
    _ sort: StoredSort, _ name: String, is value: String
  ) throws {
    guard let observed = screen.properties[sort.property(name)] else {
      try requireAll(sort, name)
      throw StepFailure("there is no \(sort.word) \(name.quoted)", notes: [kept(sort)])
    }
    let actual = try known(observed, "the \(sort.word) \(name.quoted)")
    try Comparison.expect(
      actual, is: ExpectedValue(.text(value)), "the \(sort.word) \(name.quoted)")
  }

  fileprivate mutating func expectNone(_ sort: StoredSort, _ name: String) throws {
    guard let observed = screen.properties[sort.property(name)] else {
      return try requireAll(sort, name)
    }
    let actual = try known(observed, "the \(sort.word) \(name.quoted)")
    throw StepFailure(
      "there is a \(sort.word) \(name.quoted)", expected: "none", actual: actual.quoted)
  }

  /// Data that is not reported does not exist, unless the engine could not read all of it.
  private func requireAll(_ sort: StoredSort, _ name: String) throws {
    if let why = screen.properties[sort.all]?.reason {
      throw unknown("whether there is a \(sort.word) \(name.quoted)", why)
    }
  }

  /// The stored data by name.
  private func kept(_ sort: StoredSort) -> String {
    let start = sort.property("").rawValue
    let names = screen.properties.keys.map(\.rawValue).filter { $0.begins(with: start) }
      .map { (String($0.utf8.dropFirst(start.utf8.count)) ?? "").quoted }.sorted()
    return names.isEmpty
      ? "there are none" : "there are: " + names.joined(separator: ", ")
  }
}
