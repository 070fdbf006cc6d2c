import SpecEngines

/// The files of a new suite that is green at once.
struct StarterSuite: Sendable {
  let app: StarterApp
  let build: StarterBuild
  /// The path from the root of the repository to the folder of the suite; empty for the root.
  let folderInRepository: [String]
  /// The repository on GitHub that publishes the tool; nil if it is not known.
  var publisher: String?

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
        Self.requirementsOfScreen,
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
        Self.requirementsOfScreen,
        StarterFile(
          path: "app/tip_calculator.py", text: Self.pythonApp,
          purpose: "the app that they test; replace it with your own"),
        StarterFile(
          path: "app/engine.py", text: Self.pythonEngine,
          purpose: "the engine, which connects the scenarios with the app"),
      ]
    case .command:
      [
        settings(nil, nil, "\"back-end\": { \"allow-commands\": true }"),
        StarterFile(
          path: "specs/tip-calculator.feature", text: Self.tipCommand, purpose: "four scenarios"),
        Self.requirementsFile(
          "What is no amount is refused with status 2.",
          "Without an argument, the bill is read from standard input."),
        StarterFile(
          path: "app/tip.py", text: Self.commandApp,
          purpose: "the command that they test; replace it with your own"),
      ]
    case .api:
      [
        settings(
          nil,
          """
          "engine": "sim",
              "serve": { "command": "python3 app/server.py", "ready": "\(Self.serviceAddress)/" }
          """, "\"back-end\": { \"url\": \"\(Self.serviceAddress)\" }"),
        StarterFile(
          path: "specs/tip-calculator.feature", text: Self.tipService, purpose: "five scenarios"),
        Self.requirementsFile(
          "What is no bill is refused with status 422.", "A tip that was never given is not found."),
        StarterFile(
          path: "app/server.py", text: Self.serviceApp,
          purpose: "the service that they test; replace it with your own"),
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
    case .phone:
      [
        settings(nil, "\"engine\": \"phone\""),
        StarterFile(
          path: "specs/first.feature", text: Self.firstFeatureOfPhone, purpose: "three scenarios"),
        StarterFile(
          path: Self.requirementsPath,
          text: Self.requirements(
            of: "The app", "app",
            [
              "The app opens with a screen that says something.",
              "Nothing is asked before the first tap.", "The app returns from the background.",
            ]), purpose: "what they prove, for spec coverage"),
      ]
    case .address(let address, let browser):
      [
        settings(browser, "\"url\": \(Self.json(address))"),
        StarterFile(
          path: "specs/first.feature", text: Self.firstFeature(address), purpose: "two scenarios"),
      ]
    }
  }

  /// The path of the requirements, with which faults of the app can be proved.
  static let requirementsPath = "specs/requirements.md"

  private static func requirementsFile(_ rest: String...) -> StarterFile {
    StarterFile(
      path: requirementsPath,
      text: requirements(
        of: "Tip calculator", "tip", ["A tip of ten percent is added to the bill."] + rest),
      purpose: "what they prove, for spec coverage")
  }

  private static let requirementsOfScreen = requirementsFile(
    "Without a bill, no tip can be added.", "A correction of the bill replaces the total.")

  private var helpful: [StarterFile] {
    (build.file(for: app, in: folderInRepository, from: publisher).map { [$0] } ?? [])
      + Self.editorFiles
      + [
        StarterFile(
          path: ".gitignore", text: ignored.map { $0 + "\n" }.joined(),
          purpose: "files that stay local", lines: ignored)
      ]
  }

  /// What version control ignores: reports, and what Python leaves.
  private var ignored: [String] {
    ["/report.xml", "/run.ndjson", "/site/"] + (app == .python ? ["__pycache__/"] : [])
  }

  private static let serviceAddress = "http://127.0.0.1:\(servicePort)"

  /// The settings: what to run against, and the schema for editors.
  ///
  /// - Parameters:
  ///   - setting: the first of the defaults; nil if there is none.
  ///   - section: another section of the file.
  private func settings(
    _ browser: StarterBrowser?, _ setting: String?, _ section: String? = nil
  ) -> StarterFile {
    var settings = [setting].compactMap { $0 }
    // Chromium is the default.
    if browser == .firefox { settings.append("\"browser\": \"firefox\"") }
    let engine: (name: String, value: String)? =
      switch app {
      case .python: ("app", "\"stdio:python3 ./app/engine.py\"")
      case .terminal: ("app", "\"terminal:python3 ./app/tip_calculator.py\"")
      case .phone(let platform): ("phone", Self.phone(platform))
      case .page, .address, .command, .api: nil
      }
    let defaults =
      settings.isEmpty
      ? nil
      : """
      "defaults": {
          \(settings.joined(separator: ",\n    "))
        }
      """
    let engines = engine.map {
      """
      "engines": {
          "\($0.name)": \($0.value)
        }
      """
    }
    let sections = ["\"$schema\": \"./\(Self.schemaPath)\"", defaults, engines, section]
    return StarterFile(
      path: ConfigFile.name,
      text: "{\n  \(sections.compactMap { $0 }.joined(separator: ",\n  "))\n}\n",
      purpose: "what the scenarios run against")
  }
}
