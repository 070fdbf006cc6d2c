public import SpecRunner
import SpecSystem
import SpecText

/// Finds the scenarios of a test, relative to the test's file.
extension SpecCase {
  /// The scenarios in files and directories that match a tag expression.
  ///
  /// A relative path is resolved against the directory of the calling file and its parents, the
  /// nearest first, because editors run tests in any directory.
  ///
  /// - Parameters:
  ///   - paths: directories, files, `file:line`.
  ///   - tags: a tag expression, `@smoke and not @slow`; empty for every scenario.
  ///   - variables: the values of `${NAME}` in steps.
  ///   - steps: your own libraries, or those of the vocabulary:
  ///     `Vocabulary.libraries(on: SimulatedEngine())`, with `import Specs`.
  ///   - file: the file from whose folder relative paths begin.
  /// - Throws: `SuiteError` for unreadable files, `NothingFound` if there is no scenario, or the
  ///   errors of the steps or the tag expression.
  public static func found(
    in paths: String..., tags: String = "", variables: [String: String] = [:],
    steps: [StepLibrary], from file: String = #filePath
  ) throws -> [SpecCase] {
    let suite = FeatureLoader().load(paths.map { place(of: $0, from: file) })
    let registry = try StepRegistry(
      steps, for: suite,
      variables: Variables(variables.map { ($0.key, .plain($0.value)) }))
    guard registry.unusedDefinitions.isEmpty else {
      throw GlueError(diagnostics: registry.unusedDefinitions)
    }
    let selection = Selection(tags: tags.isEmpty ? nil : try TagExpression(tags))
    let cases = try all(in: suite, selection, with: registry)
    guard cases.isEmpty else { return cases }
    throw NothingFound(paths: paths, tags: tags)
  }

  /// The nearest existing path, or the path itself.
  private static func place(of path: String, from file: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/") else { return path }
    // Line numbers follow the name: `log-in.feature:12`.
    let name = path.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
    var folder = file[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if FileSystem.exists("\(folder)/\(name)") { return "\(folder)/\(path)" }
    }
    return path
  }

  /// No scenario was found, so the test would check nothing.
  public struct NothingFound: Error, Sendable, Equatable, CustomStringConvertible {
    let paths: [String]
    let tags: String

    /// The searched places and the selection.
    public var description: String {
      let place = paths.isEmpty ? "no path" : paths.joined(separator: " ")
      return tags.isEmpty
        ? "no scenario found in \(place)"
        : "no scenario in \(place) has tags that satisfy \"\(tags)\""
    }
  }
}
