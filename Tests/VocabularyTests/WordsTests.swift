import SpecRunner
import SpecVocabulary
import Testing

/// Every word of the vocabulary explains itself, and its example is what it matches.
struct WordsTests {
  static let definitions = Vocabulary.words.filter { $0.name != "한국어" }.flatMap(\.definitions)

  @Test(arguments: definitions.map(\.pattern))
  func `a step has a summary of one sentence and an example in its own keyword`(
    _ pattern: String
  ) throws {
    let definition = try #require(Self.definitions.first { $0.pattern == pattern })
    let summary = try #require(definition.summary)
    #expect(summary.hasSuffix("."))
    #expect(summary.count <= 150)
    let example = try #require(definition.example)
    #expect(example.hasPrefix(definition.keyword.rawValue + " "))
  }

  @Test func `an example matches its own step and no other`() throws {
    let registry = try StepRegistry(Vocabulary.words)
    for definition in registry.definitions {
      let text =
        definition.example.map { String($0.drop { $0 != " " }.dropFirst()) }
        ?? Self.example(of: definition.pattern)
      let matched = Array(text.utf8).withUnsafeBufferPointer {
        registry.matches($0).map { registry.definitions[$0.index].pattern }
      }
      #expect(matched == [definition.pattern])
    }
  }

  /// A step for words that are a step's in another language: its arguments filled in.
  private static func example(of pattern: String) -> String {
    let arguments = [
      "요소": #"2번째 "다음" 버튼"#, "속성": "테두리 색", "값": "빨간색", "방향": "위", "시간": "1.5초",
      "권한": "알림", "권한 상태": "허용", "string": #""글""#, "int": "3", "float": "1.5",
      "request": #"GET "/users""#,
    ]
    var text = ""
    for part in pattern.split(separator: "{", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "}", omittingEmptySubsequences: false)
      if pieces.count == 2 { text += arguments[String(pieces[0])] ?? "?" }
      text += pieces.last ?? ""
    }
    // Of the forms of a particle the first.
    return text.split(separator: "(").enumerated().map { index, piece in
      guard index > 0, let end = piece.firstIndex(of: ")") else { return String(piece) }
      let isSecondForm = piece[..<end].count == 1 && text.contains(")(\(piece[..<end]))")
      return (isSecondForm ? "" : String(piece[..<end])) + piece[piece.index(after: end)...]
    }.joined()
  }

  @Test func `libraries have names of their own and hold something`() {
    let names = Vocabulary.words.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Vocabulary.words.dropFirst().allSatisfy { !$0.definitions.isEmpty })
  }
}
