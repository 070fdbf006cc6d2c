import SpecRunner

/// The Korean steps about states and properties of elements.
enum KoreanStateSteps {
  static let translations = states + properties

  private static let states = [
    StepTranslation(
      "{element}을/를 쓸 수 있다",
      of: "{element} is enabled",
      "쓸 수 있는 상태이다.",
      example: #"그러면 "다음" 버튼을 쓸 수 있다"#),
    StepTranslation(
      "{element}을/를 쓸 수 없다",
      of: "{element} is disabled",
      "쓸 수 없는 상태이다.",
      example: #"그러면 "다음" 버튼을 쓸 수 없다"#),
    StepTranslation(
      "{element}이/가 선택되어 있다",
      of: "{element} is selected",
      "선택된 상태이다.",
      example: #"그러면 "즐겨찾기"가 선택되어 있다"#),
    StepTranslation(
      "{element}이/가 선택되어 있지 않다",
      of: "{element} is not selected",
      "선택되지 않은 상태이다.",
      example: #"그러면 "좋아요"가 선택되어 있지 않다"#),
    StepTranslation(
      "{element}이/가 체크되어 있다",
      of: "{element} is checked",
      "체크된 상태이다.",
      example: #"그러면 "동의" 체크박스가 체크되어 있다"#),
    StepTranslation(
      "{element}이/가 체크되어 있지 않다",
      of: "{element} is not checked",
      "체크되지 않은 상태이다.",
      example: #"그러면 "동의" 체크박스가 체크되어 있지 않다"#),
    StepTranslation(
      "{element}이/가 일부만 체크되어 있다",
      of: "{element} is partly checked",
      "일부만 체크된 상태이다.",
      example: #"그러면 "모두" 체크박스가 일부만 체크되어 있다"#),
    StepTranslation(
      "{element}이/가 눌려 있다",
      of: "{element} is pressed",
      "눌린 상태이다.",
      example: #"그러면 "굵게" 버튼이 눌려 있다"#),
    StepTranslation(
      "{element}이/가 눌려 있지 않다",
      of: "{element} is not pressed",
      "눌리지 않은 상태이다.",
      example: #"그러면 "굵게" 버튼이 눌려 있지 않다"#),
    StepTranslation(
      "{element}이/가 일부만 눌려 있다",
      of: "{element} is partly pressed",
      "일부만 눌린 상태이다.",
      example: #"그러면 "굵게" 버튼이 일부만 눌려 있다"#),
    StepTranslation(
      "{element}이/가 펼쳐져 있다",
      of: "{element} is expanded",
      "펼쳐진 상태이다.",
      example: #"그러면 "자세히" 버튼이 펼쳐져 있다"#),
    StepTranslation(
      "{element}이/가 접혀 있다",
      of: "{element} is collapsed",
      "접힌 상태이다.",
      example: #"그러면 "자세히" 버튼이 접혀 있다"#),
    StepTranslation(
      "{element}의 값이 잘못되어 있다",
      of: "{element} is invalid",
      "값이 잘못된 상태이다.",
      example: #"그러면 "이메일" 필드의 값이 잘못되어 있다"#),
    StepTranslation(
      "{element}의 값이 올바르다",
      of: "{element} is valid",
      "값이 올바른 상태이다.",
      example: #"그러면 "이메일" 필드의 값이 올바르다"#),
    StepTranslation(
      "{element}은/는 꼭 채워야 한다",
      of: "{element} is required",
      "필수인 필드이다.",
      example: #"그러면 "이메일" 필드는 꼭 채워야 한다"#),
    StepTranslation(
      "{element}은/는 채우지 않아도 된다",
      of: "{element} is not required",
      "필수가 아닌 필드이다.",
      example: #"그러면 "이메일" 필드는 채우지 않아도 된다"#),
    StepTranslation(
      "{element}을/를 고칠 수 없다",
      of: "{element} is read-only",
      "읽기만 할 수 있는 필드이다.",
      example: #"그러면 "합계" 필드를 고칠 수 없다"#),
    StepTranslation(
      "{element}을/를 고칠 수 있다",
      of: "{element} is not read-only",
      "고칠 수 있는 필드이다.",
      example: #"그러면 "합계" 필드를 고칠 수 있다"#),
    StepTranslation(
      "{element}이/가 갱신되고 있다",
      of: "{element} is busy",
      "갱신되는 중이다.",
      example: #"그러면 "결과" 목록이 갱신되고 있다"#),
    StepTranslation(
      "{element}이/가 갱신되고 있지 않다",
      of: "{element} is not busy",
      "갱신되는 중이 아니다.",
      example: #"그러면 "결과" 목록이 갱신되고 있지 않다"#),
    StepTranslation(
      "{element}이/가 현재 항목이다",
      of: "{element} is current",
      "여럿 가운데 현재 항목이다.",
      example: #"그러면 "홈" 링크가 현재 항목이다"#),
    StepTranslation(
      "{element}이/가 현재 항목이 아니다",
      of: "{element} is not current",
      "여럿 가운데 현재 항목이 아니다.",
      example: #"그러면 "홈" 링크가 현재 항목이 아니다"#),
    StepTranslation(
      "{element}이/가 나머지 화면을 막는다",
      of: "{element} is modal",
      "나머지 화면을 쓸 수 없게 한다.",
      example: #"그러면 "설정" 대화 상자가 나머지 화면을 막는다"#),
    StepTranslation(
      "{element}이/가 나머지 화면을 막지 않는다",
      of: "{element} is not modal",
      "나머지 화면도 쓸 수 있다.",
      example: #"그러면 "설정" 대화 상자가 나머지 화면을 막지 않는다"#),
    StepTranslation(
      "{element}이/가 깨져 있다",
      of: "{element} is broken",
      "그림을 불러오지 못했다.",
      example: #"그러면 "로고" 그림이 깨져 있다"#),
    StepTranslation(
      "{element}이/가 깨져 있지 않다",
      of: "{element} is not broken",
      "그림을 불러왔다.",
      example: #"그러면 "로고" 그림이 깨져 있지 않다"#),
    StepTranslation(
      "{element}이/가 화면 안에 있다",
      of: "{element} is in view",
      "일부라도 창 안에 있다.",
      example: #"그러면 "결제" 버튼이 화면 안에 있다"#),
    StepTranslation(
      "{element}이/가 화면 밖에 있다",
      of: "{element} is not in view",
      "스크롤되어 창 밖에 있다.",
      example: #"그러면 "결제" 버튼이 화면 밖에 있다"#),
    StepTranslation(
      "{element}이/가 가려져 있다",
      of: "{element} is covered",
      "다른 요소가 가운데를 가린다.",
      example: #"그러면 "결제" 버튼이 가려져 있다"#),
    StepTranslation(
      "{element}이/가 가려져 있지 않다",
      of: "{element} is not covered",
      "다른 요소가 가운데를 가리지 않는다.",
      example: #"그러면 "결제" 버튼이 가려져 있지 않다"#),
  ]

  private static let properties = [
    StepTranslation(
      "{element}의 {속성}은/는 {값}이다/다",
      of: "the {property} of {element} is {value}",
      "요소의 속성 하나를 확인한다.",
      example: #"그러면 "이름"의 테두리 색은 초록색이다"#),
    StepTranslation(
      "{element}의 {속성}은/는 {값}이/가 아니다",
      of: "the {property} of {element} is not {value}",
      "요소의 속성이 다른 값인지 확인한다.",
      example: #"그러면 "이름"의 테두리 색은 빨간색이 아니다"#),
    StepTranslation(
      "{element}의 {속성} 값에 {string}이/가 들어 있다",
      of: "the {property} of {element} contains {string}",
      "설명 같은 요소의 속성에 글이 들어 있는지 확인한다.",
      example: #"그러면 "아이디" 필드의 설명 값에 "영문"이 들어 있다"#),
    StepTranslation(
      "{element}의 특성 {string}은/는 {string}이다/다",
      of: "the attribute {string} of {element} is {string}",
      "요소의 마크업에 있는 특성을 확인한다.",
      example: #"그러면 "메뉴" 버튼의 특성 "data-state"는 "open"이다"#),
    StepTranslation(
      "{element}의 특성 {string}은/는 {string}이/가 아니다",
      of: "the attribute {string} of {element} is not {string}",
      "요소의 마크업에 있는 특성이 다른 값인지 확인한다.",
      example: #"그러면 "메뉴" 버튼의 특성 "data-state"는 "open"이 아니다"#),
    StepTranslation(
      "{element}의 속성은 다음과 같다:",
      of: "{element} has these properties:",
      "요소의 속성 여러 개를 확인한다. 행마다 이름과 값이 있다.",
      example: #"그러면 "이름"의 속성은 다음과 같다:"#),
    StepTranslation(
      "다음 요소들의 {속성}을/를 확인한다:",
      of: "these elements have the {property}:",
      "여러 요소의 속성을 확인한다. 행마다 요소와 값이 있다.",
      example: "그러면 다음 요소들의 불투명도를 확인한다:"),
    StepTranslation(
      "화면의 {속성}은/는 {값}이다/다",
      of: "the screen's {property} is/are {value}",
      "화면의 속성을 확인한다.",
      example: "그러면 화면의 상태 표시줄은 꺼짐이다"),
  ]
}
