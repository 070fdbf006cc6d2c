/// The positions of values in a text, for errors about valid JSON with the wrong content.
///
/// The text is scanned again instead of storing a position with every value: only an error costs
/// time.
extension JSONReader {
  /// The position of a path's key or element, or of the last one on its way that exists.
  ///
  /// A missing key is therefore reported at its object. If a key is repeated, the position is that
  /// of the last. The text should be one that `read` accepts; otherwise the position is that of the
  /// last step found.
  package static func position(of path: JSONPath, in bytes: some Collection<UInt8>) -> JSONPosition
  {
    withBytes(of: bytes) { bytes in
      var scanner = JSONScanner(bytes)
      scanner.skipWhitespace()
      var offset = scanner.offset
      for step in path.steps {
        guard let found = scanner.offsets(of: step) else { break }
        offset = found.name
        scanner.offset = found.value
      }
      return JSONPosition(offset: offset, in: bytes)
    }
  }

  /// The position of a path's key or element in a text.
  package static func position(of path: JSONPath, in text: String) -> JSONPosition {
    position(of: path, in: text.utf8)
  }

  /// A field of an object and the offsets of its value in the text.
  package typealias WrittenField = (key: String, value: Range<Int>)

  /// The fields of the object that a text is, in order, repeated ones included; nil if it is none.
  ///
  /// The text should be one that `read` accepts.
  package static func writtenFields(in bytes: some Collection<UInt8>) -> [WrittenField]? {
    withBytes(of: bytes) { bytes in
      var scanner = JSONScanner(bytes)
      scanner.skipWhitespace()
      guard scanner.next == .openingBrace else { return nil }
      scanner.offset += 1
      var fields: [WrittenField] = []
      while true {
        scanner.skipWhitespace()
        guard scanner.next == .quote, let key = try? scanner.string() else { return fields }
        scanner.skipWhitespace()
        guard scanner.next == .colon else { return fields }
        scanner.offset += 1
        scanner.skipWhitespace()
        let start = scanner.offset
        guard let end = scanner.endOfValue() else { return fields }
        fields.append((key, start..<end))
        scanner.skipWhitespace()
        guard scanner.next == .comma else { return fields }
        scanner.offset += 1
      }
    }
  }

  /// A repeated key, its position and that of its first occurrence.
  package typealias RepeatedKey = (key: String, position: JSONPosition, first: JSONPosition)

  /// The keys that occur more than once in an object, in the order of the text.
  ///
  /// `read` takes the last value, as most parsers do; a reader of files that people write may
  /// reject them. The text should be one that `read` accepts; otherwise the result ends at its
  /// first error.
  package static func repeatedKeys(in bytes: some Collection<UInt8>) -> [RepeatedKey] {
    withBytes(of: bytes) { bytes in
      var scanner = JSONScanner(bytes)
      var repeated: [RepeatedKey] = []
      // The keys of each open object with their offsets; nil for an array.
      var open: [[[UInt8]: Int]?] = []
      while true {
        scanner.skipWhitespace()
        let offset = scanner.offset
        switch scanner.next {
        case nil: return repeated
        case .openingBrace?: open.append([:])
        case .openingBracket?: open.append(nil)
        case .closingBrace?, .closingBracket?: _ = open.popLast()
        case .comma?, .colon?: break
        default:
          guard let value = try? scanner.scalar() else { return repeated }
          scanner.skipWhitespace()
          // In an object, a string before a colon is a key.
          if case .string(let key) = value, scanner.next == .colon, let last = open.indices.last {
            if let first = open[last]?[Array(key.utf8)] {
              repeated.append(
                (
                  key, JSONPosition(offset: offset, in: bytes),
                  JSONPosition(offset: first, in: bytes)
                ))
            } else {
              open[last]?[Array(key.utf8)] = offset
            }
          }
          continue
        }
        scanner.offset += 1
      }
    }
  }
}

extension JSONScanner {
  /// The offsets of a step's key and value in the container at the cursor.
  fileprivate mutating func offsets(of step: JSONPath.Step) -> (name: Int, value: Int)? {
    let isObject = next == .openingBrace
    guard isObject || next == .openingBracket else { return nil }
    offset += 1
    var found: (name: Int, value: Int)?
    var index = 0
    while true {
      skipWhitespace()
      let name = offset
      var key = JSONPath.Step.index(index)
      if isObject {
        guard next == .quote, let text = try? string() else { return found }
        key = .key(text)
        skipWhitespace()
        guard next == .colon else { return found }
        offset += 1
        skipWhitespace()
      }
      if key == step { found = (name: isObject ? name : offset, value: offset) }
      guard skipValue(), next == .comma else { return found }
      offset += 1
      index += 1
    }
  }

  /// Skips a value and the white space after it; false if there is none.
  private mutating func skipValue() -> Bool {
    guard endOfValue() != nil else { return false }
    skipWhitespace()
    return true
  }

  /// Skips a value and returns its end; nil if there is none.
  fileprivate mutating func endOfValue() -> Int? {
    var depth = 0
    repeat {
      skipWhitespace()
      switch next {
      case nil: return nil
      case .openingBrace?, .openingBracket?:
        depth += 1
        offset += 1
      case .closingBrace?, .closingBracket?:
        depth -= 1
        if depth < 0 { return nil }
        offset += 1
      case .comma?, .colon?:
        if depth == 0 { return nil }
        offset += 1
      default:
        if (try? scalar()) == nil { return nil }
      }
    } while depth > 0
    return offset
  }
}
