import SpecGherkin
package import SpecMessages

/// Several recordings as the stream of one run: what shards of a run say together.
///
/// What all have in common is said once, everything else once for each; ids are kept apart, times
/// are as they were. Test cases come in the order of the files and lines, as far as each recording
/// has them so, whatever machine they ran on: the recordings are read side by side, always the one
/// whose next case comes first, so that nothing has to wait in memory but what is announced. What
/// is missing makes the merged run one that is not complete, and its end says what that is.
package struct MergedRun {
  private var parts: [MergedPart]
  private let expected: Int?
  private var texts = MergedTexts()
  private var glue = MergedGlue()
  private var shards = MergedShards()
  /// Which recording has the last attempt at a test case.
  private var finished: [MergedCase: Int] = [:]
  private var meta: Meta?
  /// The lanes of all recordings, numbered anew.
  private var workers: [Worker: Int] = [:]
  private static let run = NDJSONReader.commonID

  private struct Worker: Hashable {
    let part: Int
    let worker: Int?
  }

  /// The run of recordings.
  ///
  /// - Parameter expected: How many there should be; nil for as many as there are.
  package init(_ recordings: [Recording], expected: Int? = nil) {
    parts = recordings.map { MergedPart($0, run: Self.run) }
    self.expected = expected
  }

  /// What is missing, a sentence each, known at the end; empty if the recordings are whole.
  package private(set) var flaws: [String] = []

  /// Hands on the merged stream.
  ///
  /// - Throws: what makes it meaningless: a recording that is none, or of other texts.
  package mutating func read(_ receive: (Envelope) -> Void) throws(RecordingError) {
    for place in parts.indices { try readHead(place, receive) }
    try shards.hold(against: expected)
    announce(receive)
    try readCases(receive)
    end(receive)
  }

  // MARK: - What is known before

  /// Reads what a recording says before its first case; texts are handed on at once.
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

  /// Takes in what belongs to no attempt; a test case is given back.
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
      // What is merged is no shard.
      try shards.add(attachment, in: name)
    case .testRunHookFinished, .attachment: parts[place].surroundings.append(envelope)
    case .suggestion(let suggestion): receive(.suggestion(parts[place].merged(suggestion)))
    case .testRunFinished(let event): parts[place].finished = event
    default:
      if case .hook(let hook) = envelope { parts[place].note(hook) }
      _ = glue.add(envelope, &parts[place].glue)
    }
    return nil
  }

  /// Says what is declared, that the run begins, and which cases there will be, in their order.
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

  /// Which of several has what comes first; nil if none has anything.
  private static func first(_ places: [MergedTexts.Place?]) -> Int? {
    var first: (part: Int, place: MergedTexts.Place)?
    for (part, place) in places.enumerated() {
      if let place, first.map({ place < $0.place }) ?? true { first = (part, place) }
    }
    return first?.part
  }

  // MARK: - What happens

  private mutating func readCases(_ receive: (Envelope) -> Void) throws(RecordingError) {
    var next: [MergedTexts.Place?] = []
    for place in parts.indices { next.append(try nextCase(of: place, receive)) }
    while let place = Self.first(next) {
      try readCase(of: place, receive)
      next[place] = try nextCase(of: place, receive)
    }
  }

  /// Reads up to the next case of a recording; nil if there is none.
  private mutating func nextCase(
    of place: Int, _ receive: (Envelope) -> Void
  ) throws(RecordingError) -> MergedTexts.Place? {
    while let envelope = try parts[place].recording.peek() {
      if case .testCaseStarted = envelope {
        return try parts[place].nextPlace() ?? MergedTexts.Place(file: .max, line: 0)
      }
      _ = try parts[place].recording.next()
      // Other tools announce a case, and what it needs, only as it begins.
      if let testCase = try receiveKnown(envelope, of: place, receive) {
        for envelope in glue.take() { receive(envelope) }
        receive(.testCase(testCase))
      }
    }
    return nil
  }

  /// Hands on all attempts at the next case of a recording.
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
        // The run has ended, or goes on without this case.
        if case .testRunFinished = envelope { return }
      }
    }
  }

  /// Notes that a test case has ended for good.
  ///
  /// - Throws: that it has in another recording as well, which would count it twice.
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
    noteFlaws()
    let stamps = parts.compactMap { $0.finished?.timestamp ?? $0.recording.lastStamp }
    receive(
      .testRunFinished(
        TestRunFinished(
          testRunStartedID: Self.run,
          success: flaws.isEmpty && parts.allSatisfy { $0.finished?.success == true },
          failure: failure, timestamp: stamps.max() ?? Timestamp(nanoseconds: 0))))
  }

  private mutating func noteFlaws() {
    if let missing = shards.missing {
      flaws.append(missing)
    } else if let expected, parts.count < expected {
      let names = parts.map(\.recording.name).joined(separator: ", ")
      let missing = expected - parts.count
      flaws.append(
        "\(missing) of \(expected) recordings \(missing == 1 ? "is" : "are") missing: "
          + (names.isEmpty ? "there is none" : "there \(parts.count == 1 ? "is" : "are") \(names)"))
    }
    for part in parts where part.finished == nil {
      flaws.append("\(part.recording.name) ends before its run does")
    }
  }

  /// Why the run did not go as it should: what is missing first, then what each recording says.
  private var failure: Failure? {
    let said = parts.compactMap { part in part.finished?.failure.map { (part, $0) } }
    let grave: [Failure.Kind] = [.unfinished, .interrupted]
    let rank = { (failure: Failure) in grave.firstIndex(of: failure.kind) ?? grave.count }
    let type =
      flaws.isEmpty
      ? said.map(\.1).min { rank($0) < rank($1) }?.type : Failure.Kind.unfinished.rawValue
    var sentences = flaws
    for (part, failure) in said {
      guard let message = failure.message else { continue }
      let isAlone = parts.count == 1 && flaws.isEmpty
      sentences.append(isAlone ? message : "\(part.recording.name): \(message)")
    }
    if flaws.isEmpty, said.isEmpty { return nil }
    return Failure(
      type: type, message: sentences.isEmpty ? nil : sentences.joined(separator: "\n"))
  }
}
