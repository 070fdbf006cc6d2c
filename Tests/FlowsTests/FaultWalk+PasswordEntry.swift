import SpecDrivers

extension FaultWalk {
  /// A walk past every rule of the password, on every kind of device.
  static let passwordEntry = [("iPad landscape", true), ("iPhone SE", false), ("Mac", false)].map {
    FaultWalk(
      device: $0, actions: rules + warning + revealing + confirming, isWalkable: $1,
      end: $1 ? "password" : nil)
  }

  private static let done = Action.pressReturn
  private static let password = Selector("new password")
  private static let confirmation = Selector("confirm new password")
  private static let eye = Selector("eye")
  private static let margin = Selector("right margin")

  /// Passwords beside every limit of the rule, each checked and entered anew.
  private static let rules: [Action] = [
    "abc123!", "A234567!", "abcd123(", "1234!@#$", "abcd!@#$", "abcd1234", "abcdefgh", "abcd123-",
    "abcd-123!", "abcdefghijklmnop12!@", "abcdefghijklmnop12!@#",
    "👨‍👩‍👧‍👦a1!",
  ].flatMap { [.paste($0, into: password), done, .tap(password)] }

  private static let warning: [Action] = [
    .type("ab", into: nil), .wait(.seconds(3)), done, .tap(margin), .tap(password),
    .type("x", into: nil), .deleteBackward(times: 1, in: nil), .system(.recreateScreen),
  ]

  private static let revealing: [Action] = [
    .type("ab", into: nil), .tap(eye), .type("c", into: nil), .tap(eye), .type("d", into: nil),
    .tap(eye), .tap(margin),
    .tap(password), .type("abcd123!", into: nil), .tap(eye), done,
  ]

  private static let confirming: [Action] = [
    .type("abcd", into: nil), .tap(margin), .tap(confirmation), .type("abcd", into: nil), done,
    .type("wxyz987&", into: nil), done, .type("ABCD123!", into: nil), done,
    .type("x", into: nil), .tap(eye), .scrollBy(points: -40, in: margin),
    .scrollBy(points: -20, in: Selector("left margin")), done,
    .type("q", into: nil), .tap(password), .type("abcd123!", into: nil), done,
    .system(.recreateScreen), .tap(confirmation), done,
    .tap(password), .system(.keyboard(shows: true, height: 500)),
    .scrollBy(points: -300, in: margin), done, .type("abcd123!", into: nil), done,
    .system(.keyboard(shows: true, height: 500)), .system(.keyboard(shows: true, height: nil)),
    .type("abcd123!", into: confirmation), done, .back, .tap(margin),
  ]
}
