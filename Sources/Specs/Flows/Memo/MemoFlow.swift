import SpecSimulator

/// The memo flow: signing in, writing and liking memos, reminders, and a profile with a photo.
enum MemoFlow {
  static let app = Flow<MemoRules>(
    "memo", "write memos, like them and be reminded of them, behind a sign-in"
  ) { device, book in
    if book.rules.reminderShowsInForeground {
      device.notifications.presentsInForeground = { _ in true }
    }
    Reminder(device: device, book: book).requestPermission(on: .launch)
    return NavigationStack(root: SignInScreen(on: device, book))
  }
}
