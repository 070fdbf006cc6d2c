public import SpecRunner
public import Testing

/// A scenario as the argument of a parameterised test.
///
/// ```swift
/// @Test(arguments: try SpecCase.found(in: "specs"))
/// func `scenario passes`(_ scenario: SpecCase) async throws { try await scenario.test() }
/// ```
extension SpecCase {
  /// Runs the scenario and records failures as issues at their lines of the feature file.
  ///
  /// The test fails if the scenario would fail in `spec run`: because of a failed check, a step
  /// that is undefined, ambiguous or pending, a hook, or a lack of steps. A skipped scenario
  /// cancels the test with the reason if the toolchain supports this (Swift 6.3), and otherwise
  /// passes. A scenario that failed because of its known issue is a known issue of the test, and one
  /// that passed although its issue is open fails the test at the tag. An error that a step throws is reported with its own description, that of a
  /// `LocalizedError` if it is one. Screenshots, files, logs and the screen of a failure are
  /// attached to the test.
  ///
  /// - Throws: the error with which Swift Testing cancels a test.
  public func test(_ options: RunOptions = RunOptions()) async throws {
    var options = options
    options.errorText = options.errorText ?? LocalizedErrors.text
    let outcome = await run(options)
    let isUnexpected = outcome.knownIssue == .unexpectedPass
    let place = SourceLocation(
      of: self, at: isUnexpected ? outcome.knownIssueLocation : outcome.decisive?.location)
    attach(outcome, place)
    let failure = Failure(scenario: description, outcome: outcome)
    if outcome.isFailure {
      Issue.record(Comment(rawValue: failure.reason), sourceLocation: place)
    } else if let excuse = outcome.knownIssue, excuse.isExcused {
      let reason =
        excuse == .knownIssue ? outcome.knownIssues.joined(separator: " and ") : excuse.word
      withKnownIssue(Comment(rawValue: reason), sourceLocation: place) {
        Issue.record(Comment(rawValue: failure.reason), sourceLocation: place)
      }
    } else if outcome.status == .skipped {
      #if compiler(>=6.3)
      let reason = outcome.decisive?.failure?.message ?? "the scenario was skipped"
      try Test.cancel(Comment(rawValue: reason), sourceLocation: place)
      #endif
    }
  }

  private func attach(_ outcome: Outcome, _ place: SourceLocation) {
    var log: [String] = []
    for attachment in outcome.attachments {
      switch (attachment.mediaType, attachment.body) {
      case (SpecMessage.logType, .text(let text)), (SpecMessage.linkType, .text(let text)):
        log.append(text)
      case (SpecMessage.variantType, _): continue
      case (let type, .text(let text)):
        Testing.Attachment.record(
          text, named: attachment.fileName ?? FileNames.name(for: type), sourceLocation: place)
      case (let type, .bytes(let bytes)):
        Testing.Attachment.record(
          bytes, named: attachment.fileName ?? FileNames.name(for: type), sourceLocation: place)
      }
    }
    for screen in outcome.steps.compactMap(\.failure?.screen) {
      Testing.Attachment.record(screen, named: "screen.txt", sourceLocation: place)
    }
    if !log.isEmpty {
      Testing.Attachment.record(
        log.joined(separator: "\n") + "\n", named: "log.txt", sourceLocation: place)
    }
  }
}

/// An attachment of a step; Swift Testing has a type of the same name.
private typealias SpecMessage = SpecRunner.Attachment

extension SpecCase: CustomTestStringConvertible {
  /// Feature, scenario and line: `Workspace URL › Next waits for a name (workspace.feature:12)`.
  public var testDescription: String {
    let file = pickle.uri.split(separator: "/").last ?? ""
    return "\(feature) › \(pickle.name) (\(file):\(pickle.location.line))"
  }
}

extension SpecCase: CustomTestArgumentEncodable {
  /// The identity of a scenario, so that it can be run again by itself.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
