import SpecDrivers
import SpecEngines

/// `--set api=http://…`: the real server that simulated apps ask instead of the stub they bring.
struct ServerOption: Sendable {
  private let address: ServerAddress
  private let patience: Duration

  /// Reads what the launch's parameters say of a server; nil if they name none.
  ///
  /// - Throws: an address that is none, a `patience` that is no number of milliseconds.
  init?(_ parameters: [String: String], _ arguments: Arguments) throws(UsageError) {
    guard let address = parameters["api"] else { return nil }
    func unreadable(_ problem: String) -> UsageError {
      UsageError(
        place: arguments.place,
        fact: .unreadable(typed: RunFlags.parameter.long, problem: problem))
    }
    var patience = Duration.seconds(5)
    if let text = parameters["patience"] {
      guard let number = Int(text), (1...600_000).contains(number) else {
        throw unreadable(
          "patience is \"\(text)\", and wants milliseconds from 1 to 600000: patience=20000")
      }
      patience = .milliseconds(number)
    }
    do { self.address = try ServerAddress(address) } catch {
      throw unreadable("api: \(error.reason)")
    }
    self.patience = patience
  }

  /// The way to the server for one phone.
  var door: ServerTransport {
    let client = ServerClient(address, patience: patience)
    return { call in await client.ask(call) }
  }
}
