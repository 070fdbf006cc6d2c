import SpecDrivers
import SpecJSON
import SpecSimulator

/// The membership requests: fetching the used IDs, then applying for one.
struct Membership {
  enum Outcome: Hashable {
    case accepted
    case taken
    /// The request failed, or the answer is invalid.
    case failed
  }

  /// The URL for fetching the IDs and for posting an application.
  static let address = "https://signup.example/users"

  let network: Network
  let rules: RulesInUse<SignUpRules>

  /// Applies for an unused ID.
  func join(id: String, password: String, then finish: @escaping (Outcome) -> Void) {
    guard rules.fetchesIDs else { return post(id, password, then: finish) }
    network.send(Request("GET", Self.address)) { reply in
      guard let isTaken = isTaken(id, in: reply) else {
        return finish(rules.outcomeWithoutAnswer)
      }
      switch rules.takenIDResult {
      case .refusal where isTaken: finish(.taken)
      case .acceptance where isTaken: finish(.accepted)
      case .post, .refusal, .acceptance:
        if rules.posts { post(id, password, then: finish) } else { finish(.accepted) }
      }
    }
  }

  /// Posts an application, if both ID and password are present.
  func post(_ id: String, _ password: String, then finish: @escaping (Outcome) -> Void) {
    guard (!id.isEmpty && !password.isEmpty) || rules.postsOnBlur else {
      return finish(.failed)
    }
    let body: JSONValue =
      rules.postsPassword
      ? ["id": .string(id), "password": .string(password)] : ["id": .string(id)]
    network.send(Request("POST", Self.address, body: Self.text(body))) { reply in
      finish(outcome(of: reply))
    }
  }

  /// The mock server, for requests without an arranged answer.
  static func server(_ request: Request) -> Response {
    switch request.method {
    case "GET": Response(.status(200, body: text(["trinity", "morpheus"])))
    case "POST": Response(.status(201, body: ""))
    default: Response(.status(405, body: ""))
    }
  }

  private static func text(_ json: JSONValue) -> String {
    String(decoding: JSONWriter.write(json), as: UTF8.self)
  }

  /// The names of a list; nil if the text is anything else.
  static func names(in text: String) -> [String]? {
    try? JSONReader.read(text).array(of: JSONForm.string)
  }

  private func isTaken(_ id: String, in reply: Reply) -> Bool? {
    guard case .answer(200, let body) = reply, let taken = Self.names(in: body) else { return nil }
    return taken.contains { other in
      switch rules.idComparison {
      case .same: other.unicodeScalars.elementsEqual(id.unicodeScalars)
      case .prefix: other.unicodeScalars.starts(with: id.unicodeScalars)
      }
    }
  }

  private func outcome(of reply: Reply) -> Outcome {
    switch reply {
    case .answer(200..<300, _): .accepted
    case .answer(409, _): rules.outcomeOfConflict
    default: .failed
    }
  }
}
