import SpecDrivers

extension FaultWalk {
  static let slackLogin = [FaultWalk(actions: slackLoginActions, end: "workspace")]

  /// A walk past every rule of the log-in.
  private static let slackLoginActions: [Action] = [
    .pressReturn, .system(.keyboard(shows: true, height: nil)), .type("_", into: nil),
    .type("az9-é", into: nil), .type("A _./@:한😀", into: nil), .paste("b.c", into: nil),
    .select(.range(start: 1, count: 2), in: nil), .type("x", into: nil),
    .deleteBackward(times: 1, in: nil), .clear(Selector("Workspace URL")),
    .type("ab", into: nil), .system(.keyboard(shows: true, height: 150)),
    .system(.keyboard(shows: false, height: nil)), .system(.keyboard(shows: true, height: 250)),
    .tap(Selector("Next")), .system(.keyboard(shows: true, height: 200)),
    .system(.keyboard(shows: false, height: nil)), .system(.keyboard(shows: true, height: 346)),
    .type("M@x.kr", into: nil), .tap(Selector("Prev")),
    .system(.keyboard(shows: true, height: 220)), .system(.recreateScreen),
    .type("a\n", into: nil), .tap(Selector("Prev")), .tap(Selector("Next")),
    .system(.recreateScreen), .tap(Selector("Prev")),
  ]
}
