import SpecJSON
import SpecText

/// Stored data that a scenario kept for others: all cookies, and the local storage of the page.
struct SavedSession: Equatable, Sendable {
  /// The cookies in the form of Chromium's protocol.
  var cookies: [JSONValue]
  /// The names and values of the local storage by origin.
  var storage: JSONObject

  /// - Parameters:
  ///   - cookies: The answer of `Network.getAllCookies`.
  ///   - saved: The page script's list of an origin and its items.
  init(cookies: JSONValue, saved: JSONValue) throws(JSONDecodingError) {
    self.cookies = try cookies.array(at: "cookies") { cookie throws(JSONDecodingError) in
      let all = try cookie.object()
      var kept: JSONObject = [:]
      for name in ["name", "value", "domain", "path", "secure", "httpOnly", "sameSite"] {
        kept[name] = all[name]
      }
      // A cookie that ends with the browser reports -1.
      if case .bool(false)? = all["session"] { kept["expires"] = all["expires"] }
      return .object(kept)
    }
    let pair = try saved.array()
    storage = [:]
    if pair.count == 2 { storage[try pair[0].string()] = pair[1] }
  }
}

/// The sessions that the scenarios of a run have saved, by name.
actor SavedSessions {
  private var sessions: [ExactText: SavedSession] = [:]

  func save(_ session: SavedSession, as name: String) { sessions[ExactText(name)] = session }

  func saved(as name: String) -> SavedSession? { sessions[ExactText(name)] }

  /// The names, sorted.
  var names: [String] { sessions.keys.sorted().map(\.wrappedValue) }
}
