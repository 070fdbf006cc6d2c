/// Where in a text a value stands: for complaints about a value that is JSON, but not what it
/// should be.
///
/// The text is walked again instead of every value keeping its place: only who complains pays.
extension JSONReader {
  /// The place of a path's key or element, or of the last one on the way to it that is there.
  ///
  /// So a missing key is complained about at the object that misses it. Of a key written twice it
  /// is the last, whose value counts. The text should be one that `read` accepts; in another the
  /// place is that of the last step found.
  public static func place(of path: JSONPath, in bytes: some Collection<UInt8>) -> JSONPlace {
    withBytes(of: bytes) { bytes in
      var scanner = JSONScanner(bytes)
      scanner.skipBlanks()
      var offset = scanner.offset
      for step in path.steps {
        guard let found = scanner.places(of: step) else { break }
        offset = found.name
        scanner.offset = found.value
      }
      return JSONPlace(offset: offset, in: bytes)
    }
  }

  /// The place of a path's key or element in a text.
  public static func place(of path: JSONPath, in text: String) -> JSONPlace {
    place(of: path, in: text.utf8)
  }

  /// A key that an object has already, and where it is written both times.
  public typealias RepeatedKey = (key: String, place: JSONPlace, first: JSONPlace)

  /// The keys that are written more than once in one object, in the order of the text.
  ///
  /// `read` takes the last value, as most readers do; who reads what people write may refuse it.
  /// The text should be one that `read` accepts; in another the answer ends with its first error.
  public static func repeatedKeys(in bytes: some Collection<UInt8>) -> [RepeatedKey] {
    withBytes(of: bytes) { bytes in
      var scanner = JSONScanner(bytes)
      var repeated: [RepeatedKey] = []
      // The keys of each open object; nil for an array.
      var open: [[[UInt8]: Int]?] = []
      while true {
        scanner.skipBlanks()
        let offset = scanner.offset
        switch scanner.next {
        case nil: return repeated
        case .openingBrace?: open.append([:])
        case .openingBracket?: open.append(nil)
        case .closingBrace?, .closingBracket?: _ = open.popLast()
        case .comma?, .colon?: break
        default:
          guard let value = try? scanner.scalar() else { return repeated }
          scanner.skipBlanks()
          // In an object, a text before a colon is a key.
          if case .string(let key) = value, scanner.next == .colon, let last = open.indices.last {
            if let first = open[last]?[Array(key.utf8)] {
              repeated.append(
                (key, JSONPlace(offset: offset, in: bytes), JSONPlace(offset: first, in: bytes)))
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
  /// Where the key and the value of a step stand in the container at the cursor.
  fileprivate mutating func places(of step: JSONPath.Step) -> (name: Int, value: Int)? {
    let isObject = next == .openingBrace
    guard isObject || next == .openingBracket else { return nil }
    offset += 1
    var found: (name: Int, value: Int)?
    var index = 0
    while true {
      skipBlanks()
      let name = offset
      var key = JSONPath.Step.index(index)
      if isObject {
        guard next == .quote, let text = try? string() else { return found }
        key = .key(text)
        skipBlanks()
        guard next == .colon else { return found }
        offset += 1
        skipBlanks()
      }
      if key == step { found = (name: isObject ? name : offset, value: offset) }
      guard skipValue(), next == .comma else { return found }
      offset += 1
      index += 1
    }
  }

  /// Steps over a value and the blanks behind it; false if there is none.
  private mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      skipBlanks()
      switch next {
      case nil: return false
      case .openingBrace?, .openingBracket?:
        depth += 1
        offset += 1
      case .closingBrace?, .closingBracket?:
        depth -= 1
        if depth < 0 { return false }
        offset += 1
      case .comma?, .colon?:
        if depth == 0 { return false }
        offset += 1
      default:
        if (try? scalar()) == nil { return false }
      }
    } while depth > 0
    skipBlanks()
    return true
  }
}
