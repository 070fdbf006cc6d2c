import SpecEditing
import SpecJSON
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// What a client can read: the steps, the features and requirements of the suite, and the pages of
/// documentation that are installed with the program.
struct MCPResources: Sendable {
  let commands: MCPCommands
  let folder: MCPFolder

  private static let steps = "spec://steps"
  private static let markdown = "text/markdown"
  private static let gherkin = "text/x.cucumber.gherkin+plain"

  /// The result of `resources/templates/list`.
  static let templates: JSONValue = ["resourceTemplates": []]

  // MARK: - List

  /// The result of `resources/list`.
  func list() async -> JSONValue {
    let steps = Self.entry(
      Self.steps, "steps", Self.markdown,
      "The sentences that scenarios can use, with parameters, summaries and examples")
    let root = FileSystem.exists("specs") ? "specs" : "."
    let files = FeatureFinder(below: root) { FilePath.isFeature($0) || Self.isRequirements($0) }
      .files.sorted { $0.precedes($1) }
    let address = DocumentAddress(roots: [folder.root])
    let suite = files.map { Self.entry(address.uri(of: $0), $0, Self.type(of: $0), nil) }
    let pages = commands.pages.map { page in
      Self.entry(address.uri(of: page), "documentation/" + Self.name(of: page), Self.markdown, nil)
    }
    return ["resources": .array([steps] + suite + pages)]
  }

  private static func entry(
    _ uri: String, _ name: String, _ type: String, _ description: String?
  ) -> JSONValue {
    .fields([
      "uri": .string(uri), "name": .string(name), "mimeType": .string(type),
      "description": description.map { .string($0) },
    ])
  }

  private static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { slash in
      String(path[path.index(after: slash)...])
    } ?? path
  }

  private static func isRequirements(_ name: String) -> Bool {
    name.isSame(as: CoverageCommand.fileName)
  }

  private static func type(of path: String) -> String {
    path.ends(with: ".md") ? markdown : gherkin
  }

  // MARK: - Read

  /// The result of `resources/read`; nil if there is no such resource.
  func read(_ uri: String) async -> JSONValue? {
    if uri.isSame(as: Self.steps) {
      let page = try? await commands.answer(
        commands.arguments(StepsCommand.spec.name, ["--format=markdown"], []))
      guard let page, page.status == 0 else { return nil }
      return Self.contents(uri, Self.markdown, String(decoding: page.output, as: UTF8.self))
    }
    guard let path = DocumentAddress.filePath(uri) else { return nil }
    let name = Self.name(of: path)
    let isOfSuite =
      (FilePath.isFeature(name) || Self.isRequirements(name)) && (try? folder.checked(path)) != nil
    guard isOfSuite || commands.pages.contains(same: path),
      case .success(let text) = FileSystem.text(path)
    else { return nil }
    return Self.contents(uri, Self.type(of: path), text)
  }

  private static func contents(_ uri: String, _ type: String, _ text: String) -> JSONValue {
    ["contents": [["uri": .string(uri), "mimeType": .string(type), "text": .string(text)]]]
  }
}
