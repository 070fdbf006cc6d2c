import SpecRunner

/// The Korean steps about positions, animations and the order of events.
enum KoreanLayoutSteps {
  static let translations = placing + animating + reacting

  private static let placing = [
    StepTranslation(
      "{element}은/는 {element}의 세로 가운데에 있다",
      of: "{element} is vertically centred in {element}",
      "두 요소의 세로 가운데가 같다.",
      example: #"그러면 "주소"는 "내용"의 세로 가운데에 있다"#),
    StepTranslation(
      "{element}은/는 {element}의 왼쪽 끝에서 {float}포인트 오른쪽에 있다",
      of: "{element} stands {float} points right of {element}",
      "왼쪽 끝과 왼쪽 끝 사이의 거리.",
      example: #"그러면 "안내"는 "주소"의 왼쪽 끝에서 24포인트 오른쪽에 있다"#),
    StepTranslation(
      "{element}은/는 {element}의 아래 끝에서 {float}포인트 위에 끝난다",
      of: "{element} ends {float} points above {element}",
      "아래 끝과 아래 끝 사이의 거리.",
      example: #"그러면 "안내"는 "내용"의 아래 끝에서 0포인트 위에 끝난다"#),
    StepTranslation(
      "{element}은/는 키보드에 가려지지 않는다",
      of: "{element} is clear of the keyboard",
      "어느 부분도 키보드 뒤에 있지 않다.",
      example: #"그러면 "다음"은 키보드에 가려지지 않는다"#),
    StepTranslation(
      "{element}은/는 {element}보다 위에 있다",
      of: "{element} is above {element}",
      "아래 끝이 다른 요소의 위 끝보다 위에 있다.",
      example: #"그러면 "제목"은 "본문"보다 위에 있다"#),
    StepTranslation(
      "{element}은/는 {element}보다 아래에 있다",
      of: "{element} is below {element}",
      "위 끝이 다른 요소의 아래 끝보다 아래에 있다.",
      example: #"그러면 "본문"은 "제목"보다 아래에 있다"#),
    StepTranslation(
      "{element}은/는 {element}의 왼쪽에 있다",
      of: "{element} is left of {element}",
      "오른쪽 끝이 다른 요소의 왼쪽 끝보다 왼쪽에 있다.",
      example: #"그러면 "취소"는 "저장"의 왼쪽에 있다"#),
    StepTranslation(
      "{element}은/는 {element}의 오른쪽에 있다",
      of: "{element} is right of {element}",
      "왼쪽 끝이 다른 요소의 오른쪽 끝보다 오른쪽에 있다.",
      example: #"그러면 "저장"은 "취소"의 오른쪽에 있다"#),
    StepTranslation(
      "{element}의 높이는 {float}포인트이다/포인트다",
      of: "{element} is {float} points high",
      "요소의 높이.",
      example: #"그러면 "내용"의 높이는 608포인트이다"#),
    StepTranslation(
      "{element}의 너비는 {float}포인트이다/포인트다",
      of: "{element} is {float} points wide",
      "요소의 너비.",
      example: #"그러면 "다음"의 너비는 80포인트이다"#),
    StepTranslation(
      "{element}이/가 화면을 가득 채운다",
      of: "{element} fills the screen",
      "요소가 화면 전체를 덮는다.",
      example: #"그러면 "추천" 카드가 화면을 가득 채운다"#),
    StepTranslation(
      "요소들의 위치와 크기는 다음과 같다:",
      of: "these elements have these frames:",
      "위치와 크기를 포인트로 확인한다. 행마다 요소와 x, y, width, height 가운데 몇이 있다.",
      example: "그러면 요소들의 위치와 크기는 다음과 같다:"),
    StepTranslation(
      "{element}이/가 {방향} {float}포인트 움직였다",
      of: "{element} has moved {direction} by {float} points",
      "마지막 만일 전부터 움직인 거리.",
      example: #"그러면 "주소"가 위로 75포인트 움직였다"#),
    StepTranslation(
      "{element}이/가 움직이지 않았다",
      of: "{element} has not moved",
      "마지막 만일 전과 같은 자리에 있다.",
      example: #"그러면 "내용"이 움직이지 않았다"#),
    StepTranslation(
      "{element}의 내용이 다 들어가지 않는다",
      of: "{element} has more to show than fits",
      "내용이 요소보다 높아서 스크롤된다.",
      example: #"그러면 "공지"의 내용이 다 들어가지 않는다"#),
    StepTranslation(
      "{element}이/가 끝까지 스크롤되어 있다",
      of: "{element} is scrolled to its end",
      "내용의 끝까지 스크롤되어 있다.",
      example: #"그러면 "공지"가 끝까지 스크롤되어 있다"#),
  ]

  private static let animating = [
    StepTranslation(
      "{element}의 {속성}이/가 {시간} 동안 바뀐다",
      of: "the {property} of {element} is animated for {duration}",
      "마지막 만일부터 속성이 이 시간 동안 애니메이션으로 바뀌었다.",
      example: #"그러면 "내용"의 위치 차이가 300밀리초 동안 바뀐다"#),
    StepTranslation(
      "{element}의 {속성}이/가 {값}에서 {값}으로/로 서서히 바뀐다",
      of: "the {property} of {element} is animated from {value} to {value}",
      "마지막 만일부터 속성이 두 값 사이에서 애니메이션으로 바뀌었다.",
      example: #"그러면 "제목"의 불투명도가 0에서 1로 서서히 바뀐다"#),
    StepTranslation(
      "{element}의 {속성}이/가 {값}에서 {값}으로/로 한 번에 바뀐다",
      of: "the {property} of {element} jumps from {value} to {value}",
      "마지막 만일부터 속성이 애니메이션 없이 바뀌었다.",
      example: #"그러면 "내용"의 위치 차이가 0에서 301로 한 번에 바뀐다"#),
    StepTranslation(
      "애니메이션이 없다",
      of: "nothing is animated",
      "마지막 만일부터 애니메이션이 없었다.",
      example: "그러면 애니메이션이 없다"),
    StepTranslation(
      "{element}에 애니메이션이 없다",
      of: "{element} is not animated",
      "마지막 만일부터 요소에 애니메이션이 없었다.",
      example: #"그러면 "내용"에 애니메이션이 없다"#),
    StepTranslation(
      "{string} 화면에서 아무것도 움직이지 않는다",
      of: "nothing on the {string} screen moves",
      "마지막 만일부터 화면의 어느 요소도 바뀌지 않았다.",
      example: #"그러면 "workspace" 화면에서 아무것도 움직이지 않는다"#),
    StepTranslation(
      "{string} 화면에 애니메이션이 없다",
      of: "nothing on the {string} screen is animated",
      "마지막 만일부터 화면에 애니메이션이 없었다.",
      example: #"그러면 "email" 화면에 애니메이션이 없다"#),
    StepTranslation(
      "다음 애니메이션이 이 순서로 일어난다:",
      of: "these animations run in this order:",
      "애니메이션의 순서를 확인한다. 행마다 요소와 속성이 있다.",
      example: "그러면 다음 애니메이션이 이 순서로 일어난다:"),
    StepTranslation(
      "화면 애니메이션이 꺼지지 않는다",
      of: "view animations are never switched off",
      "마지막 만일부터 앱이 애니메이션을 모두 끄지 않았다.",
      example: "그러면 화면 애니메이션이 꺼지지 않는다"),
  ]

  private static let reacting = [
    StepTranslation(
      "{string} 화면이 키보드에 반응한다",
      of: "the {string} screen reacts to the keyboard",
      "마지막 만일부터 화면이 키보드 알림에 반응했다.",
      example: #"그러면 "workspace" 화면이 키보드에 반응한다"#),
    StepTranslation(
      "{string} 화면이 키보드에 {int}번 반응한다",
      of: "the {string} screen reacts to the keyboard {int} time(s)",
      "화면이 키보드 알림에 반응한 횟수.",
      example: #"그러면 "workspace" 화면이 키보드에 1번 반응한다"#),
    StepTranslation(
      "{string} 화면이 키보드에 반응하지 않는다",
      of: "the {string} screen does not react to the keyboard",
      "키보드 알림이 있었지만 화면이 반응하지 않았다.",
      example: #"그러면 "workspace" 화면이 키보드에 반응하지 않는다"#),
    StepTranslation(
      "키보드가 애니메이션과 함께 올라온다",
      of: "the keyboard comes with animation",
      "마지막 만일부터 키보드가 애니메이션으로 나왔다.",
      example: "그러면 키보드가 애니메이션과 함께 올라온다"),
    StepTranslation(
      "키보드가 애니메이션 없이 올라온다",
      of: "the keyboard comes without animation",
      "마지막 만일부터 키보드가 애니메이션 없이 나왔다.",
      example: "그러면 키보드가 애니메이션 없이 올라온다"),
    StepTranslation(
      "{string} 화면이 메모리에서 사라진다",
      of: "the {string} screen is destroyed",
      "마지막 만일부터 화면이 메모리에서 사라졌다.",
      example: #"그러면 "email" 화면이 메모리에서 사라진다"#),
    StepTranslation(
      "{string} 화면이 메모리에 남아 있다",
      of: "the {string} screen is kept in memory",
      "마지막 만일부터 화면이 메모리에서 사라지지 않았다.",
      example: #"그러면 "workspace" 화면이 메모리에 남아 있다"#),
    StepTranslation(
      "다음이 이 순서로 일어난다:",
      of: "these happen in this order:",
      "일어난 일의 순서. 행마다 화면, 필드나 `keyboard`와 호출이 있다.",
      example: "그러면 다음이 이 순서로 일어난다:"),
    StepTranslation(
      "{element}의 {word}이/가 호출되지 않는다",
      of: "{word} of {element} is not called",
      "마지막 만일부터 필드가 이 호출을 하지 않았다.",
      example: #"그러면 "주소"의 didBeginEditing이 호출되지 않는다"#),
  ]
}
