import SpecDrivers
import SpecJSON
import SpecText

/// Converts the result of the page script to the values of the driver interface.
struct ScreenReader {
  /// The screen, except for the values that only the driver knows.
  let screen: Screen
  /// The events, with the page's own numbers.
  let loggedEvents: [ReportedEvent]
  /// The page's number of the last event.
  let last: Int
  let time: Duration
  /// Whether the page is still moving or loading.
  let isBusy: Bool
  /// Whether the page waits for an answer.
  let isAwaiting: Bool
  /// Whether nothing is under way that could change the page without its user.
  let isAtRest: Bool
  /// What a touch would have reached instead of its element; nil if it reached that.
  let missed: String?
  let address: String
  /// Whether the focused element accepts text.
  let writes: Bool
  /// The state to pass to the next page if the browser does not pass it in time.
  let memory: JSONValue
  /// Whether a dialog that counts as a screen is in front.
  let isPresented: Bool
  /// The number of pages to go back to; nil if the browser does not report it.
  let depth: Int?
  /// The reason why an arranged record could not be stored; nil if all were stored.
  let unstored: String?
  /// The frames of other origins, in which the page script cannot read.
  let foreign: [ForeignFrame]
  /// What could not be read.
  private let missing: [String]
  /// Whether only canvases could not be read.
  private let missesOnlyCanvases: Bool

  /// An event of the page's log.
  struct ReportedEvent {
    let number: Int
    let time: Duration
    let kind: Event.Kind
    let subject: String
    let details: Event.Details
  }

  /// - Parameter frames: The screens of frames of other origins, by the ids of the frames.
  init(_ text: String, frames: [String: ScreenReader] = [:]) throws(DriverError) {
    do {
      let json = try JSONReader.read(text)
      if case .string(let fault)? = try json.object()["fault"] {
        throw DriverError.engineFault("the page script failed: \(fault)")
      }
      self = try ScreenReader(json: json, frames)
    } catch let fault as DriverError {
      throw fault
    } catch {
      throw .engineFault("the page script returned an invalid result: \(error)")
    }
  }

  private init(
    json: JSONValue, _ frames: [String: ScreenReader]
  ) throws(JSONDecodingError) {
    let stack = try json.fieldIfPresent(at: "stack") { value throws(JSONDecodingError) in
      try value.array(of: JSONForm.string)
    }
    var elements = try json.array(at: "elements", of: Self.element)
    isPresented = try json.bool(at: "sheet")
    let size = try json.array(at: "size", of: JSONForm.number)
    var focus = try json.string(ifPresent: "focus")
    address = try json.string(at: "address")
    var missing = try json.list(at: "missing", of: JSONForm.string)
    let hasOnlyCanvases = try json.object()["canvases"] == true
    var missesOnlyCanvases = missing.isEmpty || hasOnlyCanvases
    foreign = try json.list(at: "foreign", of: ForeignFrame.init)
    // From the last to the first, because their places count what is before them.
    for frame in foreign.reversed() {
      let inner = frames[frame.id]
      let unread = inner?.missing ?? [frame.part]
      missing.insert(contentsOf: unread, at: min(frame.missed, missing.count))
      missesOnlyCanvases = missesOnlyCanvases && inner?.missesOnlyCanvases == true
      if let part = unread.first, let parent = frame.parent,
        let index = elements.firstIndex(where: { $0.id.isSame(as: parent) })
      {
        elements[index].properties[.unread] = .known(.text("it cannot read \(part)"))
      }
      let placed = inner?.screen.elements.map(frame.placed) ?? []
      elements.insert(contentsOf: placed, at: min(frame.at, elements.count))
    }
    // The focus is inside a frame that was read.
    let front = foreign.first { $0.id == focus }
    let focused = front.flatMap { frames[$0.id] }
    if let focused, let front {
      focus = (focused.screen.focus.value ?? nil).map { front.id(of: $0) }
    }
    let isWriting = try json.bool(at: "writes")
    writes = focused?.writes ?? isWriting
    let blind = focused == nil ? try json.string(ifPresent: "blind") : nil
    let unseen = blind.map { "it is inside \($0), which this engine cannot read" }
    unstored = try json.string(ifPresent: "unstored")
    var properties = try PageStorage.properties(json)
    properties[.title] = .known(.text(try json.string(at: "title")))
    properties[.status] =
      (try Self.number(json.object()["status"])).map { .known(.number($0)) }
      ?? .unknown("the browser does not report it, or the page did not come from a server")
    properties[.language] = (try json.string(ifPresent: "language")).map { .known(.text($0)) }
    if !missing.isEmpty {
      properties[.unread] = .known(.text(missesOnlyCanvases ? "canvas" : "parts"))
    }
    (self.missing, self.missesOnlyCanvases) = (missing, missesOnlyCanvases)
    for (name, part) in PageAddress.parts(of: address) {
      properties[Property(name)] = .known(.text(part))
    }
    properties[.animations] = .unknown("a page has no setting for all its animations")
    properties[.subscriptions] = .unknown("a page does not report its subscriptions")
    properties[.navigationBar] = .unknown("a browser's toolbar is not part of the page")
    screen = Screen(
      name: try json.string(at: "name"),
      size: Size(width: size.first ?? 0, height: size.last ?? 0), elements: elements,
      complete: Self.completeness(missing),
      focus: unseen.map { .unknown($0) } ?? .known(focus),
      keyboard: unseen.map { .unknown("the focus is unknown: \($0)") }
        ?? Self.keyboard(
          elements.first { element in focus.map { element.id.isSame(as: $0) } ?? false }),
      alert: .known(try json.fieldIfPresent(at: "dialog", as: Self.dialog)),
      stack: stack.map { .known($0, .inferred) }
        ?? .unknown("this browser does not report its history"),
      properties: properties)
    loggedEvents = try json.array(at: "events", of: Self.loggedEvent)
    last = try json.integer(at: "last")
    time = .milliseconds(try json.integer(at: "time"))
    let isBusy = try json.bool(at: "busy")
    self.isBusy = isBusy || frames.values.contains(where: \.isBusy)
    let isAwaiting = try json.object()["waits"] == true
    self.isAwaiting = isAwaiting || frames.values.contains(where: \.isAwaiting)
    let isAtRest = try json.object()["rests"] == true
    self.isAtRest = isAtRest && frames.values.allSatisfy(\.isAtRest)
    let ownMissed = try json.string(ifPresent: "missed")
    missed = ownMissed ?? frames.values.lazy.compactMap(\.missed).first
    memory =
      try json.value(ifPresent: "memory") ?? .null
    depth = stack.map { $0.count - 1 }
  }

  /// A sentence about the parts that could not be read; it lists the first few.
  private static func completeness(_ missing: [String]) -> Observed<Bool> {
    guard !missing.isEmpty else { return .known(true) }
    let more = missing.count - 3
    return .unknown(
      "it cannot read " + missing.prefix(3).joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : ""))
  }

  // MARK: Elements

  /// An element; the page script leaves out the values that most elements have.
  private static func element(_ json: JSONValue) throws(JSONDecodingError) -> Element {
    let fields = try json.object()
    let frame = try json.array(at: "frame", of: JSONForm.number)
    var element = Element(
      id: try json.string(at: "id"), role: Element.Role(rawValue: try json.string(at: "role")),
      label: try json.string(at: "label"),
      parent: try json.string(ifPresent: "parent"),
      frame: frame.count == 4
        ? .known(Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        : .unknown("the page did not report it"))
    var properties: [(Property, Observed<PropertyValue>)] = [
      (
        .visible,
        fields["visible"] == .null
          ? .unknown("an opaque layer may lie over it, and " + Self.whenTooLarge)
          : .known(.flag(fields["visible"] != false))
      ),
      (.inView, .known(.flag(fields["inView"] != false))),
      (.enabled, .known(.flag(fields["enabled"] != false))),
      (.opacity, .known(.number(try number(fields["opacity"]) ?? 1))),
      (.borderColor, try fields["border"].map(color) ?? .known(.color(.clear))),
      (.textColor, try fields["color"].map(color) ?? .known(.color(.black))),
      (.backgroundColor, try fields["background"].map(color) ?? .known(.color(.clear))),
      (
        .offset,
        try number(fields["offset"]).map { .known(.number($0), .inferred) }
          ?? .unknown("its style has no translation to read the offset from")
      ),
    ]
    if case .bool(let isSelected)? = fields["selected"] {
      properties.append((.selected, .known(.flag(isSelected))))
    }
    switch fields["text"] {
    case .string(let text)?: properties.append((.text, .known(.text(text))))
    case .null?:
      let why = "the browser rejects what is typed, and does not pass it on"
      properties.append((.text, .unknown(why)))
      properties.append((.isEmpty, .known(.flag(false))))
    default: break
    }
    if case .array(let scroll)? = fields["scroll"], scroll.count == 2 {
      properties.append((.scrollOffset, .known(.number(try scroll[0].number()))))
      properties.append((.contentHeight, .known(.number(try scroll[1].number()))))
    }
    // Only elements that show a text have a colour behind it.
    if let behind = fields["behind"] {
      properties.append(
        (
          .colorBehind,
          behind == .null
            ? .unknown("a picture, a gradient or something translucent may be behind its text")
            : try color(behind)
        ))
    }
    for (name, value) in try fields["properties"]?.object() ?? [:] {
      properties.append((Property(name), try state(value, of: Property(name))))
    }
    element.properties = Properties(properties)
    if let traits = fields["traits"] {
      try describe(traits, in: &element)
      element.properties[.underlineColor] =
        try fields["underline"].map(color)
        ?? .unknown("its style has no border that is only below it")
    }
    return element
  }

  private static func number(_ json: JSONValue?) throws(JSONDecodingError) -> Double? {
    try json?.number()
  }

  /// The value of a property that the page script names as specifications do.
  private static func state(
    _ json: JSONValue, of property: Property
  ) throws(JSONDecodingError) -> Observed<PropertyValue> {
    switch json {
    case .bool(let flag): .known(.flag(flag))
    case .integer, .number, .digits: .known(.number(try json.number()))
    case .string(let text): .known(.text(text))
    case .null, .array, .object: .unknown(unread[property] ?? "it is longer than 500 characters")
    }
  }

  private static let whenTooLarge = "the page has too many elements to find what covers one"
  private static let unread: [Property: String] = [
    .coveredBy: whenTooLarge,
    .focusVisible: "it has no outline, and its styles do not tell what else shows its focus",
    .broken: "the picture is being loaded, or has no size of its own",
  ]

  private static func color(
    _ json: JSONValue
  ) throws(JSONDecodingError) -> Observed<PropertyValue> {
    switch json {
    case .array(let parts):
      let parts = try JSONValue.array(parts).array { part throws(JSONDecodingError) in
        UInt8(clamping: try part.integer())
      }
      guard parts.count == 4 else { return .unknown("the page script returned an invalid colour") }
      return .known(
        .color(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])))
    case .string(let words): return .known(.text(words))
    case .bool: return .unknown("its background is a picture or a gradient")
    default: return .unknown("this engine cannot read the browser's notation of it")
    }
  }

  private static func describe(
    _ json: JSONValue, in element: inout Element
  ) throws(JSONDecodingError) {
    let keyboard = try json.string(at: "keyboard")
    let known = try json.string(ifPresent: "returnKey")
    let hint = try json.string(at: "hint")
    let content = try json.string(at: "content")
    element.properties[.placeholder] = .known(.text(try json.string(at: "placeholder")))
    element.properties[.keyboardType] = .known(.text(keyboardType(keyboard)), .inferred)
    element.properties[.returnKey] =
      known.map { .known(.text(returnKey($0)), .inferred) }
      ?? .unknown(
        "\"\(hint)\" is not a valid value of enterkeyhint, so each browser chooses a title")
    element.properties[.autocorrection] = .known(.flag(try json.bool(at: "correction")))
    element.properties[.spellChecking] = .known(.flag(try json.bool(at: "spelling")))
    let isSecure = try json.bool(at: "secure")
    element.properties[.secure] = .known(.flag(isSecure))
    if isSecure, element.properties[.text]?.value?.text?.isEmpty == false {
      element.properties[.text] = .unknown("each browser masks characters in its own way")
      element.properties[.isEmpty] = .known(.flag(false))
    }
    element.properties[.contentType] = .known(.text(contentType(content)))
  }

  /// The keyboard type of a phone for `inputmode`, or else for the type of the field.
  private static func keyboardType(_ mode: String) -> String {
    switch mode {
    case "url": "URL"
    case "email": "email address"
    case "tel": "phone pad"
    case "numeric", "number": "number pad"
    case "decimal": "decimal pad"
    case "search": "web search"
    case "none": "none"
    default: "default"
    }
  }

  /// The return key's title on a phone for an `enterkeyhint`.
  private static func returnKey(_ hint: String) -> String {
    guard hint != "enter", let first = hint.first else { return "return" }
    return first.uppercased() + hint.dropFirst()
  }

  private static func contentType(_ autocomplete: String) -> String {
    switch autocomplete.split(separator: " ").last {
    case "email": "email address"
    case "current-password": "password"
    case "new-password": "new password"
    case "one-time-code": "one-time code"
    case nil, "on", "off": ""
    case .some(let other): other.split(separator: "-").joined(separator: " ")
    }
  }

  // MARK: Keyboard, alerts and events

  /// The keyboard that a phone would show for the focused element.
  private static func keyboard(_ focused: Element?) -> Observed<Keyboard?> {
    guard let focused, focused.role.isA(.field),
      let type = focused.properties[.keyboardType]?.value?.text, type != "none"
    else { return .known(nil, .inferred) }
    let isPad = type.hasSuffix("pad")
    let returnKey: Observed<String?> =
      switch focused.properties[.returnKey] {
      case _ where isPad: .known(nil, .inferred)
      case .unknown(let why)?: .unknown(why)
      case let known: .known(known?.value?.text, .inferred)
      }
    let unseen = "a browser without a touch screen shows no keyboard"
    return .known(
      Keyboard(
        type: .known(type, .inferred), returnKey: returnKey,
        height: .unknown(unseen), shortcutBar: .unknown(unseen)), .inferred)
  }

  private static func dialog(_ json: JSONValue) throws(JSONDecodingError) -> Alert {
    Alert(
      kind: try json.string(at: "kind") == "alert" ? .alert : .sheet,
      title: try json.string(at: "title"), message: try json.string(at: "message"),
      buttons: try json.strings(at: "buttons"))
  }

  private static func loggedEvent(_ json: JSONValue) throws(JSONDecodingError) -> ReportedEvent {
    var details: Event.Details = [:]
    for (name, value) in try json.object(at: "details") {
      switch value {
      case .bool(let flag): details[name] = .flag(flag)
      case .integer, .number, .digits: details[name] = .number(try value.number())
      case .string(let text): details[name] = .text(text)
      case .null, .array, .object: break
      }
    }
    return ReportedEvent(
      number: try json.integer(at: "n"), time: .milliseconds(try json.integer(at: "t")),
      kind: Event.Kind(rawValue: try json.string(at: "kind")),
      subject: try json.string(at: "subject"), details: details)
  }
}

extension ScreenReader {
  /// A frame of another origin, on a page or in another such frame.
  struct ForeignFrame {
    let id: String
    /// What it is, for a message: `the frame "Payment"`.
    let part: String
    /// The id of the listed element around it.
    let parent: String?
    /// The number of elements, and of parts that could not be read, that are listed before it.
    let at: Int
    let missed: Int
    /// Where its page begins.
    let corner: [Double]
    let isInView: Bool
    /// Whether something opaque lies over the whole of it.
    let isCovered: Bool

    init(_ json: JSONValue) throws(JSONDecodingError) {
      id = try json.string(at: "id")
      part = try json.string(at: "part")
      parent = try json.string(ifPresent: "parent")
      at = try json.integer(at: "at")
      missed = try json.integer(at: "missed")
      corner = try json.array(at: "corner", of: JSONForm.number)
      isInView = try json.bool(at: "inView")
      isCovered = try json.object()["covered"] == true
    }

    /// The id of an element in it: its own after that of the frame.
    func id(of inner: String) -> String { id + Self.divider + inner }
    static let divider = "›"

    /// An element in it as one of the page around it.
    func placed(_ element: Element) -> Element {
      var element = element
      element.id = id(of: element.id)
      element.parent = element.parent.map(id) ?? parent
      if var frame = element.frame.value, corner.count == 2 {
        frame.x += corner[0]
        frame.y += corner[1]
        element.frame = .known(frame)
      }
      if !isInView { element.properties[.inView] = .known(.flag(false)) }
      if isCovered { element.properties[.whollyCovered] = .known(.flag(true)) }
      return element
    }
  }

  /// The element that matches a selector, even if it must be scrolled into view.
  func resolve(_ selector: Selector) throws(DriverError) -> Element {
    try selector.resolve(on: screen)
  }
}

extension Color {
  fileprivate static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  fileprivate static let black = Color(red: 0, green: 0, blue: 0)
}
