import SpecGherkin
import SpecMessages
import Testing

@testable import SpecReporters

@Suite struct SourceOrderTests {
  /// A small generator with a seed, so that a failure can be had again.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// The cases as lanes would mix them: taken in order, each lane one at a time.
  static func interleaved(
    _ cases: [[Envelope]], workers: Int, _ random: inout Seeded
  ) -> [Envelope] {
    var waiting = cases[...]
    var running: [ArraySlice<Envelope>] = []
    var result: [Envelope] = []
    while !waiting.isEmpty || !running.isEmpty {
      if running.count < workers, let next = waiting.popFirst() {
        running.append(next[...])
        continue
      }
      let worker = Int.random(in: running.indices, using: &random)
      result.append(running[worker].removeFirst())
      if running[worker].isEmpty { running.remove(at: worker) }
    }
    return result
  }

  static func sample(_ recording: String) -> Sample {
    var sample = Sample(
      (
        "specs/a.feature",
        """
        Feature: A
          Scenario Outline: <n>
            Given a step that <n>
            Then a step that logs "<n>" and is undefined
            And a step that fails at first
            Examples:
              | n |
              | 1 |
              | 2 |
              | 3 |
              | 4 |
        """
      ), ("specs/b.feature", "Feature: B\n  Scenario: Last\n    Given a step that fails\n"))
    sample.retries = 2
    sample.hasHooks = true
    sample.failingRunHook = recording == "hook" ? .afterTestRun : nil
    if recording == "cut" { sample.limit = 3 }
    return sample
  }

  @Test(arguments: ["whole", "hook", "cut"], [2, 3, 8])
  func `any interleaving of workers makes the page of one worker`(recording: String, workers: Int)
    throws
  {
    let parts = Self.sample(recording).parts
    let kinds = ["pretty", "failures", "progress", "summary", "rerun", "junit", "messages"]
    let serial = parts.head + parts.cases.flatMap { $0 } + parts.tail
    for seed in 0..<20 {
      var random = Seeded(state: UInt64(seed))
      let mixed =
        parts.head + Self.interleaved(parts.cases, workers: workers, &random) + parts.tail
      for kind in kinds where kind != "messages" {
        let expected = try Pages.text(kind, serial)
        let found = try Pages.text(kind, mixed, isConcurrent: true)
        #expect(found == expected, "\(kind), seed \(seed)")
      }
    }
  }

  @Test func `the stream itself comes out as if run one by one`() {
    let parts = Self.sample("hook").parts
    let serial = parts.head + parts.cases.flatMap { $0 } + parts.tail
    for seed in 0..<50 {
      var random = Seeded(state: UInt64(seed))
      let mixed = parts.head + Self.interleaved(parts.cases, workers: 4, &random) + parts.tail
      var order = SourceOrder()
      var found: [Envelope] = []
      for envelope in mixed { order.receive(envelope) { found.append($0) } }
      order.finish { found.append($0) }
      #expect(NDJSON.text(found) == NDJSON.text(serial))
    }
  }

  @Test func `the case whose turn it is passes through as it happens`() {
    let parts = Self.sample("whole").parts
    var order = SourceOrder()
    for envelope in parts.head { order.receive(envelope) { _ in } }
    var counts: [Int] = []
    for (first, second) in zip(parts.cases[0], parts.cases[1]) {
      var emitted = 0
      order.receive(second) { _ in emitted += 1 }
      counts.append(emitted)
      emitted = 0
      order.receive(first) { _ in emitted += 1 }
      counts.append(emitted)
    }
    // The second case waits; with the end of the first, all of it that was held comes out.
    let length = min(parts.cases[0].count, parts.cases[1].count)
    #expect(counts.dropLast() == ArraySlice((0..<(2 * length - 1)).map { $0 % 2 }))
    #expect(counts.last == 1 + length)
  }

  @Test func `a stream that announces cases one by one is left as it is`() {
    let parts = Self.sample("whole").parts
    var cases: [Envelope] = []
    let head = parts.head.filter {
      if case .testCase = $0 {
        cases.append($0)
        return false
      }
      return true
    }
    let stream = head + zip(cases, parts.cases).flatMap { [$0] + $1 } + parts.tail
    var order = SourceOrder()
    var found: [Envelope] = []
    for envelope in stream { order.receive(envelope) { found.append($0) } }
    #expect(NDJSON.text(found) == NDJSON.text(stream))
  }
}
