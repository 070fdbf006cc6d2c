#if DEBUG && canImport(UIKit)
import UIKit

/// Subscriptions to notifications of UIKit; they end with this object.
@MainActor
final class Subscriptions {
  private var subscriptions: [Subscription] = []

  /// One subscription, which ends with the object.
  private final class Subscription {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) { self.token = token }

    deinit { NotificationCenter.default.removeObserver(token) }
  }

  /// Calls a function with what `read` takes from each notification.
  ///
  /// A notification is no value that can be sent to the main actor, so it is read first.
  func add<Content: Sendable>(
    _ name: Notification.Name, reading read: @escaping @Sendable (Notification) -> Content,
    _ act: @escaping @MainActor @Sendable (Content) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      notice in
      guard MainThread.isCurrent else { return }
      let content = read(notice)
      MainActor.assumeIsolated { act(content) }
    }
    subscriptions.append(Subscription(token))
  }
}
#endif
