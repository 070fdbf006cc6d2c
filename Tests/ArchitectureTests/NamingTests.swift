import Testing

/// Names say what a thing is: a type lies in its file, and no module collects leftovers.
@Suite struct NamingTests {
  /// Words that name no thing; a file or folder that needs one has not found its noun.
  private static let empty: Set<String> = [
    "Core", "Common", "Util", "Utils", "Utilities", "Helper", "Helpers", "Manager", "Base",
    "Extensions",
  ]

  /// Files that hold several small types of one family, none of which is the main one.
  private static let families: Set<String> = [
    "Controls", "Expectations", "Glue", "NeedingSteps", "TestEvents",
  ]

  @Test func `every name says something`() {
    let files = SourceFile.swift(under: "Sources") + SourceFile.swift(under: "Tests")
    #expect(Self.emptyNames(in: files) == [])
  }

  @Test func `every file holds what its name says`() {
    #expect(Self.misnamed(in: SourceFile.swift(under: "Sources")) == [])
  }

  @Test func `every file opens with what it is`() {
    #expect(Self.unannounced(in: SourceFile.swift(under: "Sources")) == [])
  }

  @Test func `every test is named by a sentence`() {
    #expect(Self.unspoken(in: SourceFile.swift(under: "Tests")) == [])
  }

  @Test func `folders lie at most one level below their module`() {
    let modules = Set(["SpecRunner", "Specs", "spec"])
    let deep = SourceFile.swift(under: "Sources").filter {
      !modules.contains($0.folders.dropFirst().first ?? "") || $0.folders.count > 4
    }
    #expect(deep.map(\.path) == [])
  }

  @Test func `a name that says nothing is named`() {
    let files = [
      "Sources/Core/Text.swift", "Sources/Text/TextHelper.swift", "Sources/Text/Base64.swift",
      "Sources/Text/Baseline.swift", "Sources/My Text/Database.swift",
    ].map { SourceFile(path: $0, text: "") }
    #expect(
      Self.emptyNames(in: files) == [
        "Sources/Core/Text.swift: \"Core\" names no thing",
        "Sources/Text/TextHelper.swift: \"Helper\" names no thing",
        "Sources/My Text/Database.swift: a folder's name has no blank",
      ])
  }

  @Test func `a file that holds something else is named`() {
    let files = [
      SourceFile(path: "Sources/Text.swift", text: "public struct Text {}"),
      SourceFile(path: "Sources/Words.swift", text: "// struct Words\nstruct Wordsmith {}"),
      SourceFile(path: "Sources/Text+Lines.swift", text: "extension Text: Sequence {}"),
      SourceFile(path: "Sources/Text+Words.swift", text: "extension Word {}"),
      SourceFile(path: "Sources/Page+Text.swift", text: "extension Book.Page {}"),
      SourceFile(path: "Sources/Exports.swift", text: "@_exported public import Text"),
    ]
    #expect(
      Self.misnamed(in: files) == [
        "Sources/Words.swift declares no Words", "Sources/Text+Words.swift does not extend Text",
      ])
  }

  @Test func `a file that opens without a word is named`() {
    let files = [
      SourceFile(path: "A.swift", text: "import B\n\n/// A thing.\n@frozen\npublic struct A {}"),
      SourceFile(path: "B.swift", text: "#if os(Linux)\nimport C\n#endif\n\n// No.\nstruct B {}"),
      SourceFile(path: "C.swift", text: "struct C {}\n/// Too late.\nstruct D {}"),
      SourceFile(path: "D.swift", text: "import C\n"),
      SourceFile(path: "E.swift", text: "extension E {\n  /// A part.\n  var f: G { h }\n}"),
      SourceFile(path: "F.swift", text: "extension F {\n  var f: G { h }\n}"),
    ]
    #expect(
      Self.unannounced(in: files) == [
        "B.swift opens without a doc comment", "C.swift opens without a doc comment",
        "F.swift opens without a doc comment",
      ])
  }

  @Test func `a test without a sentence is named`() {
    let text = """
      @Test func `a sentence`() {}
      @Test(arguments: ["func a"]) func word(a: String) {}
      """
    #expect(
      Self.unspoken(in: [SourceFile(path: "T.swift", text: text)]) == [
        "T.swift:2: a test is named by a sentence in backticks"
      ])
  }

  private static func emptyNames(in files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      let names = file.folders + [file.stem]
      let words = names.flatMap { $0.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/) }.map {
        String($0.0)
      }
      // Base64 is the name of an encoding.
      let found = words.indices.filter {
        empty.contains(words[$0]) && words.dropFirst($0 + 1).first != "64"
      }.map { "\(file.path): \"\(words[$0])\" names no thing" }
      let blank = file.folders.contains { $0.contains(" ") }
      return found + (blank ? ["\(file.path): a folder's name has no blank"] : [])
    }
  }

  private static func misnamed(in files: [SourceFile]) -> [String] {
    files.filter { !$0.isGenerated && !families.contains($0.stem) }.compactMap { file in
      let code = file.code
      let words = code.lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
      // A file of nothing but imports hands on modules.
      if code.lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) || $0.contains("import ") }) {
        return nil
      }
      let parts = file.stem.split(separator: "+", maxSplits: 1)
      if parts.count == 2 {
        let extends = code.lines.contains { line in
          line.matches(of: /extension\s+([\w.]+)/).contains {
            $0.1.split(separator: ".").last == parts[0]
          }
        }
        return extends ? nil : "\(file.path) does not extend \(parts[0])"
      }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "macro",
      ]
      let declares = zip(words, words.dropFirst()).contains {
        kinds.contains($0) && $1 == file.stem
      }
      return declares ? nil : "\(file.path) declares no \(file.stem)"
    }
  }

  /// Files whose first declaration has no doc comment; an extension's may be its first member's.
  private static func unannounced(in files: [SourceFile]) -> [String] {
    files.filter { !$0.isGenerated }.compactMap { file in
      let lines = file.text.split(separator: "\n")
      let code = SwiftCode(lines.joined(separator: "\n")).lines
      let body = zip(lines, code).drop { line, code in
        let isHead = code.allSatisfy(\.isWhitespace) || code.hasPrefix("#")
        return !line.hasPrefix("///") && (isHead || code.contains(/^[^{=]*\bimport\s/))
      }.map { $0.0.drop(while: \.isWhitespace) }
      guard var first = body.first else { return nil }
      if first.hasPrefix("extension "), body.count > 1 { first = body[1] }
      return first.hasPrefix("///") ? nil : "\(file.path) opens without a doc comment"
    }
  }

  private static func unspoken(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      let code = file.code.text
      return code.matches(of: /@Test\b[\s\S]*?\bfunc\s+(\S)/).filter { $0.1 != "`" }.map { match in
        let line = code[..<match.range.lowerBound].count { $0 == "\n" } + 1
        return "\(file.path):\(line): a test is named by a sentence in backticks"
      }
    }
  }
}
