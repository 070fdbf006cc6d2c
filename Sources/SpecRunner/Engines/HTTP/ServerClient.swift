package import SpecDrivers

/// A real server that simulated apps ask: it answers, or fails, by a deadline of this client.
///
/// The host an app wrote is replaced by the server's; redirects are followed as a phone does. Each
/// request has a connection of its own, since a second try on one that was kept could apply twice.
/// What a scenario arranged is asked for in a `Prefer` header (RFC 7240), and counts only if the
/// answer's `Preference-Applied` says that it was heard.
package actor ServerClient {
  private let executor = SessionExecutor("spec.server")
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let base: ServerAddress
  private let patience: Duration

  /// How often a request may be sent elsewhere before it fails, as on a phone.
  private static let mostRedirects = 20
  /// How long an arranged silence is listened to; whatever breaks it comes at once.
  private static let shortSilence: Duration = .milliseconds(500)

  /// - Parameter patience: how long a whole answer is waited for, redirects included.
  package init(_ address: ServerAddress, patience: Duration = .seconds(5)) {
    base = address
    self.patience = patience
  }

  /// Looks the server's host up, before anything is asked of it.
  ///
  /// - Throws: `DriverError.engineLost` if there is no such host.
  package func find() throws(DriverError) {
    do { try base.find(by: .after(patience)) } catch {
      let problem =
        if case .late(let limit) = error {
          "has a host whose address was not found within \(limit.wholeMilliseconds) ms"
        } else { "\(error)" }
      throw .engineLost(
        "the server \(base) \(problem)\ncheck the setting api: its host must have an address")
    }
  }

  /// Sends a request and waits for what becomes of it.
  package func ask(_ call: ServerRequest) -> ServerResponse {
    let preference = Preference(call.arranged)
    let deadline = Deadline.after(
      preference == .silence ? min(patience, Self.shortSilence) : patience)
    let result: Result<HTTPResponse, ServerFailure>
    do throws(ServerFailure) {
      result = .success(try exchange(call, preference, by: deadline))
    } catch { result = .failure(error) }
    return preference.answer(to: result, from: base)
  }

  private func exchange(
    _ call: ServerRequest, _ preference: Preference, by deadline: Deadline
  ) throws(ServerFailure) -> HTTPResponse {
    var address = base.description + RequestPattern.path(of: call.address)
    var method = call.method
    var body = call.body.isEmpty ? nil : Array(call.body.utf8)
    let headers = preference.header.map { [(name: "Prefer", value: $0)] } ?? []
    for _ in 0...Self.mostRedirects {
      let response = try Self.send(method, address, headers, body, by: deadline)
      guard let target = Self.redirection(of: response) else { return response }
      // What is to be got elsewhere is got, not posted again (RFC 9110, section 15.4).
      let isGot = response.status == 303 || (response.status < 303 && method == "POST")
      if isGot, method != "HEAD" { (method, body) = ("GET", nil) }
      address = PageAddress.resolve(target, from: address)
    }
    throw .redirects(Self.mostRedirects)
  }

  private static func send(
    _ method: String, _ address: String, _ headers: [(name: String, value: String)],
    _ body: [UInt8]?, by deadline: Deadline
  ) throws(ServerFailure) -> HTTPResponse {
    do {
      let whole = try HTTPAddress(Self.host(of: address))
      return try HTTPConnection(whole).send(
        method, String(RequestPattern.path(of: address)), headers: headers, body: body, by: deadline
      )
    } catch { throw .http(error) }
  }

  private static func redirection(of response: HTTPResponse) -> String? {
    guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
    return response["location"]
  }

  /// `http://host:port` of an address.
  private static func host(of address: String) -> String {
    let path = RequestPattern.path(of: address)
    return address.hasSuffix(path) ? String(address.dropLast(path.count)) : address
  }
}

/// Why a server gave no answer.
enum ServerFailure: Error, Hashable, CustomStringConvertible {
  case http(HTTPError)
  case redirects(Int)

  var description: String {
    switch self {
    case .http(let error): "\(error)"
    case .redirects(let most): "sent the request elsewhere more than \(most) times"
    }
  }
}
