import SpecRunner

/// The Korean steps about stored data.
enum KoreanStorageSteps {
  static let translations = storing + browsers

  private static let storing = [
    StepTranslation(
      "키체인에 {string}이/가 {string}으로/로 저장되어 있다",
      of: "the keychain holds {string} as {string}",
      "키체인에 비밀을 이름으로 저장한다.",
      example: #"조건 키체인에 "001234.abcd"가 "user_id"로 저장되어 있다"#),
    StepTranslation(
      "키체인에 {string}이/가 없다",
      of: "the keychain holds no {string}",
      "키체인에서 비밀을 지운다.",
      example: #"조건 키체인에 "user_id"가 없다"#),
    StepTranslation(
      "앱에 {string}이/가 {string}으로/로 저장되어 있다",
      of: "the app stored {string} as {string}",
      "앱의 기록을 이름으로 저장한다.",
      example: #"조건 앱에 "우유 사기"가 "memo 1"로 저장되어 있다"#),
    StepTranslation(
      "비밀 {string}은/는 {string}이다/다",
      of: "the secret {string} is {string}",
      "키체인에 이름으로 저장된 비밀.",
      example: #"그러면 비밀 "user_id"는 "001234.abcd"이다"#),
    StepTranslation(
      "비밀 {string}이/가 없다",
      of: "there is no secret {string}",
      "키체인에 그 이름의 비밀이 없다.",
      example: #"그러면 비밀 "user_id"가 없다"#),
    StepTranslation(
      "기록 {string}은/는 {string}이다/다",
      of: "the record {string} is {string}",
      "앱이 이름으로 저장한 기록.",
      example: #"그러면 기록 "memo 1"은 "우유 사기"이다"#),
    StepTranslation(
      "기록 {string}이/가 없다",
      of: "there is no record {string}",
      "앱이 그 이름으로 저장한 기록이 없다.",
      example: #"그러면 기록 "memo 2"가 없다"#),
    StepTranslation(
      "클립보드의 글은 {string}이다/다",
      of: "the text on the clipboard is {string}",
      "클립보드에 있는 글.",
      example: #"그러면 클립보드의 글은 "abc.com"이다"#),
  ]

  private static let browsers = [
    ("cookie", "쿠키"), ("local storage item", "로컬 저장소 항목"),
    ("session storage item", "세션 저장소 항목"),
  ].flatMap { word, korean in
    [
      StepTranslation(
        "\(korean) {string}에 {string}이/가 들어 있다", of: "the \(word) {string} holds {string}",
        "페이지의 \(korean) 하나를 이름으로 저장한다.",
        example: "조건 \(korean) \"theme\"에 \"dark\"가 들어 있다"),
      StepTranslation(
        "\(korean) {string}에 아무것도 들어 있지 않다",
        of: "the \(word) {string} holds nothing", "페이지의 \(korean) 하나를 지운다.",
        example: "조건 \(korean) \"theme\"에 아무것도 들어 있지 않다"),
      StepTranslation(
        "\(korean) {string}은/는 {string}이다/다", of: "the \(word) {string} is {string}",
        "이름으로 저장된 \(korean)의 값.",
        example: "그러면 \(korean) \"theme\"은 \"dark\"이다"),
      StepTranslation(
        "\(korean) {string}이/가 없다", of: "there is no \(word) {string}",
        "페이지에 그 이름의 \(korean) 값이 없다.",
        example: "그러면 \(korean) \"theme\"이 없다"),
    ]
  }
}
