import SpecDrivers

/// The local notifications of an app: scheduled until they are due, then delivered or dropped.
///
/// A notification replaces a pending one with the same identifier. Without permission, none is
/// delivered; in the foreground, one is shown only if the delegate of the app allows it.
package final class LocalNotifications {
  /// The content of a notification.
  package struct Content: Hashable, Sendable {
    package let id: String
    package let title: String
    package let subtitle: String
    package let body: String
    package let hasSound: Bool

    package init(id: String, title: String, subtitle: String, body: String, hasSound: Bool) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.body = body
      self.hasSound = hasSound
    }
  }

  /// A scheduled notification and its due time.
  struct Pending: Hashable {
    let content: Content
    let due: Duration
  }

  /// Decides whether to show a notification in the foreground; if nil, none is shown.
  package var presentsInForeground: ((Content) -> Bool)?

  private let memory: DeviceStorage
  private let clock: VirtualClock
  private let log: EventLog
  /// Whether the app is in the foreground.
  var appIsInFront = true

  init(memory: DeviceStorage, clock: VirtualClock, log: EventLog) {
    self.memory = memory
    self.clock = clock
    self.log = log
    for pending in memory.pending { schedule(pending) }
  }

  /// Schedules a notification after a delay.
  package func add(_ content: Content, after delay: Duration) {
    let pending = Pending(content: content, due: clock.later(by: delay))
    memory.pending.removeAll { $0.content.id == content.id }
    memory.pending.append(pending)
    schedule(pending)
  }

  /// Removes pending notifications.
  package func remove(id: String) {
    memory.pending.removeAll { $0.content.id == id }
  }

  private func schedule(_ pending: Pending) {
    clock.schedule(after: pending.due - clock.now) { [weak self] in self?.fire(pending) }
  }

  /// Delivers a notification, unless it was replaced or removed.
  private func fire(_ pending: Pending) {
    guard let place = memory.pending.firstIndex(of: pending) else { return }
    memory.pending.remove(at: place)
    guard memory.permissions[.notifications] == .granted else { return }
    if appIsInFront {
      guard let presentsInForeground, presentsInForeground(pending.content) else { return }
    }
    log.record(.notification(pending.content, foreground: appIsInFront))
  }
}
