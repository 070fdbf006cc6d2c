import SpecEngines
import SpecReporters
import SpecSystem
import SpecText

/// `spec init`: writes a suite that passes at once.
enum InitCommand: Command {
  static let needsApps = true

  /// The values of `--for`.
  private enum Kind: String {
    case page, python, command, api, terminal, ios, android
  }

  private static let kind = Flag<Kind?>(
    "for",
    [
      .page: "a web page in app/, tested in a browser",
      .python: "a program in app/, tested through an engine in Python",
      .command: "a command in app/, tested by what it prints",
      .api: "a service in app/, tested over HTTP",
      .terminal: "a program in app/, tested in a terminal",
      .ios: "an app on an iPhone or a simulator, through Appium",
      .android: "an app on an Android phone or an emulator, through Appium",
    ], otherwise: "page if there is a browser, otherwise python", section: "suite",
    help: "what the scenarios test")
  private static let url = Flag<String?>(
    "url", value: "ADDRESS", .text, section: "suite",
    help: "test an existing page: http://localhost:3000")
  private static let build = Flag<StarterBuild>(
    "ci",
    [
      .github: "a workflow of GitHub Actions",
      .gitlab: "a job of GitLab CI",
      .none: "nothing",
    ], default: .github, section: "suite",
    help: "the build system that runs the suite")
  static let dryRun = Flag<Bool>(
    "dry-run", section: "output", help: "list the files without writing them")

  static let spec = CommandSpec(
    name: "init", summary: "write a suite that passes at once",
    discussion: """
      Writes scenarios, an app that they test, settings, a job for a build system and settings for \
      editors into FOLDER, and prints how to go on. Nothing has to be compiled.

      An existing file is never changed: if one is in the way, nothing is written. Editor settings \
      and the job may exist; lines that they lack are printed.
      """,
    examples: [
      .init("spec init", "in this folder"),
      .init("spec init e2e --url http://localhost:3000", "for a page of your own, in e2e/"),
      .init("spec init --for python --dry-run", "list what would be written"),
    ],
    positionals: [
      Positional(
        "FOLDER", .optional, completion: .directory,
        help: "where to write; it may contain other files (default: this folder)")
    ],
    flags: [kind, url, build, dryRun], rules: [.excludes(kind, url)])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let typed = arguments.positionals.first ?? "."
    if typed.isEmpty {
      return tool.printError("the folder is empty\nname a folder; a shell variable may be unset")
    }
    guard let app = try app(arguments, tool.environment) else {
      return tool.printError(
        "there is neither a browser nor Python on this machine\n"
          + "install one (Debian: apt install chromium-driver, or apt install python3), or write "
          + "the suite for later: \(tool.spec.name) init --for page", .broken)
    }
    let folder = StarterFolder(typed)
    let suite = StarterSuite(
      app: app, build: arguments[build],
      folderInRepository: folder.placeInRepository, publisher: await InstalledFiles.repository())
    return try StarterPage(folder: folder, files: suite.files).write(
      isDryRun: arguments[dryRun], tool
    ) { written in
      trust(written, in: folder, tool)
      return StarterSteps(app: app, folder: folder, tool: tool.spec.name, files: suite.files).text
    }
  }

  /// Trusts the settings that were just written: they are the tool's own.
  private static func trust(
    _ written: [StarterFile], in folder: StarterFolder, _ tool: ToolContext
  ) {
    for path in written.map(folder.path(of:)) where FilePath.name(of: path) == ConfigFile.name {
      guard let file = try? ConfigFile.read(path, check: { _ in [] }),
        let actions = SettingsTrust.all(of: file)
      else { continue }
      // If it cannot be stored, the first run asks.
      try? TrustStore(tool.environment)?.set(actions, of: path)
    }
  }

  /// The app to test; nil if this machine can run none.
  private static func app(
    _ arguments: Arguments, _ environment: Environment
  ) throws(UsageError) -> StarterApp? {
    if let address = arguments[url] {
      do throws(ServerAddress.Unusable) { _ = try WebAddress(address) } catch {
        throw arguments.error(
          .refused(
            url.long, error.reason,
            "example: --url http://localhost:3000; for a page of your own in a folder, "
              + "see --for page"))
      }
      return .address(address, StarterBrowser.found(environment))
    }
    switch arguments[kind] {
    case .page: return .page(StarterBrowser.found(environment))
    case .python: return .python
    case .command: return .command
    case .api: return .api
    case .terminal: return .terminal
    case .ios: return .phone(.ios)
    case .android: return .phone(.android)
    case nil: return StarterApp.found(environment)
    }
  }
}

extension StarterFolder {
  /// The names of the folders from the root of its repository; empty outside a repository.
  var placeInRepository: [String] {
    // The folder need not exist yet: then the closest one that does counts.
    var names: [String] = []
    var known = path.isEmpty ? "." : path
    while FileSystem.resolved(known) == nil {
      let parts = known.split(separator: "/")
      guard let last = parts.last else { return [] }
      names.insert(String(last), at: 0)
      let above = parts.dropLast().joined(separator: "/")
      known = known.utf8.first == UInt8(ascii: "/") ? "/" + above : above.isEmpty ? "." : above
    }
    var here = (FileSystem.resolved(known) ?? "/").split(separator: "/").map(String.init)
    while true {
      if FileSystem.exists("/" + (here + [".git"]).joined(separator: "/")) { return names }
      guard let last = here.popLast() else { return [] }
      names.insert(last, at: 0)
    }
  }
}
