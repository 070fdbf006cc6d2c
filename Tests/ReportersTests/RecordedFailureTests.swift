import SpecGherkin
import SpecMessages
import Testing

@testable import SpecReporters

/// A failure in a live run and in its recording: the same in every report.
struct RecordedFailureTests {
  /// Values that look like the parts of a failure's text.
  static let tricky = [
    "expected: Welcome", "\n  expected: a\n    actual: b\n", "\u{1B}[31mred\u{1B}[0m\ttab",
    "\\n \"quoted\" \u{0}", "", "ends with a line\n", "조선말",
  ]

  /// A run of one scenario whose step fails so.
  static func stream(_ failure: Failure?, _ step: String = "a step that fails") -> [Envelope] {
    let sample = Sample(("specs/a.feature", "Feature: A\n  Scenario: B\n    Then \(step)\n"))
    return sample.envelopes.map { envelope in
      guard case .testStepFinished(var event) = envelope else { return envelope }
      event.result.failure = failure
      return .testStepFinished(event)
    }
  }

  @Test(arguments: zip(tricky + tricky, tricky + tricky.reversed()))
  func `values that look like a failure's text are reported live as replayed`(
    expected: String, actual: String
  ) throws {
    var failure = Failure(
      "the title is not as expected", expected: expected, actual: actual,
      notes: ["actual: \(expected)", "do something about it"])
    failure.screen = "screen \"a\"\n  expected: nothing\n"
    failure.trace = ["Steps/Sample.swift:8", "specs/a.feature:3"]
    let live = Self.stream(failure)
    let recording = NDJSON.text(live)
    let replayed = try NDJSON.envelopes(recording)
    for report in ReporterCatalog.entries.map(\.name) where report != "messages" {
      for (name, display) in Pages.displays {
        #expect(
          try Pages.text(report, live, display) == Pages.text(report, replayed, display),
          "\(report), \(name)")
      }
    }
    #expect(NDJSON.text(replayed) == recording)
    failure.screen = nil
    #expect(failures(replayed) == [failure])
  }

  @Test func `TeamCity gets the values as they are, however many lines they have`() throws {
    let live = Self.stream(
      Failure("the text is not as expected", expected: "a\n  expected: b", actual: "c"))
    let lines = try Pages.text("teamcity", try NDJSON.envelopes(NDJSON.text(live)))
    #expect(lines.contains("expected='a|n  expected: b' actual='c'"))
  }

  @Test func `the text of another tool is shown whole and never cut`() throws {
    let text = "boom\n  expected: a\n    actual: b\n\n  and more"
    let live = Self.stream(Failure(type: "AssertionError", message: text))
    #expect(!NDJSON.text(live).contains("vnd.spec.failure"))
    let lines = try Pages.text("teamcity", live)
    #expect(!lines.contains("comparisonFailure"))
    #expect(lines.contains("boom|n  expected: a|n    actual: b|n|n  and more"))
  }

  @Test func `a recording has a failure's parts only if the schema's text does not give them`()
    throws
  {
    let told: [(Failure, Bool)] = [
      (Failure("it is not there"), false), (Failure("it is gone", kind: .engine), false),
      (Failure("whoops", type: "MyError"), false), (Failure(type: nil, message: "no"), false),
      (Failure("it is not there", notes: ["look again"]), true),
      (Failure("it is not so", expected: "a"), true),
      // A type of the author's own that has the name of a kind is not of that kind.
      (Failure("whoops", type: "ExpectationFailure"), true),
    ]
    for (failure, isAttached) in told {
      let text = NDJSON.text(Self.stream(failure))
      #expect(text.contains("application/vnd.spec.failure+json") == isAttached, "\(failure)")
      #expect(failures(try NDJSON.envelopes(text)) == [failure])
    }
  }

  @Test func `a kind of a newer version is known by its name`() throws {
    let text = NDJSON.text(Self.stream(Failure("no", expected: "a", kind: .argument)))
      .replacing(#"\"kind\":\"ArgumentError\""#, with: #"\"kind\":\"MoonPhase\""#)
    let failure = try #require(failures(try NDJSON.envelopes(text)).first)
    #expect(failure.kind == .other)
    #expect(failure.type == "MoonPhase")
    #expect(failure.expected == "a")
  }

  @Test func `an attachment of a failure that nobody can read leaves the text as it is`() throws {
    let text = NDJSON.text(Self.stream(Failure("no", expected: "a")))
      .replacing(#"{\"kind\""#, with: #"[\"kind\""#)
    let failure = try #require(failures(try NDJSON.envelopes(text)).first)
    #expect(failure.headline == "no\n  expected: a")
  }

  /// A run of a step nobody defined, with advice, recorded by a tool of a name.
  private static func undefined(by tool: String) -> [Envelope] {
    stream(nil, "a step that is undefined").map { envelope in
      switch envelope {
      case .meta(var meta):
        meta.implementation.name = tool
        return .meta(meta)
      case .suggestion(var suggestion):
        suggestion.advice = ["did you mean: // a step", "or: another"]
        suggestion.snippets = [.init(language: "swift", code: "Given(\"x\")\n// at the end")]
        return .suggestion(suggestion)
      default: return envelope
      }
    }
  }

  @Test func `what the author of an undefined step may have meant is known apart from the code`()
    throws
  {
    let live = Self.undefined(by: "spec")
    let recording = NDJSON.text(live)
    let replayed = try NDJSON.envelopes(recording)
    #expect(NDJSON.text(replayed) == recording)
    for report in ReporterCatalog.entries.map(\.name) {
      #expect(try Pages.text(report, live) == Pages.text(report, replayed), "\(report)")
    }
    let summary = try Pages.text("summary", replayed)
    #expect(
      summary.contains(
        """
              did you mean: // a step
              or: another

          define them, for example:

            Given("x")
            // at the end
        """))
  }

  @Test func `comments in the code that another tool offers are its code`() throws {
    let replayed = try NDJSON.envelopes(NDJSON.text(Self.undefined(by: "another")))
    let summary = try Pages.text("summary", replayed)
    #expect(
      summary.contains(
        """
            // did you mean: // a step
            // or: another
            Given("x")
            // at the end
        """))
  }

  private func failures(_ envelopes: [Envelope]) -> [Failure] {
    envelopes.compactMap {
      if case .testStepFinished(let event) = $0 { event.result.failure } else { nil }
    }
  }
}
