package import SpecMessages

/// A recorded run that is read as far as somebody wants to know, and no further.
///
/// Its test cases come one after another in the order they were announced, whatever lanes they ran
/// in; what the reader knows of the rest of the file is one piece of its bytes.
package struct Recording {
  /// What it is called when something is wrong with it.
  package let name: String
  private var reader: NDJSONReader
  private let pull: () throws(RecordingError) -> [UInt8]?
  private var order = SourceOrder()
  private var waiting: [Envelope] = []
  private var taken = 0
  private var isAtEnd = false
  private var hasBegun = false
  /// The latest time it tells of.
  private(set) var lastStamp: Timestamp?

  /// A recording.
  ///
  /// - Parameters:
  ///   - reader: One of `NDJSONReader.apart`, so that its ids are its own.
  ///   - pull: The next bytes of it, in pieces of any size; nil at the end.
  package init(
    _ name: String, _ reader: NDJSONReader,
    pull: @escaping () throws(RecordingError) -> [UInt8]?
  ) {
    self.name = name
    self.reader = reader
    self.pull = pull
  }

  /// The next envelope, which stays the next; nil at the end.
  mutating func peek() throws(RecordingError) -> Envelope? {
    while taken == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      taken = 0
      if isAtEnd { return nil }
      try readOn()
    }
    return waiting[taken]
  }

  /// Takes the next envelope; nil at the end.
  mutating func next() throws(RecordingError) -> Envelope? {
    guard let envelope = try peek() else { return nil }
    taken += 1
    if let stamp = envelope.timestamp { lastStamp = max(lastStamp ?? stamp, stamp) }
    return envelope
  }

  private mutating func readOn() throws(RecordingError) {
    var found: [Envelope] = []
    var order = order
    defer {
      self.order = order
      waiting = found
    }
    guard let bytes = try pull() else {
      isAtEnd = true
      try finish { order.receive($0) { found.append($0) } }
      order.finish { found.append($0) }
      return
    }
    do throws(NDJSONError) {
      try reader.read(bytes) { order.receive($0) { found.append($0) } }
    } catch {
      throw RecordingError("\(name), \(error.description)")
    }
    hasBegun = hasBegun || !found.isEmpty
  }

  /// Reads a last line that has no end.
  ///
  /// Of a machine that was stopped in the middle of a line, the lines before are what there is.
  private mutating func finish(_ receive: (Envelope) -> Void) throws(RecordingError) {
    do throws(NDJSONError) {
      try reader.finish(receive)
    } catch {
      if !hasBegun { throw RecordingError("\(name), \(error.description)") }
    }
  }
}

/// Why recordings cannot be merged: the sentence, and what to do.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension Envelope {
  /// When it was said, for what happens in a run.
  fileprivate var timestamp: Timestamp? {
    switch self {
    case .testRunStarted(let event): event.timestamp
    case .testRunHookStarted(let event): event.timestamp
    case .testRunHookFinished(let event): event.timestamp
    case .testCaseStarted(let event): event.timestamp
    case .testStepStarted(let event): event.timestamp
    case .testStepFinished(let event): event.timestamp
    case .testCaseFinished(let event): event.timestamp
    case .testRunFinished(let event): event.timestamp
    default: nil
    }
  }
}
