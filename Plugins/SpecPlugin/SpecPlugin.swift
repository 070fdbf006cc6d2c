import Foundation
import PackagePlugin

/// `swift package spec ARGUMENT…`: builds the tool of a package and runs it with the arguments.
///
/// The tool is the package's executable that depends on the command line of spec.
@main
struct SpecPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let wanted = words.extractOption(named: "product").last
    let tool = try tool(of: context.package, named: wanted)
    let build = try packageManager.build(
      .product(tool), parameters: .init(configuration: .inherit, logging: .concise))
    guard build.succeeded,
      let artifact = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw Problem("\(tool) was not built:\n\(build.logText)") }
    let process = try Process.run(artifact.url, arguments: words.remainingArguments)
    process.waitUntilExit()
    exit(process.terminationStatus)
  }

  /// The name of the only executable with the command line, or of the one that is asked for.
  private func tool(of package: Package, named wanted: String?) throws -> String {
    let tools = package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.recursiveTargetDependencies.contains { $0.name == "SpecCommandLine" }
    }.map(\.name).sorted()
    let list = tools.joined(separator: ", ")
    if let wanted {
      if tools.contains(wanted) { return wanted }
      throw Problem(
        "no executable \"\(wanted)\" depends on SpecCommandLine or SpecAppTool"
          + (tools.isEmpty ? "" : "\nuse one of \(list)"))
    }
    guard let only = tools.first else {
      throw Problem(
        """
        no executable of this package depends on SpecCommandLine or SpecAppTool
        Documentation/Writing-Steps.md of spec shows how to write one
        """)
    }
    if tools.count == 1 { return only }
    throw Problem(
      "several executables have the command line of spec: \(list)\n"
        + "name one: swift package spec --product \(only) run")
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
