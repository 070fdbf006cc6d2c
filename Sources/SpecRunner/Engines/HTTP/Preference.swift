import SpecDrivers
import SpecText

/// A response that a real server is asked to give, as a `Prefer` header.
enum Preference: Hashable {
  /// No preference.
  case none
  case answer(status: Int, body: String)
  /// The server closes the connection; the app gets this error.
  case hangUp(String)
  /// The server does not respond.
  case silence

  init(_ arranged: Response.Outcome?) {
    self =
      switch arranged {
      case nil, .changed?: .none
      case .status(let status, let body)?: .answer(status: status, body: body)
      case .failure(let error)?: .hangUp(error)
      case .silence?: .silence
      }
  }

  /// The value of the header; nil without a preference.
  var header: String? {
    switch self {
    case .none: nil
    case .answer(let status, let body): "code=\(status), body=\"\(PercentText.encoded(body.utf8))\""
    case .hangUp: "hang-up"
    case .silence: "silence"
    }
  }

  /// The result of a request with this preference.
  func answer(
    to result: Result<HTTPResponse, ServerFailure>, from server: ServerAddress
  ) -> ServerResponse {
    switch (self, result) {
    case (_, .failure(.http(.late))): return .silence
    case (.hangUp(let error), .failure(.http(.ended))): return .failure(error)
    case (.silence, .success), (.hangUp, .success): return unheard(server)
    case (.answer(let status, _), .success(let response))
    where response.status != status || !isApplied(response):
      return unheard(server)
    case (_, .success(let response)):
      return .answer(
        status: response.status, body: String(decoding: response.body, as: UTF8.self))
    case (_, .failure(let failure)): return .failure("\(server) \(failure)")
    }
  }

  private func isApplied(_ response: HTTPResponse) -> Bool {
    let applied = (response["preference-applied"] ?? "").lowercased().split(separator: ",")
      .map { $0.split(separator: "=")[0].filter { $0 != " " } }
    return applied.contains("code") && applied.contains("body")
  }

  private func unheard(_ server: ServerAddress) -> ServerResponse {
    .unarranged("\(server) does not respond as arranged: it ignores the header Prefer")
  }
}
