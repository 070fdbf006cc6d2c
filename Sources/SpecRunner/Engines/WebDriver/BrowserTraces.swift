import SpecJSON

/// The state that a scenario leaves in Chromium, and the commands that remove it.
struct BrowserTraces {
  /// Whether a page was opened since the browser was started or reset.
  var isUsed = false
  /// Whether permissions were set.
  var hasPermissions = false
  /// Whether the browser was set offline.
  var isOffline = false
  /// The id of the script that runs in each new page.
  var preload: JSONValue?

  /// The commands that reset the browser.
  ///
  /// - Parameter origins: The origins of the visited pages, whose storage is removed.
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
