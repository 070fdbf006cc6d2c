public import Foundation

/// A fresh folder with given files, removed when the work in it ends.
///
/// It lives as long as the closure that gets it, not as long as a variable: a folder that goes with
/// its last mention would be gone before a process started in it has read it.
public struct TemporaryFolder: Sendable {
  /// Where the folder is, symbolic links resolved.
  public let url: URL

  /// The folder's path, without a slash at its end.
  public var path: String { url.path }

  /// Makes a folder, does the work and removes the folder, whatever comes of the work.
  ///
  /// - Parameter files: Contents by path, relative to the folder; folders between are made.
  public static func with<Answer>(
    _ files: [String: String] = [:], _ work: (TemporaryFolder) throws -> Answer
  ) throws -> Answer {
    let folder = try TemporaryFolder(files)
    defer { folder.remove() }
    return try work(folder)
  }

  /// The same for work that waits.
  public static func with<Answer>(
    _ files: [String: String] = [:], isolation: isolated (any Actor)? = #isolation,
    _ work: (TemporaryFolder) async throws -> Answer
  ) async throws -> Answer {
    let folder = try TemporaryFolder(files)
    defer { folder.remove() }
    return try await work(folder)
  }

  private init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("spec-" + UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = URL(fileURLWithPath: url.path, isDirectory: true)
    for (path, text) in files { try write(text, to: path) }
  }

  private func remove() { try? FileManager.default.removeItem(at: url) }

  /// The place of a file in the folder, whether it is there or not.
  public func file(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Writes a file, and makes the folders on the way to it.
  public func write(_ text: String, to path: String) throws {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a script that can be started as a program.
  ///
  /// The file that is started is a copy made by another process. A child that another thread starts
  /// at the same time inherits each file this process is writing, and the system refuses to start a
  /// program that somebody has open for writing ("Text file busy").
  public func writeProgram(_ text: String, to path: String) throws {
    try write(text, to: path + ".text")
    let copy = Process()
    copy.executableURL = URL(filePath: "/bin/sh")
    copy.arguments = ["-c", "cp \"$0.text\" \"$0\" && chmod 755 \"$0\"", file(path).path]
    try copy.run()
    copy.waitUntilExit()
  }

  /// A file's text; bytes that are not UTF-8 become U+FFFD, and nothing is taken away.
  public func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  /// The paths of all files, relative to the folder, hidden ones too, by name.
  public var files: [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: file(path).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }.sorted()
  }
}
