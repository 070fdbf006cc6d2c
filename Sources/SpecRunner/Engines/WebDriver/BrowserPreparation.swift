import SpecJSON

/// What a new session of Chromium requires before its first scenario.
enum BrowserPreparation {
  static func commands(
    _ browser: BrowserIdentity, _ device: DeviceMetrics, isLocal: Bool
  ) -> [WebDriverCommand] {
    guard browser.kind == .chromium else { return [] }
    var commands = screen(of: device) + clipboard
    if isLocal, let folder = browser.downloads {
      commands.append(
        .chromium(
          "Browser.setDownloadBehavior",
          ["behavior": "allow", "downloadPath": .string(folder)]))
    }
    return commands
  }

  /// The size and the touch screen of a phone, for each window.
  ///
  /// They are not part of the session's capabilities, because chromedriver would then turn the input
  /// of a mouse into touches, and reset the size at each page.
  static func screen(of device: DeviceMetrics) -> [WebDriverCommand] {
    guard device.isTouched else { return [] }
    return [
      BrowserEmulation.size(device.width, device.height, device),
      .chromium("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1]),
    ]
  }

  /// Lets pages copy after a tap, which a browser with a window allows, and scripts without one.
  static let clipboard = [false, true].map { isRaw in
    WebDriverCommand.chromium(
      "Browser.setPermission",
      [
        "permission": ["name": "clipboard-write", "allowWithoutSanitization": .bool(isRaw)],
        "setting": "granted",
      ])
  }

  /// Releases held keys, and moves the mouse pointer out of the page.
  static let inputRelease: [WebDriverCommand] = [
    .releaseActions,
    .chromium("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": -1, "y": -1]),
  ]
}
