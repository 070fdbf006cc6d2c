internal import SpecRunner
public import Specs
public import Testing

/// A scenario as the argument of a test, which ends as the scenario does.
///
/// ```swift
/// @Test(arguments: try SpecCase.found(in: "specs"))
/// func `the scenario holds`(_ scenario: SpecCase) async throws { try await scenario.test() }
/// ```
extension SpecCase {
  /// Runs the scenario, and records what is wrong as an issue at its line of the feature file.
  ///
  /// What fails a scenario in `spec run` fails it here: a failed check, a step that is undefined,
  /// ambiguous or pending, a hook. So does a scenario without a step. One that was skipped cancels
  /// its test with the reason, where the toolchain has that (Swift 6.3), and passes elsewhere.
  /// An error that a step throws is told by its own description, a `LocalizedError` by that.
  /// Pictures, files, logs, and the screen of a failure are attached to the test.
  ///
  /// - Throws: what Swift Testing throws to cancel a test.
  public func test(_ options: RunOptions = RunOptions()) async throws {
    var options = options
    options.errorText = options.errorText ?? LocalizedErrors.text
    let outcome = await run(options)
    let place = SourceLocation(of: self, at: outcome.decisive?.location)
    attach(outcome, place)
    if outcome.status.isFailure || outcome.isVacuous {
      let failure = Failure(scenario: description, outcome: outcome)
      Issue.record(Comment(rawValue: failure.reason), sourceLocation: place)
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

/// What a step leaves behind; Swift Testing has a type of the same name.
private typealias SpecMessage = SpecRunner.Attachment

extension SpecCase: CustomTestStringConvertible {
  /// Feature, scenario and line: `Workspace URL › Next waits for a name (workspace.feature:12)`.
  public var testDescription: String {
    let file = pickle.uri.split(separator: "/").last ?? ""
    return "\(feature) › \(pickle.name) (\(file):\(pickle.location.line))"
  }
}

extension SpecCase: CustomTestArgumentEncodable {
  /// What tells a scenario from others, so that one can be run again by itself.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
