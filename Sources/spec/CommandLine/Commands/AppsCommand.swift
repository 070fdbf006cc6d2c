import SpecReporters
import Specs

/// `spec apps`: lists the apps with their faults, and the devices.
enum AppsCommand: Command {
  static let needsApps = true

  static let spec = CommandSpec(
    name: "apps", summary: "list the simulated apps, their faults and the devices",
    discussion: """
      A fault is a deliberate defect of a simulated app; scenarios must catch it. The requirements \
      that it violates are in brackets.
      """,
    examples: [
      .init("spec apps", "all apps, faults and devices"),
      .init("spec apps slack-login", "one app"),
      .init("spec run specs/slack-login --fault go-does-nothing", "run scenarios against a fault"),
    ],
    positionals: [Positional("APP", .any, completion: .names(.apps), help: "names of apps")])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let known = tool.stage.specs?.apps ?? []
    let names = known.map(\.name)
    for asked in arguments.positionals where !names.contains(asked) {
      let nearest = Nearest.nearest(to: asked, in: names)
      return tool.complain(
        "unknown app \"\(asked)\"\n"
          + (nearest.map { "did you mean \($0)?" }
            ?? (names.isEmpty
              ? "the engine has no apps" : "apps: \(names.joined(separator: ", "))"))
      )
    }
    let style = Style(tool.display(1, arguments))
    let apps = known.filter {
      arguments.positionals.isEmpty || arguments.positionals.contains($0.name)
    }
    var sections = apps.map { page(of: $0, style) }
    if arguments.positionals.isEmpty, tool.stage.specs?.isSimulated == true {
      sections.append(
        style.paint("devices", .heading) + "\n"
          + StandardSpecs.devices.map { "  \($0)\n" }.joined())
    }
    return tool.say(sections.joined(separator: "\n"))
  }

  private static func page(of app: StandardSpecs.App, _ style: Style) -> String {
    var text = style.paint(app.name, .heading) + "  \(app.summary)\n"
    for fault in app.faults {
      let statements = fault.statements.joined(separator: " ")
      text +=
        "  \(fault.name)\n      " + style.paint("\(fault.summary) [\(statements)]", .faint) + "\n"
    }
    return text
  }
}
