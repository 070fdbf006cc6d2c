import Foundation
import SpecExpressions
import SpecTestKit
import Testing

/// The official cases of cucumber expressions: tokens, trees, regular expressions, matches.
@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct ExpressionConformanceTests {
  private static let suite = "cucumber-expressions"
  private static let kinds = [
    "cucumber-expression/tokenizer", "cucumber-expression/parser",
    "cucumber-expression/transformation", "cucumber-expression/matching",
    "regular-expression/matching",
  ]

  @Test func `every kind of official expression case has its test here`() {
    let found = ConformanceData.kinds.filter { $0.hasPrefix(Self.suite + "/") }
    let tested = Set(Self.kinds.map { "\(Self.suite)/\($0)" })
    #expect(!found.isEmpty && found.filter { !tested.contains($0) } == [])
  }

  @Test(arguments: ConformanceData.cases(suite, kinds[0]))
  func `an expression falls into the official tokens`(_ test: ConformanceData.Case) throws {
    let expected = try Expectation(test)
    expectSame(expected, expected.expectedTokens) {
      let bytes = Array(expected.expression.utf8)
      let tokens = try ExpressionLexer.tokens(of: expected.expression, bytes: bytes)
      return tokens.map { token in
        Token(
          type: token.kind.rawValue, start: token.start, end: token.end,
          text: token.text(in: bytes))
      }
    }
  }

  @Test(arguments: ConformanceData.cases(suite, kinds[1]))
  func `an expression grows into the official tree`(_ test: ConformanceData.Case) throws {
    let expected = try Expectation(test)
    expectSame(expected, expected.expectedAST) {
      Node(try ExpressionParser.parse(expected.expression))
    }
  }

  @Test(arguments: ConformanceData.cases(suite, kinds[2]))
  func `an expression is rewritten as the official regular expression`(
    _ test: ConformanceData.Case
  ) throws {
    let expected = try Expectation(test)
    expectSame(expected, expected.expectedRegex) {
      try ExpressionRewriter.regularExpression(expected.expression, types: .builtIn)
    }
  }

  @Test(arguments: ConformanceData.cases(suite, kinds[3]))
  func `an expression finds the official arguments`(_ test: ConformanceData.Case) throws {
    let expected = try Expectation(test)
    expectSame(expected, .some(expected.expectedArguments)) {
      try values(of: Expression(expected.expression), in: expected.text ?? "")
    }
  }

  @Test(arguments: ConformanceData.cases(suite, kinds[4]))
  func `a regular expression finds the official arguments`(_ test: ConformanceData.Case) throws {
    let expected = try Expectation(test)
    expectSame(expected, .some(expected.expectedArguments)) {
      try values(of: Expression.regex(expected.expression), in: expected.text ?? "")
    }
  }

  /// Compares what a case expects, an exception's text or a value, with what comes out.
  private func expectSame<Value: Equatable>(
    _ test: Expectation, _ expected: Value?, _ body: () throws -> Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let found = try body()
      #expect(test.exception == nil, sourceLocation: sourceLocation)
      #expect(found == expected, sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)" == test.exception, sourceLocation: sourceLocation)
    }
  }

  /// The values of the arguments, as the data write them; nil without a match.
  private func values(of expression: SpecExpressions.Expression, in text: String) throws
    -> [Scalar]?
  {
    try expression.match(text)?.arguments.map { try Scalar(value: try $0.value()) }
  }
}

/// A case as its file says it.
private struct Expectation: Decodable {
  let expression: String
  let text: String?
  let exception: String?
  let expectedTokens: [Token]?
  let expectedAST: Node?
  let expectedRegex: String?
  let expectedArguments: [Scalar]?

  enum CodingKeys: String, CodingKey {
    case expression, text, exception
    case expectedTokens = "expected_tokens"
    case expectedAST = "expected_ast"
    case expectedRegex = "expected_regex"
    case expectedArguments = "expected_args"
  }

  /// Reads the JSON twin of the YAML file the manifest lists.
  init(_ test: ConformanceData.Case) throws {
    let folder = try #require(ConformanceData.folder)
    let file = folder.appendingPathComponent(try #require(test.files.first))
    let twin = file.deletingPathExtension().appendingPathExtension("json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: twin))
  }
}

private struct Token: Decodable, Equatable {
  let type: String
  let start: Int
  let end: Int
  let text: String
}

private struct Node: Decodable, Equatable {
  let type: String
  let start: Int
  let end: Int
  let token: String?
  let nodes: [Node]?

  init(_ node: ExpressionNode) {
    type = node.kind.rawValue
    start = node.start
    end = node.end
    token = node.kind == .text ? node.token : nil
    nodes = node.kind == .text ? nil : node.nodes.map(Node.init)
  }
}

/// A value in the data: a text, a number, or null for a group that took no part.
private enum Scalar: Decodable, Equatable {
  case none
  case whole(Int)
  case decimal(Double)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      let number = try container.decode(Double.self)
      self = (try? container.decode(Int.self)).map(Self.whole) ?? .decimal(number)
    }
  }

  init(value: (any Sendable)?) throws {
    switch value {
    case nil: self = .none
    case let text as String: self = .text(text)
    case let number as any FixedWidthInteger: self = .whole(Int(number))
    case let number as Double: self = .decimal(number)
    default:
      throw DecodingError.valueNotFound(
        Scalar.self, .init(codingPath: [], debugDescription: "an unexpected value"))
    }
  }

  /// 1500 in the data may be a whole number or a decimal one.
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.whole(let left), .whole(let right)): left == right
    case (.decimal(let left), .decimal(let right)): left == right
    case (.whole(let whole), .decimal(let decimal)), (.decimal(let decimal), .whole(let whole)):
      Double(whole) == decimal
    default: false
    }
  }
}
