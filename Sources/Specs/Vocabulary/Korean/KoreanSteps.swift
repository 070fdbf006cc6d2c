import SpecRunner

/// The vocabulary in Korean: each step is one of the English ones in other words.
///
/// A particle that depends on the syllable before it is optional in both its forms, such as
/// `(을)(를)`, since that syllable stands in an argument.
enum KoreanSteps {
  static let library = StepLibrary("한국어", wording: Vocabulary.english) {
    KoreanTypes.library
    app
    device
    touch
    text
    keyboard
    see
    layout
    navigation
    alerts
    animations
    network
    traces
  }

  private static let app = StepLibrary("앱") {
    Wording("{string} 앱이 열려 있다", of: "the {string} app is open")
    Wording("앱이 열려 있다", of: "the app is open")
    Wording("{string} 앱을 연다", of: "I open the {string} app")
    Wording("앱을 연다", of: "I open the app")
    Wording("앱을 나간다", of: "I leave the app")
    Wording("앱으로 돌아온다", of: "I come back to the app")
    Wording("앱을 다시 시작한다", of: "I restart the app")
    Wording("{string} 링크로 앱을 연다", of: "I follow the link {string} into the app")
    Wording("메모리가 부족해진다", of: "memory runs short")
    Wording("시스템이 화면을 다시 만든다", of: "the system rebuilds the screen")
    Wording("{시간}(이)(가) 지난다", of: "{duration} pass(es)")
  }

  private static let device = StepLibrary("기기") {
    Wording("기기는 {string}(이)다", of: "the device is an/a {string}")
    Wording("언어는 {string}(이)다", of: "the language is {string}")
    Wording("오늘은 {string}(이)다", of: "the date is {string}")
    Wording(
      "{권한} 권한은 {권한 상태} 상태이다",
      of: "the permission for {permission} is {permission state}")
    Wording("다른 앱 {string}(이)(가) 설치되어 있다", of: "the other app {string} is installed")
    Wording(
      "다른 앱 {string}(이)(가) 설치되어 있지 않다", of: "the other app {string} is not installed")
  }

  private static let touch = StepLibrary("터치") {
    Wording("{요소}(을)(를) 누른다", of: "I tap {element}")
    Wording("{요소}(을)(를) {int}번 누른다", of: "I tap {element} {int} time(s)")
    Wording("{요소}(을)(를) 두 번 두드린다", of: "I double-tap {element}")
    Wording("{요소}(을)(를) 길게 누른다", of: "I touch and hold {element}")
    Wording("{방향}(으)로 민다", of: "I swipe {direction}")
    Wording("{요소}(을)(를) {방향}(으)로 민다", of: "I swipe {direction} on {element}")
    Wording("{요소}까지 스크롤한다", of: "I scroll to {element}")
    Wording("{방향}(으)로 {int}포인트 스크롤한다", of: "I scroll {direction} by {int} points")
    Wording("{string}(을)(를) 고른다", of: "I choose {string}")
    Wording("{요소}에서 {string}(을)(를) 고른다", of: "I choose {string} in {element}")
  }

  private static let text = StepLibrary("글") {
    Wording("{string}(을)(를) 입력한다", of: "I type {string}")
    Wording("{요소}에 {string}(을)(를) 입력한다", of: "I type {string} into {element}")
    Wording("{요소}에 다음 글을 입력한다:", of: "I type into {element}:")
    Wording("다음과 같이 입력한다:", of: "I fill in:")
    Wording("{string}(을)(를) 붙여 넣는다", of: "I paste {string}")
    Wording("{요소}에 {string}(을)(를) 붙여 넣는다", of: "I paste {string} into {element}")
    Wording("지우기 키를 누른다", of: "I press delete")
    Wording("지우기 키를 {int}번 누른다", of: "I press delete {int} times")
    Wording("{요소}(을)(를) 비운다", of: "I clear {element}")
    Wording("{요소}에서 {string}(을)(를) 선택한다", of: "I select {string} in {element}")
    Wording("{요소}(을)(를) 모두 선택한다", of: "I select all of {element}")
  }

  private static let keyboard = StepLibrary("키보드") {
    Wording("{요소}에 포커스가 있다", of: "{element} has the focus")
    Wording("{요소}에 포커스가 없다", of: "{element} does not have the focus")
    Wording("어느 필드에도 포커스가 없다", of: "no field has the focus")
    Wording("리턴 키를 누른다", of: "I press the return key")
    Wording("키보드의 {string}(을)(를) 누른다", of: "I press {string} on the keyboard")
    Wording("키보드를 내린다", of: "I hide the keyboard")
    Wording("키보드가 보인다", of: "the keyboard is shown")
    Wording("키보드가 보이지 않는다", of: "the keyboard is hidden")
    Wording("리턴 키는 {string}(이)다", of: "the return key says {string}")
    Wording("키보드 높이는 {float}포인트이다", of: "the keyboard is {float} points high")
  }

  private static let see = StepLibrary("보이는 것") {
    Wording("{요소}(이)(가) 보인다", of: "I see {element}")
    Wording("{요소}(이)(가) 보이지 않는다", of: "I do not see {element}")
    Wording("{요소}(이)(가) {int}개 보인다", of: "I see {element} {int} time(s)")
    Wording("다음이 보인다:", of: "I see:")
    Wording("다음 순서로 보인다:", of: "I see in this order:")
    Wording("{요소}(이)(가) 활성화되어 있다", of: "{element} is enabled")
    Wording("{요소}(이)(가) 비활성화되어 있다", of: "{element} is disabled")
    Wording("{요소}(이)(가) 선택되어 있다", of: "{element} is selected")
    Wording("{요소}(이)(가) 선택되어 있지 않다", of: "{element} is not selected")
    Wording("{요소}에 {string}(이)(가) 표시된다", of: "{element} shows {string}")
    Wording("{요소}에 다음 글이 표시된다:", of: "{element} shows:")
    Wording("{요소}(이)(가) 비어 있다", of: "{element} is empty")
    Wording("{요소}의 {속성}(은)(는) {값}(이)다", of: "the {property} of {element} is {value}")
    Wording(
      "{요소}의 {속성}(은)(는) {값}(이)(가) 아니다", of: "the {property} of {element} is not {value}")
    Wording("화면의 {속성}(은)(는) {값}(이)다", of: "the screen's {property} is/are {value}")
  }

  private static let layout = StepLibrary("배치") {
    Wording("{요소}(은)(는) {요소}보다 위에 있다", of: "{element} is above {element}")
    Wording("{요소}(은)(는) 키보드에 가려지지 않는다", of: "{element} is clear of the keyboard")
    Wording("{요소}의 높이는 {float}포인트이다", of: "{element} is {float} points high")
    Wording("{요소}의 너비는 {float}포인트이다", of: "{element} is {float} points wide")
    Wording("{요소}(이)(가) 화면을 채운다", of: "{element} fills the screen")
    Wording(
      "{요소}(이)(가) {방향}(으)로 {float}포인트 옮겨져 있다",
      of: "{element} has moved {direction} by {float} points")
    Wording("{요소}(은)(는) 제자리에 있다", of: "{element} has not moved")
  }

  private static let navigation = StepLibrary("화면 이동") {
    Wording("뒤로 간다", of: "I go back")
    Wording("시트를 내린다", of: "I pull the sheet down")
    Wording("{string} 화면에 있다", of: "I am on the {string} screen")
    Wording("{string} 화면에 있지 않다", of: "I am not on the {string} screen")
    Wording("화면이 이렇게 쌓여 있다:", of: "the screens on the stack are:")
    Wording(
      "{string} 화면이 애니메이션과 함께 푸시된다",
      of: "the {string} screen is pushed with animation")
    Wording(
      "{string} 화면이 애니메이션 없이 푸시된다",
      of: "the {string} screen is pushed without animation")
    Wording(
      "{string} 화면이 애니메이션과 함께 팝된다",
      of: "the {string} screen is popped with animation")
    Wording(
      "{string} 화면이 애니메이션 없이 팝된다",
      of: "the {string} screen is popped without animation")
    Wording(
      "{string} 화면이 애니메이션과 함께 위로 열린다",
      of: "the {string} screen is presented with animation")
    Wording(
      "{string} 화면이 애니메이션과 함께 닫힌다",
      of: "the {string} screen is dismissed with animation")
    Wording("화면이 바뀌지 않는다", of: "no screen comes or goes")
  }

  private static let alerts = StepLibrary("알림창") {
    Wording("{string}(으)로 답한다", of: "I answer {string}")
    Wording("{string} 알림창이 보인다", of: "I see the alert {string}")
    Wording("알림창에 {string}(이)라고 쓰여 있다", of: "the alert says {string}")
    Wording("알림창이 보이지 않는다", of: "I see no alert")
    Wording("{권한} 권한을 묻는다", of: "I am asked for {permission}")
    Wording("{권한} 권한을 묻지 않는다", of: "I am not asked for {permission}")
    Wording("{권한} 권한을 물은 적이 없다", of: "I have never been asked for {permission}")
  }

  private static let animations = StepLibrary("애니메이션") {
    Wording(
      "{요소}의 {속성}(이)(가) {시간} 동안 바뀐다",
      of: "the {property} of {element} is animated for {duration}")
    Wording("{요소}(은)(는) 움직이지 않는다", of: "{element} is not animated")
    Wording("아무것도 움직이지 않는다", of: "nothing is animated")
  }

  private static let network = StepLibrary("네트워크") {
    Wording("기기가 오프라인이다", of: "the device is offline")
    Wording("기기가 온라인이다", of: "the device is online")
    Wording("서버가 {request}에 {int}(으)로 답한다", of: "{request} answers {int}")
    Wording("서버가 {request}에 {int}(으)로 답한다:", of: "{request} answers {int} with:")
    Wording(
      "서버가 {request}에 {시간} 뒤 {int}(으)로 답한다",
      of: "{request} answers {int} after {duration}")
    Wording("서버가 {request}에 답하지 않는다", of: "{request} is never answered")
    Wording("앱이 {request} 요청을 보낸다", of: "the app sends {request}")
    Wording("앱이 {request} 요청을 보낸다:", of: "the app sends {request} with:")
    Wording("앱이 {request} 요청을 보내지 않는다", of: "the app does not send {request}")
    Wording("앱이 아무 요청도 보내지 않는다", of: "the app sends nothing")
  }

  private static let traces = StepLibrary("남는 것") {
    Wording("키체인의 {string}(은)(는) {string}(이)다", of: "the secret {string} is {string}")
    Wording("키체인에 {string}(이)(가) 없다", of: "there is no secret {string}")
    Wording("기록 {string}(은)(는) {string}(이)다", of: "the record {string} is {string}")
    Wording("기록 {string}(이)(가) 없다", of: "there is no record {string}")
    Wording("{string} 알림이 온다", of: "I get the notification {string}")
    Wording("알림이 {int}개 온다", of: "I get {int} notification(s)")
    Wording("알림이 오지 않는다", of: "I get no notification")
    Wording("{string} 링크가 열린다", of: "the link {string} is opened")
    Wording("링크가 열리지 않는다", of: "no link is opened")
  }
}
