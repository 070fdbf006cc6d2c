package import SpecGherkin

/// Text or bytes a step leaves behind: a log, a link, a screen, a picture.
public struct Attachment: Sendable {
  public enum Body: Hashable, Sendable {
    case text(String)
    case bytes([UInt8])
  }

  /// What it belongs to.
  package enum Owner: Hashable, Sendable {
    case step(testCaseStartedID: NodeID, testStepID: NodeID)
    case runHook(testRunHookStartedID: NodeID)
    /// The run as a whole; recordings of other tools may not say which, as there is only one.
    case run(testRunStartedID: NodeID?)
  }

  public var body: Body
  public var mediaType: String
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

  /// The media type of a line a step logged.
  public static let logType = "text/x.cucumber.log+plain"
  /// The media type of a link.
  public static let linkType = "text/uri-list"
  /// The media type of the name of the way a scenario is run in, where there are several.
  package static let variantType = "text/x.spec.variant+plain"
  /// The media type of the name of the app a scenario opened, attached where that is asked for.
  package static let appType = "text/x.spec.app+plain"
  /// The media type of what happened in a step, a line each, where a run is traced.
  package static let traceEventsType = "text/x.spec.trace.events+plain"
  /// The media type of the screen a step left, where a run is traced.
  package static let traceScreenType = "text/x.spec.trace.screen+plain"
  /// The media type of which shard of a run a recording is.
  package static let shardType = "application/vnd.spec.shard+json"
  /// The media type of what a failure says that the schema's texts do not; in recordings only.
  static let failureType = "application/vnd.spec.failure+json"
  /// The media type of a screen drawn as text, attached to a step that failed.
  package static let screenType = "text/x.spec.screen+plain"
}
