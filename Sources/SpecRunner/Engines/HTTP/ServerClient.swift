package import SpecDrivers
import SpecSystem
import SpecText

/// A real server for simulated apps; each request ends by a deadline.
///
/// The host of a request is replaced by the server's; redirects are followed as on a phone. Each
/// request has its own connection, because a repeated request on a kept one could take effect
/// twice. An arranged response is requested with a `Prefer` header (RFC 7240) and counts only if
/// the response's `Preference-Applied` confirms it.
package actor ServerClient {
  private let executor = SessionExecutor("spec.server")
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private let base: ServerAddress
  private let patience: Duration

  /// The maximum number of redirects, as on a phone.
  private static let mostRedirects = 20
  /// How long to wait for an arranged silence to be broken.
  private static let shortSilence: Duration = .milliseconds(500)

  /// - Parameter patience: the time limit of a request, including redirects.
  package init(_ address: ServerAddress, patience: Duration = .seconds(5)) {
    base = address
    self.patience = patience
  }

  /// Resolves the host of the server before the first request.
  ///
  /// - Throws: `DriverError.engineLost` if the host cannot be resolved.
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

  /// Sends a request and waits for the result.
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
      // After these redirects the method is GET (RFC 9110, section 15.4).
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

/// The reason why a server gave no response.
enum ServerFailure: Error, Hashable, CustomStringConvertible {
  case http(HTTPError)
  case redirects(Int)

  var description: String {
    switch self {
    case .http(let error): "\(error)"
    case .redirects(let most): "redirected the request more than \(most) times"
    }
  }
}
