import SpecDrivers
import SpecJSON

/// A request that WebDriver has no command for, and that each kind of browser has its own way for.
enum BrowserControl: Hashable, Sendable {
  /// Runs a script in each new page before the page's own; the result is the script's id.
  case preload(String)
  /// Removes a script from new pages, by its id.
  case removePreload(JSONValue)
  /// Sets a permission for the pages of an address; its name and state are those of the W3C.
  case permission(String, state: String, address: String)
  case resetPermissions
  case connection(Connection)
  /// Sends headers with each request in addition.
  case headers([String: String])
  /// Sets the language of pages and of requests.
  case locale(String)
  /// Removes all that pages of these origins have stored.
  case emptyStorage(origins: [String])

  /// A description, for messages.
  var what: String {
    switch self {
    case .preload, .removePreload: "prepare new pages"
    case .permission(let name, let state, _): "set the permission \(name) to \(state)"
    case .resetPermissions: "reset the permissions"
    case .connection(let connection): "make the connection \(connection.rawValue)"
    case .headers: "send further headers"
    case .locale(let locale): "choose the language \"\(locale)\""
    case .emptyStorage: "remove the stored data of pages"
    }
  }
}
