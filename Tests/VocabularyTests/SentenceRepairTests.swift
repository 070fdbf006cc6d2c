import SpecRunner
import SpecVocabulary
import Testing

/// Sentences that no step matches because of a slip, and what their authors meant.
struct SentenceRepairTests {
  private static let registry = Result { try StepRegistry(Vocabulary.words) }

  private static let quotes = "quotation marks are straight and double: \"…\""
  private static let ending = "a sentence ends in the plain form: …다"
  private static let spaces = "words are separated by one space"
  private static let missing = "a text is written in quotation marks"

  @Test(arguments: [
    ("I tap “Add a tip”", #"I tap "Add a tip""#, [quotes]),
    ("I tap 'Add a tip'", #"I tap "Add a tip""#, [quotes]),
    ("I see 「다음」", #"I see "다음""#, [quotes]),
    ("I see 'it's done'", #"I see "it's done""#, [quotes]),
    ("I tap Add a tip", #"I tap "Add a tip""#, [missing]),
    ("I tap the Save button", #"I tap the "Save" button"#, [missing]),
    ("I type 5 into Bill", #"I type "5" into "Bill""#, [missing]),
    (#"I type "5 into "Bill""#, #"I type "5" into "Bill""#, ["a quotation mark is missing"]),
    (#"I type 5" into "Bill""#, #"I type "5" into "Bill""#, ["a quotation mark is missing"]),
    (#"I tap "Next"#, #"I tap "Next""#, ["a quotation mark is missing"]),
    (#"i tap "Next""#, #"I tap "Next""#, ["upper and lower case matter"]),
    (#"I Tap "Next""#, #"I tap "Next""#, ["upper and lower case matter"]),
    (#"I tap "Next"."#, #"I tap "Next""#, ["a sentence ends without a full stop"]),
    (#"I  tap "Next" "#, #"I tap "Next""#, [spaces]),
    (#"I  tap "a  b""#, #"I tap "a  b""#, [spaces]),
    ("I tap Log in in Menu", #"I tap "Log in" in "Menu""#, [missing]),
    ("I tap 'Next'.", #"I tap "Next""#, [quotes, "a sentence ends without a full stop"]),
    ("'다음'이 보인다", #""다음"이 보인다"#, [quotes]),
    (#""Next"가보인다"#, #""Next"가 보인다"#, [spaces]),
    (#""Next"가 보이지않는다"#, #""Next"가 보이지 않는다"#, [spaces]),
    (#""a"를 입력합니다"#, #""a"를 입력한다"#, [ending]),
    (#""a"를 입력해요"#, #""a"를 입력한다"#, [ending]),
    (#""a"를 입력함"#, #""a"를 입력한다"#, [ending]),
    (#""a"를 입력하십시오"#, #""a"를 입력한다"#, [ending]),
    (#""Next" 버튼을 누릅니다"#, #""Next" 버튼을 누른다"#, [ending]),
    (#""Next" 버튼을 눌러요"#, #""Next" 버튼을 누른다"#, [ending]),
    (#""Next" 버튼을 누르세요"#, #""Next" 버튼을 누른다"#, [ending]),
    (#""Next" 버튼이 보입니다"#, #""Next" 버튼이 보인다"#, [ending]),
    (#""Next" 버튼이 보여요"#, #""Next" 버튼이 보인다"#, [ending]),
    (#""Next" 버튼이 보여야 한다"#, #""Next" 버튼이 보인다"#, [ending]),
    (#""Next" 버튼이 보여야 합니다"#, #""Next" 버튼이 보인다"#, [ending]),
    (#""Next"가 보이지 않아야 한다"#, #""Next"가 보이지 않는다"#, [ending]),
    (#""Next"가 보이지 않습니다"#, #""Next"가 보이지 않는다"#, [ending]),
    (#""Name"에 포커스가 있어야 해요"#, #""Name"에 포커스가 있다"#, [ending]),
    (#""Next"를 쓸 수 없음"#, #""Next"를 쓸 수 없다"#, [ending]),
    ("뒤로 갑니다", "뒤로 간다", [ending]), ("뒤로 가요", "뒤로 간다", [ending]),
    ("앱을 열어요", "앱을 연다", [ending]), ("앱으로 돌아와요", "앱으로 돌아온다", [ending]),
    (
      "I  tap “Next”.", #"I tap "Next""#,
      [quotes, spaces, "a sentence ends without a full stop"]
    ),
  ])
  func `a sentence with a slip is corrected, and the slip is named`(
    _ text: String, _ sentence: String, _ mistakes: [String]
  ) throws {
    let repair = try #require(try Self.registry.get().repair(of: text))
    #expect(repair.sentence == sentence)
    #expect(repair.mistakes == mistakes)
  }

  @Test(arguments: [
    "", " ", "\"", "'", "I dance with the wolves", #"I tpye "5""#, #"I tap "Next" twice or so"#,
    "I do not see any error", "I never see Saved", "there is no file matching *.tmp",
    "the command does not print /three/", "I tap on Sign in with Apple",
    // Numbers, ordinals and words such as only say how many or which.
    "I see three buttons", "I see only 1 button", "the eleventh button is disabled",
    "I see the twenty-first row", "I see no such thing", "I see every button",
    "the 11th button shines",
    "열한 번째 버튼이 보인다", "세 버튼이 보인다", "모든 버튼이 보인다",
    "I tap " + String(repeating: "very ", count: 100) + "much",
  ])
  func `a sentence with other words is left to the nearest steps`(_ text: String) throws {
    #expect(try Self.registry.get().repair(of: text) == nil)
  }
}
