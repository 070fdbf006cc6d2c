#if DEBUG && canImport(UIKit)
import Foundation
import SpecEngines
import UIKit

/// Lets specifications drive this app from outside, in debug builds that were asked to.
///
/// It does nothing unless the app was launched with `SPEC_PORT` and `SPEC_TOKEN` in its
/// environment, and it listens on the machine's own address alone.
@MainActor
public enum SpecListener {
  private static var server: Task<Void, Never>?

  /// Starts listening, once.
  ///
  /// - Parameters:
  ///   - app: The name specifications open it by.
  ///   - window: The window that is looked at and touched.
  ///   - makeRoot: Makes the first screen anew for each scenario, everything stored erased.
  public static func start(
    app: String, in window: UIWindow, makeRoot: @escaping @MainActor () -> UIViewController
  ) {
    let environment = ProcessInfo.processInfo.environment
    guard server == nil, let port = environment["SPEC_PORT"].flatMap({ UInt16($0) }),
      let token = environment["SPEC_TOKEN"], !token.isEmpty
    else { return }
    let driver = AppDriver(app: app, window: window, makeRoot: makeRoot)
    server = Task.detached {
      do {
        try await DriverServer(apps: [app], sessions: 1) { driver }.serve(port: port, token: token)
      } catch {
        NSLog("spec: %@", "\(error)")
      }
    }
  }
}
#endif
