import SpecDrivers
import Testing

extension RandomWalk: CustomTestStringConvertible {
  var testDescription: String { app }

  /// A walk through each flow.
  static let all = [slackLogin, signUp, memo, storeCard, passwordEntry]

  private static let slackLogin = RandomWalk(
    app: "slack-login", texts: ["a", "-", "A", "abcdefghij"],
    stretches: [[.type("a", into: nil), .tap(Selector("Next")), .tap(Selector("Prev"))]])

  private static let signUp = RandomWalk(
    app: "sign-up",
    conditions: [
      .answer(
        to: RequestPattern(method: "GET", path: "/users"),
        Response(.status(200, body: #"["neo_99"]"#))),
      .answer(
        to: RequestPattern(method: "POST", path: "/users"), Response(.status(201, body: ""))),
    ],
    texts: ["a", "neo_99", "neo_1", "Abcdef1!", "여행,", "여행,영화,음악,", "하나,둘째,셋째,넷째,다섯,여섯,", " "],
    options: ["2000-01-01", "2020-01-01", "여자"],
    stretches: [
      account, [.tap(Selector("이전"))], account + personal,
      account + personal + [.tap(Selector("이전"))],
      account + personal + [.tap(Selector("이전")), .tap(Selector("이전"))],
      [.clear(Selector("아이디")), .paste("neo_99", into: Selector("아이디")), .tap(Selector("다음"))],
    ])

  private static let account: [Action] = [
    .paste("neo_1", into: Selector("아이디")), .paste("Abcdef1!", into: Selector("비밀번호")),
    .paste("Abcdef1!", into: Selector("비밀번호 재확인")), .paste("김", into: Selector("이름")),
    .tap(Selector("다음")),
  ]

  private static let personal: [Action] = [
    .tap(Selector("생년월일")), .choose("2000-01-01", in: Selector("picker")), .tap(Selector("선택")),
    .paste("a@b.co", into: Selector("이메일")), .paste("01012345678", into: Selector("휴대전화")),
    .tap(Selector("다음")), .tap(Selector("동의")),
  ]

  private static let memo = RandomWalk(
    app: "memo",
    conditions: [
      .date("2020-02-18T09:30"), .record(name: "memo 1", value: "A"),
      .record(name: "memo 1 date", value: "2020-02-17"),
      .record(name: "memo 1 favourite", value: "1"),
    ],
    texts: ["a", "b"], options: ["memo", "web", "profile", "Notification", "Delete"],
    stretches: [
      [.tap(Selector("Sign in with Apple")), .answer("Continue")],
      [.choose("profile", in: nil), .tap(Selector("로그아웃"))],
      [
        .tap(Selector("New memo")), .type("N", into: Selector("memo text")), .tap(Selector("back")),
      ],
    ])

  private static let storeCard = RandomWalk(
    app: "store-card",
    conditions: [
      .installedApp(name: "Naver Map", installed: true),
      .answer(
        to: RequestPattern(path: "/stores/*"),
        Response(
          .status(
            200,
            body: """
              latitude: 37.556693
              longitude: 126.929313
              facebook: NULL
              review: a
              review: 1234567890123
              """))),
    ],
    options: ["My page", "Recommended"],
    stretches: [
      [.tap(Selector("서점 하나", role: .card)), .tap(Selector("close"))],
      [.tap(Selector("guide", role: .card)), .tap(Selector("Open the first card"))],
      [.tap(Selector("close"))],
    ])

  private static let passwordEntry = RandomWalk(
    app: "password-entry", texts: ["a", "abcd123!", "abc"],
    stretches: [
      [.type("abcd123!", into: nil), .pressReturn],
      [.type("abcd123!", into: nil), .pressReturn, .type("abcd123!", into: nil), .pressReturn],
      [.back, .tap(Selector("new password"))], [.tap(Selector("right margin"))],
    ])
}
