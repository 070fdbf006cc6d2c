/// Tells those who subscribed, and those who forgot to leave, what the system has to say.
package final class NotificationCenter {
  private struct Subscription {
    let token: Token
    let name: Notification.Name
    weak var owner: ViewController?
    let handler: (Notification) -> Void
  }

  /// What a subscription is cancelled by.
  package struct Token: Hashable {
    fileprivate let number: Int
  }

  private let log: EventLog
  private var subscriptions: [Subscription] = []
  private var lastNumber = 0

  package init(log: EventLog) {
    self.log = log
  }

  /// How many subscriptions there are, those of screens long gone included.
  package var count: Int { subscriptions.count }

  /// Subscribes a screen; the subscription lasts until its token is handed back.
  ///
  /// - Parameters:
  ///   - owner: nil for what serves the app as a whole, and is no screen.
  ///   - handler: hold the screen weakly in it, or the subscription keeps it alive.
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

  /// Cancels a subscription; one that was cancelled before is no error.
  package func unsubscribe(_ token: Token) {
    guard let place = subscriptions.firstIndex(where: { $0.token == token }) else { return }
    // A screen that only its handler kept alive is freed here, and may unsubscribe in turn; so
    // the handler lives on until the list is whole again.
    let gone = subscriptions.remove(at: place)
    withExtendedLifetime(gone) {}
  }

  package func removeAll() {
    let gone = subscriptions
    subscriptions = []
    withExtendedLifetime(gone) {}
  }

  /// Tells everybody who has subscribed by now, in the order they did.
  package func post(_ notice: Notification) {
    for subscription in subscriptions where subscription.name == notice.name {
      if let owner = subscription.owner {
        log.record(.reaction(screen: owner.name, notice))
      }
      subscription.handler(notice)
    }
  }
}

/// What the system says of its keyboard, and of the app's coming and going.
package struct Notification {
  package enum Name: String {
    case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide
    case willEnterForeground, didEnterBackground
  }

  package let name: Name
  /// The height of the keyboard's end frame in points; nil if the notice carries no frame.
  package var height: Double?
}
