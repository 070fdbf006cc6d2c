public import SpecRunner
public import Specs

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The scenarios of a test, found from the file the test stands in.
extension SpecCase {
  /// The scenarios in files and directories that satisfy a tag expression.
  ///
  /// A relative path is looked for beside the file that calls, and in the folders above it, the
  /// nearest first: an editor starts tests anywhere.
  ///
  /// - Parameters:
  ///   - paths: directories, files, `file:line`.
  ///   - tags: a tag expression, `@smoke and not @slow`; empty for every scenario.
  ///   - engine: what the vocabulary's steps run against.
  ///   - launch: what apps are launched with unless a specification says otherwise.
  ///   - own: libraries of one's own, joined with the vocabulary.
  /// - Throws: `SuiteError` for what cannot be read, `NothingFound` if there is no scenario, and
  ///   what is wrong with the steps or the tag expression.
  public static func found(
    in paths: String..., tags: String = "", on engine: any Engine = SimulatedEngine(),
    launching launch: LaunchOptions = LaunchOptions(app: ""),
    adding own: [StepLibrary] = [], from file: String = #filePath
  ) throws -> [SpecCase] {
    let vocabulary = Vocabulary.libraries(on: engine, launching: launch)
    return try found(
      in: paths, tags: tags, with: try StepRegistry(vocabulary + own), from: file)
  }

  /// The same with steps of one's own and no others.
  public static func found(
    in paths: String..., tags: String = "", steps: [StepLibrary], from file: String = #filePath
  ) throws -> [SpecCase] {
    try found(in: paths, tags: tags, with: try StepRegistry(steps), from: file)
  }

  private static func found(
    in paths: [String], tags: String, with registry: StepRegistry, from file: String
  ) throws -> [SpecCase] {
    guard registry.unusedDefinitions.isEmpty else {
      throw GlueError(diagnostics: registry.unusedDefinitions)
    }
    let selection = Selection(tags: tags.isEmpty ? nil : try TagExpression(tags))
    let cases = try all(in: paths.map { place(of: $0, from: file) }, selection, with: registry)
    guard cases.isEmpty else { return cases }
    throw NothingFound(paths: paths, tags: tags)
  }

  /// The nearest place a relative path leads to, or the path as it is if it leads nowhere.
  private static func place(of path: String, from file: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/") else { return path }
    // Lines stand behind the name: `log-in.feature:12`.
    let name = path.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
    var folder = file[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if access("\(folder)/\(name)", F_OK) == 0 { return "\(folder)/\(path)" }
    }
    return path
  }

  /// No scenario where there should be some: a test of nothing must not pass.
  public struct NothingFound: Error, Sendable, Equatable, CustomStringConvertible {
    let paths: [String]
    let tags: String

    /// Where it was looked, and for what.
    public var description: String {
      let place = paths.isEmpty ? "no path" : paths.joined(separator: " ")
      return tags.isEmpty
        ? "there is no scenario in \(place)"
        : "no scenario in \(place) has tags that satisfy \"\(tags)\""
    }
  }
}
