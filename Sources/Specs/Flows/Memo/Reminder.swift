import SpecDrivers
import SpecSimulator

/// The reminder of a memo: a local notification after a delay.
struct Reminder {
  let device: Device
  let book: RuleBook<MemoRules>

  /// Schedules a reminder, requesting the permission first: here the user knows its purpose.
  func remind(of memo: Memo) {
    guard book.rules.permissionTriggers.contains(.reminding) else { return schedule(memo) }
    let isFirstUse = device.permissions.state(of: .notifications) == .undetermined
    let reminds = !isFirstUse || book.rules.firstUseSchedulesReminder
    request { isGranted in
      if isGranted, reminds { schedule(memo) }
    }
  }

  /// Requests the permission for notifications if the rules include this trigger.
  func requestPermission(on trigger: MemoRules.PermissionTrigger) {
    if book.rules.permissionTriggers.contains(trigger) { request { _ in } }
  }

  private func request(_ completion: @escaping (Bool) -> Void) {
    device.permissions.request(.notifications, for: "memo", completion: completion)
  }

  private func schedule(_ memo: Memo) {
    guard let delay = book.rules.reminderDelay else { return }
    device.notifications.add(content(of: memo), after: delay)
  }

  private func content(of memo: Memo) -> LocalNotifications.Content {
    func text(_ part: MemoRules.ReminderPart) -> String {
      switch part {
      case .literal(let text): text
      case .day: memo.day
      case .content: memo.content
      }
    }
    return LocalNotifications.Content(
      id: book.rules.newReminderReplacesPending ? "timedone" : "timedone \(memo.number)",
      title: text(book.rules.reminder.title), subtitle: text(book.rules.reminder.subtitle),
      body: text(book.rules.reminder.body), hasSound: book.rules.reminderHasSound)
  }
}
