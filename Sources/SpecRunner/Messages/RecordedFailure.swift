import SpecJSON

/// A failure in a recording: the schema's texts, and what they cannot say as an attachment.
///
/// The attachment comes right before the event whose failure it is, and only if the texts alone
/// would not give the failure back. A screen is an attachment of its own, which any tool can show.
enum RecordedFailure {
  /// The attachments to write before an envelope; none if it has no failure.
  static func attachments(before envelope: Envelope) -> [Attachment] {
    switch envelope {
    case .testStepFinished(let event):
      guard let failure = event.result.failure else { return [] }
      return attachments(of: failure, to: event.owner, at: event.timestamp)
    case .testRunHookFinished(let event):
      guard let failure = event.result.failure else { return [] }
      return attachments(of: failure, to: event.owner, at: event.timestamp)
    case .testRunFinished(let event):
      guard let failure = event.failure else { return [] }
      return attachments(of: failure, to: event.owner, at: event.timestamp)
    default: return []
    }
  }

  private static func attachments(
    of failure: Failure, to owner: Attachment.Owner, at time: Timestamp
  ) -> [Attachment] {
    var attachments: [Attachment] = []
    if let screen = failure.screen {
      attachments.append(
        Attachment(
          body: .text(screen), mediaType: Attachment.screenType, owner: owner, timestamp: time))
    }
    var failure = failure
    failure.screen = nil
    let told = Failure(
      type: failure.type, message: failure.message, trace: failure.stackTrace)
    if failure != told {
      attachments.append(
        Attachment(
          body: .text(String(decoding: JSONWriter.write(failure.json), as: UTF8.self)),
          mediaType: Attachment.failureType, owner: owner, timestamp: time))
    }
    return attachments
  }

  /// The failure that an attachment holds; nil if it holds none, or one of a form not known.
  static func failure(_ attachment: Attachment) -> Failure? {
    guard attachment.mediaType == Attachment.failureType, case .text(let text) = attachment.body,
      let fields = try? JSONReader.read(text)
    else { return nil }
    return Failure(fields)
  }

  /// Joins failures to their events as a recording is read.
  struct Joiner: Sendable {
    private var waiting: [Attachment.Owner: Failure] = [:]

    /// The envelope with its failure; nil for the attachment of a failure, which waits for it.
    mutating func joined(_ envelope: Envelope) -> Envelope? {
      switch envelope {
      case .attachment(let attachment):
        guard let failure = failure(attachment) else { return envelope }
        waiting[attachment.owner] = failure
        return nil
      case .testStepFinished(var event) where !waiting.isEmpty:
        event.result.failure = waiting.removeValue(forKey: event.owner) ?? event.result.failure
        return .testStepFinished(event)
      case .testRunHookFinished(var event) where !waiting.isEmpty:
        event.result.failure = waiting.removeValue(forKey: event.owner) ?? event.result.failure
        return .testRunHookFinished(event)
      case .testRunFinished(var event) where !waiting.isEmpty:
        event.failure = waiting.removeValue(forKey: event.owner) ?? event.failure
        return .testRunFinished(event)
      default: return envelope
      }
    }
  }
}

extension Failure {
  fileprivate var json: JSONValue {
    var fields = JSONObject()
    fields["kind"] = .string(kind.rawValue)
    for (key, text) in [
      ("type", kind == .other ? type : nil), ("headline", headline), ("expected", expected),
      ("actual", actual),
    ] {
      if let text { fields[key] = .string(text) }
    }
    for (key, texts) in [("notes", notes), ("trace", trace)] {
      if !texts.isEmpty { fields[key] = .array(texts.map { .string($0) }) }
    }
    return .object(fields)
  }

  fileprivate init?(_ fields: JSONValue) {
    guard let name = try? fields.string(at: "kind") else { return nil }
    // A kind of a newer version is known by its name.
    self = Failure(type: name, message: nil)
    if kind == .other, name == kind.rawValue {
      self = (try? fields.string(at: "type")).map { Failure("", type: $0) } ?? Failure(type: nil, message: nil)
    }
    headline = try? fields.string(at: "headline")
    expected = try? fields.string(at: "expected")
    actual = try? fields.string(at: "actual")
    func texts(_ key: String) -> [String] {
      let texts = try? fields.array(at: key) { (text) throws(JSONDecodingError) in
        try text.string()
      }
      return texts ?? []
    }
    notes = texts("notes")
    trace = texts("trace")
  }
}

// MARK: - Whose failure it is

extension TestStepFinished {
  fileprivate var owner: Attachment.Owner {
    .step(testCaseStartedID: testCaseStartedID, testStepID: testStepID)
  }
}

extension TestRunHookFinished {
  fileprivate var owner: Attachment.Owner {
    .runHook(testRunHookStartedID: testRunHookStartedID)
  }
}

extension TestRunFinished {
  fileprivate var owner: Attachment.Owner { .run(testRunStartedID: testRunStartedID) }
}
