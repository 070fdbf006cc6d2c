import SpecDrivers
import SpecText

/// Parses Korean references to elements: `"앤" 행의 두 번째 "삭제" 버튼`.
///
/// ```
/// "다음"    "다음" 버튼    두 번째 "삭제" 버튼    "앤" 행의 "삭제" 버튼    대화 상자
/// "삭제"를 포함하는 버튼    "안"으로 시작하는 두 번째 행    /삭제 \d+/ 버튼
/// ```
struct KoreanElementReference {
  private var scanner: ReferenceScanner

  /// The selector of a reference.
  ///
  /// - Throws: `Unreadable` for another text; `StepFailure` for an invalid regular expression.
  static func read(_ text: String) throws -> Selector {
    var reference = KoreanElementReference(scanner: ReferenceScanner(text))
    var selector = try reference.element()
    while let relation = relations.first(where: { reference.scanner.take($0.word) })?.relation {
      var inner = try reference.element()
      var scope = selector
      scope.scopes = []
      scope.relation = relation
      inner.scopes = [scope] + selector.scopes
      selector = inner
    }
    guard reference.scanner.isAtEnd else { throw Unreadable(text, "an element") }
    return selector
  }

  /// The regular expression of these references.
  static let pattern =
    "\(single)(?:(?:" + relations.map(\.word).joined(separator: "|") + ")\(single))*"

  /// The words between an element and what is in it or beside it.
  private static let relations: [(word: String, relation: Selector.Relation)] = [
    ("의 ", .inside), (" 안의 ", .inside), (" 아래의 ", .below), (" 위의 ", .above),
    (" 왼쪽의 ", .leftOf), (" 오른쪽의 ", .rightOf),
  ]

  private static let position =
    #"(?:(?:마지막|(?:\d+|"# + KoreanWords.ordinals.joined(separator: "|") + ") ?번째) )?"
  private static let roles = KoreanWords.roles.map(\.word).joined(separator: "|")
  private static let single =
    "(?:(?:대소문자 구분 없이 )?\(position)(?:\(ElementPattern.text)|\(ElementPattern.pattern))"
    + "(?: (?:\(roles)))?"
    + "|(?:(?:\(ElementPattern.text)(?:[을를] 포함하는|(?:으로|로) 시작하는)"
    + "|\(ElementPattern.pattern)에 맞는) )?\(position)(?:\(roles)))"

  private mutating func element() throws -> Selector {
    let ignoresCase = scanner.take("대소문자 구분 없이 ")
    var selector = Selector("", .any, position: position())
    guard let name = try scanner.name() else {
      selector.role = try role()
      return selector
    }
    selector.name = name.text
    selector.comparison = ignoresCase ? .ignoringCase : name.comparison
    if let comparison = condition() {
      if comparison != .matching { selector.comparison = comparison }
      selector.position = position()
      selector.role = try role()
    } else if !Self.relations.contains(where: { scanner.rest.begins(with: $0.word) }),
      scanner.take(" ")
    {
      selector.role = try role()
    }
    return selector
  }

  private mutating func condition() -> Selector.Comparison? {
    if scanner.take("을 포함하는 ") || scanner.take("를 포함하는 ") { return .containing }
    if scanner.take("으로 시작하는 ") || scanner.take("로 시작하는 ") { return .startingWith }
    return scanner.take("에 맞는 ") ? .matching : nil
  }

  private mutating func position() -> Int? {
    if scanner.take("마지막 ") { return Selector.last }
    for (index, word) in KoreanWords.ordinals.enumerated()
    where scanner.take(word + " 번째 ") || scanner.take(word + "번째 ") {
      return index + 1
    }
    return scanner.number(before: ["번째 ", " 번째 "])
  }

  private mutating func role() throws -> Element.Role? {
    for (word, role) in KoreanWords.roles
    where scanner.take(word, before: [""] + Self.relations.map(\.word)) {
      return role
    }
    throw Unreadable(scanner.rest, "an element")
  }
}
