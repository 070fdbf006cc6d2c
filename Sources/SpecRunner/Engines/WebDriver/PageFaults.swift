import SpecSystem

/// The faults a page lists in its markup: `<meta name="spec-faults" content="one other">`.
///
/// Read without a browser, so that they are known before any is started. What a script adds later
/// is not seen here; a launch with a fault asks the page itself.
enum PageFaults {
  /// How much of a page is read: its head is at its beginning.
  private static let most = 1 << 20

  /// The faults that the page in a file lists; none if it cannot be read.
  static func listed(inFile path: String) -> [String] {
    guard case .success(let bytes) = FileSystem.read(path) else { return [] }
    return listed(in: String(decoding: bytes.prefix(most), as: UTF8.self))
  }

  /// The faults that a page lists.
  static func listed(in page: String) -> [String] {
    var rest = Array(page.unicodeScalars)[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if starts(rest, "<!--") {
        rest = after("-->", in: rest.dropFirst(4))
      } else if starts(rest, "<meta") {
        rest = rest.dropFirst(5)
        // `<metal>` is another element.
        guard let next = rest.first, isBlank(next) || next == "/" else { continue }
        let attributes = attributes(&rest)
        if attributes["name"]?.lowercased() == "spec-faults" {
          return (attributes["content"] ?? "").split(whereSeparator: \.isWhitespace).map {
            String($0)
          }
        }
      } else {
        rest = rest.dropFirst()
      }
    }
    return []
  }

  /// The attributes of a tag whose name has been read, up to and with its end.
  private static func attributes(_ rest: inout ArraySlice<Unicode.Scalar>) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop { isBlank($0) || $0 == "/" }
      guard let first = rest.first, first != ">" else { break }
      let name = take(&rest) { !isBlank($0) && !"=>/".unicodeScalars.contains($0) }
      rest = rest.drop(while: isBlank)
      guard rest.first == "=" else {
        // A stray quote or sign is skipped, so that every turn gets further.
        if name.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst().drop(while: isBlank)
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest = rest.dropFirst()
        attributes[name.lowercased()] = take(&rest) { $0 != quote }
        rest = rest.dropFirst()
      } else {
        attributes[name.lowercased()] = take(&rest) { !isBlank($0) && $0 != ">" }
      }
    }
    return attributes
  }

  private static func take(
    _ rest: inout ArraySlice<Unicode.Scalar>, while holds: (Unicode.Scalar) -> Bool
  ) -> String {
    let taken = rest.prefix(while: holds)
    rest = rest.dropFirst(taken.count)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: taken)
    return String(text)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  private static func starts(_ rest: ArraySlice<Unicode.Scalar>, _ text: String) -> Bool {
    rest.prefix(text.unicodeScalars.count).elementsEqual(text.unicodeScalars) {
      $0.properties.lowercaseMapping == String($1)
    }
  }

  private static func after(
    _ end: String, in rest: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    var rest = rest
    while !rest.isEmpty, !starts(rest, end) { rest = rest.dropFirst() }
    return rest.dropFirst(end.unicodeScalars.count)
  }
}
