import SpecRunner

/// The Korean steps about terminals.
enum KoreanTerminalSteps {
  static let translations = [
    StepTranslation(
      "터미널이 {int}열 {int}행이다", of: "the terminal has {int} columns and {int} rows",
      "터미널의 크기를 정한다.", example: "조건 터미널이 100열 30행이다"),
    StepTranslation(
      "커서가 {int}행 {int}열에 있다", of: "the cursor is at row {int}, column {int}",
      "터미널의 커서가 이 자리에 있다. 행과 열은 1부터 센다.",
      example: "그러면 커서가 3행 5열에 있다"),
    StepTranslation(
      "프로그램이 상태 {int}로/으로 끝난다", of: "the program ends with status {int}",
      "터미널의 프로그램이 이 상태로 끝났다. 128부터는 신호를 뜻한다.",
      example: "그러면 프로그램이 상태 0으로 끝난다"),
  ]
}
