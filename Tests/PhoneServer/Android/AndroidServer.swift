import SpecDrivers
import SpecJSON
import SpecText

/// An Appium server with the UiAutomator2 driver, in front of the same simulated apps.
///
/// Commands and their arguments are those of the drivers' `execute-method-map.ts`; a command or an
/// argument that they do not have is refused.
actor AndroidServer {
  private let phone: Phone
  private let agent: Agent
  private var session: String?
  private var count = 0
  /// The elements that were found, by their references.
  private var found: [String: AndroidNode] = [:]

  init(_ phone: Phone, _ agent: Agent) {
    self.phone = phone
    self.agent = agent
  }

  func run(_ method: String, _ path: String, _ body: JSONValue) async throws(AppiumError)
    -> JSONValue
  {
    guard case .object(let arguments) = body else {
      throw .invalidArgument("The body of a request must be an object")
    }
    switch (method, path) {
    case ("GET", "/status"):
      return ["ready": true, "message": "The server is ready", "build": ["version": "3.1.0"]]
    case ("POST", "/session"): return try await begin(arguments)
    default: break
    }
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1, parts[0] == "session" else { throw .unknownCommand }
    guard parts[1] == session else { throw .noSession }
    let rest = parts.dropFirst(2).joined(separator: "/")
    switch (method, rest) {
    case ("DELETE", ""):
      session = nil
      return .null
    case ("GET", "source"): return .string(await tree().source)
    case ("GET", "screenshot"): return try await pass("GET", "/screenshot")
    case ("GET", "element/active"):
      let nodes = await tree().windows.flatMap(\.everything)
      return try reference(nodes.first { $0.attribute("focused") == "true" })
    case ("POST", "element"): return try await find(arguments)
    case ("POST", "back"):
      _ = await phone.act(.back)
      return .null
    case ("POST", "orientation"): return try await pass("POST", "/orientation", arguments)
    case ("POST", "actions"):
      return try await pass("POST", "/actions", Self.inPoints(.object(arguments)).members)
    case ("POST", "execute/sync"): return try await execute(arguments)
    case (_, _) where parts.count == 5 && parts[2] == "element":
      return try await use(parts[3], method, parts[4], arguments)
    default: throw .unknownCommand
    }
  }

  private func begin(_ arguments: JSONObject) async throws(AppiumError) -> JSONValue {
    guard case .object(let request)? = arguments["capabilities"],
      case .object(let wanted)? = request["alwaysMatch"]
    else { throw .sessionNotCreated("\"capabilities\" must be a JSON object.") }
    guard wanted["platformName"] == "Android",
      wanted["appium:automationName"] == "UiAutomator2"
    else { throw .sessionNotCreated("Could not find a driver for these capabilities") }
    _ = try? await agent.createSession(["alwaysMatch": [:]])
    count += 1
    session = "u2-\(count)"
    var answered = wanted
    answered["deviceScreenDensity"] = .integer(Int(160 * AndroidTree.density))
    return ["sessionId": .string("u2-\(count)"), "capabilities": .object(answered)]
  }

  private func tree() async -> AndroidTree {
    AndroidTree(
      view: await phone.view(), screen: await phone.screen(),
      package: await phone.front ?? "com.android.launcher3")
  }

  private func pass(
    _ method: String, _ path: String, _ arguments: JSONObject = [:]
  ) async throws(AppiumError) -> JSONValue {
    do throws(AgentError) { return try await agent.run(method, path, arguments) } catch {
      throw AppiumError(error)
    }
  }

  /// A chain of a finger with points in place of pixels.
  private static func inPoints(_ json: JSONValue) -> JSONValue {
    switch json {
    case .array(let items): return .array(items.map(inPoints))
    case .object(let object):
      var result: JSONObject = [:]
      for (name, value) in object {
        let number = try? value.number()
        result[name] =
          ["x", "y"].contains(name)
          ? number.map { .number($0 / AndroidTree.density) } ?? value : inPoints(value)
      }
      return .object(result)
    default: return json
    }
  }

  // MARK: Elements

  private func reference(_ node: AndroidNode?) throws(AppiumError) -> JSONValue {
    guard let node else { throw .noElement }
    count += 1
    found["e\(count)"] = node
    return ["element-6066-11e4-a52e-4f735466cecf": .string("e\(count)")]
  }

  private func find(_ arguments: JSONObject) async throws(AppiumError) -> JSONValue {
    let nodes = await tree().windows.flatMap(\.everything)
    let value = (try? arguments["value"]?.string()) ?? ""
    switch try? arguments["using"]?.string() {
    case "id": return try reference(nodes.first { $0.attribute("resource-id") == value })
    case "accessibility id":
      return try reference(nodes.first { $0.attribute("content-desc") == value })
    case "-android uiautomator":
      let parts = value.split(separator: "\"")
      let place = parts.count == 3 ? Int(parts[2].filter(\.isNumber)) : nil
      guard value.begins(with: "new UiSelector().className("), let place else {
        throw .invalidSelector("Could not parse expression '\(value)'")
      }
      let all = nodes.filter { $0.type == String(parts[1]) }
      return try reference(all.indices.contains(place) ? all[place] : nil)
    case "xpath": throw .noElement
    case let other: throw .invalidSelector("Locator Strategy '\(other ?? "")' is not supported")
    }
  }

  private func use(
    _ reference: String, _ method: String, _ command: String, _ arguments: JSONObject
  ) async throws(AppiumError) -> JSONValue {
    let nodes = await tree().windows.flatMap(\.everything)
    guard let old = found[reference],
      let node = nodes.first(where: { now in
        now.type == old.type && now.attribute("resource-id") == old.attribute("resource-id")
          && (old.element != nil || now.attribute("text") == old.attribute("text"))
          && now.element == old.element && now.answer == old.answer
      })
    else {
      throw AppiumError(
        name: "stale element reference", status: 404,
        message: "The previously found element is not present in the current view anymore")
    }
    switch (method, command) {
    case ("GET", "rect"):
      let frame = node.frame
      let sides = [frame.x, frame.y, frame.width, frame.height].map {
        JSONValue.integer(Int($0 * AndroidTree.density))
      }
      return ["x": sides[0], "y": sides[1], "width": sides[2], "height": sides[3]]
    case ("GET", "name"): return .string(node.type)
    case ("POST", "click"):
      if let answer = node.answer {
        await phone.answer(answer)
      } else {
        await phone.touch(node.frame.middle, .tap)
      }
    case ("POST", "value"): try await set(arguments["text"], added: true, node)
    case ("POST", "clear"): try await set("", added: false, node)
    default: throw .unknownCommand
    }
    return .null
  }

  /// Sets the text of a field in one step (`SendKeysToElement.java`, `Clear.java`): what is there is
  /// read as it is shown, so that of a password the dots are.
  private func set(
    _ text: JSONValue?, added: Bool, _ node: AndroidNode
  ) async throws(AppiumError) {
    guard let screen = await phone.screen(), let id = node.element,
      let selector = Phone.selector(of: id, on: screen), let text = try? text?.string()
    else { throw .invalidArgument("Cannot set the element to its text") }
    let shown = node.attribute("showing-hint") == "true" ? "" : node.attribute("text") ?? ""
    if !shown.isEmpty { _ = await phone.act(.clear(selector)) }
    if added, !(shown + text).isEmpty { _ = await phone.act(.paste(shown + text, into: selector)) }
  }

  // MARK: Commands of the driver

  private func execute(_ arguments: JSONObject) async throws(AppiumError) -> JSONValue {
    guard let script = try? arguments["script"]?.string(), script.begins(with: "mobile: "),
      case .array(let list)? = arguments["args"], case .object(let given)? = list.first
    else { throw .unknownCommand }
    func text(_ name: String) throws(AppiumError) -> String {
      guard let text = try? given[name]?.string() else {
        throw .invalidArgument("The parameter '\(name)' is required")
      }
      return text
    }
    switch String(script.unicodeScalars.dropFirst(8)) {
    case "activateApp":
      guard await phone.activate(try text("appId")) else {
        throw .unknown("Cannot activate the app")
      }
    case "startActivity":
      let app = try text("intent").split(separator: "/").first.map(String.init) ?? ""
      guard await phone.activate(app) else { throw .unknown("Cannot start the activity") }
    case "terminateApp": return .bool(await phone.terminate(try text("appId")))
    case "clearApp": return .bool(await phone.erase(try text("appId")))
    case "queryAppState": return .integer(await phone.state(of: try text("appId")))
    case "isKeyboardShown":
      return .bool((await phone.screen()?.keyboard.value ?? nil) != nil)
    case "hideKeyboard": return .bool(await phone.act(.hideKeyboard))
    case "getCurrentActivity": return ".MainActivity"
    case "type": return .bool(await phone.act(.type(try text("text"), into: nil)))
    case "pressKey": try await press(given)
    case "pushFile":
      guard Self.decoded(try text("payload")) != nil else { throw .invalidArgument("no Base64") }
      _ = try text("remotePath")
    case "deleteFile": return .bool(!(try text("remotePath").isEmpty))
    case "scrollGesture":
      let points = (try? given["height"]?.integer()).map { $0 / Int(AndroidTree.density) } ?? 0
      let before = await phone.screen()
      let isDown = try text("direction").isSame(as: "down")
      _ = await phone.act(.scrollBy(points: isDown ? points : -points, in: nil))
      return .bool(await phone.screen() != before)
    case "lock": await phone.lock(true)
    case "unlock": await phone.lock(false)
    case "setClipboard":
      clipboard = (try? given["content"]?.string()).flatMap { Self.decoded($0) } ?? ""
    case "acceptAlert": await phone.answer(try text("buttonLabel"))
    case "changePermissions":
      let names = ["CAMERA": Permission.camera, "POST_NOTIFICATIONS": .notifications]
      for (name, permission) in names where try text("permissions").hasSuffix(name) {
        await phone.setPermission(
          permission, to: try text("action") == "grant" ? .granted : .undetermined,
          of: try text("appPackage"))
      }
    case let other: throw .unknown("Unknown mobile command \"\(other)\"")
    }
    return .null
  }

  private var clipboard = ""

  private static func decoded(_ base64: String) -> String? {
    Base64.decode(base64).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Presses a key by its code (`KeyEvent` of Android).
  private func press(_ given: JSONObject) async throws(AppiumError) {
    switch try? given["keycode"]?.integer() {
    case 3: await phone.leave()
    case 24, 25: break
    case 29: _ = await phone.act(.select(.all, in: nil))
    case 66: _ = await phone.act(.pressReturn)
    case 67: _ = await phone.act(.deleteBackward(times: 1, in: nil))
    case 279: _ = await phone.act(.paste(clipboard, into: nil))
    case let code: throw .unknown("The simulated phone has no key \(code ?? 0)")
    }
  }
}

extension JSONValue {
  /// The members of an object.
  fileprivate var members: JSONObject { if case .object(let object) = self { object } else { [:] } }
}
