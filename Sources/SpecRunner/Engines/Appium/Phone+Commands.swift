import SpecDrivers
import SpecJSON
import SpecText

/// The commands that every server of phones has under the same name.
extension WebDriverCommand {
  static let status = Self(method: .get, path: "/status", what: "report its status")
  static let source = Self(method: .get, path: "/source", what: "read the page source")
  static let activeElement = Self(
    method: .get, path: "/element/active", what: "find the element with the focus")

  static func find(_ locator: PhoneLocator) -> Self {
    Self(
      method: .post, path: "/element",
      body: ["using": .string(locator.strategy), "value": .string(locator.value)],
      what: "find an element by its \(locator.strategy)")
  }

  static func rect(_ element: String) -> Self {
    Self(method: .get, path: "/element/\(element)/rect", what: "read the frame of an element")
  }

  static func tagName(_ element: String) -> Self {
    Self(method: .get, path: "/element/\(element)/name", what: "read the type of an element")
  }

  static func type(_ text: String, into element: String) -> Self {
    Self(
      method: .post, path: "/element/\(element)/value",
      // Servers of before the standard took a list of characters.
      body: ["text": .string(text), "value": .array(text.map { .string(String($0)) })],
      what: "type a text")
  }

  static func clear(_ element: String) -> Self {
    Self(method: .post, path: "/element/\(element)/clear", body: [:], what: "clear a field")
  }

  static func orientation(_ orientation: Orientation) -> Self {
    Self(
      method: .post, path: "/orientation",
      body: ["orientation": orientation == .portrait ? "PORTRAIT" : "LANDSCAPE"],
      what: "rotate the phone to \(orientation.rawValue)")
  }

  /// Presses a key of Android by its code.
  static func key(_ code: Int, _ what: String) -> Self {
    mobile("pressKey", ["keycode": .integer(code)], what)
  }

  /// Types into the field with the focus through a keyboard, on Android.
  static func typeKeys(_ text: String) -> Self {
    mobile("type", ["text": .string(text)], "type a text by keys")
  }

  static func mobile(_ name: String, _ arguments: JSONObject, _ what: String) -> Self {
    Self(
      method: .post, path: "/execute/sync",
      body: ["script": .string("mobile: " + name), "args": [.object(arguments)]], what: what)
  }

  static func agent(_ path: String, _ body: JSONObject, _ what: String) -> Self {
    Self(method: .post, path: path, body: .object(body), what: what)
  }
}

/// The commands that Appium, its drivers and WebDriverAgent have under different names.
extension Phone {
  private var isIOS: Bool { platform == .ios }

  /// The argument that names an app.
  private func naming(_ app: String) -> JSONObject { [isIOS ? "bundleId" : "appId": .string(app)] }

  // MARK: Apps

  func launch(
    _ app: String, activity: String?, arguments: [JSONValue], environment: JSONObject
  ) -> WebDriverCommand {
    let what = "start the app \(app)"
    guard isIOS else {
      guard let activity else { return .mobile("activateApp", ["appId": .string(app)], what) }
      return .mobile("startActivity", ["intent": .string("\(app)/\(activity)")], what)
    }
    var body: JSONObject = [
      "bundleId": .string(app), "arguments": .array(arguments), "environment": .object(environment),
    ]
    if server == .appium { return .mobile("launchApp", body, what) }
    // This session has no app, so that it would not wait for the end of animations.
    body["shouldWaitForQuiescence"] = true
    return .agent("/wda/apps/launch", body, what)
  }

  func terminate(_ app: String) -> WebDriverCommand {
    let what = "end the app \(app)"
    if server == .agent { return .agent("/wda/apps/terminate", naming(app), what) }
    if isIOS { return .mobile("terminateApp", naming(app), what) }
    // By default, Android's driver waits for half a second, which busy emulators exceed.
    return .mobile("terminateApp", ["appId": .string(app), "timeout": 10_000], what)
  }

  /// The number of the app's state: 0 not installed, 1 not running, then suspended and running.
  func state(of app: String) -> WebDriverCommand {
    let what = "check whether the app \(app) runs"
    if server == .agent { return .agent("/wda/apps/state", naming(app), what) }
    return .mobile("queryAppState", naming(app), what)
  }

  func activate(_ app: String) -> WebDriverCommand {
    let what = "return to the app \(app)"
    if server == .agent { return .agent("/wda/apps/activate", naming(app), what) }
    return .mobile("activateApp", naming(app), what)
  }

  /// Clears an app's data; nil if the server has no command for it.
  func clearData(of app: String) -> WebDriverCommand? {
    server == .agent
      ? nil
      : .mobile(
        "clearApp", naming(app), "clear the data of the app \(app)"
      )
  }

  func remove(_ app: String) -> WebDriverCommand {
    .mobile("removeApp", naming(app), "remove the app \(app)")
  }

  func install(_ file: String) -> WebDriverCommand {
    .mobile("installApp", [isIOS ? "app" : "appPath": .string(file)], "install the app \(file)")
  }

  var goHome: WebDriverCommand {
    let what = "go to the home screen"
    // The route for the home screen of WebDriverAgent belongs to no session.
    if server == .agent { return .agent("/wda/pressButton", ["name": "home"], what) }
    return isIOS
      ? .mobile("pressButton", ["name": "home"], what) : .key(3, what)
  }

  func open(_ url: String, in app: String) -> WebDriverCommand {
    let what = "open \(url)"
    if server == .agent {
      return .agent("/url", ["url": .string(url), "bundleId": .string(app)], what)
    }
    return .mobile(
      "deepLink", ["url": .string(url), isIOS ? "bundleId" : "package": .string(app)], what)
  }

  /// Sets a permission; empty if the server has no command for it.
  ///
  /// On simulators, Appium needs the program `applesimutils` for all but the location. On Android, an
  /// app that was denied a permission asks again unless the user is said to have fixed that.
  func set(
    _ permission: Permission, _ state: PermissionState, of app: String
  ) -> [WebDriverCommand] {
    guard server == .appium else { return [] }
    let what = "set the permission for \(permission.rawValue) to \(state.rawValue)"
    if isIOS {
      let words: [PermissionState: JSONValue] = [
        .granted: "yes", .denied: "no", .undetermined: "unset",
      ]
      guard let word = words[state] else { return [] }
      return [
        .mobile(
          "setPermission",
          ["bundleId": .string(app), "access": [permission.rawValue: word]], what)
      ]
    }
    let names: [Permission: JSONValue] = [
      .notifications: "android.permission.POST_NOTIFICATIONS",
      .camera: "android.permission.CAMERA", .contacts: "android.permission.READ_CONTACTS",
      .location: "android.permission.ACCESS_FINE_LOCATION",
      .photos: "android.permission.READ_MEDIA_IMAGES",
    ]
    guard let name = names[permission] else { return [] }
    let change = WebDriverCommand.mobile(
      "changePermissions",
      [
        "action": state == .granted ? "grant" : "revoke", "appPackage": .string(app),
        "permissions": name,
      ], what)
    guard state == .denied else { return [change] }
    let flags: [JSONValue] = ["set-permission-flags", .string(app), name, "user-set", "user-fixed"]
    return [change, .mobile("shell", ["command": "pm", "args": .array(flags)], what)]
  }

  /// Whether a change of a permission ends the app, or the home screen with it.
  func endsApp(_ permission: Permission) -> Bool {
    isIOS && (permission == .location || permission == .notifications)
  }

  // MARK: Alerts and the keyboard

  var alertButtons: WebDriverCommand {
    let what = "read the buttons of the alert"
    if server == .agent {
      return WebDriverCommand(method: .get, path: "/wda/alert/buttons", what: what)
    }
    return .mobile("alert", ["action": "getButtons"], what)
  }

  func answer(_ button: String) -> WebDriverCommand {
    let what = "answer the alert with \(button.inQuotes)"
    if server == .agent { return .agent("/alert/accept", ["name": .string(button)], what) }
    return isIOS
      ? .mobile("alert", ["action": "accept", "buttonLabel": .string(button)], what)
      : .mobile("acceptAlert", ["buttonLabel": .string(button)], what)
  }

  func typeIntoAlert(_ text: String) -> WebDriverCommand {
    guard server == .agent else { return .typeIntoAlert(text) }
    let what = "type into the alert"
    return .agent("/alert/text", ["value": .array(text.map { .string(String($0)) })], what)
  }

  /// - Parameter content: The text in Base64.
  func setClipboard(_ content: String) -> WebDriverCommand {
    let what = "fill the clipboard"
    var arguments: JSONObject = ["content": .string(content)]
    if server == .appium { return .mobile("setClipboard", arguments, what) }
    arguments["contentType"] = "plaintext"
    return .agent("/wda/setPasteboard", arguments, what)
  }

  /// Answers with the text in Base64.
  var clipboard: WebDriverCommand {
    let what = "read the clipboard"
    return server == .agent
      ? .agent("/wda/getPasteboard", ["contentType": "plaintext"], what)
      : .mobile("getClipboard", [:], what)
  }

  var hideKeyboard: WebDriverCommand {
    let what = "hide the keyboard"
    return server == .agent
      ? .agent("/wda/keyboard/dismiss", [:], what) : .mobile("hideKeyboard", [:], what)
  }

  var isKeyboardShown: WebDriverCommand {
    .mobile("isKeyboardShown", [:], "check whether the keyboard is shown")
  }

  // MARK: Elements

  /// For iPhones; Android does not list what is out of view.
  func scrollIntoView(_ element: String) -> WebDriverCommand {
    let what = "scroll to an element"
    if server == .agent {
      return .agent("/wda/element/\(element)/scroll", ["toVisible": true], what)
    }
    return .mobile("scrollToElement", ["elementId": .string(element)], what)
  }

  /// The ways to find a node of the page source again, the fastest first.
  func locators(of node: SourceNode) -> [PhoneLocator] {
    var locators: [PhoneLocator] = []
    if isIOS {
      // A server finds a name among all attributes by which XCTest knows elements.
      let names = ["name", "label", "value", "placeholderValue"]
      if let name = node.attribute("name"), node.isOnly(with: name, in: names) {
        locators.append(PhoneLocator(strategy: "accessibility id", value: name))
      }
      let chain = node.classChain
      if !chain.isEmpty {
        let strategy = server == .agent ? "class chain" : "-ios class chain"
        locators.append(PhoneLocator(strategy: strategy, value: chain, isPlace: true))
      }
    } else {
      for (attribute, strategy) in [("resource-id", "id"), ("content-desc", "accessibility id")] {
        guard let value = node.attribute(attribute), node.isOnly(with: value, in: [attribute])
        else { continue }
        locators.append(PhoneLocator(strategy: strategy, value: value))
      }
      let place = node.tree.nodes.prefix(node.index).count { $0.type.isSame(as: node.type) }
      locators.append(
        PhoneLocator(
          strategy: "-android uiautomator",
          value: "new UiSelector().className(\(node.type.inQuotes)).instance(\(place))",
          isPlace: true))
    }
    return locators + [PhoneLocator(strategy: "xpath", value: node.xpath, isPlace: true)]
  }
}

extension SourceNode {
  /// Whether no element of the page source but those inside it has a value in one of some attributes.
  ///
  /// A button contains a text with its name; servers find the outer element first.
  fileprivate func isOnly(with value: String, in attributes: [String]) -> Bool {
    guard !value.isEmpty else { return false }
    return tree.nodes.allSatisfy { node in
      contains(node) || !attributes.contains { node.attribute($0)?.isSame(as: value) == true }
    }
  }
}

/// How a server finds an element.
struct PhoneLocator: Hashable, Sendable {
  let strategy: String
  let value: String
  /// Whether it finds whatever is at a place, which another element may have by now.
  var isPlace = false
}
