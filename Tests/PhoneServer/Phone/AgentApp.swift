import SpecDrivers

/// The app of WebDriverAgent, which runs behind the app under test.
///
/// The clipboard of a real device is closed to it while it is in the background: it reads an empty
/// text, and what it writes is lost without an error (`clipboard.md` of the driver, pull request
/// 1725 of appium/appium-xcuitest-driver, issue 330 of appium/WebDriverAgent). Clients bring it to
/// the front with `mobile: activateApp` and its bundle.
enum AgentApp {
  static let bundle = "com.facebook.WebDriverAgentRunner.xctrunner"
  static let name = "WebDriverAgentRunner-Runner"

  /// What it shows: an empty window.
  static func application(size: Size) -> Node {
    let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    return Node(
      type: "Application", label: name, frame: frame, process: (36, bundle), key: "agent",
      children: [Node(type: "Window", frame: frame, touch: .dead, key: "agent/window")])
  }
}
