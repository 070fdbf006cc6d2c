import SpecRunner

/// The Korean steps about visible elements, their number, order and contents.
enum KoreanSeeingSteps {
  static let translations = seeing + shown

  private static let seeing = [
    StepTranslation(
      "{element}이/가 보인다",
      of: "I see {element}",
      "요소가 보인다.",
      example: #"그러면 "다음"이 보인다"#),
    StepTranslation(
      "{element}이/가 보이지 않는다",
      of: "I do not see {element}",
      "그런 요소는 보이지 않는다.",
      example: #"그러면 "오류"가 보이지 않는다"#),
    StepTranslation(
      "{element}이/가 {int}개 보인다",
      of: "I see {element} {int} time(s)",
      "같은 이름의 요소가 그 수만큼 보인다.",
      example: #"그러면 "삭제"가 2개 보인다"#),
    StepTranslation(
      "{elements}이/가 모두 {int}개 보인다",
      of: "I see {int} {elements}",
      "그런 요소가 꼭 그 수만큼 보인다.",
      example: #"그러면 "팀" 표의 행이 모두 3개 보인다"#),
    StepTranslation(
      "{elements}이/가 적어도 {int}개 보인다",
      of: "I see at least {int} {elements}",
      "그런 요소가 그 수 이상 보인다.",
      example: #"그러면 "팀" 표의 행이 적어도 3개 보인다"#),
    StepTranslation(
      "{elements}이/가 많아야 {int}개 보인다",
      of: "I see at most {int} {elements}",
      "그런 요소가 그 수 이하로 보인다.",
      example: #"그러면 "팀" 표의 행이 많아야 3개 보인다"#),
    StepTranslation(
      "{elements}이/가 하나도 보이지 않는다",
      of: "I see no {elements}",
      "그런 요소는 보이지 않는다.",
      example: #"그러면 "장바구니" 목록의 목록 항목이 하나도 보이지 않는다"#),
    StepTranslation(
      "다음이 모두 보인다:",
      of: "I see:",
      "요소가 모두 보인다. 행마다 이름이 있다.",
      example: "그러면 다음이 모두 보인다:"),
    StepTranslation(
      "다음 순서로 보인다:",
      of: "I see in this order:",
      "요소의 순서를 확인한다. 행마다 이름이 있다.",
      example: "그러면 다음 순서로 보인다:"),
    StepTranslation(
      "{element}이/가 비어 있다",
      of: "{element} is empty",
      "글이 없다.",
      example: #"그러면 "이름"이 비어 있다"#),
    StepTranslation(
      "{element}이/가 비어 있지 않다",
      of: "{element} is not empty",
      "글이 있다.",
      example: #"그러면 "이름"이 비어 있지 않다"#),
    StepTranslation(
      "{element}의 내용은 다음과 같다:",
      of: "{element} shows:",
      "아래의 글이 글자 그대로 쓰여 있거나, 표나 목록의 내용이 모두 같다.",
      example: #"그러면 "가격" 표의 내용은 다음과 같다:"#),
    StepTranslation(
      "{element}에 다음 내용이 들어 있다:",
      of: "{element} includes:",
      "표의 행이나 목록의 항목이 있다. 다른 행과 열도 있을 수 있다.",
      example: #"그러면 "가격" 표에 다음 내용이 들어 있다:"#),
  ]

  private static let shown = KoreanTextChecks.translations(
    of: "{element}", verb: ("shows", "does not show"),
    equal: ("{element}에 %이라고/라고 쓰여 있다", "{element}에 %이라고/라고 쓰여 있지 않다"),
    inside: "{element}에", around: "{element}의 글은", example: "\"주문 상태\"",
    what: "필드의 글이나 요소에 쓰인 글",
    texts: ("주문 12번 완료", "12", "주문", "완료", #"주문 \d+번 완료"#))
}
