package import SpecSystem

/// A phone with the simulated apps behind an Appium server or a WebDriverAgent, on a free loopback
/// port.
///
/// It behaves as the public sources of appium/appium, appium/appium-xcuitest-driver and
/// appium/WebDriverAgent say, and refuses what these refuse. The bundle identifier of an app is
/// `org.example.` and its name.
///
/// ```swift
/// let server = try PhoneServer.start(PhoneOptions())
/// // … requests to server.address …
/// await server.stop()
/// ```
package final class PhoneServer: Sendable {
  /// `http://127.0.0.1:PORT` with the base path.
  package let address: String
  package let port: UInt16
  private let desk: RequestDesk
  private let serving: Task<Void, Never>

  private init(_ socket: Descriptor, _ port: UInt16, _ options: PhoneOptions) {
    var address = "http://127.0.0.1:\(port)"
    if case .appium(let basePath) = options.face { address += basePath }
    self.address = address
    self.port = port
    let desk = RequestDesk(options)
    self.desk = desk
    serving = Task.detached { await PhoneListener(socket: socket, desk: desk).serve() }
  }

  /// Starts a phone and its server.
  package static func start(
    _ options: PhoneOptions = PhoneOptions()
  ) throws(SystemError) -> PhoneServer {
    let (socket, port) = try InternetSocket.listen(port: 0)
    return PhoneServer(socket, port, options)
  }

  /// Closes the port and all connections, and ends the apps.
  package func stop() async {
    serving.cancel()
    await serving.value
    await desk.close()
  }

  /// The requests so far with their replies, oldest first.
  package var conversation: [Exchange] {
    get async { await desk.log }
  }

  /// The requests that have been received, answered or not, such as `POST /session`.
  package var received: Set<String> { get async { await desk.received } }

  /// Empties the log.
  package func clearConversation() async { await desk.clearLog() }

  /// Arranges a fault for requests to come.
  package func arrange(_ fault: ArrangedFault) async { await desk.arrange(fault) }

  /// Lets time pass in the apps, besides that between requests.
  package func pass(_ time: Duration) async { await desk.pass(time) }

  /// The clock of an app, which begins with its first launch; nil if it does not run.
  package func time(of app: String) async -> Duration? { await desk.time(of: app) }
}

/// What commands have done to the phone.
extension PhoneServer {
  /// The text on the clipboard, also where WebDriverAgent does not reach it; empty for none.
  package var clipboard: String { get async { await desk.phone.clipboard.text } }
  /// The content size, by its name in `simctl ui`.
  package var contentSize: String { get async { await desk.phone.contentSize } }
  /// Whether biometrics are enrolled.
  package var isBiometricEnrolled: Bool { get async { await desk.phone.isBiometricEnrolled } }
  /// The matches and mismatches that were sent, oldest first.
  package var biometricMatches: [BiometricMatch] { get async { await desk.phone.biometricMatches } }
  /// The notifications that were pushed, oldest first.
  package var notifications: [PushedNotification] { get async { await desk.phone.notifications } }
}
