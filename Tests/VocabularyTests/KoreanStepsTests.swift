import SpecDrivers
import SpecRunner
import SpecText
import SpecVocabulary
import Testing

/// A Korean step says the same to the driver as the English one, and comes to the same end.
struct KoreanStepsTests {
  /// Korean steps, each with what it is in English; of a check one that holds and one that fails.
  private static let pairs = [
    (#""app" 앱이 열려 있다"#, #"the "app" app is open"#),
    (#""app" 앱을 열면"#, #"I open the "app" app"#),
    (#""Next"를 누르면"#, #"I tap "Next""#), (#""다음"을 누르고"#, #"I tap "다음""#),
    ("뒤로 가면", "I go back"), ("아래로 200포인트 스크롤하면", "I scroll down by 200 points"),
    ("위로 5포인트 스크롤한다", "I scroll up by 5 points"), ("3초가 지나면", "3 seconds pass"),
    ("1.5초가 지나면", "1.5 seconds pass"), ("300밀리초가 지난다", "300 ms pass"),
    ("2분이 지나고", "2 minutes pass"), ("시스템이 화면을 다시 만들면", "the system rebuilds the screen"),
    ("얼굴이 인식되면", "my face is recognised"), ("얼굴이 인식되지 않으면", "my face is not recognised"),
    ("지문이 인식되고", "my fingerprint is recognised"),
    ("지문이 인식되지 않는다", "my fingerprint is not recognised"),
    (#"푸시 알림 "주문이 출발했습니다"가 도착하면"#, #"the push notification "주문이 출발했습니다" arrives"#),
    (#"글자 크기는 "extra large"다"#, #"the text size is "extra large""#),
    (#""acme"를 입력하면"#, #"I type "acme""#),
    (#""Name"에 "acme"를 입력하면"#, #"I type "acme" into "Name""#),
    (#""Name"에 "acme"를 붙여 넣으면"#, #"I paste "acme" into "Name""#),
    ("지우기를 3번 누르면", "I press delete 3 times"),
    (#"키보드에서 "Go"를 누르면"#, #"I press "Go" on the keyboard"#),
    (#"키보드에서 "Done"을 누르면"#, #"I press "Done" on the keyboard"#),
    (#""form" 화면이 보인다"#, #"I am on the "form" screen"#),
    (#""mail" 화면이 보인다"#, #"I am on the "mail" screen"#),
    (#""Next"가 보인다"#, #"I see "Next""#), (#""Required"가 보인다"#, #"I see "Required""#),
    (#""Next"가 보이지 않는다"#, #"I do not see "Next""#),
    (#""Memo"가 2개 보인다"#, #"I see "Memo" 2 times"#),
    (#""Name"에 "Ann"이라고 쓰여 있다"#, #""Name" shows "Ann""#),
    (#""Name"에 "Bob"이라고 쓰여 있다"#, #""Name" shows "Bob""#),
    (#""Mail"이 비어 있다"#, #""Mail" is empty"#), (#""Name"이 비어 있다"#, #""Name" is empty"#),
    (#""Name"의 테두리 색은 초록색이다"#, #"the border colour of "Name" is green"#),
    (#""Name"의 테두리 색은 빨간색이다"#, #"the border colour of "Name" is red"#),
    (#""Name"의 자동 수정은 꺼짐이다"#, #"the auto-correction of "Name" is off"#),
    (#""Name"의 자리 표시는 "Your name"이다"#, #"the placeholder of "Name" is "Your name""#),
    (#""Name"에 포커스가 있다"#, #""Name" has the focus"#),
    (#""Mail"에 포커스가 있다"#, #""Mail" has the focus"#),
    ("어느 필드에도 포커스가 없다", "no field has the focus"),
    ("키보드가 올라와 있다", "the keyboard is shown"), ("키보드가 내려가 있다", "the keyboard is hidden"),
    (#""Name"은 키보드에 가려지지 않는다"#, #""Name" is clear of the keyboard"#),
    (#""Next"는 키보드에 가려지지 않는다"#, #""Next" is clear of the keyboard"#),
    (
      #""Name"은 "panel"의 아래 끝에서 20포인트 위에 끝난다"#,
      #""Name" ends 20 points above "panel""#
    ),
    (
      #""panel"은 "Name"의 아래 끝에서 20포인트 위에 끝난다"#,
      #""panel" ends 20 points above "Name""#
    ),
  ]

  /// English words have the ends that they have in Korean: 앱, 넥스트, 송, 애플.
  @Test(arguments: [
    (#""/users?sort=name"이다/다"#, #""/users?sort=name"이다"#), (#""file"으로/로"#, #""file"로"#),
    (#""name"이/가"#, #""name"이"#), (#""page"이/가"#, #""page"가"#), (#""me"이/가"#, #""me"가"#),
    (#""메모"을/를"#, #""메모"를"#), (#""App"이/가"#, #""App"이"#), (#""Tab"을/를"#, #""Tab"을"#),
    (#""Next"이/가"#, #""Next"가"#), (#""Chat"이/가"#, #""Chat"이"#), (#""Wait"이/가"#, #""Wait"가"#),
    (#""Back"이/가"#, #""Back"이"#), (#""Book"이/가"#, #""Book"이"#), (#""Task"이/가"#, #""Task"가"#),
    (#""song"이/가"#, #""song"이"#), (#""Blog"이/가"#, #""Blog"가"#), (#""Apple"이/가"#, #""Apple"이"#),
    (#""title"으로/로"#, #""title"로"#), (#""API"이/가"#, #""API"가"#), (#""50%"이/가"#, #""50%"가"#),
    (#""ll"이/가"#, #""ll"이"#), (#""pp"이/가"#, #""pp"가"#), (#""50"이/가"#, #""50"이"#),
  ])
  func `a particle has the form that follows from the sound`(_ both: String, _ chosen: String) {
    #expect(KoreanParticles.chosen(in: both) == chosen)
  }

  private static let arranging = [
    (#"기기는 "iPhone 8"이다"#, #"the device is an "iPhone 8""#),
    (#"기기는 "iPhone 8"다"#, #"the device is an "iPhone 8""#),
    ("기기의 키보드 높이는 150포인트이다", "the device has a keyboard of 150 points"),
    ("기기의 키보드 높이는 150포인트다", "the device has a keyboard of 150 points"),
  ]

  @Test(arguments: pairs)
  func `it has the body of its original`(korean: String, english: String) async throws {
    let one = try await Play(FakeDriver(), "* \(korean)")
    let other = try await Play(FakeDriver(), "* \(english)")
    #expect(one.endings == other.endings)
    #expect(one.driver.ledger == other.driver.ledger)
    #expect(!one.endings.contains("undefined"))
  }

  @Test(arguments: arranging)
  func `what is arranged before the app is opened is arranged in Korean too`(
    korean: String, english: String
  ) async throws {
    let one = try await Play(FakeDriver(), "* \(korean)", #"* "app" 앱이 열려 있다"#)
    let other = try await Play(FakeDriver(), "* \(english)", #"* the "app" app is open"#)
    #expect(one.driver.ledger == other.driver.ledger)
    #expect(one.endings == ["passed", "passed"])
  }

  @Test func `every step has a Korean translation`() {
    let translated = Set(KoreanSteps.translations.map(\.original))
    let missing = Vocabulary.words.flatMap(\.definitions).filter {
      $0.language == "en" && $0.isListed && !translated.contains($0.pattern)
        && !$0.pattern.hasPrefix("within {duration} ")
    }
    #expect(missing.map(\.pattern) == [])
  }

  @Test func `every translation does with the same values what its original does`() async throws {
    let definitions = Vocabulary.words.flatMap(\.definitions)
    for translation in KoreanSteps.translations {
      let original = try #require(definitions.first { $0.pattern == translation.original })
      let translated = try #require(
        definitions.first { $0.language == "ko" && $0.pattern == translation.pattern })
      #expect(translated.needs == original.needs, "\(translation.pattern)")
      let below =
        switch original.takesBelow {
        case nil: ""
        // As text, and as JSON.
        case "a doc string": "\n\"\"\"\n1\n\"\"\""
        default: "\n" + original.sampleTable
        }
      var plays: [Play] = []
      for pattern in [translation.pattern, translation.original] {
        plays.append(
          try await Play(
            FakeDriver(.page, events: .page), "Given the app is open",
            "* " + Sentences.sample(of: pattern) + below))
      }
      #expect(plays[0].endings == plays[1].endings, "\(translation.pattern)")
      #expect(plays[0].driver.ledger == plays[1].driver.ledger, "\(translation.pattern)")
      let hasRun = !["undefined", "ambiguous", nothing].contains(plays[0].ending)
      #expect(hasRun, "\(Sentences.sample(of: translation.pattern)): \(plays[0].ending)")
    }
  }

  private let nothing = "nothing ran"
}
