import SpecDrivers
import SpecEngines
import UIKit

@testable import SpecListener

/// An app of a test: a window, the listener's driver, and what the app's parts were told.
@MainActor
final class Gallery {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let log = SpecListener.log
  let driver: AppDriver
  private let engine: AppEngine

  /// An app with the screen of a controller, launched.
  init(_ root: UIViewController, _ change: (inout ListenedApp) -> Void = { _ in }) async throws {
    var app = ListenedApp("gallery") { _ in root }
    change(&app)
    engine = AppEngine(app, window)
    driver = AppDriver(engine)
    try await driver.launch(LaunchOptions(app: "gallery"))
  }

  /// An app with one screen that has these views, each with its frame.
  convenience init(_ views: [(UIView, CGRect)]) async throws {
    let root = PlainViewController()
    for (view, frame) in views {
      view.frame = frame
      root.view.addSubview(view)
    }
    try await self.init(root)
  }

  /// The screen as text, one element a line.
  func shown() throws -> String { ScreenText.text(try driver.observe(since: 0).screen) }

  /// Performs actions; returns the first error as text, or nothing.
  func perform(_ actions: Action...) async -> String {
    for action in actions {
      do throws(DriverError) { try await driver.perform(action) } catch {
        return ScreenText.text(error)
      }
    }
    return ""
  }

  /// The events since the launch, in one line each, without their times.
  func events(_ kinds: Event.Kind...) throws -> [String] {
    try driver.observe(since: 0).events.filter { kinds.isEmpty || kinds.contains($0.kind) }.map {
      var event = $0
      event.time = nil
      return "\(event)"
    }
  }
}

/// A screen of a test.
final class PlainViewController: UIViewController {}

/// A screen with a name of its own.
final class AccountViewController: UIViewController, NamedScreen {
  static let specName = "my account"
}

/// Screens and errors as text.
enum ScreenText {
  static func text(_ screen: Screen) -> String {
    let lines = screen.elements.map { element in
      let frame =
        element.frame.value.map {
          "\(number($0.x)),\(number($0.y)) \(number($0.width))×\(number($0.height))"
        } ?? "nowhere"
      let properties = element.properties.map { "\($0.key.rawValue): \(text($0.value))" }.sorted()
      let parent = element.parent.map { " in \($0)" } ?? ""
      return "\(element.role.rawValue) \(element.id) \"\(element.label)\"\(parent) \(frame) "
        + properties.joined(separator: ", ")
    }
    return lines.joined(separator: "\n")
  }

  static func text(_ error: DriverError) -> String {
    switch error {
    case .elementNotFound(let selector, _): "\(selector) is not found"
    case .ambiguousElement(let selector, let count, _): "\(selector) means \(count)"
    case .notInteractable(let selector, let why, _): "\(selector): \(why)"
    case .noSuchAnswer(let name, _): "no answer \"\(name)\""
    case .impossible(let what, let why, _): "cannot \(what): \(why)"
    case .unsupported(let ability, let why): "\(ability.rawValue): \(why)"
    default: "\(error)"
    }
  }

  static func text(_ value: Observed<PropertyValue>) -> String {
    switch value {
    case .known(.text(let text), _): "\"\(text)\""
    case .known(.number(let value), _): number(value)
    case .known(.flag(let flag), _): flag ? "on" : "off"
    case .known(.color(let color), _):
      "\(color.red)/\(color.green)/\(color.blue)/\(color.alpha)"
    case .unknown(let reason): "unknown: \(reason)"
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
