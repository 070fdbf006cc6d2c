/// A notification center that delivers system notifications to subscribers, even to forgotten ones.
package final class NotificationCenter {
  private struct Subscription {
    let token: Token
    let name: Notification.Name
    weak var owner: ViewController?
    let handler: (Notification) -> Void
  }

  /// The token that cancels a subscription.
  package struct Token: Hashable {
    fileprivate let number: Int
  }

  private let log: EventLog
  private var subscriptions: [Subscription] = []
  private var lastNumber = 0

  package init(log: EventLog) {
    self.log = log
  }

  /// The number of subscriptions, including those of freed screens.
  package var count: Int { subscriptions.count }

  /// Subscribes until the token is passed to `unsubscribe`.
  ///
  /// - Parameters:
  ///   - owner: The subscribing screen; nil for a service of the app.
  ///   - handler: Capture the screen weakly, or the subscription keeps it alive.
  package func subscribe(
    to name: Notification.Name, _ owner: ViewController?,
    _ handler: @escaping (Notification) -> Void
  ) -> Token {
    lastNumber += 1
    let token = Token(number: lastNumber)
    subscriptions.append(
      Subscription(token: token, name: name, owner: owner, handler: handler))
    return token
  }

  /// Cancels a subscription; cancelling it again has no effect.
  package func unsubscribe(_ token: Token) {
    guard let place = subscriptions.firstIndex(where: { $0.token == token }) else { return }
    // A screen retained only by its handler is freed here, and may unsubscribe in turn; therefore
    // the handler is released after the list is updated.
    let gone = subscriptions.remove(at: place)
    withExtendedLifetime(gone) {}
  }

  package func removeAll() {
    let gone = subscriptions
    subscriptions = []
    withExtendedLifetime(gone) {}
  }

  /// Posts a notification to the current subscribers, in the order of subscription.
  package func post(_ notice: Notification) {
    for subscription in subscriptions where subscription.name == notice.name {
      if let owner = subscription.owner {
        log.record(.reaction(screen: owner.name, notice))
      }
      subscription.handler(notice)
    }
  }
}

/// A notification about the keyboard, or about foreground and background.
package struct Notification {
  package enum Name: String {
    case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide
    case willEnterForeground, didEnterBackground
  }

  package let name: Name
  /// The height of the keyboard's end frame in points; nil if the notification has no frame.
  package var height: Double?
}
