import Foundation
import PackagePlugin

/// Makes `PageFiles.swift` from the scripts and style sheets in a module's folder `Page`.
///
/// As resources, they would be arrays of bytes, which the compiler takes seconds to check.
@main
struct PageFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = FileManager.default.enumerator(
      at: target.directoryURL, includingPropertiesForKeys: nil)
    let inputs = (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["js", "css"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "PageFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the page files of \(target.name)",
        executable: try context.tool(named: "EmbedFiles").url,
        arguments: ([output] + inputs).map(\.path), inputFiles: inputs, outputFiles: [output])
    ]
  }
}
