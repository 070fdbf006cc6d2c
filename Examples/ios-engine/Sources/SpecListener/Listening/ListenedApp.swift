#if DEBUG && canImport(UIKit)
public import SpecDrivers
public import UIKit

/// An app as specifications know it: its name, its first screen, what it can arrange and report.
public struct ListenedApp: Sendable {
  /// The name that scenarios open it by.
  public var name: String
  /// The defects that it can be launched with.
  public var faults: [Fault] = []
  /// Abilities in addition to those of every UIKit app, such as `transitions` if all screens are
  /// listened to.
  public var abilities: [Capability: Ability] = [:]
  /// Makes the first screen of a launch, with everything erased that the app had stored, unless
  /// the options keep it.
  public var makeRoot: @MainActor @Sendable (LaunchOptions) -> UIViewController
  /// Establishes a condition of a Given step; false if the app cannot.
  public var arrange: @MainActor @Sendable (Condition) -> Bool = { _ in false }
  /// Properties of the screen that only the app knows, such as its stored records.
  public var properties: @MainActor @Sendable () -> Properties = { [:] }
  /// Opens the app with a link; nil if it opens none.
  public var open: (@MainActor @Sendable (URL) -> Void)?

  /// Creates an app.
  public init(
    _ name: String, makeRoot: @escaping @MainActor @Sendable (LaunchOptions) -> UIViewController
  ) {
    self.name = name
    self.makeRoot = makeRoot
  }
}
#endif
