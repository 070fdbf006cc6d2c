import SpecDrivers
import SpecExpressions
import SpecRunner

/// The parameter types of the vocabulary in Korean: what may stand between braces there.
enum KoreanTypes {
  static let library = StepLibrary("한국어 매개변수") {
    Parameter(element, means: "element")
    Parameter(property, means: "property")
    Parameter(value, means: "value")
    Parameter(direction, means: "direction")
    Parameter(duration, means: "duration")
    Parameter(permission, means: "permission")
    Parameter(permissionState, means: "permission state")
  }

  private static let text = #""(?:[^"\\]|\\.)*""#

  /// `"다음"`, `"다음" 버튼`, `2번째 "삭제" 버튼`.
  static let element = ParameterType(
    name: "요소", regexps: [#"(?:\d+번째 )?"# + text + "(?: (?:\(KoreanWords.roles.choices)))?"],
    useForSnippets: false
  ) { texts -> Selector in
    let text = (texts.first ?? nil) ?? ""
    guard let open = text.firstIndex(of: "\""), let close = text.lastIndex(of: "\""), open < close
    else { throw Unreadable(text, "an element") }
    let role = text[text.index(after: close)...].drop { $0 == " " }
    return Selector(
      QuotedText.content(of: String(text[open...close])), role: KoreanWords.roles[String(role)],
      position: Int(text[..<open].prefix { $0.isNumber }))
  }

  /// The name of a property, such as `테두리 색`.
  static let property = ParameterType(
    name: "속성", regexps: [KoreanWords.properties.choices], useForSnippets: false
  ) { texts -> Property in
    let name = (texts.first ?? nil) ?? ""
    guard let property = KoreanWords.properties[name] else { throw Unreadable(name, "a property") }
    return Property(property)
  }

  /// A value: `"글"`, `12`, `켜짐`, `빨간색`, `#ff0000`.
  static let value = ParameterType(
    name: "값",
    regexps: [text, "#[0-9a-fA-F]+", #"-?\d+(?:\.\d+)?"#, KoreanWords.values.choices],
    useForSnippets: false
  ) { texts -> ExpectedValue in
    let text = (texts.first ?? nil) ?? ""
    return ExpectedValue(written: KoreanWords.values[text] ?? text)
  }

  static let direction = ParameterType(
    name: "방향", regexps: [KoreanWords.directions.choices]
  ) { texts -> Direction in
    let word = (texts.first ?? nil) ?? ""
    guard let direction = KoreanWords.directions[word] else {
      throw Unreadable(word, "a direction")
    }
    return direction
  }

  /// `300밀리초`, `1.5초`, `2 분`.
  static let duration = ParameterType(
    name: "시간", regexps: [#"\d+(?:\.\d+)? ?(?:"# + KoreanWords.units.choices + ")"]
  ) { texts -> AppTime in
    let text = (texts.first ?? nil) ?? ""
    let number = text.prefix { $0.isNumber || $0 == "." }
    let unit = text[number.endIndex...].drop { $0 == " " }
    return try AppTime(written: number + " " + (KoreanWords.units[String(unit)] ?? String(unit)))
  }

  static let permission = ParameterType(
    name: "권한", regexps: [KoreanWords.permissions.choices]
  ) { texts -> Permission in
    let word = (texts.first ?? nil) ?? ""
    return Permission(rawValue: KoreanWords.permissions[word] ?? word)
  }

  static let permissionState = ParameterType(
    name: "권한 상태", regexps: [KoreanWords.permissionStates.choices]
  ) { texts -> PermissionState in
    let word = (texts.first ?? nil) ?? ""
    guard let state = KoreanWords.permissionStates[word] else { throw Unreadable(word, "a state") }
    return state
  }
}

/// Korean words, and what each of them stands for.
enum KoreanWords {
  static let roles = WordList<Element.Role>([
    ("버튼", .button), ("입력란", .field), ("필드", .field), ("텍스트", .text), ("이미지", .image),
    ("세그먼트", .segments), ("선택기", .picker), ("탭", .tab), ("행", .row), ("카드", .card),
    ("칩", .chip), ("지도", .map), ("영역", .area),
  ])

  static let properties = WordList<String>([
    ("테두리 색", "border colour"), ("글자 색", "text colour"), ("배경색", "background colour"),
    ("불투명도", "opacity"), ("위치", "offset"), ("아래 여백", "bottom inset"),
    ("스크롤 위치", "scroll offset"), ("보안 입력", "secure entry"), ("키보드 종류", "keyboard type"),
    ("리턴 키", "return key"), ("이미지", "image"), ("진행도", "progress"), ("제목", "title"),
  ])

  static let values = WordList<String>([
    ("켜짐", "on"), ("꺼짐", "off"), ("검은색", "black"), ("하얀색", "white"), ("빨간색", "red"),
    ("초록색", "green"), ("파란색", "blue"), ("노란색", "yellow"), ("주황색", "orange"),
    ("회색", "grey"), ("투명", "clear"),
  ])

  static let directions = WordList<Direction>([
    ("위", .up), ("아래", .down), ("왼쪽", .left), ("오른쪽", .right),
  ])

  static let units = WordList<String>([("밀리초", "ms"), ("초", "s"), ("분", "minutes")])

  static let permissions = WordList<String>([
    ("알림", "notifications"), ("사진", "photos"), ("카메라", "camera"), ("위치", "location"),
    ("연락처", "contacts"),
  ])

  static let permissionStates = WordList<PermissionState>([
    ("허용", .granted), ("거부", .denied), ("미정", .undetermined),
  ])
}

/// Words of a language and their meanings, few enough to be looked for one by one.
struct WordList<Meaning: Sendable>: Sendable {
  private let words: [(word: String, meaning: Meaning)]

  init(_ words: [(String, Meaning)]) { self.words = words }

  /// A regular expression that takes any of them.
  var choices: String { words.map(\.word).joined(separator: "|") }

  subscript(word: String) -> Meaning? {
    words.first { $0.word.unicodeScalars.elementsEqual(word.unicodeScalars) }?.meaning
  }
}
