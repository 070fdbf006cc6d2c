import Foundation
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of a parsed XML text.
final class XMLElementTree {
  let name: String
  let attributes: [String: String]
  var children: [XMLElementTree] = []
  var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  func all(_ name: String) -> [XMLElementTree] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }

  /// The root of a text, or nil if it is not well-formed.
  ///
  /// Foundation's parser on Linux was seen to give up a well-formed text once in some thousand
  /// readings, so a text counts as malformed if it is refused twice.
  static func parse(_ data: Data) -> XMLElementTree? { read(data) ?? read(data) }

  private static func read(_ data: Data) -> XMLElementTree? {
    final class Builder: NSObject, XMLParserDelegate {
      var stack: [XMLElementTree] = []
      var root: XMLElementTree?

      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
      ) {
        let element = XMLElementTree(name, attributes)
        stack.last?.children.append(element)
        if stack.isEmpty { root = element }
        stack.append(element)
      }

      func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
      ) { stack.removeLast() }

      func parser(_ parser: XMLParser, foundCharacters text: String) { stack.last?.text += text }

      func parser(_ parser: XMLParser, foundCDATA block: Data) {
        stack.last?.text += String(decoding: block, as: UTF8.self)
      }
    }
    let builder = Builder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    return parser.parse() ? builder.root : nil
  }
}

@Suite struct JUnitTests {
  static func report(_ envelopes: [Envelope], _ kind: String = "junit") throws -> XMLElementTree {
    let text = try Pages.text(kind, envelopes)
    return try #require(XMLElementTree.parse(Data(text.utf8)), "not well-formed:\n\(text)")
  }

  @Test(arguments: Recordings.all.map(\.name), ["junit", "junit-plain"])
  func `what is written reads back with totals that agree`(recording: String, kind: String) throws {
    let envelopes = Recordings.envelopes(recording)
    let root = try Self.report(envelopes, kind)
    var totals = (tests: 0, failures: 0, errors: 0)
    #expect(root.name == (kind == "junit" ? "testsuites" : "testsuite"))
    for suite in root.name == "testsuite" ? [root] : root.children {
      let cases = suite.all("testcase")
      #expect(suite.attributes["tests"] == String(cases.count))
      for (attribute, element) in [
        ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        let count = cases.count { $0.children.contains { $0.name == element } }
        #expect(suite.attributes[attribute] == String(count), "\(attribute)")
      }
      totals.tests += cases.count
      totals.failures += suite.all("failure").count
      totals.errors += suite.all("error").count
    }
    #expect(root.attributes["tests"] == String(totals.tests))
    #expect(root.attributes["failures"] == String(totals.failures))
    #expect(root.attributes["errors"] == String(totals.errors))

    var reports = Reports([])
    for envelope in envelopes { reports.receive(envelope) }
    let isGood = [.passed, .nothingRun].contains(reports.verdict.outcome)
    #expect(isGood == (totals.failures + totals.errors == 0))
  }

  @Test(arguments: Recordings.all.map(\.name))
  func `every case is what strict readers need`(recording: String) throws {
    let root = try Self.report(Recordings.envelopes(recording))
    var names: Set<String> = []
    for test in root.all("testcase") {
      let name = try #require(test.attributes["name"])
      let classname = try #require(test.attributes["classname"])
      #expect(!name.isEmpty && !classname.isEmpty)
      #expect(names.insert(classname + "\u{0}" + name).inserted, "\(name) twice")
      #expect(test.attributes["time"]?.wholeMatch(of: /\d+\.\d{3}/) != nil)
      let children = test.children.map(\.name)
      #expect(children.count { ["failure", "error", "skipped"].contains($0) } <= 1)
      #expect(children.count { $0 == "system-out" } <= 1)
      #expect(children.lastIndex(of: "failure") ?? 0 <= children.firstIndex(of: "system-out") ?? 9)
      for child in test.children {
        #expect(!child.text.isEmpty || ["flakyFailure", "rerunFailure"].contains(child.name))
      }
    }
  }

  @Test func `cases of a feature stand in its order however they ran`() throws {
    let sample = Sample(
      ("specs/a.feature", "Feature: A\n  Scenario: 1\n    * x\n  Scenario: 2\n    * x\n"),
      ("specs/b.feature", "Feature: B\n  Scenario: 3\n    * x\n  Scenario: 4\n    * x\n"))
    let parts = sample.parts
    let shuffled =
      parts.head + [3, 1, 2, 0].flatMap { parts.cases[$0] } + parts.tail
    let root = try Self.report(shuffled)
    #expect(root.all("testcase").map { $0.attributes["name"] } == ["1", "2", "3", "4"])
    #expect(root.children.map { $0.attributes["name"] } == ["A", "B"])
  }

  @Test func `requirements among the tags are properties, each once`() throws {
    let sample = Sample(
      (
        "specs/a.feature",
        "@a-1.2 @slow\nFeature: A\n  @a-1.3 @a-1.2\n  Scenario: 1\n    * x\n"
      ))
    let parts = sample.parts
    let envelopes = parts.head + parts.cases.flatMap { $0 } + parts.tail
    let test = try #require(try Self.report(envelopes).all("testcase").first)
    #expect(test.children.first?.name == "properties")
    let properties = test.children.first?.children ?? []
    #expect(properties.map { $0.attributes["name"] } == ["requirement", "requirement"])
    #expect(properties.map { $0.attributes["value"] } == ["a-1.2", "a-1.3"])
    let plain = try Self.report(envelopes, "junit-plain")
    #expect(!plain.all("testcase").flatMap(\.children).contains { $0.name == "properties" })
  }

  @Test(arguments: Recordings.all.map(\.name))
  func `the plain variant has the same results`(_ recording: String) throws {
    let results = try ["junit", "junit-plain"].map { kind in
      try Self.report(Recordings.envelopes(recording), kind).all("testcase").map { test in
        test.children.map(\.name).filter { ["failure", "error", "skipped"].contains($0) }
      }
    }
    #expect(results[0] == results[1])
  }

  @Test func `a stream that ends in the middle is an error that says so`() throws {
    let parts = Recordings.login
    let cut = parts.prefix { if case .testRunFinished = $0 { false } else { true } }.dropLast(6)
    let root = try Self.report(Array(cut))
    let run = root.children.last
    #expect(run?.attributes["name"] == "(run)")
    #expect(root.all("error").map { $0.attributes["type"] } == ["Unfinished", "Unfinished"])
  }

  @Test func `an interrupted run is an error though nothing failed`() throws {
    var sample = Sample(
      ("specs/a.feature", "Feature: A\n  Scenario: 1\n    * x\n  Scenario: 2\n    * x\n"))
    sample.limit = 1
    sample.failure = Failure(
      type: "Interrupted", message: "the run was interrupted; 1 scenario was not run")
    let root = try Self.report(sample.envelopes)
    #expect(root.all("error").map { $0.attributes["type"] } == ["Interrupted"])
    #expect(
      root.all("skipped").map { $0.attributes["message"] } == [
        "the run was interrupted; 1 scenario was not run"
      ])
  }

  @Test func `a failed hook ahead of all, a parse error and a broken run are errors`() throws {
    var sample = Sample(("specs/a.feature", "Feature: A\n  Scenario: 1\n    * x\n"))
    sample.failure = Failure(
      type: "Unreachable", message: "nobody answers", trace: "Steps/Run.swift:3")
    let root = try Self.report(sample.envelopes)
    let run = try #require(root.children.last)
    #expect(run.attributes["name"] == "(run)")
    #expect(run.all("error").map { $0.attributes["type"] } == ["Unreachable"])
    #expect(run.all("error").map(\.text) == ["nobody answers\nSteps/Run.swift:3"])
  }

  @Test func `an engine that is gone is one error however many scenarios meet it`() throws {
    let sample = Sample(
      (
        "specs/a.feature",
        "Feature: A\n  Scenario: 1\n    * loses it\n  Scenario: 2\n    * loses it\n"
      ))
    let root = try Self.report(sample.envelopes)
    #expect(root.attributes["failures"] == "2")
    #expect(root.attributes["errors"] == "1")
    let found = try #require(root.all("testcase").last)
    #expect(found.attributes["name"] == "engine")
    #expect(found.attributes["file"] == "specs/a.feature")
    #expect(found.attributes["line"] == "2")
    #expect(found.all("error").first?.attributes["message"] == "the engine is gone")
  }

  @Test func `a run that did not succeed for no reason told is an error`() throws {
    let sample = Sample(("specs/a.feature", "Feature: A\n  Scenario: 1\n    * x\n"))
    var envelopes = sample.envelopes
    guard case .testRunFinished(var end)? = envelopes.popLast() else { return }
    end.success = false
    let root = try Self.report(envelopes + [.testRunFinished(end)])
    #expect(root.all("error").map { $0.attributes["type"] } == ["RunError"])
  }

  @Test(arguments: [
    ([], "no step was run"), ([0], "skipped by a hook"), ([1], "skipped by step: x"),
    ([2], "skipped by step: y"), ([0, 1], "skipped by a hook"),
  ])
  func `what skips without a word is found by its having run`(
    ran: [Int], reason: String
  ) throws {
    var sample = Sample(("specs/a.feature", "Feature: A\n  Scenario: 1\n    * x\n    * y\n"))
    sample.hasHooks = true
    var position = -1
    let skipped = sample.envelopes.map { envelope in
      guard case .testStepFinished(var event) = envelope else { return envelope }
      position += 1
      event.result = StepResult(
        .skipped, duration: .nanoseconds(ran.contains(position) ? 1 : 0))
      return .testStepFinished(event)
    }
    let root = try Self.report(skipped)
    #expect(root.all("skipped").map(\.text) == [reason])
  }

  @Test(arguments: ["symbol", "integer", "yaml", "", "file"])
  func `a type never reads as a conversion`(type: String) throws {
    var sample = Sample(("specs/a.feature", "Feature: A\n  Scenario: 1\n    * x\n"))
    sample.failure = Failure(type: type, message: "broke")
    let root = try Self.report(sample.envelopes)
    let written = root.all("error").first?.attributes["type"] ?? ""
    #expect(written == (type.isEmpty ? "Failure" : "Failure: " + type))
  }

  @Test func `a large report is streamed and its totals filled in`() throws {
    let waiting = try Pages.text("junit", Recordings.outline)
    let streamed = try Pages.text(Recordings.outline) {
      [JUnitReporter($0, shape: .rich, properties: [("seed", "42")], longestWait: 0)]
    }
    #expect(streamed != waiting)
    #expect(streamed.replacing(/" +>/, with: "\">") == waiting)
    let plain = try Pages.text(Recordings.outline) {
      [JUnitReporter($0, shape: .plain, properties: [("seed", "42")], longestWait: 0)]
    }
    #expect(
      try plain.replacing(/" +>/, with: "\">") == Pages.text("junit-plain", Recordings.outline))
  }
}

@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct JUnitConformanceTests {
  @Test(arguments: ConformanceData.cases("junit", "cucumber"))
  func `cases, outcomes, times and steps are those of the official formatter`(
    sample: ConformanceData.Case
  ) throws {
    let stream = try sample.data(endingWith: ".ndjson")
    let expected = try #require(
      XMLElementTree.parse(try sample.data(endingWith: ".default.xml")))
    let envelopes = try NDJSON.envelopes(stream)
    let found = try JUnitTests.report(envelopes)
    let cases = found.children.filter { $0.attributes["name"] != "(run)" }
      .flatMap { $0.all("testcase") }
    #expect(cases.map(Facts.init) == expected.all("testcase").map(Facts.init))
  }

  @Test(arguments: ConformanceData.cases("junit", "cucumber"))
  func `the report is the same when scenarios run side by side`(
    sample: ConformanceData.Case
  ) throws {
    let envelopes = try NDJSON.envelopes(try sample.data(endingWith: ".ndjson"))
    let isOfCase: (Envelope) -> Bool = { envelope in
      switch envelope {
      case .testCaseStarted, .testStepStarted, .testStepFinished, .testCaseFinished: true
      case .attachment(let attachment):
        if case .step = attachment.owner { true } else { false }
      case .suggestion: true
      default: false
      }
    }
    guard let first = envelopes.firstIndex(where: isOfCase),
      let last = envelopes.lastIndex(where: isOfCase)
    else { return }
    var cases: [[Envelope]] = []
    for envelope in envelopes[first...last] {
      if case .testCaseStarted(let event) = envelope, event.attempt == 0 { cases.append([]) }
      cases[cases.count - 1].append(envelope)
    }
    for kind in ReporterCatalog.entries.map(\.name) where kind != "messages" {
      let serial = try Pages.text(kind, envelopes)
      for seed in 0..<2 {
        var random = SourceOrderTests.Seeded(state: UInt64(seed))
        let mixed =
          envelopes[..<first] + SourceOrderTests.interleaved(cases, workers: 3, &random)
          + envelopes[(last + 1)...]
        let found = try Pages.text(kind, Array(mixed), isConcurrent: true)
        #expect(found == serial, "\(kind), seed \(seed)")
      }
    }
  }

  /// What two reports of different shape have in common.
  struct Facts: Equatable {
    let classname: String?
    let name: String?
    let time: Double?
    let outcome: String?
    let steps: [String]

    init(_ test: XMLElementTree) {
      classname = test.attributes["classname"]
      name = test.attributes["name"]
      time = test.attributes["time"].flatMap(Double.init)
      outcome = test.children.first { ["failure", "skipped"].contains($0.name) }?.name
      steps = (test.children.first { $0.name == "system-out" }?.text ?? "")
        .split(separator: "\n").filter { !$0.hasPrefix("  > ") }.map(String.init)
    }
  }
}
