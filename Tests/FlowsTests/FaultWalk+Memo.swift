import SpecDrivers

extension FaultWalk {
  /// A walk past every rule of the memos.
  static let memo = [
    FaultWalk(
      conditions: conditions,
      actions: signingIn + writing + deleting + reminding + editing + profile, end: "memos")
  ]

  private static let conditions: [Condition] = [
    .date("2020-02-18T09:30"), .secret(name: "user_id", value: ""),
    .record(name: "memo 1", value: "A"), .record(name: "memo 1 date", value: "2020-02-17"),
    .record(name: "memo 1 favourite", value: "1"), .record(name: "memo 2", value: "B"),
    .record(name: "memo 2 date", value: "2020-02-16"),
  ]

  private static let signingIn: [Action] = [
    .tap(Selector("Sign in with Apple")), .answer("Cancel"), .tap(Selector("Sign in with Apple")),
    .answer("Continue"),
  ]

  private static let reminding: [Action] = [
    .swipe(.right, on: Selector("A")), .tap(Selector("Notification")), .answer("Allow"),
    .wait(.seconds(1)), .choose("Notification", in: Selector("A")), .wait(.milliseconds(500)),
    .choose("Notification", in: Selector("B")), .wait(.seconds(3)),
    .choose("Notification", in: Selector("A")), .leave, .wait(.seconds(1)), .comeBack,
  ]

  private static let writing: [Action] = [
    .tap(Selector("New memo")), .type("x", into: Selector("memo text")), .tap(Selector("heart")),
    .tap(Selector("action")), .answer("Close"), .tap(Selector("trash")),
    .tap(Selector("New memo")), .tap(Selector("action")), .answer("확인"), .tap(Selector("back")),
    .tap(Selector("New memo")), .type("N", into: Selector("memo text")), .tap(Selector("back")),
  ]

  private static let editing: [Action] = [
    .tap(Selector("A")), .tap(Selector("heart")), .wait(.seconds(2)), .tap(Selector("heart")),
    .wait(.seconds(2)), .type("!", into: Selector("memo text")), .tap(Selector("action")),
    .answer("Close"), .type("?", into: nil), .tap(Selector("trash")), .answer("취소"),
    .system(.keyboard(shows: true, height: 150)), .system(.keyboard(shows: true, height: 200)),
    .system(.keyboard(shows: true, height: nil)), .system(.keyboard(shows: false, height: nil)),
    .choose("profile", in: nil), .system(.keyboard(shows: true, height: 100)),
    .choose("memo", in: nil), .back, .tap(Selector("B")), .tap(Selector("action")),
    .answer("Copy"), .tap(Selector("trash")), .answer("삭제"),
  ]

  private static let deleting: [Action] = [
    .choose("Delete", in: Selector("N")), .choose("web", in: nil), .choose("memo", in: nil),
  ]

  private static let profile: [Action] = [
    .choose("profile", in: nil), .relaunch, .choose("profile", in: nil),
    .tap(Selector("Choose a photo")), .answer("sea"),
    .tap(Selector("Choose a photo")), .answer("Cancel"), .relaunch, .choose("profile", in: nil),
    .tap(Selector("로그아웃")), .tap(Selector("Sign in with Apple")), .dismiss,
    .tap(Selector("Sign in with Apple")), .answer("Continue"), .choose("profile", in: nil),
    .relaunch,
  ]
}
