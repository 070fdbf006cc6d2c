import SpecRunner

/// The Korean steps about whole screens: snapshots and accessibility.
enum KoreanSnapshotSteps {
  static let translations = [
    StepTranslation(
      "화면이 스냅샷 {string}과/와 같다", of: "the screen matches snapshot {string}",
      "화면을 기능 파일 옆에 저장된 글과 비교한다.",
      example: #"그러면 화면이 스냅샷 "장바구니"와 같다"#),
    StepTranslation(
      "{element}이/가 스냅샷 {string}과/와 같다", of: "{element} matches snapshot {string}",
      "요소와 그 안에 있는 것을 저장된 글과 비교한다.",
      example: #"그러면 "장바구니" 대화 상자가 스냅샷 "장바구니"와 같다"#),
    StepTranslation(
      "화면이 다음과 같다:", of: "the screen matches:",
      "화면에 이 요소들이 이 순서로 있다.", example: "그러면 화면이 다음과 같다:"),
    StepTranslation(
      "{element}이/가 다음과 같다:", of: "{element} matches:",
      "요소 안에 이 요소들이 이 순서로 있다.", example: #"그러면 "장바구니" 목록이 다음과 같다:"#),
    StepTranslation(
      "그림이 픽셀의 {float} %까지 달라도 된다", of: "pictures may differ in {float} % of their pixels",
      "이 시나리오에서 그림의 차이를 허용한다.",
      example: "조건 그림이 픽셀의 0.5 %까지 달라도 된다"),
    StepTranslation(
      "화면이 그림 {string}과/와 같아 보인다", of: "the screen looks like {string}",
      "화면의 픽셀을 기능 파일 옆에 저장된 그림과 비교한다.",
      example: #"그러면 화면이 그림 "장바구니"와 같아 보인다"#),
    StepTranslation(
      "{element}이/가 그림 {string}과/와 같아 보인다", of: "{element} looks like {string}",
      "요소의 픽셀을 저장된 그림과 비교한다.",
      example: #"그러면 "장바구니" 목록이 그림 "장바구니"와 같아 보인다"#),
    StepTranslation(
      "화면이 다음을 빼고 그림 {string}과/와 같아 보인다:", of: "the screen looks like {string} except:",
      "몇몇 요소를 뺀 화면의 픽셀을 저장된 그림과 비교한다. 행마다 이름이 하나 있다.",
      example: #"그러면 화면이 다음을 빼고 그림 "장바구니"와 같아 보인다:"#),
    StepTranslation(
      "{element}이/가 다음을 빼고 그림 {string}과/와 같아 보인다:", of: "{element} looks like {string} except:",
      "안에 있는 몇몇 요소를 뺀 요소의 픽셀을 저장된 그림과 비교한다. 행마다 이름이 하나 있다.",
      example: #"그러면 "장바구니" 목록이 다음을 빼고 그림 "장바구니"와 같아 보인다:"#),
    StepTranslation(
      "화면에 접근성 문제가 없다", of: "the screen is accessible",
      "화면이 접근성 규칙을 모두 지킨다.", example: "그러면 화면에 접근성 문제가 없다"),
    StepTranslation(
      "화면이 접근성 규칙 {string}을/를 지킨다", of: "the screen passes the audit {string}",
      "화면이 접근성 규칙 하나를 지킨다.",
      example: #"그러면 화면이 접근성 규칙 "contrast"를 지킨다"#),
    StepTranslation(
      "접근성 규칙 {string}을/를 {string} 때문에 무시한다",
      of: "the audit ignores {string} because {string}",
      "까닭이 있는 접근성 문제를 받아들인다.",
      example: #"조건 접근성 규칙 "contrast"를 "브랜드 색" 때문에 무시한다"#),
    StepTranslation(
      "접근성 규칙 {string}을/를 {string}에서 {string} 때문에 무시한다",
      of: "the audit ignores {string} of {string} because {string}",
      "한 요소의 접근성 문제를 까닭이 있어 받아들인다.",
      example: #"조건 접근성 규칙 "contrast"를 "광고"에서 "브랜드 색" 때문에 무시한다"#),
  ]
}
