import Foundation
import SpecGherkin
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

@Suite struct MergedRunTests {
  /// What a sample's run would have recorded on several machines, each its part of the cases.
  static func shards(
    _ sample: Sample, _ count: Int, isMember: (Int, Int) -> Bool
  ) -> [[Envelope]] {
    let parts = sample.parts
    return (0..<count).map { shard in
      var place = -1
      let head = parts.head.filter { envelope in
        guard case .testCase = envelope else { return true }
        place += 1
        return isMember(place, shard)
      }
      let cases = parts.cases.enumerated().filter { isMember($0.offset, shard) }.map(\.element)
      return head + cases.flatMap { $0 } + parts.tail
    }
  }

  static func recordings(_ streams: [[Envelope]], piece: Int = 1000) -> [Recording] {
    recordings(streams.map { NDJSON.text($0) }, piece: piece)
  }

  static func recordings(_ texts: [String], piece: Int = 1000) -> [Recording] {
    zip(texts, NDJSONReader.apart(texts.count)).enumerated().map { number, pair in
      var rest = Array(pair.0.utf8)[...]
      return Recording("\(number + 1).ndjson", pair.1) { () throws(RecordingError) in
        if rest.isEmpty { return nil }
        defer { rest = rest.dropFirst(piece) }
        return Array(rest.prefix(piece))
      }
    }
  }

  static func merged(
    _ recordings: [Recording], expected: Int? = nil
  ) throws -> (envelopes: [Envelope], problems: [String]) {
    var run = MergedRun(recordings, expected: expected)
    var envelopes: [Envelope] = []
    try run.read { envelopes.append($0) }
    return (envelopes, run.problems)
  }

  /// The report without what a machine's clock and lanes have in it.
  static func page(_ kind: String, _ envelopes: [Envelope]) throws -> String {
    HTMLData.steady(try Pages.text(kind, envelopes, isConcurrent: true))
      .replacing(/\b(time|timestamp)="[^"]*"/, with: "")
      .replacing(/"(start|stop|duration)":\d+|"threadId":"\d+"/, with: "")
      .replacing(/(?m)(^|[·|] |%0A)\d+(\.\d+)? m?s\b/, with: "")
  }

  static let kinds = ReporterCatalog.entries.map(\.name).filter { $0 != "messages" }

  @Test(arguments: Recordings.all.map(\.name).filter { $0 != "broken" && $0 != "cut-short" })
  func `shards make the reports of the whole`(name: String) throws {
    let sample = try #require(Recordings.samples[name])
    let wholes = try Self.kinds.map { ($0, try Self.page($0, sample.envelopes)) }
    for count in [1, 3] {
      let shards = Self.shards(sample, count) { $0 % count == $1 }
      let merged = try Self.merged(Self.recordings(shards))
      #expect(merged.problems == [])
      // A hook around the run is one of each run, and fails in each.
      for (kind, whole) in wholes where count == 1 || sample.failingRunHook == nil {
        #expect(try Self.page(kind, merged.envelopes) == whole, "\(kind) of \(count)")
      }
    }
  }

  @Test(arguments: ["login", "hooks", "outline", "hostile"])
  func `the merged stream reads as its golden`(name: String) throws {
    let sample = try #require(Recordings.samples[name])
    let shards = Self.shards(sample, 3) { $0 % 3 == $1 }
    let merged = try Self.merged(Self.recordings(shards)).envelopes
    expectGolden(NDJSON.text(merged), "merged/\(name).ndjson")
  }

  @Test(arguments: [1, 7, 100_000])
  func `what is merged is a stream like any other`(piece: Int) throws {
    let sample = try #require(Recordings.samples["login"])
    let shards = Self.shards(sample, 3) { $0 % 3 == $1 }
    let merged = try Self.merged(Self.recordings(shards, piece: piece)).envelopes
    #expect(Self.complaints(about: merged) == [])
    let text = NDJSON.text(merged)
    #expect(NDJSON.text(try NDJSON.envelopes(text)) == text)
    let again = try Self.merged(Self.recordings([merged]))
    #expect(try Self.page("pretty", again.envelopes) == Self.page("pretty", merged))
  }

  @Test func `what all have in common is said once, and what each did once for each`() throws {
    var sample = try #require(Recordings.samples["hooks"])
    sample.failingRunHook = .beforeTestRun
    let shards = Self.shards(sample, 2) { $0 % 2 == $1 }
    let kinds = try Self.merged(Self.recordings(shards)).envelopes.map(Self.kind)
    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(
      counts == [
        "meta": 1, "source": 1, "gherkinDocument": 1, "pickle": 2, "stepDefinition": 2, "hook": 3,
        "testRunStarted": 1, "testRunHookStarted": 2, "testRunHookFinished": 2, "testCase": 2,
        "testCaseStarted": 2, "testStepStarted": 6, "testStepFinished": 6, "testCaseFinished": 2,
        "testRunFinished": 1,
      ])
    #expect(kinds.firstIndex(of: "testRunStarted") ?? 0 < kinds.firstIndex(of: "testCase") ?? 0)
  }

  @Test func `workers are put in a line, and told apart by machine`() throws {
    var sample = Sample(("a.feature", Self.feature(12)))
    sample.workers = 2
    let parts = sample.parts
    var random = SourceOrderTests.Seeded(state: 7)
    let shards = (0..<2).map { shard in
      let own = parts.cases.indices.filter { $0 / 2 % 2 == shard }
      let cases = SourceOrderTests.interleaved(own.map { parts.cases[$0] }, workers: 2, &random)
      var place = -1
      let head = parts.head.filter {
        guard case .testCase = $0 else { return true }
        place += 1
        return own.contains(place)
      }
      return head + cases + parts.tail
    }
    let merged = try Self.merged(Self.recordings(shards)).envelopes
    var names: [String] = []
    var workers: Set<Int?> = []
    let index = RunIndex()
    for envelope in merged {
      index.receive(envelope)
      guard case .testCaseStarted(let event) = envelope else { continue }
      names.append(index.attempt(event.id)?.pickle?.name ?? "")
      workers.insert(event.worker)
    }
    #expect(names == (1...12).map { "number \($0)" })
    #expect(workers == [0, 1, 2, 3])
  }

  @Test func `a shard in another order loses nothing`() throws {
    let sample = Sample(("a.feature", Self.feature(20)), ("b.feature", Self.feature(5)))
    let parts = sample.parts
    let shards = (0..<3).map { shard in
      let cases = parts.cases.enumerated().filter { $0.offset % 3 == shard }.map(\.element)
      var place = -1
      let announced = parts.head.filter {
        guard case .testCase = $0 else { return false }
        place += 1
        return place % 3 == shard
      }
      let head = parts.head.filter { if case .testCase = $0 { false } else { true } }
      return head + announced.reversed() + cases.reversed().flatMap { $0 } + parts.tail
    }
    let merged = try Self.merged(Self.recordings(shards)).envelopes
    #expect(Self.complaints(about: merged) == [])
    #expect(try Self.page("junit", merged) == Self.page("junit", sample.envelopes))
  }

  @Test func `ids that are no numbers, and cases announced as they begin, are as good`() throws {
    let sample = try #require(Recordings.samples["outline"])
    let texts = Self.shards(sample, 2) { $0 % 2 == $1 }.map { shard in
      var announced: [NodeID: Envelope] = [:]
      let late = shard.flatMap { envelope -> [Envelope] in
        switch envelope {
        case .testCase(let testCase):
          announced[testCase.id] = envelope
          return []
        case .testCaseStarted(let event):
          return [announced.removeValue(forKey: event.testCaseID), envelope].compactMap { $0 }
        default: return [envelope]
        }
      }
      return NDJSON.text(late).replacing(/(?i)("[a-z]*ids?":)("\d+")/) {
        "\($0.1)\"x-\($0.2.dropFirst())"
      }
      .replacing(/(?i)("[a-z]*ids":\[)([^\]]*)\]/) {
        "\($0.1)\($0.2.replacing(/"(\d+)"/) { "\"x-\($0.1)\"" })]"
      }
    }
    let merged = try Self.merged(Self.recordings(texts)).envelopes
    #expect(Self.complaints(about: merged) == [])
    #expect(try Self.page("junit", merged) == Self.page("junit", sample.envelopes))
  }

  @Test func `a recording may hold only the scenarios it ran`() throws {
    let sample = try #require(Recordings.samples["login"])
    let shards = Self.shards(sample, 3) { $0 % 3 == $1 }.map { shard in
      let own = Set(
        shard.compactMap { envelope -> NodeID? in
          if case .testCase(let testCase) = envelope { testCase.pickleID } else { nil }
        })
      return shard.filter { envelope in
        if case .pickle(let pickle) = envelope { own.contains(pickle.id) } else { true }
      }
    }
    let merged = try Self.merged(Self.recordings(shards)).envelopes
    #expect(Self.complaints(about: merged) == [])
    for kind in ["pretty", "junit", "summary"] {
      #expect(try Self.page(kind, merged) == Self.page(kind, sample.envelopes), "\(kind)")
    }
  }

  // MARK: - What is missing

  @Test func `a recording that is missing is told, and fails the run`() throws {
    let shards = Self.shards(Sample(("a.feature", Self.feature(4))), 4) { $0 == $1 }
    let merged = try Self.merged(Self.recordings(Array(shards.prefix(3))), expected: 4)
    let sentence = "1 of 4 recordings is missing: found 1.ndjson, 2.ndjson, 3.ndjson"
    #expect(merged.problems == [sentence])
    let verdict = Self.verdict(merged.envelopes)
    #expect(verdict.outcome == .interrupted)
    #expect(verdict.isIncomplete)
    #expect(verdict.problem == sentence)
    #expect(verdict.scenarios.total == 3)
    let none = try Self.merged([], expected: 2)
    #expect(none.problems == ["2 of 2 recordings are missing: found none"])
    #expect(Self.verdict(none.envelopes).isIncomplete)
  }

  @Test(arguments: ["line", "half a line", "everything"])
  func `a recording that was cut off is told by its name`(what: String) throws {
    let sample = Sample(("a.feature", Self.feature(4)))
    var texts = Self.shards(sample, 2) { $0 % 2 == $1 }.map { NDJSON.text($0) }
    let lines = texts[1].split(separator: "\n")
    let kept = lines.prefix { !$0.hasPrefix(#"{"testStepFinished""#) }.joined(separator: "\n")
    texts[1] =
      switch what {
      case "line": kept + "\n"
      case "half a line": String(kept.dropLast(9))
      default: ""
      }
    let merged = try Self.merged(Self.recordings(texts))
    #expect(merged.problems == ["2.ndjson ends before its run does"])
    let verdict = Self.verdict(merged.envelopes)
    #expect(verdict.isIncomplete)
    #expect(verdict.problem == "2.ndjson ends before its run does")
    #expect(verdict.scenarios.total == 2)
    #expect(verdict.announced == (what == "everything" ? 2 : 4))
    let junit = try Pages.text("junit", merged.envelopes, isConcurrent: true)
    #expect(
      junit.contains(#"<error type="Unfinished" message="2.ndjson ends before its run does">"#))
  }

  @Test func `the problems of all recordings are told, the gravest first`() throws {
    var sample = Sample(("a.feature", Self.feature(4)))
    sample.limit = 2
    var shards: [[Envelope]] = []
    for (type, message) in [("FailFast", "one failed"), ("Interrupted", "it was stopped")] {
      sample.failure = Failure(type: type, message: message)
      shards.append(Self.shards(sample, 2) { $0 % 2 == $1 }[shards.count])
    }
    let verdict = Self.verdict(try Self.merged(Self.recordings(shards)).envelopes)
    #expect(verdict.failureKind == .interrupted)
    #expect(verdict.problem == "1.ndjson: one failed\n2.ndjson: it was stopped")
    #expect(verdict.success == false)
    let one = Self.verdict(try Self.merged(Self.recordings([shards[0]])).envelopes)
    #expect(one.problem == "one failed")
  }

  @Test func `recordings of different texts are no run`() throws {
    let streams = ["a step", "another step"].map {
      Sample(("a.feature", "Feature: A\n  Scenario: B\n    Given \($0)\n")).envelopes
    }
    let sentence = """
      "a.feature" is not the same in 1.ndjson and 2.ndjson
      merge recordings of one state of the specifications
      """
    #expect(throws: RecordingError(sentence)) { try Self.merged(Self.recordings(streams)) }
    let withoutSources = streams.map { stream in
      stream.filter { if case .source = $0 { false } else { true } }
    }
    #expect(throws: RecordingError(sentence)) { try Self.merged(Self.recordings(withoutSources)) }
  }

  @Test func `what is no recording is told by its line`() throws {
    let good = NDJSON.text(Sample(("a.feature", Self.feature(1))).envelopes)
    for (text, start) in [
      ("Feature: no\n", "2.ndjson, line 1 is not a valid message: "),
      ("no", "2.ndjson, line 1 is not a valid message: "),
      (
        good + "{\n" + good,
        "2.ndjson, line \(good.split(separator: "\n").count + 1) is not a valid message"
      ),
    ] {
      do {
        _ = try Self.merged(Self.recordings([good, text]))
        Issue.record("\(text.prefix(20)) was read")
      } catch let error as RecordingError {
        #expect(error.description.hasPrefix(start))
      }
    }
  }

  // MARK: - Looking at streams

  static func feature(_ count: Int) -> String {
    "Feature: Many\n"
      + (1...count).map { "  Scenario: number \($0)\n    Given a step\n" }.joined()
  }

  static func verdict(_ envelopes: [Envelope]) -> Verdict {
    let index = RunIndex()
    for envelope in envelopes { index.receive(envelope) }
    return index.verdict
  }

  static func kind(_ envelope: Envelope) -> String {
    String("\(envelope)".prefix { $0 != "(" })
  }

  /// Every id that is given twice, and every one that is named and was never given.
  static func complaints(about envelopes: [Envelope]) -> [String] {
    var given: Set<NodeID> = []
    var complaints: [String] = []
    func give(_ id: NodeID, _ what: String) {
      if !given.insert(id).inserted { complaints.append("\(what) \(id) is given twice") }
    }
    func name(_ id: NodeID, _ what: String) {
      if !given.contains(id) { complaints.append("\(what) \(id) is unknown") }
    }
    for envelope in envelopes {
      switch envelope {
      case .gherkinDocument(let document):
        for scenario in document.feature?.scenarios.map({ $0 }) ?? [] {
          give(scenario.id, "scenario")
        }
        for rule in document.feature?.rules.map({ $0 }) ?? [] {
          for scenario in rule.scenarios { give(scenario.id, "scenario") }
        }
      case .pickle(let pickle):
        give(pickle.id, "pickle")
        name(pickle.astNodeIDs[0], "pickle's scenario")
        for step in pickle.steps { give(step.id, "pickle's step") }
      case .stepDefinition(let definition): give(definition.id, "definition")
      case .hook(let hook): give(hook.id, "hook")
      case .testRunStarted(let event): give(event.id, "run")
      case .testCase(let testCase):
        give(testCase.id, "case")
        name(testCase.pickleID, "case's pickle")
        name(testCase.testRunStartedID, "case's run")
        for step in testCase.steps {
          give(step.id, "case's step")
          switch step.role {
          case .hook(let id): name(id, "hook")
          case .step(let id, let match):
            name(id, "step")
            for match in match.all { name(match.definitionID, "definition") }
          }
        }
      case .testCaseStarted(let event):
        give(event.id, "attempt")
        name(event.testCaseID, "attempt's case")
      case .testStepFinished(let event):
        name(event.testCaseStartedID, "attempt")
        name(event.testStepID, "attempt's step")
      case .suggestion(let suggestion): name(suggestion.pickleStepID, "suggestion's step")
      case .testRunFinished(let event): name(event.testRunStartedID, "run")
      default: break
      }
    }
    return complaints
  }
}
