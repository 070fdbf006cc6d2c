/// Swift source with comments and the insides of literals blanked, so that words can be searched.
///
/// Every line keeps its number and length in code points. Interpolations stay code. Regular
/// expression literals are not known: a quote in one blanks the rest of its line, no more.
struct SwiftCode {
  let text: String

  var lines: [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  init(_ source: String) {
    var reader = Reader(rest: Array(source.unicodeScalars)[...])
    reader.readCode(until: nil)
    self.init(verbatim: String(String.UnicodeScalarView(reader.kept)))
  }

  /// Takes a text as it is, comments, literals and all.
  init(verbatim text: String) {
    self.text = text
  }

  /// A word of code: a name, a keyword or a number, and what touches it.
  struct Word {
    let text: Substring

    /// 1 for the first line.
    let line: Int

    /// The sign right before it, and the word before that sign; nil for a blank.
    let before: (sign: Character, word: Substring?)?

    /// The sign right after it; nil for a blank.
    let after: Character?
  }

  /// Every word, in order.
  var words: [Word] {
    lines.enumerated().flatMap { number, line in
      var words: [Word] = []
      var rest = line.unicodeScalars
      var previous: Substring?
      while let start = rest.firstIndex(where: Self.isWord) {
        let text = rest[start...].prefix(while: Self.isWord)
        let gap = rest[..<start]
        rest = rest[text.endIndex...]
        words.append(
          Word(
            text: Substring(text), line: number + 1,
            before: Self.sign(gap.last).map { ($0, gap.count == 1 ? previous : nil) },
            after: Self.sign(rest.first)))
        previous = Substring(text)
      }
      return words
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  private static func sign(_ scalar: Unicode.Scalar?) -> Character? {
    scalar.flatMap { $0.properties.isWhitespace ? nil : Character($0) }
  }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>
    var kept: [Unicode.Scalar] = []

    /// Reads code to its end, or to the bracket that closes an interpolation.
    mutating func readCode(until end: Unicode.Scalar?) {
      var depth = 0
      while let scalar = rest.first {
        if scalar == end, depth == 0 { return }
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth -= 1 }
        if scalar == "/", rest.starts(with: "//".unicodeScalars) {
          blank(rest.firstIndex(of: "\n").map { $0 - rest.startIndex } ?? rest.count)
        } else if scalar == "/", rest.starts(with: "/*".unicodeScalars) {
          readBlockComment()
        } else if scalar == "\"" || scalar == "#", let quote = openQuote() {
          readString(quote)
        } else {
          keep(1 + rest.dropFirst().prefix { !Self.isSpecial($0) }.count)
        }
      }
    }

    /// Whether a sign may begin a comment or a literal, or change the depth of brackets.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "(", ")", "/", "\"", "#": true
      default: false
      }
    }

    private mutating func readBlockComment() {
      var depth = 0
      repeat {
        if rest.starts(with: "/*".unicodeScalars) {
          depth += 1
          blank(2)
        } else if rest.starts(with: "*/".unicodeScalars) {
          depth -= 1
          blank(2)
        } else {
          blank(1)
        }
      } while depth > 0 && !rest.isEmpty
    }

    private struct Quote {
      let hashes: Int
      let isMultiline: Bool
    }

    private func openQuote() -> Quote? {
      let hashes = rest.prefix { $0 == "#" }.count
      let quotes = rest.dropFirst(hashes)
      guard quotes.first == "\"" else { return nil }
      return Quote(hashes: hashes, isMultiline: quotes.starts(with: "\"\"\"".unicodeScalars))
    }

    private mutating func readString(_ quote: Quote) {
      let mark = quote.isMultiline ? "\"\"\"" : "\""
      let hashes = String(repeating: "#", count: quote.hashes)
      keep(hashes.count + mark.count)
      while let scalar = rest.first {
        if scalar == "\"", rest.starts(with: (mark + hashes).unicodeScalars) {
          keep(mark.count + hashes.count)
          return
        }
        if !quote.isMultiline, scalar == "\n" { return }
        if scalar != "\\" {
          blank(1 + rest.dropFirst().prefix { $0 != "\\" && $0 != "\"" && $0 != "\n" }.count)
        } else if rest.starts(with: ("\\" + hashes + "(").unicodeScalars) {
          keep(2 + hashes.count)
          readCode(until: ")")
          keep(1)
        } else if rest.starts(with: ("\\" + hashes).unicodeScalars) {
          blank(2 + hashes.count)
        } else {
          blank(1)
        }
      }
    }

    private mutating func keep(_ count: Int) {
      kept += rest.prefix(count)
      rest = rest.dropFirst(count)
    }

    private mutating func blank(_ count: Int) {
      kept += rest.prefix(count).map { $0 == "\n" ? "\n" : " " }
      rest = rest.dropFirst(count)
    }
  }
}
