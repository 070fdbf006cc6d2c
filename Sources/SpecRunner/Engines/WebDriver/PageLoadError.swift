import SpecDrivers

/// The reason why a page did not load: usually its address or the network, rarely the page itself.
enum PageLoadError: Hashable {
  case crash(String)
  case offline(String)
  /// A description and the browser's own message.
  case unreachable(String?, String)

  /// - Parameter message: The message of the WebDriver server.
  init(_ message: String) {
    if message.contains("crash") {
      self = .crash(message)
    } else if message.contains("DISCONNECTED") || message.contains("netOffline") {
      self = .offline(message)
    } else {
      self = .unreachable(
        Self.reasons.first { $0.signs.contains(where: message.contains) }?.words, message)
    }
  }

  /// Descriptions of the error names of Chromium and Firefox.
  private static let reasons: [(signs: [String], words: String)] = [
    (["NAME_NOT_RESOLVED", "dnsNotFound"], "its host name cannot be resolved"),
    (
      ["CONNECTION_REFUSED", "connectionFailure"],
      "the server refused the connection; check that it is running"
    ),
    (["FILE_NOT_FOUND", "fileNotFound"], "the file does not exist"),
    (["ERR_CERT", "nssBadCert", "insecure certificate"], "its certificate is not valid"),
    (["INVALID_URL", "invalid argument", "malformedURI"], "this is not a valid address"),
  ]

  func error(opening address: String, _ screen: Screen) -> DriverError {
    switch self {
    case .crash(let message): .appCrashed("its page \(address) crashed: \(message)")
    case .offline(let message):
      .impossible(
        what: "open \(address)",
        why: "the device is offline, and the page comes over the network (\(message)); open the "
          + "app before the device goes offline", screen)
    case .unreachable(let reason, let message):
      .impossible(
        what: "open \(address)", why: reason.map { "\($0) (\(message))" } ?? message, screen)
    }
  }
}
