import SpecRunner

/// The Korean steps that touch the screen or use a mouse.
enum KoreanTouchSteps {
  static let translations = touching + pointing + clicking

  private static let touching = [
    StepTranslation(
      "{element}을/를 누른다/누르면/누르고",
      of: "I tap {element}",
      "요소를 누른다.",
      example: #"만일 "다음"을 누르면"#),
    StepTranslation(
      "{element}의 {point} 지점을 누른다/누르면/누르고",
      of: "I tap {element} at {point}",
      "요소의 한 지점을 누른다. 왼쪽 위 모서리에서 포인트나 백분율로 센다.",
      example: #"만일 "지도" 그림판의 80, 75 지점을 누르면"#),
    StepTranslation(
      "{element}에 {point}에서 {point}까지 선을 긋는다/그으면/긋고",
      of: "I draw a line on {element} from {point} to {point}",
      "요소의 한 지점에서 다른 지점까지 손가락이나 마우스로 선을 긋는다.",
      example: #"만일 "서명" 그림판에 10%, 50%에서 90%, 40%까지 선을 그으면"#),
    StepTranslation(
      "{element}을/를 {int}번 누른다/누르면/누르고",
      of: "I tap {element} {int} time(s)",
      "요소를 여러 번 누른다.",
      example: #"만일 "더하기" 버튼을 3번 누르면"#),
    StepTranslation(
      "{element}을/를 눌러 본다/보면/보고",
      of: "I try to tap {element}",
      "쓸 수 없을지도 모르는 요소를 누른다. 쓸 수 없으면 아무 일도 일어나지 않는다.",
      example: #"만일 "다음"을 눌러 보면"#),
    StepTranslation(
      "{element}과/와 {element}을/를 번갈아 {int}번씩 누른다/누르면/누르고",
      of: "I tap {element} and then {element} {int} time(s)",
      "두 요소를 번갈아 누른다.",
      example: #"만일 "다음"과 "이전"을 번갈아 3번씩 누르면"#),
    StepTranslation(
      "{element}을/를 두 번 두드린다/두드리면/두드리고",
      of: "I double-tap {element}",
      "빠르게 두 번 누른다.",
      example: #"만일 "사진"을 두 번 두드리면"#),
    StepTranslation(
      "{element}을/를 길게 누른다/누르면/누르고",
      of: "I touch and hold {element}",
      "요소를 누르고 있는다.",
      example: #"만일 "메모 1" 행을 길게 누르면"#),
    StepTranslation(
      "{방향} 쓸어 넘긴다/넘기면/넘기고",
      of: "I swipe {direction}",
      "화면을 쓸어 넘긴다.",
      example: "만일 왼쪽으로 쓸어 넘기면"),
    StepTranslation(
      "{element}에서 {방향} 쓸어 넘긴다/넘기면/넘기고",
      of: "I swipe {direction} on {element}",
      "요소를 쓸어 넘긴다.",
      example: #"만일 "메모 1" 행에서 왼쪽으로 쓸어 넘기면"#),
    StepTranslation(
      "{element}까지 스크롤한다/스크롤하면/스크롤하고",
      of: "I scroll to {element}",
      "요소가 보일 때까지 스크롤한다.",
      example: #"만일 "동의"까지 스크롤하면"#),
    StepTranslation(
      "{방향} {int}포인트 스크롤한다/스크롤하면/스크롤하고",
      of: "I scroll {direction} by {int} points",
      "스크롤한다. 아래로 가면 아래쪽이 보인다.",
      example: "만일 아래로 200포인트 스크롤하면"),
    StepTranslation(
      "{element}에서 {방향} {int}포인트 스크롤한다/스크롤하면/스크롤하고",
      of: "I scroll {direction} by {int} points on {element}",
      "요소 위에서 손가락으로 스크롤한다.",
      example: #"만일 "목록" 영역에서 아래로 200포인트 스크롤하면"#),
    StepTranslation(
      "{string}을/를 고른다/고르면/고르고",
      of: "I choose {string}",
      "세그먼트, 탭, 날짜, 메뉴 항목을 고른다.",
      example: #"만일 "프로필"을 고르면"#),
    StepTranslation(
      "{element}에서 {string}을/를 고른다/고르면/고르고",
      of: "I choose {string} in {element}",
      "요소의 선택지 하나를 고른다.",
      example: #"만일 "성별"에서 "여성"을 고르면"#),
  ]

  private static let pointing = [
    StepTranslation(
      "{element} 위에 마우스를 올린다/올리면/올리고",
      of: "I hover over {element}",
      "마우스 포인터를 요소 위로 옮긴다.",
      example: #"만일 "도움말" 그림 위에 마우스를 올리면"#),
    StepTranslation(
      "{element}을/를 {element}으로/로 끌어다 놓는다/놓으면/놓고",
      of: "I drag {element} onto {element}",
      "요소를 마우스로 끌어서 다른 요소에 놓는다.",
      example: #"만일 "메모 1" 행을 "완료" 목록으로 끌어다 놓으면"#),
    StepTranslation(
      "마우스 휠을 {방향} {int}포인트 돌린다/돌리면/돌리고",
      of: "I turn the mouse wheel {direction} by {int} points",
      "화면 가운데에서 마우스 휠을 돌린다.",
      example: "만일 마우스 휠을 아래로 200포인트 돌리면"),
    StepTranslation(
      "{element} 위에서 마우스 휠을 {방향} {int}포인트 돌린다/돌리면/돌리고",
      of: "I turn the mouse wheel {direction} by {int} points over {element}",
      "요소 위에서 마우스 휠을 돌린다.",
      example: #"만일 "메모" 목록 위에서 마우스 휠을 아래로 200포인트 돌리면"#),
  ]

  private static let clicks = [
    ("click", "", "마우스로 클릭한다"),
    ("double-click", "두 번 연달아 ", "빠르게 두 번 클릭한다"),
    ("triple-click", "세 번 연달아 ", "빠르게 세 번 클릭한다"),
    ("right-click", "오른쪽 버튼으로 ", "마우스 오른쪽 버튼으로 클릭한다"),
    ("middle-click", "휠로 ", "마우스 휠로 클릭한다"),
  ]

  private static let clicking = clicks.flatMap { verb, way, summary in
    [
      StepTranslation(
        "{element}을/를 \(way)클릭한다/클릭하면/클릭하고", of: "I \(verb) {element}",
        "요소를 \(summary).", example: "만일 \"메모 1\" 행을 \(way)클릭하면"),
      StepTranslation(
        "{element}의 {point} 지점을 \(way)클릭한다/클릭하면/클릭하고",
        of: "I \(verb) {element} at {point}",
        "요소의 한 지점을 \(summary). 왼쪽 위 모서리에서 포인트나 백분율로 센다.",
        example: "만일 \"지도\" 그림판의 80, 75 지점을 \(way)클릭하면"),
      StepTranslation(
        "{modifiers}을/를 누른 채 {element}을/를 \(way)클릭한다/클릭하면/클릭하고",
        of: "I \(verb) {element} holding {modifiers}",
        "요소를 \(summary). 그동안 Control+Shift 같은 키를 누르고 있다.",
        example: "만일 Control을 누른 채 \"메모 1\" 행을 \(way)클릭하면"),
    ]
  }
}
