import SpecExpressions
import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// The words for selecting, ordering and repeating scenarios.
extension FlagWords<TagExpression> {
  /// A tag expression; an error shows the position.
  ///
  /// An empty expression would select everything, as would most expressions with a tag name without
  /// `@`, which no scenario can have.
  static var tags: FlagWords {
    FlagWords { given throws(UsageError.Fact) in
      let text = given.value ?? ""
      if text.allSatisfy(\.isWhitespace) {
        throw given.unusable(expected: "a tag expression", example: "'@smoke and not @slow'")
      }
      let expression: TagExpression
      do throws(TagExpressionError) { expression = try TagExpression(text) } catch {
        let blanks = TextWidth.columns(
          String(error.expression.unicodeScalars.prefix(error.column - 1)))
        throw .unreadable(
          given.typed,
          """
          \(error.reason)
            \(VisibleText.line(error.expression))
            \(String(repeating: " ", count: blanks))^
          """)
      }
      if let sentence = expression.warning { throw .unreadable(given.typed, sentence) }
      return expression
    }
  }
}

extension FlagWords<NamePattern> {
  /// A part of a name, or a regular expression.
  static var name: FlagWords {
    FlagWords { given throws(UsageError.Fact) in
      guard let text = given.value, !text.isEmpty, text != "//" else {
        throw given.unusable(
          expected: "a part of a name or a /regular expression/", example: "'Log in'")
      }
      do throws(ExpressionError) { return try NamePattern(text) } catch {
        throw .unreadable(given.typed, error.description)
      }
    }
  }
}

extension FlagWords<String> {
  /// The code of a language of Gherkin.
  static var language: FlagWords {
    FlagWords(
      "the code of a Gherkin language", example: "ko",
      completion: .words(Dialect.codes.map { AnyFlag.Choice($0) })
    ) { Dialect.named($0) == nil ? nil : $0 }
  }

  /// A tag.
  static var tag: FlagWords {
    FlagWords("a tag", example: "@macro") { tag in
      let name = tag.utf8.dropFirst()
      let isTag =
        tag.utf8.first == UInt8(ascii: "@") && !name.isEmpty
        && !name.contains(UInt8(ascii: "@")) && !tag.contains(where: \.isWhitespace)
      return isTag ? tag : nil
    }
  }
}

extension FlagWords<Int> {
  /// The number of scenarios that run at the same time.
  static var jobs: FlagWords {
    FlagWords("auto or an integer from 1 to 1024", example: "4", completion: ["auto"]) {
      $0 == "auto" ? OwnProcess.processors : Int($0).flatMap { (1...1024).contains($0) ? $0 : nil }
    }
  }
}

/// A value of `--order`: an order, of which the seed may not be chosen yet.
enum OrderChoice: Sendable {
  case defined, reverse
  case random(seed: UInt64?)
}

extension FlagWords<OrderChoice> {
  static var order: FlagWords {
    let words = AnyFlag.Completion.words([
      AnyFlag.Choice("defined", "as written"), AnyFlag.Choice("reverse", "in reverse order"),
      AnyFlag.Choice("random", "shuffled; the seed is printed"),
    ])
    return FlagWords(completion: words) { given throws(UsageError.Fact) in
      let text = given.value ?? ""
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts[0], parts.count > 1 ? UInt64(parts[1]) : nil, parts.count) {
      case ("defined", _, 1): return .defined
      case ("reverse", _, 1): return .reverse
      case ("random", _, 1): return .random(seed: nil)
      case ("random", .some(let seed), 2): return .random(seed: seed)
      case ("random", _, _):
        throw given.unusable(expected: "an integer as the seed", example: "random:42")
      default: throw given.unusable(expected: "defined, reverse or random", example: "random:42")
      }
    }
  }
}

extension FlagWords<Shard> {
  /// The part of a divided run, `2/4`.
  static var shard: FlagWords {
    FlagWords("I/N with I from 1 to N", example: "2/4") { text in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
      return Shard(index, of: count)
    }
  }
}
