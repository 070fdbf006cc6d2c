import SpecJSON

/// The conversion of a failure to and from a recording: the schema's fields, and an attachment for
/// details that the schema has no field for.
///
/// The attachment directly precedes the event it belongs to. It is written only if the fields alone
/// would not restore the failure. A screen is a separate attachment, which any tool can show.
enum RecordedFailure {
  /// Returns the attachments to write before an envelope; empty if it has no failure.
  static func attachments(before envelope: Envelope) -> [Attachment] {
    guard var failure = envelope.failure, let (owner, time) = envelope.end else { return [] }
    var attachments: [Attachment] = []
    func attach(_ text: String, _ mediaType: String) {
      attachments.append(
        Attachment(body: .text(text), mediaType: mediaType, owner: owner, timestamp: time))
    }
    if let screen = failure.screen { attach(screen, Attachment.screenType) }
    failure.screen = nil
    let restored = Failure(type: failure.type, message: failure.message, trace: failure.stackTrace)
    if failure != restored {
      attach(failure.json.description, Attachment.failureType)
    }
    return attachments
  }

  /// The failure in an attachment, or nil if there is none or its form is unknown.
  private static func failure(_ attachment: Attachment) -> Failure? {
    guard let text = attachment.text(ofType: Attachment.failureType),
      case .object(let fields)? = try? JSONReader.read(text)
    else { return nil }
    return Failure(.object(fields))
  }

  /// Adds failures from attachments to their events while a recording is read.
  struct Joiner: Sendable {
    private var waiting: [Attachment.Owner: Failure] = [:]

    /// Returns the envelope with its failure, or nil for an attachment with a failure, which is
    /// kept for the event.
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
  /// The step, hook or run that has finished, and when; nil for other envelopes.
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

  /// The failure of a finished step, hook or run.
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
  /// The details of the failure; a failure of kind `other` has a `type` instead of a `kind`.
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
      let texts = try? fields.strings(at: key)
      return texts ?? []
    }
    // A kind that only a newer version defines keeps its name.
    self =
      text("type").map { Failure("", type: $0) } ?? Failure(type: text("kind"), message: nil)
    headline = text("headline")
    expected = text("expected")
    actual = text("actual")
    notes = texts("notes")
    trace = texts("trace")
  }
}
