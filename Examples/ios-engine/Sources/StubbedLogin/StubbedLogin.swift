import SpecDrivers
import SpecEngines
import SpecListener
import UIKit

/// The log-in of `specs/slack-login` as an app of UIKit, on the stub: it shows on Linux that the
/// listener drives such an app.
@main
@MainActor
enum StubbedLogin {
  static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))

  static let app: ListenedApp = {
    var app = ListenedApp("slack-login") { options in
      let isWrong = options.faults.contains("return-key-says-return")
      let navigation = ListenedNavigationController(
        rootViewController: WorkspaceViewController(returnKey: isWrong ? .default : .go))
      navigation.isNavigationBarHidden = true
      return navigation
    }
    app.faults = [
      Fault(
        "return-key-says-return", breaks: ["slack-1.4"], "the return key does not say what it does")
    ]
    app.abilities = [.transitions: .exact, .lifeCycle: .exact, .reactions: .exact]
    return app
  }()

  /// Listens on a port as an app does, or else serves on its standard streams.
  static func main() async {
    SpecListener.start(app, in: window)
    while ProcessInfo.processInfo.environment["SPEC_PORT"] != nil {
      do { try await Task.sleep(for: .seconds(3600)) } catch { return }
    }
    await DriverServer(SpecListener.engine(app, in: window), sessions: 1).serve()
  }
}
