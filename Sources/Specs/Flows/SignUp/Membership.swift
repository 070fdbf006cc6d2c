import SpecDrivers
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
  let faults: SignUpFaults

  /// Applies for an ID that nobody has yet.
  func join(id: String, password: String, then finish: @escaping (Outcome) -> Void) {
    if faults.contains(.duplicatesNotChecked) { return post(id, password, then: finish) }
    network.send(Request("GET", Self.address)) { reply in
      guard let isTaken = isTaken(id, in: reply) else {
        return finish(faults.contains(.unreachableServerIgnored) ? .accepted : .failed)
      }
      if isTaken, faults.contains(.duplicateAccepted) { return finish(.accepted) }
      if isTaken, !faults.contains(.duplicatePosted) { return finish(.taken) }
      if faults.contains(.nothingPosted) { return finish(.accepted) }
      post(id, password, then: finish)
    }
  }

  /// Sends an application, if both the ID and the password are there.
  func post(_ id: String, _ password: String, then finish: @escaping (Outcome) -> Void) {
    guard (!id.isEmpty && !password.isEmpty) || faults.contains(.postsWhenEditingEnds) else {
      return finish(.failed)
    }
    let body =
      faults.contains(.passwordNotPosted)
      ? JSONStrings.object(["id": id]) : JSONStrings.object(["id": id, "password": password])
    network.send(Request("POST", Self.address, body: body)) { reply in
      finish(outcome(of: reply))
    }
  }

  /// What the sign-up's own server says as long as nothing else was arranged.
  static func server(_ request: Request) -> Response {
    switch request.method {
    case "GET": Response(.status(200, body: JSONStrings.list(["trinity", "morpheus"])))
    case "POST": Response(.status(201, body: ""))
    default: Response(.status(405, body: ""))
    }
  }

  private func isTaken(_ id: String, in reply: Reply) -> Bool? {
    guard case .answer(200, let body) = reply, let taken = JSONStrings.readList(body) else {
      return nil
    }
    return taken.contains { other in
      faults.contains(.duplicatesByBeginning)
        ? other.unicodeScalars.starts(with: id.unicodeScalars)
        : other.unicodeScalars.elementsEqual(id.unicodeScalars)
    }
  }

  private func outcome(of reply: Reply) -> Outcome {
    switch reply {
    case .answer(200..<300, _): .accepted
    case .answer(409, _): faults.contains(.refusalIgnored) ? .accepted : .taken
    default: .failed
    }
  }
}
