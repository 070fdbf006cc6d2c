import SpecGherkin

/// Paths, directories and `path:line` become a suite: the only code that reads specs from disk.
public struct FeatureLoader: Sendable {
  /// The language of files that do not name theirs, by its code.
  public var language: String

  public init(language: String = "en") {
    self.language = language
  }

  /// Reads all features the paths name, in order of uri, each once.
  ///
  /// A path is a file, a directory (all `.feature` and `.feature.md` files below it), either
  /// followed by `:line` any number of times, or `@file`: a list of such paths. What cannot be
  /// read is an error of the suite, so that everything wrong is said at once.
  public func load(_ paths: [String]) -> Suite {
    var request = LoadRequest()
    for path in paths { request.add(path) }
    var suite = Suite(lines: request.lines, unread: request.errors)
    for file in request.files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      switch FileSystem.read(file) {
      case .success(let bytes): suite.add(Source(uri: file, bytes: bytes), language: language)
      case .failure(let reason): suite.unread.append(.unreadable(file, reason))
      }
    }
    return suite
  }
}

extension FeatureLoader {
  /// One file by its path as typed, its ids counted from 0.
  public func read(_ path: String) -> Suite {
    var suite = Suite()
    switch FileSystem.read(path) {
    case .success(let bytes): suite.add(Source(uri: path, bytes: bytes), language: language)
    case .failure(let reason): suite.unread.append(.unreadable(path, reason))
    }
    return suite
  }

  /// A line of a file, from 1, for a message that quotes it; nil if it cannot be read.
  public func line(_ number: Int, of path: String) -> String? {
    guard case .success(let bytes) = FileSystem.read(path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }
}

/// What the paths of a command line come to: files, and lines asked for in them.
private struct LoadRequest {
  var files: Set<String> = []
  var lines: [String: Set<Int>] = [:]
  var errors: [Diagnostic] = []
  private var whole: Set<String> = []

  mutating func add(_ path: String, listedIn list: String? = nil) {
    if path.utf8.first == UInt8(ascii: "@"), list == nil {
      addList(String(path.dropFirst()))
      return
    }
    let (name, asked) = Self.split(path)
    let file = Self.normalised(name)
    switch FileSystem.kind(of: file) {
    case .file: add(file: file, asked: asked)
    case .directory:
      let found = FileSystem.features(below: file, errors: &errors)
      if found.isEmpty { errors.append(.noFeatures(file)) }
      for file in found { add(file: file, asked: asked) }
    case .missing: errors.append(.missing(file, listedIn: list))
    }
  }

  private mutating func add(file: String, asked: Set<Int>) {
    files.insert(file)
    if asked.isEmpty {
      whole.insert(file)
      lines[file] = nil
    } else if !whole.contains(file) {
      lines[file, default: []].formUnion(asked)
    }
  }

  private mutating func addList(_ file: String) {
    switch FileSystem.read(file) {
    case .failure(let reason): errors.append(.unreadable(file, reason))
    case .success(let bytes):
      let entries = String(decoding: bytes, as: UTF8.self).unicodeScalars
        .split { $0 == "\n" || $0 == "\r" || $0 == " " }
      for entry in entries { add(String(entry), listedIn: file) }
    }
  }

  /// `a/b.feature:3:7` is `a/b.feature` and lines 3 and 7.
  private static func split(_ path: String) -> (name: String, lines: Set<Int>) {
    var parts = path.split(separator: ":", omittingEmptySubsequences: false)
    var lines: Set<Int> = []
    while parts.count > 1, let last = parts.last, let line = Int(last), line > 0 {
      lines.insert(line)
      parts.removeLast()
    }
    return (parts.joined(separator: ":"), lines)
  }

  /// Without `./` in front and slashes behind, so that one file has one uri.
  private static func normalised(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
      .filter { $0 != "." }.map(String.init)
    if path.utf8.first == UInt8(ascii: "/") { parts.insert("", at: 0) }
    if parts == [""] { return "/" }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension Diagnostic {
  fileprivate static func missing(_ path: String, listedIn list: String?) -> Diagnostic {
    Diagnostic(
      code: "path.missing", severity: .error, message: "there is no file or directory \"\(path)\"",
      uri: path, location: nil, notes: list.map { ["it is listed in \($0)"] } ?? [],
      fix: "check the spelling, and that you are in the directory the path starts from")
  }

  fileprivate static func noFeatures(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "path.no-features", severity: .error,
      message: "there is no .feature or .feature.md file below \"\(path)\"", uri: path,
      location: nil, notes: [], fix: "name a directory that holds feature files")
  }

  fileprivate static func unreadable(_ path: String, _ reason: FileSystem.Failure) -> Diagnostic {
    Diagnostic(
      code: "path.unreadable", severity: .error,
      message: "\"\(path)\" cannot be read: \(reason.sentence)", uri: path, location: nil,
      notes: [], fix: "check the path and its permissions")
  }
}
