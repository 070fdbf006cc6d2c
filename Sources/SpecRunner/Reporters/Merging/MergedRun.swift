import SpecGherkin
package import SpecMessages
import SpecText

/// Merges several recordings, such as the shards of a run, into the stream of one run.
///
/// Common messages occur once, all others once for each recording; ids are made distinct, and times
/// are unchanged. Test cases are in the order of files and lines, as far as each recording has them
/// in that order: the recordings are read in parallel, always the one whose next case is first, so
/// that only announcements are kept in memory. If something is missing, the merged run is
/// incomplete and its end lists what is missing.
package struct MergedRun {
  private var parts: [MergedPart]
  private let expected: Int?
  private var texts = MergedDocuments()
  private var glue = MergedGlue()
  private var shards = MergedShards()
  /// The recording with the last attempt at each test case.
  private var finished: [MergedCase: Int] = [:]
  private var meta: Meta?
  /// The numbers of the workers of all recordings in the merged run.
  private var workers: [Worker: Int] = [:]
  private static let run = NDJSONReader.commonID

  private struct Worker: Hashable {
    let part: Int
    let worker: Int?
  }

  /// Creates a merged run.
  ///
  /// - Parameter expected: The expected number of recordings; nil for those that are given.
  package init(_ recordings: [Recording], expected: Int? = nil) {
    parts = recordings.map { MergedPart($0, run: Self.run) }
    self.expected = expected
  }

  /// What is missing, a sentence each; set at the end, and empty if the recordings are complete.
  package private(set) var problems: [String] = []

  /// Which recordings were left out, because their shard was run again, a sentence each.
  package private(set) var notices: [String] = []

  /// Passes on the merged stream.
  ///
  /// - Throws: an error if a file is not a recording, or if the recordings are of different
  ///   specifications.
  package mutating func read(_ receive: (Envelope) -> Void) throws(RecordingError) {
    for place in parts.indices { try readHead(place, receive) }
    try leaveOutEarlierAttempts()
    try refuseSurplus()
    try shards.hold(against: expected)
    announce(receive)
    try readCases(receive)
    end(receive)
  }

  // MARK: - Before the run

  /// Reads a recording up to its first test case; sources, documents and pickles are passed on
  /// immediately.
  private mutating func readHead(
    _ place: Int, _ receive: (Envelope) -> Void
  ) throws(RecordingError) {
    while let envelope = try parts[place].recording.peek() {
      if case .testCaseStarted = envelope { return }
      _ = try parts[place].recording.next()
      if let testCase = try receiveKnown(envelope, of: place, receive) {
        parts[place].announced.append(testCase)
      }
    }
  }

  /// Keeps one recording of each shard: of those that ended by themselves, the one that started last.
  private mutating func leaveOutEarlierAttempts() throws(RecordingError) {
    var leftOut: Set<Int> = []
    for (shard, places) in shards.repeated {
      let attempts = places.compactMap { place in
        parts[place].started.map { (place: place, start: $0.timestamp) }
      }
      guard Set(attempts.map(\.start)).count == places.count else {
        throw RecordingError(
          """
          \(names(places)) are all shard \(shard), and none is known to be the last
          remove those that do not count
          """)
      }
      let newest = attempts.sorted { $0.start > $1.start }.map(\.place)
      var kept = newest[0]
      for place in newest where try parts[place].recording.isComplete() {
        kept = place
        break
      }
      let others = places.filter { $0 != kept }
      leftOut.formUnion(others)
      notices.append(
        "shard \(shard) was run again: \(names([kept])) counts, not \(names(others))")
    }
    shards.remove(leftOut)
    parts = parts.indices.filter { !leftOut.contains($0) }.map { parts[$0] }
  }

  /// Extra recordings would distort the counts.
  private func refuseSurplus() throws(RecordingError) {
    guard let expected, parts.count > expected else { return }
    throw RecordingError(
      """
      found \(parts.count) recordings, but \(expected) \(expected == 1 ? "is" : "are") expected: \
      \(parts.map(\.recording.name).joined(separator: ", "))
      remove those of other runs
      """)
  }

  private func names(_ places: [Int]) -> String {
    places.map { parts[$0].recording.name }.listed("and")
  }

  /// Receives a message outside attempts; returns a test case.
  private mutating func receiveKnown(
    _ envelope: Envelope, of place: Int, _ receive: (Envelope) -> Void
  ) throws(RecordingError) -> TestCase? {
    let name = parts[place].recording.name
    switch envelope {
    case .meta(let meta):
      if self.meta == nil {
        self.meta = meta
        receive(envelope)
      }
    case .source(let source): if try texts.add(source, in: name) { receive(envelope) }
    case .gherkinDocument(let document):
      if try texts.add(document, in: name) { receive(envelope) }
    case .parseError(let error): if texts.add(error) { receive(envelope) }
    case .pickle(let pickle):
      let (new, id) = texts.add(pickle, in: name)
      parts[place].note(pickle.id, as: id)
      if let new { receive(.pickle(new)) }
    case .testCase(let testCase): return parts[place].merged(testCase, texts)
    case .testRunStarted(let event): parts[place].started = event
    case .testRunHookStarted(let event):
      parts[place].surroundings.append(.testRunHookStarted(parts[place].merged(event)))
    case .attachment(let attachment) where attachment.mediaType == Attachment.shardType:
      // The mark of a shard is dropped, because the merged run is not a shard.
      try shards.add(attachment, in: name, place)
    case .testRunHookFinished, .attachment: parts[place].surroundings.append(envelope)
    case .suggestion(let suggestion): receive(.suggestion(parts[place].merged(suggestion)))
    case .testRunFinished(let event): parts[place].finished = event
    default:
      if case .hook(let hook) = envelope { parts[place].note(hook) }
      _ = glue.add(envelope, &parts[place].glue)
    }
    return nil
  }

  /// Passes on the glue, the start of the run, and all test cases in order.
  private mutating func announce(_ receive: (Envelope) -> Void) {
    for envelope in glue.take() { receive(envelope) }
    let start = parts.compactMap { $0.started?.timestamp }.min()
    if let start { receive(.testRunStarted(TestRunStarted(id: Self.run, timestamp: start))) }
    for place in parts.indices {
      for envelope in parts[place].takeSurroundings() { receive(envelope) }
    }
    var cases = parts.map { ($0.announced.map { ($0, texts.place(of: $0.pickleID)) })[...] }
    while let place = Self.first(cases.map { $0.first?.1 }) {
      if let (testCase, _) = cases[place].popFirst() { receive(.testCase(testCase)) }
    }
    for place in parts.indices { parts[place].announced = [] }
  }

  /// Returns the index of the first in order; nil if all are nil.
  private static func first(_ places: [MergedDocuments.Place?]) -> Int? {
    var first: (part: Int, place: MergedDocuments.Place)?
    for (part, place) in places.enumerated() {
      if let place, first.map({ place < $0.place }) ?? true { first = (part, place) }
    }
    return first?.part
  }

  // MARK: - The run

  private mutating func readCases(_ receive: (Envelope) -> Void) throws(RecordingError) {
    var next: [MergedDocuments.Place?] = []
    for place in parts.indices { next.append(try nextCase(of: place, receive)) }
    while let place = Self.first(next) {
      try readCase(of: place, receive)
      next[place] = try nextCase(of: place, receive)
    }
  }

  /// Reads up to the next test case of a recording; nil if there is none.
  private mutating func nextCase(
    of place: Int, _ receive: (Envelope) -> Void
  ) throws(RecordingError) -> MergedDocuments.Place? {
    while let envelope = try parts[place].recording.peek() {
      if case .testCaseStarted = envelope {
        return try parts[place].nextPlace() ?? MergedDocuments.Place(file: .max, line: 0)
      }
      _ = try parts[place].recording.next()
      // Other tools announce a test case and what it refers to only when it starts.
      if let testCase = try receiveKnown(envelope, of: place, receive) {
        for envelope in glue.take() { receive(envelope) }
        receive(.testCase(testCase))
      }
    }
    return nil
  }

  /// Passes on all attempts at the next test case of a recording.
  private mutating func readCase(
    of place: Int, _ receive: (Envelope) -> Void
  ) throws(RecordingError) {
    var current: MergedCase?
    while let envelope = try parts[place].recording.next() {
      switch envelope {
      case .testCaseStarted(var event):
        current = parts[place].mergedCase(event.testCaseID)
        event.worker = worker(Worker(part: place, worker: event.worker))
        receive(.testCaseStarted(event))
      case .testStepStarted, .testStepFinished: receive(envelope)
      case .attachment(let attachment):
        if case .step = attachment.owner {
          current?.note(attachment)
          receive(envelope)
        } else {
          parts[place].surroundings.append(envelope)
        }
      case .testCaseFinished(let event):
        receive(envelope)
        if event.willBeRetried { continue }
        if let current { try note(current, of: place) }
        return
      default:
        if let testCase = try receiveKnown(envelope, of: place, receive) {
          receive(.testCase(testCase))
        }
        // The recording ends within this test case.
        if case .testRunFinished = envelope { return }
      }
    }
  }

  /// Records the end of a test case.
  ///
  /// - Throws: an error if another recording has it too, because it would be counted twice.
  private mutating func note(_ finished: MergedCase, of place: Int) throws(RecordingError) {
    guard let other = self.finished.updateValue(place, forKey: finished), other != place else {
      return
    }
    throw RecordingError(
      """
      \(texts.description(of: finished.place)) was run in \(parts[other].recording.name) and in \
      \(parts[place].recording.name)
      remove one of them
      """)
  }

  private mutating func worker(_ worker: Worker) -> Int {
    if let number = workers[worker] { return number }
    workers[worker] = workers.count
    return workers.count - 1
  }

  // MARK: - The end

  private mutating func end(_ receive: (Envelope) -> Void) {
    for envelope in glue.take() { receive(envelope) }
    for place in parts.indices {
      for envelope in parts[place].takeSurroundings() { receive(envelope) }
    }
    addProblems()
    let stamps = parts.compactMap { $0.finished?.timestamp ?? $0.recording.lastStamp }
    receive(
      .testRunFinished(
        TestRunFinished(
          testRunStartedID: Self.run,
          success: problems.isEmpty && parts.allSatisfy { $0.finished?.success == true },
          failure: failure, timestamp: stamps.max() ?? Timestamp(nanoseconds: 0))))
  }

  private mutating func addProblems() {
    if let missing = shards.missing {
      problems.append(missing)
    } else if let expected, parts.count < expected {
      let names = parts.map(\.recording.name).joined(separator: ", ")
      let missing = expected - parts.count
      problems.append(
        "\(missing) of \(expected) recordings \(missing == 1 ? "is" : "are") missing: "
          + (names.isEmpty ? "found none" : "found \(names)"))
    }
    for part in parts where part.finished == nil {
      problems.append("\(part.recording.name) ends before its run does")
    }
  }

  /// Returns the problems of the run: what is missing first, then the failure of each recording.
  private var failure: Failure? {
    let failures = parts.compactMap { part in part.finished?.failure.map { (part, $0) } }
    let grave: [Failure.Kind] = [.unfinished, .interrupted]
    let rank = { (failure: Failure) in grave.firstIndex(of: failure.kind) ?? grave.count }
    let type =
      problems.isEmpty
      ? failures.map(\.1).min { rank($0) < rank($1) }?.type : Failure.Kind.unfinished.rawValue
    var sentences = problems
    for (part, failure) in failures {
      guard let message = failure.message else { continue }
      let isAlone = parts.count == 1 && problems.isEmpty
      sentences.append(isAlone ? message : "\(part.recording.name): \(message)")
    }
    if problems.isEmpty, failures.isEmpty { return nil }
    return Failure(
      type: type, message: sentences.isEmpty ? nil : sentences.joined(separator: "\n"))
  }
}
