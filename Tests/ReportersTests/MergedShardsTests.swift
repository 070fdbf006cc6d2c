import SpecGherkin
import SpecMessages
import Testing

@testable import SpecReporters

/// Recordings that say which shard of a run they are.
@Suite struct MergedShardsTests {
  private static func mark(_ index: Int, _ count: Int) -> ShardMark {
    ShardMark(index: index, count: count, unit: "scenario", plan: "p", division: "d")
  }

  /// Shards of a sample, each with its mark behind the start of its run.
  private static func recordings(_ marks: [ShardMark?]) -> [Recording] {
    let sample = Sample(("a.feature", MergedRunTests.feature(8)))
    let streams = MergedRunTests.shards(sample, marks.count) { $0 % marks.count == $1 }
    return MergedRunTests.recordings(
      zip(streams, marks).map { stream, mark in
        stream.flatMap { envelope -> [Envelope] in
          guard case .testRunStarted(let event) = envelope, let mark else { return [envelope] }
          return [envelope, .attachment(mark.attachment(to: event.id))]
        }
      })
  }

  private static func outcome(_ marks: [ShardMark?], expected: Int? = nil) throws -> String {
    do throws(RecordingError) {
      var run = MergedRun(recordings(marks), expected: expected)
      var shards = 0
      try run.read { envelope in
        if case .attachment(let attachment) = envelope,
          attachment.mediaType == Attachment.shardType
        {
          shards += 1
        }
      }
      #expect(shards == 0, "a merged run is no shard")
      return run.problems.joined(separator: "\n")
    } catch {
      return error.description
    }
  }

  @Test func `a mark is read as it was written`() throws {
    var mark = Self.mark(2, 4)
    mark.plan = "\"é\""
    let text = NDJSON.text([.attachment(mark.attachment(to: NodeID(7)))])
    #expect(
      text == #"""
        {"attachment":{"body":"{\"index\":2,\"count\":4,\"unit\":\"scenario\",\#
        \"plan\":\"\\\"é\\\"\",\"division\":\"d\"}","contentEncoding":"IDENTITY",\#
        "mediaType":"application/vnd.spec.shard+json","testRunStartedId":"7"}}

        """#)
    guard case .attachment(let read)? = try NDJSON.envelopes(text).first else {
      return #expect(Bool(false), "no attachment")
    }
    #expect(try ShardMark(read) == mark)
    #expect(read.owner == .run(testRunStartedID: NodeID(7)))
  }

  private static var other: (plan: ShardMark, unit: ShardMark, division: ShardMark) {
    var (plan, unit, division) = (mark(2, 2), mark(2, 2), mark(2, 2))
    plan.plan = "q"
    unit.unit = "file"
    division.division = "e"
    return (plan, unit, division)
  }

  @Test(
    arguments: [
      ([mark(1, 2), mark(2, 2)], nil, ""),
      ([mark(2, 2), mark(1, 2)], 2, ""),
      ([mark(1, 4), mark(3, 4), mark(4, 4)], nil, "shard 2/4 is missing"),
      ([mark(1, 4), mark(3, 4), mark(4, 4)], 4, "shard 2/4 is missing"),
      ([mark(3, 4)], nil, "shards 1/4, 2/4 and 4/4 are missing"),
      (
        [mark(1, Int.max)], nil,
        "shards " + (2...10).map { "\($0)/\(Int.max)" }.joined(separator: ", ")
          + ", 11/\(Int.max) and \(Int.max - 11) more are missing"
      ),
      // A recording that does not say which shard it is stands for none.
      ([mark(1, 2), nil], nil, "shard 2/2 is missing"),
      ([nil, nil], nil, ""),
      (
        [mark(1, 4), mark(1, 4), mark(3, 4), mark(4, 4)], 4,
        "1.ndjson and 2.ndjson are all shard 1/4, and none is known to be the last\n"
          + "remove those that do not count"
      ),
      (
        [mark(1, 2), mark(2, 3)], nil,
        "1.ndjson is shard 1/2, but 2.ndjson is shard 2/3\n"
          + "merge the shards of one run, all with the same N"
      ),
      (
        [mark(1, 3), mark(2, 3)], 2,
        "1.ndjson is shard 1/3, but 2 recordings are expected\n"
          + "expect 3, or merge the shards of another run"
      ),
      (
        [mark(1, 2), other.plan], nil,
        "1.ndjson and 2.ndjson are shards of different selections of scenarios\n"
          + "run every shard with the same paths, filters and engines"
      ),
      (
        [mark(1, 2), other.unit], nil,
        "1.ndjson was divided by scenario, but 2.ndjson by file\n"
          + "run every shard with the same --shard-by"
      ),
      (
        [mark(1, 2), other.division], nil,
        "1.ndjson and 2.ndjson were divided by different durations\n"
          + "run every shard with the same --durations"
      ),
    ] as [([ShardMark?], Int?, String)])
  func `shards that name themselves are the whole, or what is wrong is named`(
    marks: [ShardMark?], expected: Int?, outcome: String
  ) throws {
    #expect(try Self.outcome(marks, expected: expected) == outcome)
  }

  @Test(arguments: [
    "", "2/4", "{}", #"{"index":0,"count":4,"unit":"scenario","plan":"p","division":"d"}"#,
    #"{"index":5,"count":4,"unit":"scenario","plan":"p","division":"d"}"#,
  ])
  func `a mark that cannot be read is not passed over`(body: String) {
    var shards = MergedShards()
    let sentence = """
      a.ndjson says that it is a shard, and which one cannot be read
      merge it with the version of the tool that recorded it
      """
    #expect(throws: RecordingError(sentence)) {
      try shards.add(
        Attachment(
          body: .text(body), mediaType: Attachment.shardType, owner: .run(testRunStartedID: nil)),
        in: "a.ndjson", 0)
    }
  }

  // MARK: - Scenarios that are in two recordings

  /// Streams of one sample, each changed.
  private static func merged(_ changes: [([Envelope]) -> [Envelope]]) throws -> String {
    let stream = Sample(("a.feature", MergedRunTests.feature(2))).envelopes
    do throws(RecordingError) {
      var run = MergedRun(MergedRunTests.recordings(changes.map { $0(stream) }))
      var index: [Envelope] = []
      try run.read { index.append($0) }
      let verdict = MergedRunTests.verdict(index)
      return "\(verdict.scenarios.total) scenarios, \(verdict.flaky) flaky"
    } catch {
      return error.description
    }
  }

  @Test func `a scenario that was run in two recordings is not counted twice`() throws {
    #expect(
      try Self.merged([{ $0 }, { $0 }])
        == "a.feature:2 was run in 1.ndjson and in 2.ndjson\nremove one of them")
  }

  @Test func `attempts at a scenario may be in two recordings`() throws {
    let failed = { (stream: [Envelope]) in
      stream.map { envelope in
        guard case .testCaseFinished(var event) = envelope else { return envelope }
        event.willBeRetried = true
        return .testCaseFinished(event)
      }
    }
    let again = { (stream: [Envelope]) in
      stream.map { envelope in
        guard case .testCaseStarted(var event) = envelope else { return envelope }
        event.attempt = 1
        return .testCaseStarted(event)
      }
    }
    #expect(try Self.merged([failed, again]) == "2 scenarios, 2 flaky")
  }

  @Test func `a scenario may be run on several engines, together or apart`() throws {
    func variant(_ name: String) -> ([Envelope]) -> [Envelope] {
      { stream in
        stream.flatMap { envelope -> [Envelope] in
          guard case .testStepStarted(let event) = envelope else { return [envelope] }
          let owner = Attachment.Owner.step(
            testCaseStartedID: event.testCaseStartedID, testStepID: event.testStepID)
          return [
            envelope,
            .attachment(
              Attachment(body: .text(name), mediaType: Attachment.variantType, owner: owner)),
          ]
        }
      }
    }
    func engine(_ name: String) -> ([Envelope]) -> [Envelope] {
      { stream in
        let hook = HookMessage(
          id: NodeID(1_000_000), name: "the engine \(name) starts", kind: .beforeTestRun,
          tagExpression: nil, sourceReference: SourceReference(uri: nil, line: nil))
        return stream.flatMap { envelope -> [Envelope] in
          if case .testRunStarted = envelope { [.hook(hook), envelope] } else { [envelope] }
        }
      }
    }
    #expect(try Self.merged([variant("one"), variant("two")]) == "4 scenarios, 0 flaky")
    #expect(try Self.merged([engine("one"), engine("two")]) == "4 scenarios, 0 flaky")
    #expect(try Self.merged([engine("one"), { $0 }]) == "4 scenarios, 0 flaky")
    let twice = "a.feature:2 was run in 1.ndjson and in 2.ndjson\nremove one of them"
    #expect(try Self.merged([variant("one"), variant("one")]) == twice)
    #expect(try Self.merged([engine("one"), engine("one")]) == twice)
  }
}
