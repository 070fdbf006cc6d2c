import SpecSystem
import SpecText

/// The folder of the server, which clients cannot leave.
struct MCPFolder: Sendable {
  let root: String

  /// The recording of the last run.
  let recording: String
  /// The file of a feature that a client sent as text.
  let inline: String
  /// The file in which a command says how far it is.
  let progress: String

  private static let own = LastFailedFile.folder + "/mcp"
  /// The number of servers that a folder can have at a time.
  private static let mostServers = 16

  /// - Parameters:
  ///   - root: the real path of the folder.
  ///   - own: where the server writes.
  init(_ root: String, own: String = own) {
    self.root = root
    recording = own + "/run.ndjson"
    inline = own + "/inline.feature"
    progress = own + "/progress"
  }

  /// The current folder, with files that no other server writes until the process ends.
  ///
  /// A folder that cannot be written to is found out when a call has to write.
  ///
  /// - Returns: nil if the folder does not exist any more, or has too many servers.
  static func claim() -> MCPFolder? {
    guard let root = FileSystem.resolved(".") else { return nil }
    for number in 1...mostServers {
      let own = number == 1 ? own : "\(own)/\(number)"
      for path in [LastFailedFile.folder, Self.own, own] { try? FileSystem.makeDirectory(path) }
      guard let file = try? FileSystem.open(own + "/lock", .appending) else {
        return MCPFolder(root, own: own)
      }
      // The lock lasts as long as the descriptor is open, which is as long as the process.
      if file.lock() { return MCPFolder(root, own: own) }
      file.close()
    }
    return nil
  }

  /// Returns a path, possibly with a line or a pattern, if it is in the folder.
  func checked(_ path: String) throws(Complaint) -> String {
    let shown = "the path \"\(path)\""
    if path.isEmpty { throw Complaint("a path is empty") }
    if path.utf8.contains(0) { throw Complaint("\(shown) has a null character") }
    if path.utf8.first == UInt8(ascii: "@") {
      throw Complaint("\(shown) is a list of paths, which a client cannot use: name them")
    }
    let outside = Complaint(
      "\(shown) is outside of the folder \"\(root)\", where the server was started")
    let parts = path.unicodeScalars.split(separator: "/").map { String($0) }
    var depth = 0
    if path.utf8.first == UInt8(ascii: "/") {
      guard path.isSame(as: root) || path.begins(with: root + "/"), !parts.contains("..") else {
        throw outside
      }
    } else {
      for part in parts where part != "." {
        depth += part == ".." ? -1 : 1
        if depth < 0 { throw outside }
      }
    }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    if let real = FileSystem.resolved(Self.file(of: isAbsolute ? path : root + "/" + path)),
      !real.isSame(as: root), !real.begins(with: root == "/" ? root : root + "/")
    {
      throw outside
    }
    return path
  }

  /// The path without lines, and of a pattern the folders that it names.
  private static func file(of path: String) -> String {
    if FileSystem.exists(path) { return path }
    var parts = path.unicodeScalars.split(separator: ":", omittingEmptySubsequences: false)
    while parts.count > 1, let last = parts.last, Int(String(last)) != nil { parts.removeLast() }
    let file = parts.map { String($0) }.joined(separator: ":")
    guard let sign = file.unicodeScalars.firstIndex(where: { "*?[{".unicodeScalars.contains($0) }),
      let slash = file.unicodeScalars[..<sign].lastIndex(of: "/")
    else { return file }
    return String(file.unicodeScalars[..<slash])
  }
}
