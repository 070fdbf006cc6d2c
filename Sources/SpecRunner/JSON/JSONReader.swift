/// Reads a whole JSON text into a value, by RFC 8259 to the letter.
///
/// No comments, no trailing commas, nothing behind the value. Two things the RFC leaves to the
/// reader: a byte order mark at the start is passed over (section 8.1), and arrays and objects
/// nested deeper than 512 are refused (section 9), so that no text can exhaust the stack of those
/// who walk the value.
public struct JSONReader {
  /// How many arrays and objects may stand inside one another.
  public static let deepestNesting = 512

  private var scanner: JSONScanner

  // Open arrays and objects share two lists: what belongs to the innermost one stands at the end
  // and is cut off when it closes. So nesting costs no recursion and no half-built containers.
  private var open: [Container] = []
  private var keys: [String] = []
  private var values: [JSONValue] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = JSONScanner(bytes) }

  /// The value of a text given as UTF-8.
  public static func read(_ bytes: some Collection<UInt8>) throws(JSONError) -> JSONValue {
    try withBytes(of: bytes) { bytes in
      var reader = JSONReader(bytes)
      return Result { () throws(JSONError) in try reader.document() }
    }.get()
  }

  /// The value of a text.
  public static func read(_ text: String) throws(JSONError) -> JSONValue { try read(text.utf8) }

  /// Hands on the bytes of a collection in one piece, copied if they do not lie so.
  static func withBytes<Answer>(
    of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer {
    if let answer = bytes.withContiguousStorageIfAvailable(body) { return answer }
    return Array(bytes).withUnsafeBufferPointer(body)
  }

  /// An array or object that is not closed yet, and where its keys and values begin.
  private struct Container {
    let isObject: Bool
    let firstKey: Int
    let firstValue: Int
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    scanner.skipBlanks()
    try value()
    while let container = open.last {
      scanner.skipBlanks()
      switch scanner.next {
      case .comma?: try another(in: container)
      case .closingBrace? where container.isObject: close(container)
      case .closingBracket? where !container.isObject: close(container)
      default: throw scanner.expected(container.isObject ? "',' or '}'" : "',' or ']'")
      }
    }
    scanner.skipBlanks()
    guard scanner.next == nil else { throw scanner.expected("the end of the text") }
    return values.first ?? .null
  }

  /// Reads a scalar or an empty container, or opens containers down to the first such value.
  private mutating func value() throws(JSONError) {
    while true {
      switch scanner.next {
      case .openingBrace?:
        guard try opens(isObject: true) else { return }
        try key(or: " or '}'")
      case .openingBracket?:
        guard try opens(isObject: false) else { return }
      default:
        values.append(try scanner.scalar())
        return
      }
    }
  }

  /// Steps into a container; one that is empty is a value already, and the answer is false.
  private mutating func opens(isObject: Bool) throws(JSONError) -> Bool {
    guard open.count < Self.deepestNesting else {
      throw scanner.failure("nested deeper than \(Self.deepestNesting) levels", at: scanner.offset)
    }
    scanner.offset += 1
    scanner.skipBlanks()
    if scanner.next == (isObject ? .closingBrace : .closingBracket) {
      scanner.offset += 1
      values.append(isObject ? .object(JSONObject()) : .array([]))
      return false
    }
    open.append(
      Container(isObject: isObject, firstKey: keys.count, firstValue: values.count))
    return true
  }

  /// Reads what follows a comma.
  private mutating func another(in container: Container) throws(JSONError) {
    let comma = scanner.offset
    scanner.offset += 1
    scanner.skipBlanks()
    if scanner.next == (container.isObject ? .closingBrace : .closingBracket) {
      throw scanner.failure("a comma stands behind the last value", at: comma)
    }
    if container.isObject { try key(or: "") }
    try value()
  }

  private mutating func key(or alternative: String) throws(JSONError) {
    guard scanner.next == .quote else {
      throw scanner.expected("a key in double quotes" + alternative)
    }
    keys.append(try scanner.string())
    scanner.skipBlanks()
    guard scanner.next == .colon else { throw scanner.expected("':'") }
    scanner.offset += 1
    scanner.skipBlanks()
  }

  private mutating func close(_ container: Container) {
    scanner.offset += 1
    open.removeLast()
    let value: JSONValue =
      container.isObject ? .object(members(of: container)) : .array(elements(of: container))
    values.append(value)
  }

  // Both cut off what they return. No slice may outlive its copy, or the cut would copy the lists.

  private mutating func elements(of container: Container) -> [JSONValue] {
    let elements = Array(values[container.firstValue...])
    values.removeLast(elements.count)
    return elements
  }

  private mutating func members(of container: Container) -> JSONObject {
    var object = JSONObject()
    let count = keys.count - container.firstKey
    object.reserveCapacity(count)
    for member in 0..<count {
      object[keys[container.firstKey + member]] = values[container.firstValue + member]
    }
    keys.removeLast(count)
    values.removeLast(count)
    return object
  }
}
