import SpecDrivers
import SpecJSON

/// The state that a scenario leaves in a browser, and what removes it.
struct BrowserTraces: Equatable {
  /// Whether a page was opened since the browser was started or reset.
  var isUsed = false
  /// Whether permissions were set.
  var hasPermissions = false
  /// Whether the browser was set offline, or its connection slow.
  var hasConnection = false
  /// Whether addresses were blocked.
  var hasBlocks = false
  /// The emulated properties of the device.
  var emulation = BrowserEmulation()
  /// Whether keys may be held, or the mouse may be over a page.
  var hasInput = false
  /// The id of the script that runs in each new page.
  var preload: JSONValue?

  /// What resets the browser.
  ///
  /// - Parameter origins: The origins of the visited pages, whose storage is removed.
  func removal(origins: Set<String>) -> [BrowserControl] {
    var removal: [BrowserControl] = []
    if hasPermissions { removal.append(.resetPermissions) }
    if hasConnection { removal.append(.connection(.online)) }
    if let preload { removal.append(.removePreload(preload)) }
    return removal + [.emptyStorage(origins: origins.sorted())]
  }

  /// Chromium's commands that reset the rest.
  func chromiumRemoval(_ device: DeviceMetrics) -> [WebDriverCommand] {
    var commands = emulation.removal(for: device)
    if hasPermissions { commands += BrowserPreparation.clipboard }
    if hasBlocks { commands.append(.block([])) }
    if hasInput || !device.isTouched { commands += BrowserPreparation.inputRelease }
    return commands
  }
}
