import SpecDrivers
import SpecJSON
import SpecText

/// Converts the acts of a person, as the page script reports them, to actions.
struct InputReader {
  /// The origin of the page.
  let origin: String
  /// The id with which the keys of the page's own acts begin.
  let page: String
  /// The keys of the acts, by which the page forgets them.
  let keys: [String]
  /// The number of acts that the page could not keep.
  let lost: Int
  private let acts: [JSONValue]
  private let isTyping: Bool
  /// What the page script cannot read of the screens.
  private let frames: [String: ScreenReader]

  /// - Parameter frames: The screens of frames of other origins, by the ids of the frames.
  /// - Throws: `DriverError.engineFault` for an invalid result.
  init(_ text: String, frames: [String: ScreenReader] = [:]) throws(DriverError) {
    self.frames = frames
    do {
      let json = try JSONReader.read(text)
      acts = try json.array(at: "acts")
      keys = try acts.map { try $0.string(at: "key") }
      lost = try json.integer(at: "lost")
      isTyping = try json.bool(at: "typing")
      origin = try json.string(at: "origin")
      page = try json.string(at: "page")
    } catch {
      throw Self.fault(error)
    }
  }

  /// What a person did, except for acts that have been read before.
  ///
  /// - Parameters:
  ///   - earlier: Acts of pages that were left, which this page does not report.
  ///   - last: The origin of the page before, to which addresses are relative.
  ///   - entries: The number of entries by which the browser has moved in its history.
  ///   - departure: How the last page was left without its person.
  ///   - isKnown: Whether an act with this key has been read before.
  func inputs(
    after earlier: [JSONValue] = [], from last: String? = nil, movedBy entries: Int = 0,
    _ departure: inout PageDeparture?, isKnown: (String) -> Bool
  ) throws(DriverError) -> RecordedInputs {
    do {
      let own = zip(keys, acts).filter { !isKnown($0.0) }.map(\.1)
      let all = try (earlier + own).map { try Act($0, from: last, frames) }
        .filter { $0.isOfPerson(after: &departure) }
      var inputs = Self.directed(all, movedBy: entries).map(\.input)
      if lost > 0 {
        inputs.append(RecordedInput([], "\(lost.counted("input")) that came too fast"))
      }
      return RecordedInputs(inputs, isTyping: isTyping)
    } catch {
      throw Self.fault(error)
    }
  }

  private static func fault(_ error: any Error) -> DriverError {
    error as? DriverError
      ?? .engineFault("the page script returned an invalid result: \(error)")
  }
}

extension InputReader {
  /// The acts, where a step in the history has its direction from the browser's own history.
  ///
  /// After anything else there is nothing to go forward to: it may have opened another page.
  private static func directed(_ acts: [Act], movedBy entries: Int) -> [Act] {
    let open = acts.count { $0.isOpenStep }
    let rest = acts.reduce(entries) { $0 - $1.entries }
    var hasActed = false
    return acts.map { act in
      defer { hasActed = hasActed || act.kind != "go" }
      guard act.isOpenStep else { return act }
      var act = act
      let direction = rest > 0 && !hasActed ? "forward" : "back"
      act.texts = Array(repeating: direction, count: hasActed ? 1 : max(1, abs(rest) / open))
      return act
    }
  }
}

/// How a link or a script of a page has begun to load another page.
struct PageDeparture: Sendable {
  /// The navigation type: `push`, `replace`, `reload` or `traverse`.
  fileprivate let type: String
  fileprivate let time: Duration

  /// The time for the other page to load.
  private static let longestLoading = Duration.seconds(30)

  /// Whether it has led to a page that was entered in this way.
  fileprivate func explains(_ arrival: Act) -> Bool {
    guard arrival.time - time < Self.longestLoading else { return false }
    return switch arrival.texts.first {
    case "open": ["push", "replace"].contains(type)
    case "reload": type == "reload"
    default: type == "traverse"
    }
  }
}

/// One act of a person.
private struct Act {
  let kind: String
  private let what: String
  var texts: [String]
  private let start: String?
  private let isSecret: Bool
  private let held: [KeyModifier]
  /// The coordinates of the points of the element that it was about.
  private let places: [Double]
  private let screen: Screen?
  private let element: Element?
  private let other: Element?
  private let id: String?
  private let isTentative: Bool
  let time: Duration
  private let address: String?

  init(
    _ json: JSONValue, from last: String?, _ frames: [String: ScreenReader]
  ) throws {
    let fields = try json.object()
    kind = try json.string(at: "kind")
    what = fields["what"]?.text ?? kind
    let several = fields["texts"]?.texts ?? []
    texts = several.isEmpty ? [fields["text"]?.text].compactMap { $0 } : several
    start = fields["start"]?.text
    isSecret = fields["secret"] == true
    held = (fields["held"]?.texts ?? []).compactMap { KeyModifier(rawValue: $0) }
    places = try json.list(at: "at", of: JSONForm.number)
    var screen = try fields["screen"]?.text.map { try ScreenReader($0, frames: frames).screen }
    if let alert = fields["alert"]?.text?.withSingleSpaces {
      // What the driver reports while the alert is open.
      screen?.hide(behind: alert, "it cannot read the page behind the alert")
    }
    self.screen = screen
    let listed = screen?.elements ?? []
    let id = fields["id"]?.text
    let onto = fields["onto"]?.text
    element = id.flatMap { id in listed.first { $0.id.isSame(as: id) } }
    other = onto.flatMap { id in listed.first { $0.id.isSame(as: id) } }
    self.id = id
    let address = fields["address"]?.text
    // Without the server, which may be another one in the next run.
    let server = last.flatMap { $0.begins(with: "http") ? $0 : nil }
    self.address = address.map { address in
      guard let server, address.begins(with: server + "/") else { return address }
      return String(address.unicodeScalars.dropFirst(server.unicodeScalars.count))
    }
    isTentative = fields["changes"] == true
    time = .milliseconds((try? json.integer(at: "t")) ?? 0)
  }

  var input: RecordedInput {
    let secret =
      isSecret ? RecordedInput.Secret(field: element?.plainName ?? "", text: texts.first) : nil
    return RecordedInput(
      actions, what, secret: secret, isTentative: isTentative,
      replacesSame: ["double", "choose", "choose all"].contains(kind), target: id, before: screen,
      time: time)
  }

  /// Whether a person has done it: not the page itself, which was left for another page.
  func isOfPerson(after departure: inout PageDeparture?) -> Bool {
    if kind == "left" {
      departure = texts.first.map { PageDeparture(type: $0, time: time) }
      return false
    }
    guard kind == "go", entries == 0 else { return true }
    defer { departure = nil }
    return departure?.explains(self) != true
  }

  /// Whether it is a step in the history that does not say where it has led.
  var isOpenStep: Bool { kind == "go" && texts == ["history"] }

  /// The number of entries by which a step moves in the history.
  var entries: Int {
    guard kind == "go" else { return 0 }
    return switch texts.first {
    case "back": -1
    case "forward": 1
    default: 0
    }
  }

  private var selector: Selector? { element.flatMap { screen?.writtenSelector(for: $0) } }

  private var actions: [Action] {
    switch kind {
    case "key": focusing + texts.map { .pressKey($0) }
    case "return": focusing + [.pressReturn]
    case "answer":
      (texts.count > 1 ? [.typeIntoAlert(texts[1])] : []) + texts.prefix(1).map { .answer($0) }
    case "go": going
    default: selector.map(actions) ?? []
    }
  }

  /// An element at one of the points of the act, if it has any.
  private func at(_ number: Int, _ element: Selector) -> Selector {
    guard places.count > number * 2 + 1 else { return element }
    var element = element
    element.point = ElementPoint(x: places[number * 2], y: places[number * 2 + 1])
    return element
  }

  private func actions(on element: Selector) -> [Action] {
    switch kind {
    case "tap" where !places.isEmpty: [.tap(at(0, element))]
    case "drag" where !places.isEmpty: [.drag(at(0, element), to: at(1, element))]
    case "tap": [held.isEmpty ? .tap(element) : .click(element, Click(modifiers: held))]
    case "double": [.doubleTap(element)]
    case "right": [.click(element, Click(.right, modifiers: held))]
    case "drag":
      other.flatMap { screen?.writtenSelector(for: $0) }.map { [.drag(element, to: $0)] } ?? []
    case "type": typing(into: element)
    case "choose": texts.map { .choose($0, in: element) }
    case "choose all": [.chooseAll(texts, in: element)]
    case "check", "uncheck": [.setChecked(kind == "check", element)]
    default: []
    }
  }

  private func typing(into field: Selector) -> [Action] {
    let clearing: [Action] = start == "" ? [] : [.clear(field)]
    if isSecret { return clearing + [.type("", into: field)] }
    return clearing + texts.filter { !$0.isEmpty }.map { .type($0, into: field) }
  }

  /// Moves the focus to the element, if it has not got it by an earlier action.
  private var focusing: [Action] { selector.map { [.focus($0)] } ?? [] }

  private var going: [Action] {
    switch texts.first {
    case "back": texts.map { _ in .back }
    case "forward": texts.map { _ in .forward }
    case "reload": [.reload]
    case "open": address.map { [.open(url: $0)] } ?? []
    default: []
    }
  }
}

extension JSONValue {
  fileprivate var texts: [String] {
    if case .array(let list) = self { list.compactMap(\.text) } else { [] }
  }
}
