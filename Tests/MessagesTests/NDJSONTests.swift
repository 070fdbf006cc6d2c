import SpecGherkin
import SpecTestKit
import Testing

@testable import SpecMessages

@Suite struct NDJSONTests {
  static let time = Timestamp(nanoseconds: 1_767_323_045_000_000_007)

  static let testCaseLine =
    #"{"testCase":{"id":"6","pickleId":"7","testSteps":[{"id":"8","hookId":"3"},"#
    + #"{"id":"9","pickleStepId":"10","stepDefinitionIds":[],"stepMatchArgumentsLists":[]},"#
    + #"{"id":"11","pickleStepId":"12","stepDefinitionIds":["2"],"#
    + #""stepMatchArgumentsLists":[{"stepMatchArguments":[{"group":"#
    + #"{"children":[{}],"start":3,"value":"a"},"parameterTypeName":"word"}]}]}],"#
    + #""testRunStartedId":"4"}}"#

  /// A test case with a hook, an undefined step and a captured word, as a recording has it.
  static let testCase =
    (try? NDJSON.envelopes(testCaseLine))?.first
    ?? .undefinedParameterType(UndefinedParameterType(name: "unread", expression: ""))

  /// Every kind of message the types can say, with everything optional once there and once not.
  static let lines: [(envelope: Envelope, line: String)] = [
    (
      .meta(
        Meta(
          protocolVersion: "1", implementation: .init(name: "spec", version: "2"),
          runtime: .init(name: "Swift"), os: .init(name: "linux"), cpu: .init(name: "x"),
          ci: .init(
            name: "CI", url: "u", buildNumber: "7",
            git: .init(remote: "r", revision: "v", branch: "b", tag: "t")))),
      #"{"meta":{"protocolVersion":"1","implementation":{"name":"spec","version":"2"},"#
        + #""runtime":{"name":"Swift"},"os":{"name":"linux"},"cpu":{"name":"x"},"#
        + #""ci":{"name":"CI","url":"u","buildNumber":"7","#
        + #""git":{"remote":"r","revision":"v","branch":"b","tag":"t"}}}}"#
    ),
    (
      .parseError(
        Diagnostic(
          code: "gherkin.parse-error", message: "expected: x", uri: "a.feature",
          location: Location(line: 3, column: 5))),
      #"{"parseError":{"source":{"uri":"a.feature","location":{"line":3,"column":5}},"#
        + #""message":"(3:5): expected: x"}}"#
    ),
    (
      .parseError(Diagnostic(code: "gherkin.parse-error", message: "gone", uri: "a.feature")),
      #"{"parseError":{"source":{"uri":"a.feature"},"message":"gone"}}"#
    ),
    (
      .parameterType(
        ParameterTypeMessage(
          id: NodeID(1), name: "color", regularExpressions: ["red", "\\d"],
          preferForRegularExpressionMatch: false, useForSnippets: true,
          sourceReference: SourceReference(uri: "a.swift", line: 2))),
      #"{"parameterType":{"name":"color","regularExpressions":["red","\\d"],"#
        + #""preferForRegularExpressionMatch":false,"useForSnippets":true,"id":"1","#
        + #""sourceReference":{"uri":"a.swift","location":{"line":2}}}}"#
    ),
    (
      .stepDefinition(
        StepDefinitionMessage(
          id: NodeID(2), pattern: "^x$", patternType: .regularExpression,
          sourceReference: SourceReference(uri: nil, line: nil))),
      #"{"stepDefinition":{"id":"2","pattern":{"source":"^x$","type":"REGULAR_EXPRESSION"},"#
        + #""sourceReference":{}}}"#
    ),
    (
      .hook(
        HookMessage(
          id: NodeID(3), name: "n", kind: .afterTestRun, tagExpression: "@a",
          sourceReference: SourceReference(uri: "h.swift", line: nil))),
      #"{"hook":{"id":"3","name":"n","sourceReference":{"uri":"h.swift"},"#
        + #""tagExpression":"@a","type":"AFTER_TEST_RUN"}}"#
    ),
    (
      .undefinedParameterType(UndefinedParameterType(name: "n", expression: "{n}")),
      #"{"undefinedParameterType":{"expression":"{n}","name":"n"}}"#
    ),
    (
      .testRunStarted(TestRunStarted(id: NodeID(4), timestamp: time)),
      #"{"testRunStarted":{"id":"4","timestamp":{"seconds":1767323045,"nanos":7}}}"#
    ),
    (
      .testRunHookStarted(
        TestRunHookStarted(
          id: NodeID(5), testRunStartedID: NodeID(4), hookID: NodeID(3),
          timestamp: Timestamp(nanoseconds: -1))),
      #"{"testRunHookStarted":{"id":"5","testRunStartedId":"4","hookId":"3","#
        + #""timestamp":{"seconds":-1,"nanos":999999999}}}"#
    ),
    (
      .testRunHookFinished(
        TestRunHookFinished(
          testRunHookStartedID: NodeID(5),
          result: StepResult(
            .failed, duration: .milliseconds(1500),
            failure: Failure(type: "E", message: "m", trace: "s")), timestamp: time)),
      #"{"testRunHookFinished":{"testRunHookStartedId":"5","result":{"#
        + #""duration":{"seconds":1,"nanos":500000000},"message":"m","#
        + #""exception":{"type":"E","message":"m","stackTrace":"s"},"status":"FAILED"},"#
        + #""timestamp":{"seconds":1767323045,"nanos":7}}}"#
    ),
    (
      testCase,
      testCaseLine
    ),
    (
      .testCaseStarted(
        TestCaseStarted(
          id: NodeID(13), testCaseID: NodeID(6), attempt: 1, worker: 2, timestamp: time)),
      #"{"testCaseStarted":{"attempt":1,"id":"13","testCaseId":"6","workerId":"2","#
        + #""timestamp":{"seconds":1767323045,"nanos":7}}}"#
    ),
    (
      .testStepStarted(
        TestStepStarted(testCaseStartedID: NodeID(13), testStepID: NodeID(8), timestamp: time)),
      #"{"testStepStarted":{"testCaseStartedId":"13","testStepId":"8","#
        + #""timestamp":{"seconds":1767323045,"nanos":7}}}"#
    ),
    (
      .testStepFinished(
        TestStepFinished(
          testCaseStartedID: NodeID(13), testStepID: NodeID(8),
          result: StepResult(.skipped, failure: Failure(type: nil, message: "not here")),
          timestamp: time)),
      #"{"testStepFinished":{"testCaseStartedId":"13","testStepId":"8","testStepResult":{"#
        + #""duration":{"seconds":0,"nanos":0},"message":"not here","status":"SKIPPED"},"#
        + #""timestamp":{"seconds":1767323045,"nanos":7}}}"#
    ),
    (
      .attachment(
        Attachment(
          body: .text("é\n"), mediaType: Attachment.logType,
          owner: .step(testCaseStartedID: NodeID(13), testStepID: NodeID(8)), timestamp: time)),
      #"{"attachment":{"body":"é\n","contentEncoding":"IDENTITY","#
        + #""mediaType":"text/x.cucumber.log+plain","testCaseStartedId":"13","testStepId":"8","#
        + #""timestamp":{"seconds":1767323045,"nanos":7}}}"#
    ),
    (
      .attachment(
        Attachment(
          body: .bytes([0, 255]), mediaType: "image/png", fileName: "a.png",
          owner: .runHook(testRunHookStartedID: NodeID(5)))),
      #"{"attachment":{"body":"AP8=","contentEncoding":"BASE64","mediaType":"image/png","#
        + #""fileName":"a.png","testRunHookStartedId":"5"}}"#
    ),
    (
      .attachment(
        Attachment(
          body: .text(""), mediaType: "text/plain", owner: .run(testRunStartedID: nil))),
      #"{"attachment":{"body":"","contentEncoding":"IDENTITY","mediaType":"text/plain"}}"#
    ),
    (
      .suggestion(
        Suggestion(
          id: NodeID(14), pickleStepID: NodeID(10),
          snippets: [.init(language: "swift", code: "Given(\"x\")")])),
      #"{"suggestion":{"id":"14","pickleStepId":"10","#
        + #""snippets":[{"language":"swift","code":"Given(\"x\")"}]}}"#
    ),
    (
      .testCaseFinished(
        TestCaseFinished(testCaseStartedID: NodeID(13), willBeRetried: true, timestamp: time)),
      #"{"testCaseFinished":{"testCaseStartedId":"13","#
        + #""timestamp":{"seconds":1767323045,"nanos":7},"willBeRetried":true}}"#
    ),
    (
      .testRunFinished(
        TestRunFinished(
          testRunStartedID: NodeID(4), success: false,
          failure: Failure(type: "Interrupted", message: nil), timestamp: time)),
      #"{"testRunFinished":{"exception":{"type":"Interrupted"},"success":false,"#
        + #""timestamp":{"seconds":1767323045,"nanos":7},"testRunStartedId":"4"}}"#
    ),
  ]

  @Test(arguments: lines.indices)
  func `a message is written to the letter and reads back as the same`(index: Int) throws {
    let (envelope, line) = Self.lines[index]
    #expect(NDJSON.text([envelope]) == line + "\n")
    let read = try NDJSON.envelopes(line)
    #expect(NDJSON.text(read) == line + "\n")
  }

  @Test func `documents and pickles survive the wire with ids, places and arguments`() throws {
    let text = """
      # a comment
      @a @b
      Feature: F

        Some lines
        of description

        Background: B
          Given x

        @c
        Scenario Outline: S <n>
          When y <n>
            | a\\|b | <n> |
            | é\\n  | 🙂  |
          And z
            \"\"\"json <n>
            {"n": <n>}
            \"\"\"
          * w
            ```
            ```

          @d
          Examples: E
            | n |
            | 1 |
            | 2 |

          Examples:

        Rule: R
          Background:
            Given r
          Scenario: T
            Then t
      """
    let source = Source(uri: "f.feature", text: text)
    let result = Parser.parse(source, firstID: 40)
    let document = try #require(result.document)
    let stream: [Envelope] =
      [.source(source), .gherkinDocument(document)] + result.pickles.map { .pickle($0) }
    let written = NDJSON.text(stream)
    let read = try NDJSON.envelopes(written)
    #expect(NDJSON.text(read) == written)

    guard case .gherkinDocument(let copy) = read[1], case .pickle(let pickle) = read[2] else {
      Issue.record("not a document and a pickle")
      return
    }
    let lineage = try #require(copy.lineage(of: pickle))
    #expect(lineage.scenario.name == "S <n>")
    #expect(lineage.examples?.name == "E")
    #expect(lineage.rowIndex == 0)
    #expect(copy.step(for: pickle.steps[1])?.text == "y <n>")
    #expect(pickle.steps[1].dataTable?.rows == [["a|b", "1"], ["é\n", "🙂"]])
    #expect(pickle.steps[2].docString?.content == "{\"n\": 1}")
  }

  @Test(arguments: [1, 2, 3, 7, 64, 100_000])
  func `bytes may come in pieces of any size`(size: Int) throws {
    let text = NDJSON.text(Self.lines.map(\.envelope))
    let bytes = Array(text.utf8)
    var reader = NDJSONReader()
    var found: [Envelope] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.read(bytes[start..<min(start + size, bytes.count)]) { found.append($0) }
    }
    try reader.finish { found.append($0) }
    #expect(NDJSON.text(found) == text)
  }

  @Test func `blank lines, line ends of Windows and a missing last line feed are forgiven`() throws
  {
    let lines = Self.lines.prefix(3).map(\.line)
    let read = try NDJSON.envelopes("\r\n" + lines.joined(separator: "\r\n \n"))
    #expect(NDJSON.text(read) == lines.map { $0 + "\n" }.joined())
  }

  @Test func `kinds and fields that are not known are passed over and counted`() throws {
    var reader = NDJSONReader()
    var found = 0
    try reader.read(
      Array(
        """
        {"externalAttachment":{"url":"x"}}
        {}
        {"testRunStarted":{"id":"1","timestamp":{"seconds":0,"nanos":0,"zone":"x"},"new":[1]}}
        {"brandNew":null,"suggestion":{"id":"1","pickleStepId":"2","snippets":[]}}

        """.utf8)
    ) { _ in found += 1 }
    #expect(found == 2)
    #expect(reader.skipped == 2)
  }

  @Test(arguments: [
    (
      "{",
      "line 2 is not a valid message: column 2: "
        + "expected a key in double quotes or '}', found the end of the text"
    ),
    ("[]", "line 2 is not a valid message: expected an object, found an array"),
    (
      #"{"testStepStarted":{"testCaseStartedId":"1"}}"#,
      "line 2 is not a valid message: testStepStarted.testStepId: expected a string, found nothing"
    ),
    (
      #"{"testCaseStarted":{"id":"1","testCaseId":"2","attempt":"x"}}"#,
      "line 2 is not a valid message: testCaseStarted.attempt: expected a whole number, found a string"
    ),
    (
      #"{"pickle":{"id":"1","uri":"u","name":"n","language":"en","tags":[],"astNodeIds":[],"#
        + #""steps":[{"id":"2","astNodeIds":[4],"text":"t"}]}}"#,
      "line 2 is not a valid message: pickle.astNodeIds[0]: expected a string, found a number"
    ),
    (
      #"{"attachment":{"body":"*","contentEncoding":"BASE64","mediaType":"x"}}"#,
      "line 2 is not a valid message: attachment.body: expected base64, found another text"
    ),
    (
      #"{"testRunStarted":{"timestamp":{"seconds":99999999999999,"nanos":0}}}"#,
      "line 2 is not a valid message: testRunStarted.timestamp.seconds: "
        + "expected a time within three centuries, found 99999999999999"
    ),
  ])
  func `a broken line is told with its number`(line: String, sentence: String) {
    do throws(NDJSONError) {
      _ = try NDJSON.envelopes(Self.lines[0].line + "\n" + line)
      Issue.record("read")
    } catch {
      #expect(error.description.split(separator: "\n").first.map(String.init) == sentence)
      #expect(error.description.hasSuffix("cut the recording off before line 2"))
    }
  }

  @Test func `every beginning of a stream is envelopes or an error`() {
    let bytes = Array(NDJSON.text(Self.lines.map(\.envelope)).utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      let count = try? NDJSON.envelopes(bytes[..<end]).count
      #expect((count ?? 0) <= Self.lines.count)
    }
  }

  @Test func `ids of any form become numbers that stay apart`() {
    let ids = NodeIDs()
    let texts = [
      "0", "7", "2147483647", "2147483648", "007", "", "+1", "a-b-c", "７", "99999999999999999999",
    ]
    let numbers = texts.map { ids.id($0) }
    #expect(numbers.prefix(3).map(\.number) == [0, 7, 2_147_483_647])
    #expect(Set(numbers).count == texts.count)
    #expect(texts.map { ids.id($0) } == numbers)
  }
}
