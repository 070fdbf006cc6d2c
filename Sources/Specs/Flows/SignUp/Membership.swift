import SpecDrivers
import SpecJSON
import SpecSimulator

/// The way into the register of members: asks which IDs are taken, then applies for one.
struct Membership {
  enum Outcome: Hashable {
    case accepted
    case taken
    /// The server could not be asked, or did not say anything that makes sense.
    case failed
  }

  /// Where the list of IDs is got from, and where an application is posted to.
  static let address = "https://signup.example/users"

  let network: Network
  let rules: SignUpRules

  /// Applies for an ID that nobody has yet.
  func join(id: String, password: String, then finish: @escaping (Outcome) -> Void) {
    guard rules.fetchesIDs else { return post(id, password, then: finish) }
    network.send(Request("GET", Self.address)) { reply in
      guard let isTaken = isTaken(id, in: reply) else {
        return finish(rules.noAnswerMeans)
      }
      switch rules.takenLeadsTo {
      case .refusal where isTaken: finish(.taken)
      case .acceptance where isTaken: finish(.accepted)
      case .post, .refusal, .acceptance:
        if rules.posts { post(id, password, then: finish) } else { finish(.accepted) }
      }
    }
  }

  /// Sends an application, if both the ID and the password are there.
  func post(_ id: String, _ password: String, then finish: @escaping (Outcome) -> Void) {
    guard (!id.isEmpty && !password.isEmpty) || rules.leavingPosts else {
      return finish(.failed)
    }
    let body: JSONValue =
      rules.postsPassword
      ? ["id": .string(id), "password": .string(password)] : ["id": .string(id)]
    network.send(Request("POST", Self.address, body: Self.text(body))) { reply in
      finish(outcome(of: reply))
    }
  }

  /// What the sign-up's own server says as long as nothing else was arranged.
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
    try? JSONReader.read(text).array { name throws(JSONDecodingError) in try name.string() }
  }

  private func isTaken(_ id: String, in reply: Reply) -> Bool? {
    guard case .answer(200, let body) = reply, let taken = Self.names(in: body) else { return nil }
    return taken.contains { other in
      switch rules.takenIf {
      case .same: other.unicodeScalars.elementsEqual(id.unicodeScalars)
      case .beginning: other.unicodeScalars.starts(with: id.unicodeScalars)
      }
    }
  }

  private func outcome(of reply: Reply) -> Outcome {
    switch reply {
    case .answer(200..<300, _): .accepted
    case .answer(409, _): rules.refusalMeans
    default: .failed
    }
  }
}
