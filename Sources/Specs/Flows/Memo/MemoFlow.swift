import SpecSimulator

/// Memos: sign in, write them down, like them, be reminded of them; and a profile with a photo.
enum MemoFlow {
  static let app = Flow<MemoRules>(
    "memo", "write memos, like them and be reminded of them, behind a sign-in"
  ) { device, book in
    if book.rules.reminderShowsInFront {
      device.notifications.presentsInForeground = { _ in true }
    }
    Reminder(device: device, book: book).ask(on: .launch)
    return NavigationStack(root: SignInScreen(on: device, book))
  }
}
