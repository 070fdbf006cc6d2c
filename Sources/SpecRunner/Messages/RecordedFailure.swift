import SpecJSON

/// A failure in a recording: the schema's texts, and what they cannot say as an attachment.
///
/// The attachment comes right before the event whose failure it is, and only if the texts alone
/// would not give the failure back. A screen is an attachment of its own, which any tool can show.
enum RecordedFailure {
  /// The attachments to write before an envelope; none if it has no failure.
  static func attachments(before envelope: Envelope) -> [Attachment] {
    guard var failure = envelope.failure, let (owner, time) = envelope.end else { return [] }
    var attachments: [Attachment] = []
    func attach(_ text: String, _ mediaType: String) {
      attachments.append(
        Attachment(body: .text(text), mediaType: mediaType, owner: owner, timestamp: time))
    }
    if let screen = failure.screen { attach(screen, Attachment.screenType) }
    failure.screen = nil
    let told = Failure(type: failure.type, message: failure.message, trace: failure.stackTrace)
    if failure != told {
      let json = String(decoding: JSONWriter.write(failure.json), as: UTF8.self)
      attach(json, Attachment.failureType)
    }
    return attachments
  }

  /// The failure that an attachment holds; nil if it holds none, or one of a form not known.
  private static func failure(_ attachment: Attachment) -> Failure? {
    guard attachment.mediaType == Attachment.failureType, case .text(let text) = attachment.body,
      case .object(let fields)? = try? JSONReader.read(text)
    else { return nil }
    return Failure(.object(fields))
  }

  /// Joins failures to their events as a recording is read.
  struct Joiner: Sendable {
    private var waiting: [Attachment.Owner: Failure] = [:]

    /// The envelope with its failure; nil for the attachment of a failure, which waits for it.
    mutating func joined(_ envelope: Envelope) -> Envelope? {
      if case .attachment(let attachment) = envelope {
        guard let failure = failure(attachment) else { return envelope }
        waiting[attachment.owner] = failure
        return nil
      }
      guard !waiting.isEmpty, let (owner, _) = envelope.end,
        let failure = waiting.removeValue(forKey: owner)
      else { return envelope }
      var joined = envelope
      joined.failure = failure
      return joined
    }
  }
}

extension Envelope {
  /// Whose end it tells of, and when that was: a step's, a run's hook's or the run's.
  fileprivate var end: (owner: Attachment.Owner, time: Timestamp)? {
    switch self {
    case .testStepFinished(let event):
      (
        .step(testCaseStartedID: event.testCaseStartedID, testStepID: event.testStepID),
        event.timestamp
      )
    case .testRunHookFinished(let event):
      (.runHook(testRunHookStartedID: event.testRunHookStartedID), event.timestamp)
    case .testRunFinished(let event):
      (.run(testRunStartedID: event.testRunStartedID), event.timestamp)
    default: nil
    }
  }

  /// The failure it ended with.
  fileprivate var failure: Failure? {
    get {
      switch self {
      case .testStepFinished(let event): event.result.failure
      case .testRunHookFinished(let event): event.result.failure
      case .testRunFinished(let event): event.failure
      default: nil
      }
    }
    set {
      switch self {
      case .testStepFinished(var event):
        event.result.failure = newValue
        self = .testStepFinished(event)
      case .testRunHookFinished(var event):
        event.result.failure = newValue
        self = .testRunHookFinished(event)
      case .testRunFinished(var event):
        event.failure = newValue
        self = .testRunFinished(event)
      default: break
      }
    }
  }
}

extension Failure {
  /// The parts there are; an error of no kind has its `type` instead.
  fileprivate var json: JSONValue {
    var fields = JSONObject()
    for (key, text) in [
      (kind == .other ? "type" : "kind", type), ("headline", headline), ("expected", expected),
      ("actual", actual),
    ] {
      if let text { fields[key] = .string(text) }
    }
    for (key, texts) in [("notes", notes), ("trace", trace)] where !texts.isEmpty {
      fields[key] = .array(texts.map { .string($0) })
    }
    return .object(fields)
  }

  fileprivate init(_ fields: JSONValue) {
    func text(_ key: String) -> String? { try? fields.string(at: key) }
    func texts(_ key: String) -> [String] {
      let texts = try? fields.array(at: key) { text throws(JSONDecodingError) in
        try text.string()
      }
      return texts ?? []
    }
    // A kind of a newer version is known by its name.
    self =
      text("type").map { Failure("", type: $0) } ?? Failure(type: text("kind"), message: nil)
    headline = text("headline")
    expected = text("expected")
    actual = text("actual")
    notes = texts("notes")
    trace = texts("trace")
  }
}
