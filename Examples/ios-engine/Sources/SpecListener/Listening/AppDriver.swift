#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Drives the app that it is part of: reads its views and operates them, on the main actor.
@MainActor
final class AppDriver: Driver {
  nonisolated let capabilities: Capabilities
  private let engine: AppEngine
  /// The options of the last launch; nil while the app is not launched.
  private var options: LaunchOptions?

  nonisolated init(_ engine: AppEngine) {
    self.engine = engine
    capabilities = engine.capabilities
  }

  private var window: UIWindow { engine.window }

  private var settling: Settling {
    let (window, keyboard) = (window, engine.watchers.keyboard)
    return Settling(keyboard: keyboard) {
      ReadScreen(of: window, keyboard, readsCovers: false)
    }
  }

  private func read() -> ReadScreen {
    ReadScreen(of: window, engine.watchers.keyboard, engine.app.properties())
  }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    let app = engine.app
    guard app.name.isExactly(options.app) else {
      throw .unknownApp(options.app, known: [app.name])
    }
    let known = app.faults.map(\.name)
    for fault in options.faults where !known.contains(where: { fault.isExactly($0) }) {
      throw .unknownFault(fault, app: app.name, known: known)
    }
    if let device = options.device {
      throw .unsupported(.devices, why: "an app cannot change the device \"\(device)\" it runs on")
    }
    await open(options)
  }

  private func open(_ options: LaunchOptions) async {
    window.endEditing(true)
    window.rootViewController?.presentedViewController?.dismiss(animated: false)
    UIView.setAnimationsEnabled(true)
    // The screens of the launch before go first, so that the log does not contain their end.
    window.rootViewController = UIViewController()
    await Task.yield()
    SpecListener.log.restart()
    self.options = options
    window.rootViewController = engine.app.makeRoot(options)
    window.layoutIfNeeded()
    await settling.wait()
  }

  func arrange(_ condition: Condition) throws(DriverError) {
    guard engine.app.arrange(condition) else {
      throw .unsupported(
        condition.capability, why: "the app arranges no such condition; see ListenedApp.arrange")
    }
  }

  func perform(_ action: Action) async throws(DriverError) {
    guard var options else { throw .notLaunched }
    if action == .relaunch {
      options.state = .kept
      return await open(options)
    }
    let act = ActionInput(
      app: engine.app, window: window, editing: engine.watchers.editing, read: { self.read() })
    try await act.perform(action)
    window.layoutIfNeeded()
    await settling.wait()
  }

  func observe(since mark: EventMark) throws(DriverError) -> Observation {
    guard options != nil else { throw .notLaunched }
    window.layoutIfNeeded()
    let screen = read()
    let (events, last) = SpecListener.log.events(since: mark)
    return Observation(
      screen: screen.screen, events: events, mark: last, time: .known(SpecListener.log.time),
      settled: .known(settling.isIdle(screen), .inferred))
  }

  func picture() async throws(DriverError) -> [UInt8]? {
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    return image.pngData().map { [UInt8]($0) }
  }

  func close() {
    window.endEditing(true)
    options = nil
  }
}

extension Condition {
  /// The ability that a condition requires.
  fileprivate var capability: Capability {
    switch self {
    case .permission: .permissions
    case .secret: .secrets
    case .record: .records
    case .stored: .browserStorage
    case .savedSession: .savedSessions
    case .answer: .networkAnswers
    case .connection: .connection
    case .installedApp: .otherApps
    case .device: .deviceSettings
    case .date: .clock
    }
  }
}
#endif
