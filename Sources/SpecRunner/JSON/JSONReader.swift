/// Parses a JSON text into a value, strictly by RFC 8259.
///
/// Comments, trailing commas and text after the value are errors. Of what the RFC leaves open, a
/// byte order mark at the start is ignored (section 8.1), and arrays and objects nested deeper than
/// 512 levels are an error (section 9), so that code that walks a value cannot exhaust the stack.
package struct JSONReader {
  /// The maximum number of nested arrays and objects.
  package static let maximumDepth = 512

  private var scanner: JSONScanner

  // Open arrays and objects share two lists: the entries of the innermost one are at the end and
  // are removed when it closes. Nesting therefore needs no recursion and no partly built
  // containers.
  private var open: [Container] = []
  private var keys: [String] = []
  private var values: [JSONValue] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = JSONScanner(bytes) }

  /// Parses a text given as UTF-8.
  package static func read(_ bytes: some Collection<UInt8>) throws(JSONError) -> JSONValue {
    try withBytes(of: bytes) { bytes in
      var reader = JSONReader(bytes)
      return Result { () throws(JSONError) in try reader.document() }
    }.get()
  }

  /// Parses a text.
  package static func read(_ text: String) throws(JSONError) -> JSONValue { try read(text.utf8) }

  /// Calls a closure with the bytes in contiguous memory, copied if necessary.
  static func withBytes<Result>(
    of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let answer = bytes.withContiguousStorageIfAvailable(body) { return answer }
    return Array(bytes).withUnsafeBufferPointer(body)
  }

  /// An open array or object, with the indices of its first key and value.
  private struct Container {
    let isObject: Bool
    let firstKey: Int
    let firstValue: Int
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    scanner.skipWhitespace()
    try value()
    while let container = open.last {
      scanner.skipWhitespace()
      switch scanner.next {
      case .comma?: try afterComma(in: container)
      case .closingBrace? where container.isObject: close(container)
      case .closingBracket? where !container.isObject: close(container)
      default: throw scanner.expected(container.isObject ? "',' or '}'" : "',' or ']'")
      }
    }
    scanner.skipWhitespace()
    guard scanner.next == nil else { throw scanner.expected("the end of the text") }
    return values.first ?? .null
  }

  /// Parses a scalar or an empty container, or opens containers down to the first such value.
  private mutating func value() throws(JSONError) {
    while true {
      switch scanner.next {
      case .openingBrace?:
        guard try beginContainer(isObject: true) else { return }
        try key(or: " or '}'")
      case .openingBracket?:
        guard try beginContainer(isObject: false) else { return }
      default:
        values.append(try scanner.scalar())
        return
      }
    }
  }

  /// Opens a container; an empty one is parsed completely, and the result is false.
  private mutating func beginContainer(isObject: Bool) throws(JSONError) -> Bool {
    guard open.count < Self.maximumDepth else {
      throw scanner.failure("nested deeper than \(Self.maximumDepth) levels", at: scanner.offset)
    }
    scanner.offset += 1
    scanner.skipWhitespace()
    if scanner.next == (isObject ? .closingBrace : .closingBracket) {
      scanner.offset += 1
      values.append(isObject ? .object(JSONObject()) : .array([]))
      return false
    }
    open.append(
      Container(isObject: isObject, firstKey: keys.count, firstValue: values.count))
    return true
  }

  /// Parses the value after a comma.
  private mutating func afterComma(in container: Container) throws(JSONError) {
    let comma = scanner.offset
    scanner.offset += 1
    scanner.skipWhitespace()
    if scanner.next == (container.isObject ? .closingBrace : .closingBracket) {
      throw scanner.failure("there is a comma after the last value", at: comma)
    }
    if container.isObject { try key(or: "") }
    try value()
  }

  private mutating func key(or alternative: String) throws(JSONError) {
    guard scanner.next == .quote else {
      throw scanner.expected("a key in double quotes" + alternative)
    }
    keys.append(try scanner.string())
    scanner.skipWhitespace()
    guard scanner.next == .colon else { throw scanner.expected("':'") }
    scanner.offset += 1
    scanner.skipWhitespace()
  }

  private mutating func close(_ container: Container) {
    scanner.offset += 1
    open.removeLast()
    let value: JSONValue =
      container.isObject ? .object(members(of: container)) : .array(elements(of: container))
    values.append(value)
  }

  // Both remove what they return. No slice may outlive its copy, or the removal would copy the
  // lists.

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
