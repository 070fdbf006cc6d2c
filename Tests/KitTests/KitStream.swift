import SpecJSON

/// A stream of messages with all that differs from runner to runner made alike.
///
/// Ids are renamed to the order in which they are first defined, and each reference must lead to
/// one that was. Of clocks, words of the host language and machines only the presence is kept, of
/// a duration also whether it is none; everything else stays to be compared.
struct KitStream {
  /// The messages, one a line, their keys in order.
  private(set) var messages: [JSONValue] = []
  /// References that lead nowhere, ids that stand for two things, values of the wrong form.
  private(set) var complaints: [String] = []
  private var names: [String: String] = [:]
  private var line = 0
  private var last = Int.min

  init(_ bytes: some Collection<UInt8>) throws {
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      line += 1
      let message = try JSONReader.read(Array(text))
      define(message)
      messages.append(normal(message, ""))
    }
  }

  private static let references: Set<String> = [
    "astNodeId", "astNodeIds", "pickleId", "pickleStepId", "hookId", "stepDefinitionIds",
    "testCaseId", "testCaseStartedId", "testStepId", "testRunStartedId", "testRunHookStartedId",
  ]
  /// What this project calls a thing the kit has another word for.
  private static let types = [
    "Pending": "PendingException", "Skip": "SkippedException",
  ]
  private static let kept = JSONValue.string("…")

  // MARK: - Ids

  /// Names the ids a message defines, before its own references are looked at.
  private mutating func define(_ value: JSONValue) {
    switch value {
    case .array(let values): for value in values { define(value) }
    case .object(let object):
      if case .string(let id)? = object["id"] {
        if names[id] != nil { complain("the id \(id) stands for two things") }
        names[id] = "#\(names.count)"
      }
      for key in object.keys.sorted() { object[key].map { define($0) } }
    default: break
    }
  }

  private mutating func resolve(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { resolve($0) })
    case .string(let id):
      if let name = names[id] { return .string(name) }
      complain("nothing has the id \(id)")
      return value
    default:
      complain("\(value) is no id")
      return value
    }
  }

  // MARK: - Values

  private mutating func normal(_ value: JSONValue, _ key: String) -> JSONValue {
    if key == "id" || Self.references.contains(key) { return resolve(value) }
    switch (key, value) {
    case ("meta", .object), ("sourceReference", .object): return Self.kept
    case ("timestamp", .object(let time)):
      check(Self.nanoseconds(time), value)
      return Self.kept
    case ("duration", .object(let time)):
      guard let length = Self.nanoseconds(time) else {
        complain("\(value) is no length of time")
        return value
      }
      // What was not executed took no time at all.
      return length == 0 ? .string("none") : Self.kept
    case ("message", .string), ("stackTrace", .string), ("code", .string), ("language", .string):
      // A feature's language is its own, a snippet's is the host's.
      return key == "language" && !isInSnippet ? value : Self.kept
    case ("snippets", .array(let snippets)):
      isInSnippet = true
      defer { isInSnippet = false }
      return .array(snippets.map { normal($0, "") })
    case ("exception", .object(var exception)):
      if case .string(let type)? = exception["type"] {
        exception["type"] = .string(Self.types[type] ?? type)
      }
      return sorted(exception)
    case (_, .object(let object)): return sorted(object)
    case (_, .array(let values)): return .array(values.map { normal($0, "") })
    default: return value
    }
  }

  private var isInSnippet = false

  private mutating func sorted(_ object: JSONObject) -> JSONValue {
    var result = JSONObject()
    for key in object.keys.sorted() { result[key] = object[key].map { normal($0, key) } }
    return .object(result)
  }

  private static func nanoseconds(_ time: JSONObject) -> Int? {
    guard time.keys.count == 2, case .integer(let seconds)? = time["seconds"],
      case .integer(let nanos)? = time["nanos"], (0..<1_000_000_000).contains(nanos)
    else { return nil }
    return seconds * 1_000_000_000 + nanos
  }

  /// Time never goes back, as a single lane tells it.
  private mutating func check(_ instant: Int?, _ value: JSONValue) {
    guard let instant else { return complain("\(value) is no time") }
    if instant < last { complain("\(value) is earlier than what was told before") }
    last = instant
  }

  private mutating func complain(_ problem: String) {
    complaints.append("line \(line): \(problem)")
  }
}
