import SpecText

/// The words that a flag accepts: what each means, and how shells and settings files write it.
struct FlagWords<Meaning: Sendable>: Sendable {
  /// What an occurrence of the flag means.
  typealias Read =
    @Sendable (Arguments.Occurrence) throws(UsageError.Fact) -> Meaning

  private let read: Read

  /// The word for a value, for the default in help.
  let text: @Sendable (Meaning) -> String

  /// The only words that are allowed; empty for no restriction.
  private(set) var choices: [AnyFlag.Choice] = []

  private(set) var completion: AnyFlag.Completion

  private(set) var inFile: FlagFileForm

  init(
    completion: AnyFlag.Completion = .none, inFile: FlagFileForm? = nil,
    text: @escaping @Sendable (Meaning) -> String = { "\($0)" }, read: @escaping Read
  ) {
    self.read = read
    self.text = text
    self.completion = completion
    self.inFile =
      inFile ?? ([.file, .directory].contains(completion) ? .path : FlagFileForm())
  }

  /// Words of a form that a function reads; it returns nil for any other word.
  ///
  /// - Parameters:
  ///   - expected: what the words are, to complete a sentence: "a tag".
  ///   - example: one of them.
  init(
    _ expected: String, example: String, completion: AnyFlag.Completion = .none,
    inFile: FlagFileForm? = nil, text: @escaping @Sendable (Meaning) -> String = { "\($0)" },
    meaning: @escaping @Sendable (String) -> Meaning?
  ) {
    self.init(completion: completion, inFile: inFile, text: text) {
      given throws(UsageError.Fact) in
      if let meaning = meaning(given.value ?? "") { return meaning }
      throw given.unusable(expected: expected, example: example)
    }
  }

  func value(of given: Arguments.Occurrence, _ place: String) throws(UsageError) -> Meaning {
    do throws(UsageError.Fact) { return try read(given) } catch {
      throw UsageError(place: place, fact: error, origin: given.origin)
    }
  }
}

extension FlagWords: ExpressibleByDictionaryLiteral where Meaning: RawRepresentable<String> {
  /// The cases of an enumeration, each with its description.
  init(dictionaryLiteral cases: (Meaning, String)...) { self.init(cases) }

  /// The cases of an enumeration, each with its description.
  init(_ cases: [(Meaning, String)]) {
    self.init(text: \.rawValue) { given throws(UsageError.Fact) in
      let word = given.value ?? ""
      if let value = Meaning(rawValue: word) { return value }
      throw .unknownChoice(typed: given.typed, value: word, choices: cases.map(\.0.rawValue))
    }
    choices = cases.map { AnyFlag.Choice($0.rawValue, $1) }
    completion = .words(choices)
  }
}

extension FlagWords<String> {
  /// Any text.
  static var text: FlagWords { FlagWords { $0.value ?? "" } }

  /// A text that is not empty.
  static func text(
    _ expected: String, example: String, completion: AnyFlag.Completion = .none
  ) -> FlagWords {
    FlagWords(expected, example: example, completion: completion) { $0.isEmpty ? nil : $0 }
  }

  /// The path of a file, which may be checked later.
  static var path: FlagWords { FlagWords(completion: .file) { $0.value ?? "" } }

  /// The path of a file that is written, which is no source of the suite unless the example is one.
  static func file(_ example: String) -> FlagWords {
    let path = text("a file", example: example, completion: .file)
    return FlagWords(completion: .file) { given throws(UsageError.Fact) in
      let value = try path.read(given)
      if !FilePath.isFeature(example) { try given.refuseSource(value, example: example) }
      return value
    }
  }

  /// The path of a folder.
  static func folder(_ example: String) -> FlagWords {
    text("a directory", example: example, completion: .directory)
  }

  /// A git revision; a dash would begin an option of git.
  static var revision: FlagWords {
    FlagWords("a revision", example: "origin/main") {
      $0.isEmpty || $0.utf8.first == UInt8(ascii: "-") ? nil : $0
    }
  }
}

extension FlagWords<Int> {
  /// A whole number within bounds.
  static func integer(_ bounds: ClosedRange<Int> = 1...Int.max) -> FlagWords {
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    return FlagWords(
      most == .max ? "an integer of at least \(least)" : "an integer from \(least) to \(most)",
      example: "\(min(max(4, least), most))"
    ) { Int($0).flatMap { bounds.contains($0) ? $0 : nil } }
  }
}

extension FlagWords<Double> {
  /// A number within bounds.
  static func number(_ bounds: ClosedRange<Int>) -> FlagWords {
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    return FlagWords("a number from \(least) to \(most)", example: "1.5") {
      Double($0).flatMap { (Double(least)...Double(most)).contains($0) ? $0 : nil }
    }
  }
}

extension FlagWords<Duration> {
  /// A duration: `500ms`, `5s`, `2m`, `1h`, `1m30s`.
  static var duration: FlagWords { duration { _ in nil } }

  /// A time limit; zero is invalid, because nothing could be done within it.
  static var limit: FlagWords {
    duration { $0 > .zero ? nil : ("a duration greater than 0", "5s") }
  }

  /// A duration that satisfies a condition.
  ///
  /// - Parameter problem: what is expected instead, with an example; nil if it is satisfied.
  static func duration(
    unless problem: @escaping @Sendable (Duration) -> (expected: String, example: String)?
  ) -> FlagWords {
    FlagWords(text: \.typed) { given throws(UsageError.Fact) in
      let text = given.value ?? ""
      guard let duration = Duration(typed: text) else {
        // Durations must be positive, so 0s would be bad advice.
        let isLength = Duration(typed: text + "s").map { $0 > .zero } ?? false
        throw given.unusable(
          expected: "a duration with a unit (ms, s, m or h)",
          example: isLength ? text + "s" : "5s")
      }
      if let (expected, example) = problem(duration) {
        throw given.unusable(expected: expected, example: example)
      }
      return duration
    }
  }
}

extension Arguments.Occurrence {
  /// That the value is not what the flag expects; `example` is one that is.
  func unusable(expected: String, example: String) -> UsageError.Fact {
    .badValue(typed, value ?? "", expected: expected, example: example)
  }

  /// Refuses to write a feature or the settings, for example because a flag has no value of its own
  /// and takes the path after it.
  func refuseSource(_ file: String, example: String) throws(UsageError.Fact) {
    if FilePath.isFeature(file) || FilePath.name(of: file).isSame(as: ConfigFile.name) {
      throw unusable(
        expected: "a file to write, and this one is read as part of the suite", example: example)
    }
  }
}
