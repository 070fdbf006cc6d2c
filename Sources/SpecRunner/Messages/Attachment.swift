package import SpecGherkin

/// Text or bytes that a step attaches to the report: a log line, a link, a screen, an image.
public struct Attachment: Sendable {
  /// The content of an attachment.
  public enum Body: Hashable, Sendable {
    case text(String)
    case bytes([UInt8])
  }

  /// The step, the hook or the run that it belongs to.
  package enum Owner: Hashable, Sendable {
    case step(testCaseStartedID: NodeID, testStepID: NodeID)
    case runHook(testRunHookStartedID: NodeID)
    /// The run as a whole; recordings of other tools may omit the id, because there is only one
    /// run.
    case run(testRunStartedID: NodeID?)
  }

  /// The content.
  public var body: Body
  /// The media type, such as `text/plain`.
  public var mediaType: String
  /// The suggested file name; nil if there is none.
  public var fileName: String?
  package var owner: Owner
  package var timestamp: Timestamp?

  package init(
    body: Body, mediaType: String, fileName: String? = nil, owner: Owner,
    timestamp: Timestamp? = nil
  ) {
    self.body = body
    self.mediaType = mediaType
    self.fileName = fileName
    self.owner = owner
    self.timestamp = timestamp
  }

  /// The text, if the attachment has this media type and is not of bytes.
  package func text(ofType type: String) -> String? {
    guard mediaType == type, case .text(let text) = body else { return nil }
    return text
  }

  /// The faults that a run launches its apps with; empty for any other attachment.
  package var runFaults: [String] {
    text(ofType: Self.runFaultsType)?.split(separator: "\n").map(String.init) ?? []
  }

  /// The media type of a line that a step logged.
  public static let logType = "text/x.cucumber.log+plain"
  /// The media type of a link.
  public static let linkType = "text/uri-list"
  /// The media type of the variant's name, if a scenario runs in several variants.
  package static let variantType = "text/x.spec.variant+plain"
  /// The media type of the name of the app that a scenario opened, if that is recorded.
  package static let appType = "text/x.spec.app+plain"
  /// The media type of the faults that could have changed what that app did, one per line, if that
  /// is recorded.
  package static let reachedFaultsType = "text/x.spec.faults+plain"
  /// The media type of a step's events, one per line, in a traced run.
  package static let traceEventsType = "text/x.spec.trace.events+plain"
  /// The media type of the screen after a step, in a traced run.
  package static let traceScreenType = "text/x.spec.trace.screen+plain"
  /// The media type of the page after a step, as a document that runs and loads nothing; a step
  /// without one left the page as it was.
  package static let pageType = "text/x.spec.page+html"
  /// The media type of the shard that a recording is of.
  package static let shardType = "application/vnd.spec.shard+json"
  /// The media type of the faults that a run launches its apps with, one per line, attached to the
  /// run.
  package static let runFaultsType = "text/x.spec.run-faults+plain"
  /// The media type of how often each scenario is run, attached to the run.
  package static let repeatType = "text/x.spec.repeat+plain"
  /// The media type of the steps that a text step ran.
  package static let innerStepsType = "application/vnd.spec.steps+json"
  /// The media type of details of a failure that the schema has no field for; only in recordings.
  static let failureType = "application/vnd.spec.failure+json"
  /// The media type of a screen drawn as text, attached to a failed step.
  package static let screenType = "text/x.spec.screen+plain"
}
