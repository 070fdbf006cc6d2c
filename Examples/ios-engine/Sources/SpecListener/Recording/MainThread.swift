#if DEBUG && canImport(UIKit)
import UIKit

/// Whether code runs where UIKit does.
enum MainThread {
  /// UIKit posts its notifications on the main thread; an app may post others anywhere.
  ///
  /// Linux runs the main actor on any thread. There, only tests post notifications.
  static var isCurrent: Bool {
    #if canImport(Darwin)
    Thread.isMainThread
    #else
    true
    #endif
  }
}
#endif
