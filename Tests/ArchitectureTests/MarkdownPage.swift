/// A page of documentation: its links, its headings, its blocks of code.
struct MarkdownPage {
  let file: SourceFile

  /// A fenced block: the words after the fence, its lines, and the line it starts at.
  struct Block: Equatable {
    let language: String
    let lines: [String]
    let line: Int
  }

  private(set) var blocks: [Block] = []
  private(set) var links: [(target: String, line: Int)] = []
  private(set) var anchors: Set<String> = []

  init(_ file: SourceFile) {
    self.file = file
    var open: (fence: String, block: Block)?
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if let (fence, block) = open {
        if text.hasPrefix(fence), text.allSatisfy({ $0 == "`" }) {
          blocks.append(block)
          open = nil
        } else {
          open?.block = Block(
            language: block.language, lines: block.lines + [String(line)], line: block.line)
        }
      } else if text.hasPrefix("```") {
        let fence = String(text.prefix { $0 == "`" })
        let words = String(text.dropFirst(fence.count))
        open = (fence, Block(language: words, lines: [], line: index + 1))
      } else {
        readProse(line, number: index + 1)
      }
    }
  }

  private mutating func readProse(_ line: Substring, number: Int) {
    if let title = line.firstMatch(of: /^#+\s+(.*)$/)?.1 {
      // As GitHub makes them: lower case, blanks to dashes, other signs dropped.
      anchors.insert(
        String(
          title.lowercased().compactMap { sign in
            sign == " " ? "-" : sign.isLetter || sign.isNumber || "-_".contains(sign) ? sign : nil
          }))
    }
    let prose = line.replacing(/`[^`]*`/, with: "")
    links += prose.matches(of: /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/).map { (String($0.1), number) }
  }
}
