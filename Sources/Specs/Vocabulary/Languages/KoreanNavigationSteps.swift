import SpecRunner

/// The Korean steps about screens, pages, windows and alerts.
enum KoreanNavigationSteps {
  static let translations = navigating + browsing + answering + coming + addresses

  private static let navigating = [
    StepTranslation(
      "뒤로 간다/가면/가고",
      of: "I go back",
      "시스템의 방법으로 이전 화면으로 간다.",
      example: "만일 뒤로 가면"),
    StepTranslation(
      "시트를 끌어 내린다/내리면/내리고",
      of: "I pull the sheet down",
      "올라온 화면을 끌어 내려 닫는다.",
      example: "만일 시트를 끌어 내리면"),
    StepTranslation(
      "어느 화면이든/화면이나",
      of: "any screen",
      "모든 화면에서 참이다. @always 태그가 있는 시나리오에 쓴다.",
      example: "조건 어느 화면이든"),
    StepTranslation(
      "{string} 화면이 보인다",
      of: "I am on the {string} screen",
      "맨 앞에 있는 화면.",
      example: #"그러면 "email" 화면이 보인다"#),
    StepTranslation(
      "{string} 화면이 보이지 않는다",
      of: "I am not on the {string} screen",
      "다른 화면이 맨 앞에 있다.",
      example: #"그러면 "email" 화면이 보이지 않는다"#),
    StepTranslation(
      "쌓인 화면은 다음과 같다:",
      of: "the screens on the stack are:",
      "쌓인 화면을 맨 아래부터 확인한다. 행마다 화면이 있다.",
      example: "그러면 쌓인 화면은 다음과 같다:"),
    StepTranslation(
      "어느 화면도 오가지 않는다",
      of: "no screen comes or goes",
      "마지막 만일부터 화면이 나타나거나 사라지지 않았다.",
      example: "그러면 어느 화면도 오가지 않는다"),
    StepTranslation(
      "{string} 화면이 나타나는 데 {시간}이/가 걸린다",
      of: "the {string} screen takes {duration} to appear",
      "화면이 움직이기 시작해서 나타날 때까지의 시간.",
      example: #"그러면 "email" 화면이 나타나는 데 350밀리초가 걸린다"#),
    StepTranslation(
      "{string} 화면이 사라지는 데 {시간}이/가 걸린다",
      of: "the {string} screen takes {duration} to go",
      "화면이 움직이기 시작해서 사라질 때까지의 시간.",
      example: #"그러면 "email" 화면이 사라지는 데 350밀리초가 걸린다"#),
  ]

  private static let browsing = [
    StepTranslation(
      "주소 {string}을/를 연다/열면/열고",
      of: "I open the address {string}",
      "전체 주소나 앱 주소에서 시작하는 주소를 연다.",
      example: #"만일 주소 "/users/1"을 열면"#),
    StepTranslation(
      "앞으로 간다/가면/가고",
      of: "I go forward",
      "기록에서 한 화면 앞으로 간다.",
      example: "만일 앞으로 가면"),
    StepTranslation(
      "페이지를 새로 고친다/고치면/고치고",
      of: "I reload the page",
      "저장된 것을 그대로 두고 페이지를 다시 읽는다.",
      example: "만일 페이지를 새로 고치면"),
    StepTranslation(
      "화면을 {string}으로/로 찍는다/찍으면/찍고",
      of: "I take a screenshot {string}",
      "화면의 사진을 보고서에 붙인다.",
      example: #"만일 화면을 "빈 장바구니"로 찍으면"#),
    StepTranslation(
      "앱은 창을 열 수 있다",
      of: "the app may open windows",
      "링크가 창을 열 수 있다. 아니면 기록만 하고 따라가지 않는다.",
      example: "조건 앱은 창을 열 수 있다"),
    StepTranslation(
      "{string} 창으로 옮긴다/옮기면/옮기고",
      of: "I switch to the window {string}",
      "제목이나 주소로 다른 창으로 옮긴다.",
      example: #"만일 "도움말" 창으로 옮기면"#),
    StepTranslation(
      "{int}번 창으로 옮긴다/옮기면/옮기고",
      of: "I switch to window {int}",
      "1부터 세는 번호로 다른 창으로 옮긴다.",
      example: "만일 2번 창으로 옮기면"),
    StepTranslation(
      "창을 닫는다/닫으면/닫고",
      of: "I close the window",
      "지금 창을 닫고 그 창을 연 창으로 간다.",
      example: "만일 창을 닫으면"),
    StepTranslation(
      "창이 {int}개 있다",
      of: "there is/are {int} window(s)",
      "열린 창의 수.",
      example: "그러면 창이 2개 있다"),
    StepTranslation(
      "새 창이 열린다",
      of: "a window is opened",
      "마지막 만일부터 앱이 창을 열었다.",
      example: "그러면 새 창이 열린다"),
    StepTranslation(
      "새 창이 열리지 않는다",
      of: "no window is opened",
      "마지막 만일부터 앱이 창을 열지 않았다.",
      example: "그러면 새 창이 열리지 않는다"),
    StepTranslation(
      "세션을 {string}으로/로 저장한다/저장하면/저장하고",
      of: "I save the session as {string}",
      "로그인 같은 저장된 것을 다른 시나리오를 위해 이름으로 둔다.",
      example: #"만일 세션을 "민수"로 저장하면"#),
    StepTranslation(
      "저장된 세션 {string}에서 시작한다",
      of: "the saved session {string}",
      "다른 시나리오가 이름으로 저장한 것을 되살린다.",
      example: #"조건 저장된 세션 "민수"에서 시작한다"#),
  ]

  private static let answering = [
    StepTranslation(
      "{string}이라고/라고 답한다/답하면/답하고",
      of: "I answer {string}",
      "앞에 있는 알림창이나 시트의 버튼을 누른다.",
      example: #"만일 "취소"라고 답하면"#),
    StepTranslation(
      "알림창에 {string}을/를 입력한다/입력하면/입력하고",
      of: "I type {string} into the prompt",
      "앞에 있는 알림창의 필드에 입력한다.",
      example: #"만일 알림창에 "민수"를 입력하면"#),
    StepTranslation(
      "{string} 알림창이 보인다",
      of: "I see the alert {string}",
      "이 제목의 알림창이나 시트가 앞에 있다.",
      example: #"그러면 "메모를 지울까요?" 알림창이 보인다"#),
    StepTranslation(
      "알림창에 {string}이라고/라고 쓰여 있다",
      of: "the alert says {string}",
      "알림창의 메시지.",
      example: #"그러면 알림창에 "되돌릴 수 없습니다."라고 쓰여 있다"#),
    StepTranslation(
      "알림창의 답은 다음과 같다:",
      of: "the alert offers:",
      "알림창의 모든 버튼을 순서대로 확인한다. 행마다 제목이 있다.",
      example: "그러면 알림창의 답은 다음과 같다:"),
    StepTranslation(
      "알림창이 보이지 않는다",
      of: "I see no alert",
      "알림창이나 시트가 앞에 없다.",
      example: "그러면 알림창이 보이지 않는다"),
    StepTranslation(
      "{permission} 권한을 묻는다",
      of: "I am asked for {permission}",
      "마지막 만일부터 시스템이 권한을 물었다.",
      example: "그러면 알림 권한을 묻는다"),
    StepTranslation(
      "{permission} 권한을 묻지 않는다",
      of: "I am not asked for {permission}",
      "마지막 만일부터 시스템이 권한을 묻지 않았다.",
      example: "그러면 알림 권한을 묻지 않는다"),
    StepTranslation(
      "{permission} 권한을 물은 적이 없다",
      of: "I have never been asked for {permission}",
      "앱을 연 뒤로 시스템이 권한을 묻지 않았다.",
      example: "그러면 알림 권한을 물은 적이 없다"),
  ]

  private static let transitions = [
    ("pushed", "쌓인다"), ("popped", "빠진다"), ("presented", "올라온다"), ("dismissed", "내려간다"),
  ]

  private static let coming = transitions.flatMap { verb, korean in
    [("with", "애니메이션과 함께"), ("without", "애니메이션 없이")].map { way, koreanWay in
      StepTranslation(
        "{string} 화면이 \(koreanWay) \(korean)",
        of: "the {string} screen is \(verb) \(way) animation",
        "마지막 만일부터 화면이 \(koreanWay) 움직였다.",
        example: "그러면 \"email\" 화면이 \(koreanWay) \(korean)")
    }
  }

  private static let addresses = [
    ("the address", "주소", "는", "https://example.com/users/1", "https", "/1"),
    ("the path", "경로", "는", "/users?sort=name", "/users", "name"),
    ("the title", "페이지 제목", "은", "받은 편지함 (3) - 메일", "받은", "메일"),
  ].flatMap { original, subject, particle, whole, start, end in
    KoreanTextChecks.translations(
      of: original, verb: ("is", "is not"),
      equal: ("\(subject)\(particle) %이다/다", "\(subject)\(particle) %이/가 아니다"),
      inside: "\(subject)에", around: "\(subject)\(particle)", example: subject, what: subject,
      texts: (whole, end, start, end, "[^ ]+.*"))
  }
}
