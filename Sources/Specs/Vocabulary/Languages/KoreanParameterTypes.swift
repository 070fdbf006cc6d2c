import SpecDrivers
import SpecExpressions
import SpecRunner

/// The parameter types of the Korean steps.
enum KoreanParameterTypes {
  /// `1.5초`, `300밀리초`, `2분`.
  static let time = ParameterType("시간", matching: #"\d+(?:\.\d+)?(?:밀리초|초|분)"#) { text in
    let number = text.prefix { !$0.isLetter }
    let unit = text.dropFirst(number.count)
    let english = units.first { $0.word == unit }?.english ?? ""
    return try Duration(written: "\(number) \(english)")
  }

  private static let units: [(word: String, english: String)] = [
    ("밀리초", "ms"), ("초", "s"), ("분", "minutes"),
  ]

  /// `위로`, `아래로`, `왼쪽으로`, `오른쪽으로`.
  static let direction = ParameterType(
    "방향", matching: directions.map(\.word).joined(separator: "|"), useForSnippets: false
  ) { (text: String) throws -> Direction in
    guard let direction = directions.first(where: { $0.word == text })?.direction else {
      throw Unreadable(text, "a direction")
    }
    return direction
  }

  private static let directions: [(word: String, direction: Direction)] = [
    ("위로", .up), ("아래로", .down), ("왼쪽으로", .left), ("오른쪽으로", .right),
  ]

  /// The name of a property: `밑줄 색`, `글자 색`, `비밀 입력`.
  static let property = ParameterType(
    "속성", matching: KoreanWords.properties.map(\.word).joined(separator: "|"),
    useForSnippets: false
  ) { (text: String) throws -> Property in
    guard let property = KoreanWords.properties.first(where: { $0.word == text })?.property else {
      throw Unreadable(text, "a property")
    }
    return property
  }

  /// A value: `"eye"`, `12`, `#eb5743`, `파란색`, `켜짐`.
  static let value = ParameterType(
    "값",
    matching: #""(?:[^"\\]|\\.)*"|#[0-9a-fA-F]+|-?\d+(?:\.\d+)?|"#
      + KoreanWords.values.map(\.word).joined(separator: "|"),
    // Its Swift type is not public, so code that uses it would not compile elsewhere.
    useForSnippets: false
  ) { text in
    ExpectedValue(written: KoreanWords.values.first { $0.word == text }?.english ?? text)
  }
}
