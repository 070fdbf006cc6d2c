/// The files of a new suite that is green at once.
struct StarterSuite: Sendable {
  let app: StarterApp
  let build: StarterBuild
  /// The path from the root of the repository to the folder of the suite; empty for the root.
  let folderInRepository: [String]

  /// The files, in the order of their importance.
  var files: [StarterFile] { needed + helpful }

  private var needed: [StarterFile] {
    switch app {
    case .page(let browser):
      [
        settings(browser, "\"serve\": \"./app\""),
        StarterFile(
          path: "specs/tip-calculator.feature", text: Self.tipCalculator("the app"),
          purpose: "three scenarios"),
        Self.requirementsFile,
        StarterFile(
          path: "app/index.html", text: Self.page,
          purpose: "the page that they test; replace it with your own"),
      ]
    case .python:
      [
        settings(nil, "\"engine\": \"app\""),
        StarterFile(
          path: "specs/tip-calculator.feature",
          text: Self.tipCalculator("the \"tip-calculator\" app"), purpose: "three scenarios"),
        Self.requirementsFile,
        StarterFile(
          path: "app/tip_calculator.py", text: Self.pythonApp,
          purpose: "the app that they test; replace it with your own"),
        StarterFile(
          path: "app/engine.py", text: Self.pythonEngine,
          purpose: "the engine, which connects the scenarios with the app"),
      ]
    case .terminal:
      [
        settings(nil, "\"engine\": \"app\""),
        StarterFile(
          path: "specs/tip-calculator.feature", text: Self.tipCalculatorInTerminal,
          purpose: "three scenarios"),
        StarterFile(
          path: "app/tip_calculator.py", text: Self.terminalApp,
          purpose: "the program that they test; replace it with your own"),
      ]
    case .address(let address, let browser):
      [
        settings(browser, "\"url\": \(Self.json(address))"),
        StarterFile(
          path: "specs/first.feature", text: Self.firstFeature(address), purpose: "two scenarios"),
      ]
    }
  }

  private static let requirementsFile = StarterFile(
    path: "specs/requirements.md", text: requirements,
    purpose: "what they prove, for spec coverage")

  private var helpful: [StarterFile] {
    (build.file(for: app, in: folderInRepository).map { [$0] } ?? []) + Self.editorFiles
      + [
        StarterFile(
          path: ".gitignore", text: ignored.map { $0 + "\n" }.joined(),
          purpose: "files that stay local", lines: ignored)
      ]
  }

  /// What version control ignores: reports, and what Python leaves.
  private var ignored: [String] {
    ["/report.xml", "/run.ndjson"] + (app == .python ? ["__pycache__/"] : [])
  }

  /// The settings: what to run against, and the schema for editors.
  private func settings(_ browser: StarterBrowser?, _ setting: String) -> StarterFile {
    var settings = [setting]
    // Chromium is the default.
    if browser == .firefox { settings.append("\"browser\": \"firefox\"") }
    let address: String? =
      switch app {
      case .python: "stdio:python3 ./app/engine.py"
      case .terminal: "terminal:python3 ./app/tip_calculator.py"
      case .page, .address: nil
      }
    let engines =
      address.map {
        """
        ,
          "engines": {
            "app": "\($0)"
          }
        """
      } ?? ""
    return StarterFile(
      path: ConfigFile.name,
      text: """
        {
          "$schema": "./\(Self.schemaPath)",
          "defaults": {
            \(settings.joined(separator: ",\n    "))
          }\(engines)
        }

        """, purpose: "what the scenarios run against")
  }
}
