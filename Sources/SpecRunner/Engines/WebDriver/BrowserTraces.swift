import SpecJSON

/// What a scenario leaves in a Chromium, and the commands that remove it.
struct BrowserTraces {
  /// Whether a page has been opened since the browser was made or emptied.
  var isUsed = false
  /// Whether permissions were set.
  var hasPermissions = false
  /// Whether the browser was cut off.
  var isOffline = false
  /// The number of the script that the browser runs in each new page.
  var preload: JSONValue?

  /// The commands that make the browser as it was before.
  ///
  /// - Parameter origins: Where pages came from, whose storage is to be removed.
  func removal(origins: Set<String>) -> [WebDriverCommand] {
    var commands = origins.sorted().map { origin in
      WebDriverCommand.chromium(
        "Storage.clearDataForOrigin", ["origin": .string(origin), "storageTypes": "all"])
    }
    commands.append(.chromium("Network.clearBrowserCookies"))
    if hasPermissions { commands.append(.chromium("Browser.resetPermissions")) }
    if isOffline { commands.append(.connection(isOffline: false)) }
    if let preload { commands.append(.removePreload(preload)) }
    return commands
  }
}
