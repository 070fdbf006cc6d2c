import SpecSystem
import SpecText

/// The faults that a page lists in its markup: `<meta name="spec-faults" content="one other">`.
///
/// They are read without a browser, so that they are known before one is started. Elements that
/// scripts add later are not found; a launch with a fault asks the page itself.
enum PageFaults {
  /// The maximum number of bytes read of a page; its head is at the start.
  private static let most = 1 << 20

  /// The faults of the page in a file; empty if it cannot be read.
  static func listed(inFile path: String) -> [String] {
    var bytes: [UInt8] = []
    let failure = FileSystem.read(path) {
      bytes += $0
      return bytes.count < most
    }
    return failure == nil ? listed(in: String(decoding: bytes.prefix(most), as: UTF8.self)) : []
  }

  /// The faults of the page at an address; empty if it is not read soon.
  static func listed(atAddress text: String) -> [String] {
    guard let address = try? WebAddress(text), text.begins(with: "http://"),
      let response = try? HTTPConnection(address.server).send(
        "GET", address.path, by: .after(.seconds(5)))
    else { return [] }
    return listed(in: String(decoding: response.body.prefix(most), as: UTF8.self))
  }

  /// The faults of a page.
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

  /// Parses the attributes of a tag after its name, including its end.
  private static func attributes(_ rest: inout ArraySlice<Unicode.Scalar>) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop { isBlank($0) || $0 == "/" }
      guard let first = rest.first, first != ">" else { break }
      let name = take(&rest) { !isBlank($0) && !"=>/".unicodeScalars.contains($0) }
      rest = rest.drop(while: isBlank)
      guard rest.first == "=" else {
        // An unexpected quote or equals sign is skipped, so that each iteration makes progress.
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
