import SpecRunner
import SpecSystem
import SpecText

/// Files that a scenario names, relative to the file of its feature.
enum FeatureFile {
  /// The text of a file.
  ///
  /// - Throws: `StepFailure` if there is no such file, or if it is not a text.
  static func text(of name: String, in world: World) throws -> String {
    switch FileSystem.text(try path(of: name, in: world)) {
    case .success(let text): return text
    case .failure(let failure):
      throw StepFailure(
        "the file \(name.quoted) cannot be read", notes: [failure.sentence], kind: .argument)
    }
  }

  /// The absolute path of a file.
  ///
  /// - Throws: `StepFailure` if there is no such file.
  static func path(of name: String, in world: World) throws -> String {
    let folder = world.pickle?.uri.split(
      separator: "/", omittingEmptySubsequences: false
    ).dropLast().joined(separator: "/")
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    let path = isAbsolute || folder == nil || folder == "" ? name : "\(folder ?? "")/\(name)"
    if case .file = FileSystem.kind(of: path), let real = FileSystem.resolved(path) { return real }
    throw StepFailure(
      "there is no file \(name.quoted)",
      notes: [
        "it was looked for at \(path.quoted)",
        "write its path relative to the feature's file",
      ], kind: .argument)
  }
}
