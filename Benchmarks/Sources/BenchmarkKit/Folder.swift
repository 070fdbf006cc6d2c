#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder.
public struct Folder: Sendable {
  /// The path, without a slash at its end.
  public let path: String

  /// The folder with a path.
  public init(path: String) { self.path = path }

  /// Makes an empty folder among the temporary files.
  public static func temporary() throws(Problem) -> Folder {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = strdup(parent + "/spec-benchmark-XXXXXX")
    defer { free(path) }
    guard let path, let made = mkdtemp(path) else {
      throw Problem("cannot make a folder in \(parent)")
    }
    return Folder(path: String(cString: made))
  }

  /// What went wrong with a file, and why.
  public struct Problem: Error, CustomStringConvertible {
    public let description: String

    init(_ what: String) { description = what + ": " + String(cString: strerror(errno)) }
  }

  /// Makes a folder in this one.
  public func folder(_ name: String) throws(Problem) -> Folder {
    guard mkdir(path + "/" + name, 0o777) == 0 else { throw Problem("cannot make \(path)/\(name)") }
    return Folder(path: path + "/" + name)
  }

  /// Writes a file into this folder.
  public func write(_ name: String, _ text: String) throws(Problem) {
    guard let file = fopen(path + "/" + name, "w") else {
      throw Problem("cannot write \(path)/\(name)")
    }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard fclose(file) == 0, isWritten else { throw Problem("cannot write \(path)/\(name)") }
  }

  /// The paths of the files in this folder, sorted.
  public var files: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(path + "/" + name) }
    }
    return names.sorted()
  }

  /// Removes the folder and what is in it.
  public func remove() { _ = try? Child.run("rm", ["-rf", path]) }
}
