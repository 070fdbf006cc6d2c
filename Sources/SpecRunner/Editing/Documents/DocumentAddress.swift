import SpecText

/// Converts the uris of a client to the paths of the runner, which are relative to the root.
package struct DocumentAddress: Sendable {
  /// The root as the client writes it, and with links resolved; without a slash at the end.
  private let roots: [String]

  package init(roots: [String]) {
    self.roots = roots.map { $0.utf8.last == UInt8(ascii: "/") ? String($0.dropLast()) : $0 }
  }

  /// The path of a file, relative if it is below the root; the uri itself for other schemes.
  func path(of uri: String) -> String {
    guard let path = Self.filePath(uri) else { return uri }
    for root in roots where path.begins(with: root + "/") {
      return String(Substring(path.utf8.dropFirst(root.utf8.count + 1)))
    }
    return path
  }

  /// How deep a root of the file is; 0 if it is below none.
  func depth(of uri: String) -> Int {
    guard let path = Self.filePath(uri) else { return 0 }
    return roots.filter { path.begins(with: $0 + "/") }.map { $0.utf8.count + 1 }.max() ?? 0
  }

  /// The absolute path of a path; a uri as it is.
  func place(of path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/") || Self.hasScheme(path)
    return isAbsolute ? path : (roots.first ?? "") + "/" + path
  }

  /// The uri of a path.
  package func uri(of path: String) -> String {
    if Self.hasScheme(path) { return path }
    let full = place(of: path)
    let bytes = PathText.bytes(full) ?? Array(full.utf8)
    return "file://" + PercentText.encoded(bytes, keeping: PercentText.inPaths)
  }

  /// The absolute path of a `file` uri, decoded; nil for other uris.
  package static func filePath(_ uri: String) -> String? {
    guard uri.utf8.count > 7, uri.lowercased().begins(with: "file://") else { return nil }
    // A host, usually localhost, ends at the first slash.
    let rest = uri.utf8.dropFirst(7).drop { $0 != UInt8(ascii: "/") }
    guard !rest.isEmpty else { return nil }
    var bytes: [UInt8] = []
    var place = rest.startIndex
    while place < rest.endIndex {
      let next = rest.index(after: place)
      if rest[place] == UInt8(ascii: "%"),
        let end = rest.index(next, offsetBy: 2, limitedBy: rest.endIndex),
        let byte = UInt8(Substring(rest[next..<end]), radix: 16)
      {
        bytes.append(byte)
        place = end
      } else {
        bytes.append(rest[place])
        place = next
      }
    }
    return PathText.typed(bytes)
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    return scheme.count > 1
      && scheme.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}
