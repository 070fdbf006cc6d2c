import SpecDrivers

extension FaultWalk {
  private static let first = Selector("서점 하나", role: .card)
  private static let second = Selector("서점 둘", role: .card)
  private static let close = Selector("close")
  private static let naver = Condition.installedApp(name: "Naver Map", installed: true)

  /// Walks past every rule of the cards.
  static let storeCard =
    opening + leaving + [
      FaultWalk(
        device: "iPhone 11", conditions: [naver, answer],
        actions: [
          .tap(first), .wait(.milliseconds(1_099)), .wait(.milliseconds(1)),
          .tap(Selector("marker")), .comeBack,
          .tap(Selector("facebook")), .answer("확인"), .scroll(to: Selector("review 3")),
          .tap(close),
        ]),
      FaultWalk(
        device: "iPhone 11", conditions: [naver],
        actions: [
          .tap(first), .swipe(.left, on: Selector("map")), .tap(close),
          .tap(Selector("guide", role: .card)), .tap(Selector("Open the first card")), .tap(close),
          .tap(close),
        ]),
      FaultWalk(
        device: "iPhone 11",
        conditions: [.answer(to: RequestPattern(path: "/stores/*"), Response(.silence))],
        actions: [.tap(first)]),
    ]

  private static let answer = Condition.answer(
    to: RequestPattern(path: "/stores/*"),
    Response(
      .status(
        200,
        body: """
          latitude: 37.556693
          longitude: 126.929313
          facebook: NULL
          review: \(String(repeating: "a", count: 61))
          review: b
          review: 1234567890123

          latitude: 35.179554
          longitude: 129.075642
          """)))

  private static let opening =
    [("1000", "500"), ("500", "500"), ("500", "1000")].map { positioning, resizing in
      FaultWalk(
        device: "iPhone 11",
        conditions: [
          .record(name: "positioning duration", value: positioning),
          .record(name: "resizing duration", value: resizing),
        ],
        actions: [
          .scrollBy(points: 283, in: nil), .tap(second), .scrollBy(points: 100, in: nil),
          .tap(close), .tap(first), .scrollBy(points: 600, in: nil), .tap(close),
        ])
    }
    + ["iPhone SE", "iPhone 8", "iPhone 8 Plus", "iPhone X", "Mac Catalyst"].map { device in
      FaultWalk(
        device: device,
        actions: [.tap(first), .leave, .comeBack, .tap(close), .leave, .comeBack])
    }

  private static let leaving = [
    ([naver], 9.3), ([naver], 10), ([], 9.3), ([], 13),
  ].map { (apps: [Condition], version: Double) in
    FaultWalk(
      device: "iPhone 11",
      conditions: apps + [.device(setting: "system version", value: .number(version))],
      actions: [.tap(first), .tap(Selector("location"))])
  }
}
