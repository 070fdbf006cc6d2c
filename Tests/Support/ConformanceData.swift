public import Foundation
public import Testing

/// The official test data, when it is on this machine: the folder `SPEC_CONFORMANCE` names.
///
/// Without the variable it is looked for beside the project, in `../shared/conformance`. Tests
/// that need it are enabled by `isPresent` and skip with `whenAbsent` otherwise.
public enum ConformanceData {
  /// The folder that holds `manifest.json`, or nil if there is none.
  public static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["SPEC_CONFORMANCE"]
      .map { URL(fileURLWithPath: $0, relativeTo: projectRoot) }
    let folder = named ?? projectRoot.appendingPathComponent("../shared/conformance")
    let manifest = folder.appendingPathComponent("manifest.json")
    return FileManager.default.fileExists(atPath: manifest.path) ? folder.standardizedFileURL : nil
  }()

  /// Whether the data are here.
  public static let isPresent = folder != nil

  /// The sentence a skipped test ends with.
  public static let whenAbsent =
    "the conformance data are not on this machine: name their folder in SPEC_CONFORMANCE"

  /// The project's root, two folders above this file's.
  public static let projectRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// One case of the manifest: its name and its files, relative to `folder`.
  public struct Case: Sendable, CustomStringConvertible, CustomTestStringConvertible {
    public let name: String
    public let files: [String]

    public var description: String { name }
    public var testDescription: String { name }

    /// The bytes of the first file whose name ends so.
    public func data(endingWith suffix: String) throws -> Data {
      guard let folder, let file = files.first(where: { $0.hasSuffix(suffix) }) else {
        throw MissingFile(name: name, suffix: suffix)
      }
      return try Data(contentsOf: folder.appendingPathComponent(file))
    }

    public struct MissingFile: Error, CustomStringConvertible {
      let name: String
      let suffix: String
      public var description: String { "case \(name) lists no file that ends with \(suffix)" }
    }
  }

  /// The cases the manifest lists under a suite and a kind, by name; none if it has no such kind.
  public static func cases(_ suite: String, _ kind: String) -> [Case] {
    (manifest[suite]?[kind] ?? [:]).map { Case(name: $0.key, files: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// Every `suite/kind` the manifest lists.
  public static var kinds: [String] {
    manifest.flatMap { suite, kinds in kinds.keys.map { "\(suite)/\($0)" } }.sorted()
  }

  private static let manifest: [String: [String: [String: [String]]]] = {
    guard let folder,
      let data = try? Data(contentsOf: folder.appendingPathComponent("manifest.json")),
      let manifest = try? JSONDecoder().decode(
        [String: [String: [String: [String]]]].self, from: data)
    else { return [:] }
    return manifest
  }()
}
