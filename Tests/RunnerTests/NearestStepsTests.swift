import SpecRunner
import SpecText
import Testing

@Suite struct NearestStepsTests {
  private static let steps = NearestSteps(
    StepLibrary("some") {
      When("I tap {string}") { (world: World, name: String) in }
      When("I tap {string} {int} time(s)") { (world: World, name: String, times: Int) in }
      When("I type {string} into {string}") { (world: World, text: String, name: String) in }
      Then("{string} is enabled") { (world: World, name: String) in }
      Then("the colour of {string} is {word}") { (world: World, name: String, value: String) in }
      Then("the alert/sheet says {string}") { (world: World, text: String) in }
      Then(.regex("^I tap .*$")) { (world: World) in }
    }.definitions)

  @Test(arguments: [
    ("I tpye \"acme\" into \"Name\"", [#"I type "acme" into "Name""#]),
    ("I tpa the \"Next\" button", [#"I tap "Next""#]),
    ("I tap 'Next' 3 tims", ["I tap {string} 3 time(s)"]),
    ("i TAP \"Next\"", [#"I tap "Next""#]),
    ("\"Next\" should be enabled", [#""Next" is enabled"#]),
    ("the color of \"Next\" is red", [#"the colour of "Next" is {word}"#]),
    ("the sheet said \"Sure?\"", [#"the sheet says "Sure?""#]),
    // No word is the same: these are found by what they are about.
    ("the user presses \"Next\"", [#"I tap "Next""#]),
    ("she writes \"a\" into \"Name\"", [#"I type "a" into "Name""#]),
    ("a popup shows \"Sure?\"", [#"the alert says "Sure?""#]),
    ("something entirely different happens", []),
    ("", []), (" ", []), ("\"", []), ("\"Next\"", []), ("한글 단계", []),
  ])
  func `the nearest steps come first, and none where all are far`(text: String, found: [String]) {
    var steps = Self.steps
    let nearest = steps.nearest(to: text)
    #expect(found.isEmpty ? nearest.isEmpty : Array(nearest.prefix(found.count)) == found)
  }

  @Test(arguments: [
    (#""eye"를 눌르면"#, [#""eye"를 누르면"#]), ("지우기를 3번 눌르면", ["지우기를 3번 누르면"]),
    (#""이름"이 보인대"#, [#""이름"이 보인다"#]), ("하늘이 파랗다", []),
  ])
  func `a particle behind a parameter is a word of its own`(text: String, found: [String]) {
    var steps = NearestSteps(
      StepLibrary("some") {
        When("{string}을/를 누른다/누르면") { (world: World, name: String) in }
        When("지우기를 {int}번 누른다/누르면") { (world: World, times: Int) in }
        Then("{string}이/가 보인다") { (world: World, name: String) in }
        Then("{string}의 {word}은/는 {word}이다") {
          (world: World, name: String, what: String, value: String) in
        }
      }.definitions)
    #expect(Array(steps.nearest(to: text).prefix(1)) == found)
  }

  @Test(arguments: [
    (#"3초 안에 "이름"이 보인대"#, #"3초 안에 "이름"이 보인다"#),
    (#""메모"가 보인대 안에"#, #"{시간} 안에 "메모"가 보인다"#),
    (#"within 3 seconds "a" is sen"#, #"within 3 seconds "a" is seen"#),
  ])
  func `a duration is a value, and particles fit values beside open parameters`(
    text: String, found: String
  ) {
    let time = ParameterType("시간", matching: #"\d+초"#) { $0 }
    let english = ParameterType("duration", matching: #"\d+ seconds"#) { $0 }
    var steps = NearestSteps(
      StepLibrary("some") {
        Parameter(time)
        Parameter(english)
        Then("{시간} 안에 {string}이/가 보인다") { (world: World, time: String, name: String) in }
        Then("within {duration} {string} is seen") {
          (world: World, time: String, name: String) in
        }
      }.definitions)
    #expect(steps.nearest(to: text).first == found)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["a", "a ", "1", "\"", "\"a\" ", "'"])
  func `a text of great length has no near step`(_ part: String) {
    var steps = Self.steps
    #expect(steps.nearest(to: String(repeating: part, count: 1_000_000)) == [])
  }

  @Test func `three are enough`() {
    var many = NearestSteps(
      StepLibrary("many") {
        for word in ["red", "bed", "led", "fed", "wed"] {
          Given(.expression("I see the \(word) light")) { (world: World) in }
        }
      }.definitions)
    #expect(
      many.nearest(to: "I see the ted light")
        == ["I see the red light", "I see the bed light", "I see the led light"])
  }
}

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "ab", 2), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abcd", "badc", 2),
    ("é", "e\u{301}", 2), ("ca", "abc", 3), ("👩‍👩‍👧", "👩‍👩‍👦", 1), ("👩‍👧", "👩", 2),
    ("a\r\n", "a\n", 1), ("abcdef", "bacdfe", 2), ("xxabyy", "xyabyx", 2),
  ])
  func `edits are counted by code points, up to a limit`(
    one: String, other: String, distance: Int
  ) {
    for (one, other) in [(one, other), (other, one)] {
      let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
      for limit in 0..<8 {
        #expect(
          EditDistance.between(one, other, within: limit) == (distance <= limit ? distance : nil))
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `long texts are near to nothing but themselves`() {
    let long = Array(repeating: Unicode.Scalar("a"), count: 1_000_000)
    #expect(EditDistance.between(long, long, within: 10) == 0)
    #expect(EditDistance.between(long, long + ["b"], within: 10) == nil)
  }
}
