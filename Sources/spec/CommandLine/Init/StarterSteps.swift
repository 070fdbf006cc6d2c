import SpecEngines
import SpecReporters
import SpecSystem

/// The commands that follow `spec init`.
struct StarterSteps {
  let app: StarterApp
  let folder: StarterFolder
  let tool: String
  /// The files of the suite, all of which exist.
  let files: [StarterFile]

  /// What to complete before the build system runs the suite.
  private var note: String {
    guard let build = files.first(where: { $0.text.contains(StarterBuild.repository) }),
      let bytes = try? FileSystem.read(folder.path(of: build)).get(),
      String(decoding: bytes, as: UTF8.self).contains(StarterBuild.repository)
    else { return "" }
    let path = VisibleText.line(folder.path(of: build))
    return "\nbefore the first push, replace OWNER in \(path)\n"
      + "with the owner of the repository that publishes spec\n"
  }

  var text: String {
    var table = TextTable([.left, .left])
    func add(_ line: String, _ does: String) { table.add(line, does) }
    if !folder.path.isEmpty { add("cd \(ShellWord.quoted(folder.path))", "go to the suite") }
    switch app {
    case .page(nil), .address(_, nil):
      add("apt install chromium-driver", "a browser and its driver; on Debian and Ubuntu, as root")
    case .phone(let platform):
      let driver = platform.automationName.lowercased()
      add("\(tool) run --dry-run", "check the scenarios without a phone")
      add(
        "npm install --global appium && appium driver install \(driver)",
        "what drives the phone; start it with appium, in a terminal of its own")
      add("\(tool) try settings", "see the screens of the app, and what they are called")
    default: break
    }
    add("\(tool) run", "run the scenarios")
    add("\(tool) run --watch", "run them again whenever you save one")
    if files.contains(where: { $0.path == StarterSuite.requirementsPath }) {
      switch app {
      // Only engines have faults.
      case .command, .api, .phone: add("\(tool) coverage", "see which requirements they prove")
      default: add("\(tool) prove", "see that they notice a fault of the app")
      }
    }
    add("\(tool) steps", "list the sentences that scenarios can use")
    add("\(tool) new feature NAME", "start another file of scenarios")
    return "\nnext:\n" + table.text(Style(.plain), indent: 2) + note
  }
}
