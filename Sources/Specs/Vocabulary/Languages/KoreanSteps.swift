import SpecRunner

/// The Korean translations of the steps.
///
/// A verb has several endings: `누른다` ends a sentence, `누르면` leads to the result, `누르고` to the next
/// action. Particles have both forms.
enum KoreanSteps {
  /// - Parameter english: the libraries with the original steps.
  static func library(of english: [StepLibrary]) -> StepLibrary {
    StepLibrary(
      "한국어", in: "ko", of: english,
      types: {
        Parameter(KoreanParameterTypes.time)
        Parameter(KoreanParameterTypes.direction)
        Parameter(KoreanParameterTypes.property)
        Parameter(KoreanParameterTypes.value)
      },
      translations: arranging + doing + typing + seeing + focusing + placing)
  }

  private static let arranging: [StepTranslation] = [
    StepTranslation(
      "{string} 앱이 열려 있다", of: "the {string} app is open", "새로 연 앱에서 시작한다.",
      example: #"조건 "slack-login" 앱이 열려 있다"#),
    StepTranslation(
      "{string} 앱을 연다/열면", of: "I open the {string} app",
      "앱을 열고, 여는 동안 일어나는 일도 지켜본다.", example: #"만일 "slack-login" 앱을 열면"#),
    StepTranslation(
      "기기는/가 {string}이다", of: "the device is an/a {string}",
      "기기를 고른다. 앱을 열기 전에 쓴다.", example: #"조건 기기는 "iPhone 8"이다"#),
    StepTranslation(
      "기기의 키보드 높이는/가 {float}포인트이다",
      of: "the device has a keyboard of {float} points", "모든 키보드의 높이를 정한다.",
      example: "조건 기기의 키보드 높이는 150포인트이다"),
  ]

  private static let doing: [StepTranslation] = [
    StepTranslation(
      "{element}을/를 누른다/누르면/누르고", of: "I tap {element}", "요소를 누른다.",
      example: #"만일 "다음"을 누르면"#),
    StepTranslation(
      "뒤로 간다/가면/가고", of: "I go back", "시스템의 방법으로 이전 화면으로 간다.",
      example: "만일 뒤로 가면"),
    StepTranslation(
      "{방향} {int}포인트 스크롤한다/스크롤하면/스크롤하고",
      of: "I scroll {direction} by {int} points", "스크롤한다. 아래로 가면 아래쪽이 보인다.",
      example: "만일 아래로 200포인트 스크롤하면"),
    StepTranslation(
      "{시간}이/가 지난다/지나면/지나고", of: "{duration} pass(es)", "시간이 흐른다.",
      example: "만일 3초가 지나면"),
    StepTranslation(
      "시스템이 화면을 다시 만든다/만들면", of: "the system rebuilds the screen",
      "보이는 화면을 없애고 새로 만든다.", example: "만일 시스템이 화면을 다시 만들면"),
  ]

  private static let typing: [StepTranslation] = [
    StepTranslation(
      "{string}을/를 입력한다/입력하면/입력하고", of: "I type {string}",
      "포커스가 있는 필드에 한 글자씩 입력한다.", example: #"만일 "acme"를 입력하면"#),
    StepTranslation(
      "{element}에 {string}을/를 입력한다/입력하면/입력하고", of: "I type {string} into {element}",
      "필드에 한 글자씩 입력한다.", example: #"만일 "이름"에 "민수"를 입력하면"#),
    StepTranslation(
      "{element}에 {string}을/를 붙여 넣는다/넣으면/넣고", of: "I paste {string} into {element}",
      "글을 한 번에 넣는다.", example: #"만일 "이름"에 "민수"를 붙여 넣으면"#),
    StepTranslation(
      "지우기를 {int}번 누른다/누르면/누르고", of: "I press delete {int} times",
      "지우기 글쇠를 여러 번 누른다.", example: "만일 지우기를 3번 누르면"),
    StepTranslation(
      "키보드에서 {string}을/를 누른다/누르면/누르고", of: "I press {string} on the keyboard",
      "그렇게 쓰인 리턴 글쇠를 누른다.", example: #"만일 키보드에서 "Go"를 누르면"#),
  ]

  private static let seeing: [StepTranslation] = [
    StepTranslation(
      "{string} 화면이 보인다", of: "I am on the {string} screen", "맨 앞에 있는 화면.",
      example: #"그러면 "email" 화면이 보인다"#),
    StepTranslation(
      "{element}이/가 보인다", of: "I see {element}", "요소가 보인다.",
      example: #"그러면 "다음"이 보인다"#),
    StepTranslation(
      "{element}이/가 보이지 않는다", of: "I do not see {element}", "그런 요소는 보이지 않는다.",
      example: #"그러면 "오류"가 보이지 않는다"#),
    StepTranslation(
      "{element}이/가 {int}개 보인다", of: "I see {element} {int} time(s)",
      "같은 이름의 요소가 그 수만큼 보인다.", example: #"그러면 "삭제"가 2개 보인다"#),
    StepTranslation(
      "{element}에 {string}이라고/라고 쓰여 있다", of: "{element} shows {string}",
      "필드의 글이나 요소에 쓰인 글, 글자 그대로.", example: #"그러면 "제목"에 "새 메모"라고 쓰여 있다"#),
    StepTranslation(
      "{element}이/가 비어 있다", of: "{element} is empty", "글이 없다.",
      example: #"그러면 "이름"이 비어 있다"#),
    StepTranslation(
      "{element}의 {속성}은/는 {값}이다", of: "the {property} of {element} is {value}",
      "요소의 속성 하나.", example: #"그러면 "이름"의 테두리 색은 초록색이다"#),
  ]

  private static let focusing: [StepTranslation] = [
    StepTranslation(
      "{element}에 포커스가 있다", of: "{element} has the focus", "다음 글자는 이 필드로 간다.",
      example: #"그러면 "이름"에 포커스가 있다"#),
    StepTranslation(
      "어느 필드에도 포커스가 없다", of: "no field has the focus", "글자는 어디로도 가지 않는다.",
      example: "그러면 어느 필드에도 포커스가 없다"),
    StepTranslation(
      "키보드가 올라와 있다", of: "the keyboard is shown", "키보드가 화면에 있다.",
      example: "그러면 키보드가 올라와 있다"),
    StepTranslation(
      "키보드가 내려가 있다", of: "the keyboard is hidden", "키보드가 화면에 없다.",
      example: "그러면 키보드가 내려가 있다"),
  ]

  private static let placing: [StepTranslation] = [
    StepTranslation(
      "{element}은/는 키보드에 가려지지 않는다", of: "{element} is clear of the keyboard",
      "어느 부분도 키보드 뒤에 있지 않다.", example: #"그러면 "다음"은 키보드에 가려지지 않는다"#),
    StepTranslation(
      "{element}은/는 {element}의 아래 끝에서 {float}포인트 위에 끝난다",
      of: "{element} ends {float} points above {element}", "아래 끝과 아래 끝 사이의 거리.",
      example: #"그러면 "안내"는 "내용"의 아래 끝에서 0포인트 위에 끝난다"#),
  ]
}
