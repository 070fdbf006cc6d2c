import SpecDrivers
import SpecJSON
import SpecText

/// Looks at the phone: its page source, the focus, the alert in front and the screenshot.
actor PhoneEye {
  let phone: Phone
  private let reader: PhoneScreenReader
  /// Why colours are not read; nil if they are.
  private let colorless: String?
  /// Whether a step of the scenario may check the keyboard.
  private let checksKeyboard: Bool
  /// The name of the app, for a screen that was never seen.
  private let app: String
  /// Its bundle identifier or its package.
  private let id: String
  /// The last screen.
  private(set) var last: PhoneScreen?
  /// What the last screen was read from.
  private var lastLook: PhoneLook?
  /// The names of the screens that led to the last one.
  private var way: [String] = []

  init(_ phone: Phone, of id: String, _ options: AppiumOptions, _ launch: LaunchOptions) {
    self.phone = phone
    self.id = id
    app = launch.app
    let ofKeyboard: Set<Capability> = [.keyboard, .keyboardHeight, .returnKey]
    checksKeyboard = launch.needs.map { !$0.isDisjoint(with: ofKeyboard) } ?? true
    colorless =
      if !options.readsColors {
        "the setting colours is off"
      } else if launch.needs?.contains(.colors) == false {
        "no step of the scenario needs colours, so no screenshot was taken"
      } else {
        nil
      }
    reader = PhoneScreenReader(
      phone.platform, snapshotDepth: options.snapshotDepth, density: phone.density)
  }

  /// The last observed screen.
  var screen: Screen { last?.screen ?? .unseen(app) }

  func impossible(_ what: String, _ why: String) -> DriverError {
    .impossible(what: what, why: why, screen)
  }

  /// Looks at the phone.
  ///
  /// On Android, nearly everything is in the page source, and each further request takes its time.
  ///
  /// - Parameters:
  ///   - isCheck: Whether a screenshot is taken and the screen is named; actions do without.
  ///   - withKeyboard: Whether it must be known if Android's keyboard is shown.
  @discardableResult
  func look(
    isCheck: Bool = false, withKeyboard: Bool = false
  ) async throws(DriverError) -> PhoneScreen {
    let isIOS = phone.platform == .ios
    let alert: PhoneLook.AlertLook = isIOS ? try await self.alert() : .none
    var look = PhoneLook(source: try await source(), app: id, alert: alert)
    if isIOS { look.active = try await active() }
    if !isIOS, withKeyboard || isCheck && checksKeyboard {
      look.isKeyboardShown = try await flag(phone.isKeyboardShown)
    }
    if isCheck, colorless == nil {
      switch try await picture() {
      case .success(let bytes): look.picture = bytes
      case .failure(let problem): look.pictureProblem = problem.words
      }
    } else {
      look.pictureProblem = colorless ?? "no screenshot was taken"
    }
    var screen = try read(look)
    if !isIOS {
      let lacksFocus = screen.screen.focus.reason != nil
      let lacksName = isCheck && screen.isUntitled
      if lacksFocus { look.active = try await active() }
      if lacksName {
        look.activity = try await text(.mobile("getCurrentActivity", [:], "name the activity"))
      }
      if lacksFocus || lacksName { screen = try read(look) }
    }
    last = screen
    lastLook = look
    let name = screen.screen.name
    way = way.prefix { !$0.isSame(as: name) } + [name]
    return screen
  }

  /// The titles of a button that goes back: those of the system, and the name of the screen before.
  var titlesOfWayBack: [String] { ["Back", "뒤로"] + way.dropLast().suffix(1) }

  /// Whether what a step names is where the last look found it, after one more request.
  ///
  /// - Parameter node: An element that was found by its place.
  func isInPlace(_ node: SourceNode, of selector: Selector) async throws(DriverError) -> Bool {
    guard let old = last, var look = lastLook else { return false }
    look.source = try await source()
    let new = try read(look)
    if let before = old.node(of: selector), before.contains(node) {
      return new.node(of: selector)?.xpath.isSame(as: before.xpath) == true
    }
    // It is none of the listed elements, such as a key of the keyboard.
    guard let tree = new.tree, node.index < tree.records.count else { return false }
    let now = SourceNode(tree: tree, index: node.index)
    return now.xpath.isSame(as: node.xpath)
      && ["name", "label", "text", "content-desc"].allSatisfy { attribute in
        (now.attribute(attribute) ?? "").isSame(as: node.attribute(attribute) ?? "")
      }
  }

  private func read(_ look: PhoneLook) throws(DriverError) -> PhoneScreen {
    do { return try reader.read(look) } catch { throw .engineFault("\(error)") }
  }

  // MARK: What a look asks

  private func source() async throws(DriverError) -> String {
    guard case .string(let text) = try await phone.send(.source) else {
      throw .engineFault("the server's page source is not a text")
    }
    return text
  }

  private func alert() async throws(DriverError) -> PhoneLook.AlertLook {
    do {
      guard case .string(let text) = try await phone.attempt(.alertText) else {
        return .unknown("the server reports an alert without a text")
      }
      return try await alert(text)
    } catch {
      if error.isOf(.noSuchAlert) { return .none }
      return .unknown(try refusal(error, .alertText))
    }
  }

  /// The alert with its buttons; unknown if they are, since an alert without buttons would be wrong.
  private func alert(_ text: String) async throws(WebDriverFailure) -> PhoneLook.AlertLook {
    do {
      guard case .array(let titles) = try await phone.attempt(phone.alertButtons) else {
        return .unknown("the server's list of the buttons of an alert is not a list")
      }
      return .text(text, buttons: titles.compactMap(\.text))
    } catch {
      guard let refusal = error.refusal, refusal.code != .noSuchAlert else { throw error }
      return .unknown(
        "the server refused to \(phone.alertButtons.what) \(text.inQuotes) (\(refusal.words))")
    }
  }

  private func active() async throws(DriverError) -> PhoneLook.ActiveElement {
    let element: String
    do {
      element = try PhoneElement.reference(in: try await phone.attempt(.activeElement))
    } catch {
      if error.isOf(.noSuchElement) { return .none }
      return .unknown(try refusal(error, .activeElement))
    }
    do {
      guard let frame = PhoneElement.frame(in: try await phone.attempt(.rect(element))) else {
        return .unknown("the server returned an invalid frame of the element with the focus")
      }
      return .element(type: try await phone.attempt(.tagName(element)).text, frame: frame)
    } catch { return .unknown(try refusal(error, .rect(element))) }
  }

  private func picture() async throws(DriverError) -> Result<[UInt8], WebDriverError> {
    do { return .success(try await screenshot()) } catch {
      return .failure(try PhoneFailure.refusal(in: error, doing: "take a screenshot"))
    }
  }

  /// The screenshot as PNG.
  func screenshot() async throws(WebDriverFailure) -> [UInt8] {
    guard case .string(let text) = try await phone.attempt(.screenshot),
      // Some servers break the lines.
      let bytes = Base64.decode(String(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
    else { throw .fault("the server's screenshot is not Base64") }
    return bytes
  }

  private func flag(_ command: WebDriverCommand) async throws(DriverError) -> Bool? {
    do {
      if case .bool(let flag) = try await phone.attempt(command) { return flag }
    } catch { _ = try refusal(error, command) }
    return nil
  }

  private func text(_ command: WebDriverCommand) async throws(DriverError) -> String? {
    do { return try await phone.attempt(command).text } catch {
      _ = try refusal(error, command)
      return nil
    }
  }

  /// The words of a refusal, after which the session can be used.
  private func refusal(
    _ failure: WebDriverFailure, _ command: WebDriverCommand
  ) throws(DriverError) -> String {
    let refusal = try PhoneFailure.refusal(in: failure, doing: command.what)
    return "the server refused to \(command.what) (\(refusal.words))"
  }
}

extension PhoneScreen {
  /// The only element that a step names; nil if it is not on the screen.
  fileprivate func node(of selector: Selector) -> SourceNode? {
    (try? selector.resolve(on: screen)).flatMap { entries[$0.id]?.node }
  }
}

/// What answers about an element contain.
enum PhoneElement {
  /// The keys of references: that of the standard, and that of before it.
  private static let keys = ["element-6066-11e4-a52e-4f735466cecf", "ELEMENT"]

  static func reference(in json: JSONValue) throws(WebDriverFailure) -> String {
    guard case .object(let fields) = json,
      case .string(let name)? = keys.lazy.compactMap({ fields[$0] }).first
    else { throw .fault("the server returned an invalid reference to an element") }
    try WebDriverCommand.checkSegment(name, "name for an element")
    return name
  }

  static func frame(in json: JSONValue) -> Frame? {
    guard case .object(let fields) = json else { return nil }
    let sides = ["x", "y", "width", "height"].compactMap { fields[$0]?.number }
    guard sides.count == 4 else { return nil }
    return Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}

extension JSONValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
