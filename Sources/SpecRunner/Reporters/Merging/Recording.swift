package import SpecMessages

/// A recording that is read on demand.
///
/// It returns the test cases one after another in the order of announcement, even if several
/// workers ran them. Only a piece of the file is in memory.
package struct Recording {
  /// The name for errors.
  package let name: String
  private var reader: NDJSONReader
  private let pull: () throws(RecordingError) -> [UInt8]?
  private let end: End
  private var order = SourceOrder()
  private var waiting: [Envelope] = []
  private var taken = 0
  private var isAtEnd = false
  private var hasBegun = false
  /// The latest timestamp so far.
  private(set) var lastStamp: Timestamp?

  /// Reads the end of the run ahead of time; nil if there is none, or if it cannot be read twice.
  package typealias End = () throws(RecordingError) -> TestRunFinished?

  /// Creates a recording.
  ///
  /// - Parameters:
  ///   - reader: A reader from `NDJSONReader.apart`, so that ids are distinct.
  ///   - end: Reads its end apart from this.
  ///   - pull: Returns the next bytes, in pieces of any size; nil at the end.
  package init(
    _ name: String, _ reader: NDJSONReader,
    end: @escaping End = { () throws(RecordingError) in nil },
    pull: @escaping () throws(RecordingError) -> [UInt8]?
  ) {
    self.name = name
    self.reader = reader
    self.pull = pull
    self.end = end
  }

  /// Whether the run ended by itself.
  func isComplete() throws(RecordingError) -> Bool {
    guard let end = try end() else { return false }
    return ![.unfinished, .interrupted].contains(end.failure?.kind)
  }

  /// The next envelope, without consuming it; nil at the end.
  mutating func peek() throws(RecordingError) -> Envelope? {
    while taken == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      taken = 0
      if isAtEnd { return nil }
      try readOn()
    }
    return waiting[taken]
  }

  /// Returns and consumes the next envelope; nil at the end.
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

  /// Reads a last line without a line feed.
  ///
  /// If the machine was stopped in the middle of a line, that line is dropped.
  private mutating func finish(_ receive: (Envelope) -> Void) throws(RecordingError) {
    do throws(NDJSONError) {
      try reader.finish(receive)
    } catch {
      if !hasBegun { throw RecordingError("\(name), \(error.description)") }
    }
  }
}

/// The error for recordings that cannot be merged: a sentence, and what to do.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension Envelope {
  /// The timestamp of an event of a run; nil for other messages.
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
