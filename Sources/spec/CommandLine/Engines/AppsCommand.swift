import SpecDrivers
import SpecJSON
import SpecReporters
import SpecText

/// `spec apps`: lists the apps with their faults, and the devices.
enum AppsCommand: Command {
  static let needsApps = true

  private static let format = TextFormat.flag()

  static let spec = CommandSpec(
    name: "apps", summary: "list the apps of an engine, their faults, devices and settings",
    discussion: """
      A fault is a deliberate defect of an app; scenarios must catch it. The requirements that it \
      violates are in brackets. --set NAME=VALUE changes a setting.
      """,
    examples: [
      .init("spec apps", "all simulated apps, faults, devices and settings"),
      .init("spec apps slack-login", "one app"),
      .init("spec apps --engine 'stdio:python3 my_engine.py'", "the apps of your own engine"),
      .init("spec run specs/slack-login --fault go-does-nothing", "run scenarios against a fault"),
    ],
    positionals: [Positional("APP", .any, completion: .names(.apps), help: "names of apps")],
    flags: [
      RunFlags.url, RunFlags.serve, ProofSettings.engine, RunFlags.browser, RunFlags.tokenFile,
      RunFlags.parameter, RunFlags.secret, format,
    ])

  /// That an engine has nothing of this name, and the command line that lists what it has.
  static func unknown(
    _ name: String, of flag: AnyFlag, in known: [String], _ arguments: Arguments,
    _ tool: ToolContext
  ) -> UsageError.Fact {
    var line = "\(tool.spec.name) \(spec.name)"
    if let typed = arguments[RunFlags.engine].first {
      let address = arguments.file?.engine(named: typed)?.address ?? typed
      if !address.isSame(as: EngineOption.standard(tool)) {
        line += " \(RunFlags.engine.long) \(ShellWord.quoted(EngineOption.shown(address)))"
      }
    }
    return .unknownName(
      typed: flag.long, value: name, known: known, lister: line)
  }

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    try await SettingsTrust.check(arguments, tool)
    let engines = try RunEngines(arguments, tool).accepted()
    guard let engine = engines.members.first?.engine else { return .passed }
    if !engine.needsStart { return show(engine, arguments, tool) }
    let failure = await tool.untilSignalled("the engine is ended") { () -> DriverError? in
      do throws(DriverError) { _ = try await engine.start() } catch { return error }
      return nil
    }
    await engine.shutdown()
    if let failure { return tool.printError(failure.startSentence, .failed) }
    return show(engine, arguments, tool)
  }

  private static func show(
    _ engine: any Engine, _ arguments: Arguments, _ tool: ToolContext
  ) -> ExitStatus {
    // Computed once: an engine may read its pages to list their faults.
    let apps = engine.apps
    let names = apps.map(\.name)
    for asked in arguments.positionals where !names.contains(same: asked) {
      let nearest = Nearest.nearest(to: asked, in: names)
      return tool.printError(
        "unknown app \"\(asked)\"\n"
          + (nearest.map { "did you mean \($0)?" }
            ?? (names.isEmpty
              ? "the engine has no apps" : "apps: \(names.joined(separator: ", "))"))
      )
    }
    let style = Style(tool.display(1, arguments))
    let all = arguments.positionals.isEmpty
    let shown = apps.filter { all || arguments.positionals.contains(same: $0.name) }
    if arguments[format] == .json {
      return tool.write(json(shown, of: all ? engine : nil), as: .json)
    }
    var sections = shown.map { page(of: $0, style) }
    if all, !engine.devices.isEmpty {
      sections.append(
        style.paint("devices", .heading) + "\n" + engine.devices.map { "  \($0)\n" }.joined())
    }
    if all, let settings = engine.settings, !settings.isEmpty {
      sections.append(
        style.paint("settings", .heading) + "\n"
          + settings.map { setting in
            "  \(setting.shownName)\n      "
              + style.paint("\(setting.help): \(setting.takes)", .faint) + "\n"
          }.joined())
    }
    if sections.isEmpty {
      return tool.printError("the engine names neither apps nor devices", .nothingSelected)
    }
    return tool.write(sections.joined(separator: "\n"))
  }

  /// - Parameter engine: the engine; nil if only some of its apps are asked for.
  private static func json(_ apps: [App], of engine: (any Engine)?) -> String {
    let values = apps.map { app in
      JSONValue.fields([
        "name": .string(app.name), "summary": JSONPage.text(app.summary),
        "faults": .array(
          app.faults.map { fault in
            JSONValue.fields([
              "name": .string(fault.name), "summary": JSONPage.text(fault.summary),
              "statements": JSONPage.strings(fault.breaks),
              "withoutEffect": reasons(fault),
            ])
          }),
        "limits": limits(app),
      ])
    }
    let settings = (engine?.settings ?? []).map { setting in
      JSONValue.fields([
        "name": .string(setting.shownName), "help": .string(setting.help),
        "takes": .string(setting.takes),
      ])
    }
    return JSONPage.text([
      "apps": .array(values), "devices": JSONPage.strings(engine?.devices ?? []),
      "settings": .array(settings),
    ])
  }

  /// The limits of faults; nil if the app has none.
  private static func limits(_ app: App) -> JSONValue? {
    guard !app.limits.isEmpty else { return nil }
    return .array(
      app.limits.map { limit in
        JSONValue.fields([
          "name": .string(limit.name), "summary": JSONPage.text(limit.summary),
        ])
      })
  }

  /// The limits under which a fault changes nothing; nil if there are none.
  private static func reasons(_ fault: Fault) -> JSONValue? {
    guard !fault.withoutEffect.isEmpty else { return nil }
    return JSONPage.object(
      fault.withoutEffect.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  private static func page(of app: App, _ style: Style) -> String {
    var text = style.paint(VisibleText.line(app.name), .heading)
    text += app.summary.isEmpty ? "\n" : "  \(VisibleText.line(app.summary))\n"
    for fault in app.faults {
      let broken = fault.breaks.joined(separator: " ")
      let words = fault.summary + (broken.isEmpty ? "" : " [\(broken)]")
      text += "  \(VisibleText.line(fault.name))\n"
      if !words.isEmpty { text += "      \(style.paint(VisibleText.line(words), .faint))\n" }
    }
    for limit in app.limits {
      text += "  …@\(VisibleText.line(limit.name))\n"
      if !limit.summary.isEmpty {
        let words = "each of these faults, " + limit.summary
        text += "      \(style.paint(VisibleText.line(words), .faint))\n"
      }
    }
    return text
  }
}
