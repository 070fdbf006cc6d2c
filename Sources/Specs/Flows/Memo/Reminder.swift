import SpecDrivers
import SpecSimulator

/// The reminder of a memo: a notification a moment after it was asked for.
struct Reminder {
  let device: Device
  let book: RuleBook<MemoRules>

  /// Reminds of a memo, and asks for the permission first: here a person knows what it is for.
  func remind(of memo: Memo) {
    guard book.rules.asksForPermission.contains(.reminding) else { return schedule(memo) }
    let isFirstUse = device.permissions.state(of: .notifications) == .undetermined
    let reminds = !isFirstUse || book.rules.firstUseReminds
    request { isGranted in
      if isGranted, reminds { schedule(memo) }
    }
  }

  /// Asks for the permission to notify, if this is an occasion to.
  func ask(on occasion: MemoRules.Occasion) {
    if book.rules.asksForPermission.contains(occasion) { request { _ in } }
  }

  private func request(_ completion: @escaping (Bool) -> Void) {
    device.permissions.request(.notifications, for: "memo", completion: completion)
  }

  private func schedule(_ memo: Memo) {
    guard let delay = book.rules.reminderDelay else { return }
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
      id: book.rules.newReminderReplaces ? "timedone" : "timedone \(memo.number)",
      title: text(book.rules.reminder.title), subtitle: text(book.rules.reminder.subtitle),
      body: text(book.rules.reminder.body), hasSound: book.rules.reminderSounds)
  }
}
