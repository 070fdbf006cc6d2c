import SpecDrivers
import SpecSimulator

/// The reminder of a memo: a notification a moment after it was asked for.
struct Reminder {
  let device: Device
  let book: RuleBook<MemoRules>

  private var rules: MemoRules { book.rules }

  /// Reminds of a memo, and asks for the permission first: here a person knows what it is for.
  func remind(of memo: Memo) {
    guard rules.asksForPermission.contains(.reminding) else { return schedule(memo) }
    let isFirstUse = device.permissions.state(of: .notifications) == .undetermined
    let reminds = !isFirstUse || rules.firstUseReminds
    request { isGranted in
      if isGranted, reminds { schedule(memo) }
    }
  }

  /// Asks for the permission to notify, if this is an occasion to.
  func ask(on occasion: MemoRules.Occasion) {
    if rules.asksForPermission.contains(occasion) { request { _ in } }
  }

  private func request(_ completion: @escaping (Bool) -> Void) {
    device.permissions.request(.notifications, for: "memo", completion: completion)
  }

  private func schedule(_ memo: Memo) {
    guard let delay = rules.reminderDelay else { return }
    device.notifications.add(content(of: memo), after: delay)
  }

  private func content(of memo: Memo) -> LocalNotifications.Content {
    func text(_ words: MemoRules.Words) -> String {
      switch words {
      case .words(let words): words
      case .day: memo.day
      case .content: memo.content
      }
    }
    return LocalNotifications.Content(
      id: rules.newReminderReplaces ? "timedone" : "timedone \(memo.number)",
      title: text(rules.reminder.title), subtitle: text(rules.reminder.subtitle),
      body: text(rules.reminder.body), hasSound: rules.reminderSounds)
  }
}
