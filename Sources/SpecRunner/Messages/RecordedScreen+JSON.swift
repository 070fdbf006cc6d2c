import SpecJSON
import SpecText

/// A recorded screen as the JSON of an attachment; Documentation/Screens.md describes the format.
extension RecordedScreen {
  /// The media type of the attachment.
  package static let mediaType = "application/vnd.spec.screen+json"

  /// An attachment with this media type that is not a recorded screen.
  package struct Unreadable: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// The version of the format.
  private static let version = 1

  /// Returns the screen in an attachment; nil if the attachment has another media type.
  ///
  /// - Throws: `Unreadable` with a sentence if the content is not a screen.
  package static func read(_ attachment: Attachment) throws(Unreadable) -> RecordedScreen? {
    guard attachment.mediaType.isSame(as: mediaType) else { return nil }
    switch attachment.body {
    case .text(let text): return try read(text.utf8)
    case .bytes(let bytes): return try read(bytes)
    }
  }

  private static func read(_ bytes: some Collection<UInt8>) throws(Unreadable) -> RecordedScreen {
    guard bytes.count <= Limit.attachment else {
      throw Unreadable(
        description: "the recorded screen has \(bytes.count) bytes, more than the limit of "
          + "\(Limit.attachment)")
    }
    let json: JSONValue
    do throws(JSONError) { json = try JSONReader.read(bytes) } catch {
      throw Unreadable(description: "the recorded screen is not JSON: \(error)")
    }
    do throws(JSONDecodingError) { return try RecordedScreen(json) } catch {
      throw Unreadable(description: "the recorded screen is invalid: \(error)")
    }
  }

  // MARK: - Writing

  /// The content of the attachment, within the size limits.
  package var body: Attachment.Body { .text(json.description) }

  private var json: JSONValue {
    var fields = JSONObject()
    fields["version"] = .integer(Self.version)
    fields["moment"] = .string(moment.rawValue)
    fields["screen"] = .string(Self.shortened(name))
    if let width, let height { fields["size"] = [Self.number(width), Self.number(height)] }
    if let title { fields["title"] = .string(Self.shortened(title)) }
    if let address { fields["address"] = .string(Self.shortened(address)) }
    if let hasStatusBar { fields["status bar"] = .bool(hasStatusBar) }
    if let hasNavigationBar { fields["navigation bar"] = .bool(hasNavigationBar) }
    if let stack { fields["stack"] = Self.texts(stack.suffix(20)) }
    let kept = keptElements
    fields["elements"] = .array(kept)
    fields["focus"] = Self.json(focus) { .string($0) }
    fields["keyboard"] = Self.json(keyboard) { $0.json }
    fields["alert"] = Self.json(alert) { $0.json }
    if let cursor = Self.json(cursor, { [.integer($0.row), .integer($0.column)] }) {
      fields["cursor"] = cursor
    }
    if let time { fields["time"] = Self.number(time) }
    if !events.isEmpty { fields["events"] = Self.texts(events.suffix(Limit.events)) }
    if let missing { fields["missing"] = .string(Self.shortened(missing)) }
    let omitted: [(String, Int)] = [
      ("elements", omittedElements + elements.count - kept.count),
      ("events", omittedEvents + max(0, events.count - Limit.events)),
    ]
    if omitted.contains(where: { $0.1 > 0 }) {
      fields["omitted"] = .object(
        JSONObject(omitted.filter { $0.1 > 0 }.map { ($0.0, .integer($0.1)) }))
    }
    return .object(fields)
  }

  /// The elements within the limits; those out of view are left out first.
  private var keptElements: [JSONValue] {
    let all = elements.map(\.json)
    var sizes = 0
    var isKept = all.map { _ in false }
    var count = 0
    for wantsView in [true, false] {
      for (place, element) in elements.enumerated()
      where (element.flag(.inView) != false) == wantsView {
        guard count < Limit.elements else { break }
        sizes += JSONWriter.write(all[place]).count
        guard sizes <= Limit.bytes else { break }
        isKept[place] = true
        count += 1
      }
    }
    return zip(all, isKept).filter(\.1).map(\.0)
  }

  /// Null if there is none; nothing if it is unknown.
  private static func json<Value>(
    _ presence: Presence<Value>, _ write: (Value) -> JSONValue
  ) -> JSONValue? {
    switch presence {
    case .unknown: nil
    case .none: .null
    case .some(let value): write(value)
    }
  }

  fileprivate static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string(shortened($0)) })
  }

  /// A number with at most two decimals.
  fileprivate static func number(_ value: Double) -> JSONValue {
    guard value.isFinite, abs(value) < 1e12 else { return .null }
    let hundredths = (value * 100).rounded()
    let whole = hundredths / 100
    return whole == whole.rounded() ? .integer(Int(whole)) : .number(whole)
  }
}

extension RecordedScreen.Element {
  fileprivate var json: JSONValue {
    var fields = JSONObject()
    fields["id"] = .string(RecordedScreen.shortened(id))
    fields["role"] = .string(RecordedScreen.shortened(role))
    fields["label"] = .string(RecordedScreen.shortened(label))
    if let parent { fields["parent"] = .string(RecordedScreen.shortened(parent)) }
    if let frame {
      fields["frame"] = .array(
        [frame.x, frame.y, frame.width, frame.height].map(RecordedScreen.number))
    }
    for fact in RecordedScreen.Fact.allCases {
      switch facts[fact] {
      case .text(let text)?: fields[fact.rawValue] = .string(RecordedScreen.shortened(text))
      case .number(let number)?: fields[fact.rawValue] = RecordedScreen.number(number)
      case .flag(let flag)?: fields[fact.rawValue] = .bool(flag)
      case nil: break
      }
    }
    return .object(fields)
  }
}

extension RecordedScreen.Keyboard {
  fileprivate var json: JSONValue {
    var fields = JSONObject()
    if let type { fields["type"] = .string(RecordedScreen.shortened(type)) }
    switch returnKey {
    case .unknown: break
    case .none: fields["return key"] = .null
    case .some(let title): fields["return key"] = .string(RecordedScreen.shortened(title))
    }
    if let height { fields["height"] = RecordedScreen.number(height) }
    if let hasShortcutBar { fields["shortcut bar"] = .bool(hasShortcutBar) }
    return .object(fields)
  }
}

extension RecordedScreen.Alert {
  fileprivate var json: JSONValue {
    [
      "kind": .string(RecordedScreen.shortened(kind)),
      "title": .string(RecordedScreen.shortened(title)),
      "message": .string(RecordedScreen.shortened(message)),
      "buttons": RecordedScreen.texts(buttons.prefix(20)),
    ]
  }
}
