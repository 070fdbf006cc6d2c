import SpecJSON

/// A connection for commands and events of WebDriver BiDi, one message each.
///
/// Events are read while a command waits for its result; an event that is earlier than the result
/// has therefore been taken when the command ends.
final class BiDiConnection {
  private let socket: WebSocket
  private var count = 0

  struct Event {
    let method: String
    let parameters: JSONObject
  }

  init(to address: HTTPAddress, by deadline: Deadline) throws(WebDriverFailure) {
    do { socket = try WebSocket(to: address, by: deadline) } catch { throw Self.failure(error) }
  }

  /// Sends a command and waits for its result.
  ///
  /// - Parameter take: Called with each event; ends the waiting by an error. The result is then
  ///   ignored when it comes.
  func call(
    _ method: String, _ parameters: JSONObject, by deadline: Deadline,
    _ take: (Event) throws(WebDriverFailure) -> Void
  ) throws(WebDriverFailure) -> JSONObject {
    count += 1
    let command: JSONValue = [
      "id": .integer(count), "method": .string(method), "params": .object(parameters),
    ]
    do { try socket.send(JSONWriter.write(command), by: deadline) } catch {
      throw Self.failure(error)
    }
    while true {
      let text: String
      do { text = try socket.receive(by: deadline) } catch { throw Self.failure(error) }
      switch try Self.message(text) {
      case .event(let event): try take(event)
      case .result(count, let result): return result
      case .error(count, let error): throw .refused(error)
      // The result of a command that was given up.
      case .result, .error: break
      }
    }
  }

  func close() { socket.close() }

  private enum Message {
    case event(Event)
    case result(Int, JSONObject)
    case error(Int, WebDriverError)
  }

  private static func message(_ text: String) throws(WebDriverFailure) -> Message {
    do {
      let message = try JSONReader.read(text)
      switch try message.string(at: "type") {
      case "event":
        return .event(
          Event(
            method: try message.string(at: "method"), parameters: try message.object(at: "params")))
      case "success":
        return .result(try message.integer(at: "id"), try message.object(at: "result"))
      default:
        // An error without an id belongs to a command that the browser could not read.
        guard let error = WebDriverError(message) else { break }
        return .error(try message.integer(at: "id"), BiDiError.classic(error))
      }
    } catch {}
    throw .fault(
      "the browser sent a message that is not WebDriver BiDi: "
        + "\"\(HTTPResponseReader.excerpt(text))\"")
  }

  private static func failure(_ error: HTTPError) -> WebDriverFailure {
    WebDriverFailure(error, from: "the browser")
  }
}

/// The errors of WebDriver BiDi as those of WebDriver.
enum BiDiError {
  /// A script that ran in a page when the page was left.
  static let unloaded = WebDriverError(
    name: "javascript error", message: "the page was unloaded while its script was running")

  static func classic(_ error: WebDriverError) -> WebDriverError {
    func named(_ name: String) -> WebDriverError {
      WebDriverError(name: name, message: error.message)
    }
    switch error.name {
    case "no such frame", "no such user context": return named("no such window")
    case "no such node": return named("stale element reference")
    case "unknown error":
      // Firefox's messages if the page was left before a command reached it.
      let signs = ["AbortError", "destroyed", "globalObjectReference is null", "dead object"]
      return signs.contains(where: error.message.contains) ? unloaded : error
    default: return error
    }
  }
}
