import SpecJSON
import SpecText

/// Reading a recorded screen: what is essential must be right, and an optional fact of another type
/// is unknown.
extension RecordedScreen {
  init(_ json: JSONValue) throws(JSONDecodingError) {
    let version = try json.integer(at: "version")
    guard version == 1 else {
      throw JSONDecodingError(
        path: [.key("version")], expected: "1, as this version of spec writes", found: "\(version)")
    }
    let moment = try json.string(at: "moment")
    guard let moment = Moment(rawValue: moment) else {
      throw JSONDecodingError(
        path: [.key("moment")], expected: "before, after or step", found: "\"\(moment)\"")
    }
    let size = try json.object()["size"]?.numbers ?? []
    let isSize = size.count == 2 && size.allSatisfy { $0 >= 1 && $0 <= Limit.side }
    self.init(
      moment, name: Self.shortened(try json.string(at: "screen")),
      width: isSize ? size[0] : nil, height: isSize ? size[1] : nil)
    let values = try json.array(at: "elements")
    elements = try json.field(at: "elements") { _ throws(JSONDecodingError) in
      try JSONValue.array(Array(values.prefix(Limit.elements)))
        .array(of: Element.init)
    }
    readRest(of: try json.object())
    omittedElements += values.count - elements.count
  }

  private mutating func readRest(of fields: JSONObject) {
    focus = Self.presence(fields["focus"]) { $0.shortText }
    keyboard = Self.presence(fields["keyboard"], Keyboard.init)
    alert = Self.presence(fields["alert"], Alert.init)
    cursor = Self.presence(fields["cursor"]) { json in
      let numbers = json.numbers
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= Limit.side }) else {
        return nil
      }
      return Cell(row: Int(numbers[0]), column: Int(numbers[1]))
    }
    stack = (try? fields["stack"]?.array()).map { $0.prefix(20).compactMap(\.shortText) }
    hasStatusBar = try? fields["status bar"]?.bool()
    hasNavigationBar = try? fields["navigation bar"]?.bool()
    title = fields["title"]?.shortText
    address = fields["address"]?.shortText
    missing = fields["missing"]?.shortText
    time = (try? fields["time"]?.number()).flatMap { $0 >= 0 && $0 < 1e12 ? $0 : nil }
    let lines = ((try? fields["events"]?.array()) ?? []).compactMap(\.shortText)
    events = Array(lines.suffix(Limit.events))
    omittedElements = fields["omitted"]?.count(at: "elements") ?? 0
    omittedEvents = (fields["omitted"]?.count(at: "events") ?? 0) + lines.count - events.count
  }

  private static func presence<Value>(
    _ json: JSONValue?, _ read: (JSONValue) -> Value?
  ) -> Presence<Value> {
    switch json {
    case nil: .unknown
    case .null?: .none
    case let json?: read(json).map { .some($0) } ?? .unknown
    }
  }
}

extension RecordedScreen.Element {
  fileprivate init(_ json: JSONValue) throws(JSONDecodingError) {
    self.init(
      id: RecordedScreen.shortened(try json.string(at: "id")),
      role: RecordedScreen.shortened(try json.string(at: "role")),
      label: RecordedScreen.shortened(try json.string(at: "label")))
    parent = try json.object()["parent"]?.shortText
    frame = try json.object()["frame"].flatMap(RecordedScreen.Frame.init)
    let fields = try json.object()
    for fact in RecordedScreen.Fact.allCases {
      switch fields[fact.rawValue] {
      case .string(let text)?: facts[fact] = .text(RecordedScreen.shortened(text))
      case .bool(let flag)?: facts[fact] = .flag(flag)
      case .integer(let number)?: facts[fact] = .number(Double(number))
      case .number(let number)? where number.isFinite: facts[fact] = .number(number)
      default: break
      }
    }
  }
}

extension RecordedScreen.Frame {
  fileprivate init?(_ json: JSONValue) {
    let limit = RecordedScreen.Limit.coordinate
    let numbers = json.numbers
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= limit }), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension RecordedScreen.Keyboard {
  fileprivate init?(_ json: JSONValue) {
    guard case .object(let fields) = json else { return nil }
    self.init(type: fields["type"]?.shortText)
    switch fields["return key"] {
    case .null?: returnKey = .none
    case .string(let title)?: returnKey = .some(RecordedScreen.shortened(title))
    default: break
    }
    height = (try? fields["height"]?.number()).flatMap {
      $0 > 0 && $0 <= RecordedScreen.Limit.side ? $0 : nil
    }
    hasShortcutBar = try? fields["shortcut bar"]?.bool()
  }
}

extension RecordedScreen.Alert {
  fileprivate init?(_ json: JSONValue) {
    guard case .object(let fields) = json else { return nil }
    self.init(
      kind: fields["kind"]?.shortText ?? "alert", title: fields["title"]?.shortText ?? "",
      message: fields["message"]?.shortText ?? "",
      buttons: ((try? fields["buttons"]?.array()) ?? []).prefix(20).compactMap(\.shortText))
  }
}

extension JSONValue {
  /// The text within the limit; nil if it is not a text.
  fileprivate var shortText: String? {
    if case .string(let text) = self { RecordedScreen.shortened(text) } else { nil }
  }

  /// The numbers of an array; empty if it has anything else.
  fileprivate var numbers: [Double] {
    guard case .array(let values) = self else { return [] }
    let numbers = values.prefix(8).compactMap { try? $0.number() }
    return numbers.count == values.count ? numbers : []
  }

  /// A number of things that were left out.
  fileprivate func count(at key: String) -> Int {
    guard let count = try? integer(at: key) else { return 0 }
    return min(max(count, 0), 1_000_000)
  }
}
