import SpecDrivers
import SpecRunner
import SpecText
import Synchronization
import Testing

@testable import SpecVocabulary

/// The first sentences of authors who do not know the vocabulary, in the habits of other tools.
@Suite struct StepAdviceTests {
  private static let registry = Result { try StepRegistry(Vocabulary.words) }
  private static let nearest = Mutex<NearestSteps?>(nil)

  private static func advice(on sentence: String) throws -> StepAdvice {
    let registry = try registry.get()
    return nearest.withLock { registry.advice(on: sentence, nearest: &$0) }
  }

  @Test func `there is a word for each role of specifications`() {
    #expect(Set(RoleWords.all.compactMap(\.role)) == Set(Element.Role.all))
  }

  @Test(arguments: ["I log in as \"Ann\"", "I am logged out", "the user logs in"])
  func `whoever logs in is told nothing about logs`(sentence: String) throws {
    let advice = try Self.advice(on: sentence)
    #expect(!advice.nearest.contains { $0.includes("logs") || $0.includes("record") }, "\(advice)")
  }

  /// A sentence, and what the advice must have among its three steps.
  @Test(arguments: [
    (#"I should see "Welcome""#, #"I see "Welcome""#),
    (#"the page contains "Hello""#, #"I see "Hello""#),
    (#"I should be redirected to "/home""#, #"the path is "/home""#),
    (#"the "Next" button's colour is red"#, "of \"Next\" is"),
    (#"the "Next" button is not clickable"#, #"the "Next" button is disabled"#),
    ("the cart has 3 items", "I see 3 {elements}"),
    ("the spinner disappears", "I do not see"),
    (#"I wait until "Loading" is gone"#, #"I do not see "Loading""#),
    ("the modal is closed", "I do not see"), ("I scroll down", "I scroll {direction}"),
    (#"the URL contains "/home""#, #"the address contains "/home""#),
    (#"the checkbox "Terms" is ticked"#, #""Terms" is checked"#),
    ("the table has 3 rows", "I see 3 {elements}"), ("I press Escape", "I press \"Escape\""),
    (#"I double click "Row""#, #"I double-click "Row""#),
    ("the response code is 200", "the response status is 200"),
    (#"the output contains "done""#, #"the command prints "done""#),
    (#"I make a GET request to "/users""#, "I send {request}"),
    (#""다음" 버튼이 비활성화된다"#, #""다음" 버튼을 쓸 수 없다"#), (#""환영합니다" 문구가 노출된다"#, #""환영합니다"가 보인다"#),
    (#"the user should not see "Error""#, #"I do not see "Error""#),
    (#"I see the text "Hello""#, #"I see "Hello""#),
    (#"the user taps the "Log in" button"#, #"I tap the "Log in" button"#),
    (#"I touch "Next""#, #"I tap "Next""#),
    (#"the user enters "kim" in the "Name" field"#, #"I type "kim" into the "Name" field"#),
    (#"she writes "hello" into "Message""#, #"I type "hello" into "Message""#),
    (#"the "Next" button should be disabled"#, "is disabled"),
    ("the submit button becomes enabled", "is enabled"),
    ("the keyboard should be hidden", "the keyboard is hidden"),
    ("I dismiss the keyboard", "I hide the keyboard"),
    (#"the return key reads "Go""#, #"the return key says "Go""#),
    ("I go back to the previous screen", "I go back"),
    ("the user navigates back", "I go back"),
    (#"I swipe left on the "Milk" row"#, "I swipe {direction} on"),
    (#"a dialog with the title "Delete?" pops up"#, "alert"),
    ("I accept the alert", "I answer"),
    ("the URL is \"/users\"", "the address is"), ("I visit \"/users\"", "I open the address"),
    (#"I enter "acme" in the "Workspace URL" field"#, #"I type "acme" into"#),
    (#"I input "acme" in "Workspace URL""#, #"I type "acme" into"#),
    ("I am on the login page", "I am on the"),
    (#"I wait for "Welcome" to appear"#, #"I see "Welcome""#),
    (#"the "Email" field is focused"#, #"the "Email" field has the focus"#),
    (#"the "Next" button is visible"#, #"I see the "Next" button"#),
    (#"I tick "Terms""#, #"I check "Terms""#),
    (#"I long press on "Memo 1""#, #"I touch and hold "Memo 1""#),
    ("notifications are denied", "the permission for"),
    ("the app asks for permission to send notifications", "asked for"),
    (#"the user is notified with "Reminder""#, #"I get the notification "Reminder""#),
    (#"a push notification "Hi" is received"#, "push notification"),
    (#"the app sends a request to "/users""#, "the app sends"),
    ("the user comes back to the app", "I come back"),
    ("the app goes to the background", "I leave the app"),
    ("the app is killed and started again", "I restart the app"),
    ("I force quit the app", "I stop the app"),
    ("I wait 2 seconds", "pass"),
    (#"I tick the "Agree" box"#, #"I check "Agree""#),
    (#"I choose "Blue" from the "Colour" dropdown"#, #"I choose "Blue""#),
    ("the screen slides in with an animation", "animation"),
    (#"the link "https://a.b" opens in the browser"#, #"the link "https://a.b" is opened"#),
    ("I rotate the phone to landscape", "I rotate"),
    (#"버튼 "다음"을 클릭한다"#, #""다음"을 클릭한다"#),
    (#""오류" 메시지가 표시된다"#, #""오류" 알림창이 보인다"#),
    (#"사용자가 "이름"에 "김"을 적는다"#, "입력"),
  ])
  func `the step that is meant is among the first three`(sentence: String, step: String) throws {
    let advice = try Self.advice(on: sentence)
    let found = advice.repair.map { [$0.sentence] } ?? advice.nearest
    #expect(found.contains { $0.includes(step) }, "\(found)")
  }
}
