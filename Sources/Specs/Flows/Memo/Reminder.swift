import SpecDrivers
import SpecSimulator

/// The reminder of a memo: a notification a moment after it was asked for.
struct Reminder {
  /// How long after it was asked for it comes.
  static let delay: Milliseconds = 1_000

  let device: Device
  let faults: MemoFaults

  /// Reminds of a memo, and asks for the permission first: here a person knows what it is for.
  func remind(of memo: Memo) {
    if faults.contains(.neverAsks) { return schedule(memo) }
    let asksOnly =
      faults.contains(.firstNotificationLost)
      && device.permissions.state(of: .notifications) == .undetermined
    Self.ask(on: device) { isGranted in
      if isGranted, !asksOnly { schedule(memo) }
    }
  }

  /// Asks for the permission to notify.
  static func ask(on device: Device, completion: @escaping (Bool) -> Void = { _ in }) {
    device.permissions.request(.notifications, for: "memo", completion: completion)
  }

  private func schedule(_ memo: Memo) {
    if faults.contains(.noNotification) { return }
    let delay = faults.contains(.notificationLate) ? 5_000 : Self.delay
    device.notifications.add(content(of: memo), after: delay)
  }

  /// A single identifier for all: a new reminder takes the place of one that is still to come.
  private func content(of memo: Memo) -> LocalNotifications.Content {
    LocalNotifications.Content(
      id: faults.contains(.notificationsPileUp) ? "timedone \(memo.number)" : "timedone",
      title: faults.contains(.notificationTitledByText) ? memo.content : "Diary noti",
      subtitle: faults.contains(.notificationWithoutDate) ? "" : memo.day,
      body: faults.contains(.notificationWithoutText) ? "" : memo.content,
      hasSound: !faults.contains(.notificationSilent))
  }
}
