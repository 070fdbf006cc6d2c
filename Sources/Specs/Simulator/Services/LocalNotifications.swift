import SpecDrivers

/// Notifications an app asks the system for: kept until they are due, then delivered or not.
///
/// One with the identifier of another that is pending takes its place. Without permission none
/// is delivered; in front of its own app one shows only if the app's delegate says so.
package final class LocalNotifications {
  /// What a notification says.
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

  /// A notification and the app time it is due at.
  struct Pending: Hashable {
    let content: Content
    let due: Duration
  }

  /// Asked when one is due while the app is in front; without anybody to ask none is shown.
  package var presentsInForeground: ((Content) -> Bool)?

  private let memory: DeviceStorage
  private let clock: VirtualClock
  private let log: EventLog
  /// Whether the app that asks is in front.
  var appIsInFront = true

  init(memory: DeviceStorage, clock: VirtualClock, log: EventLog) {
    self.memory = memory
    self.clock = clock
    self.log = log
    for pending in memory.pending { schedule(pending) }
  }

  /// Asks for a notification after some time.
  package func add(_ content: Content, after delay: Duration) {
    let pending = Pending(content: content, due: clock.later(by: delay))
    memory.pending.removeAll { $0.content.id == content.id }
    memory.pending.append(pending)
    schedule(pending)
  }

  /// Takes pending notifications back.
  package func remove(id: String) {
    memory.pending.removeAll { $0.content.id == id }
  }

  private func schedule(_ pending: Pending) {
    clock.schedule(after: pending.due - clock.now) { [weak self] in self?.fire(pending) }
  }

  /// A timer whose notification was replaced or taken back finds it gone.
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
