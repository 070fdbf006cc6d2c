import Foundation
import Testing

/// Nothing is left for later, nothing traps, and nothing tells on which machine it was written.
@Suite struct LooseEndsTests {
  @Test func `the sources are finished and do not trap`() {
    #expect(Self.looseEnds(in: SourceFile.swift(under: "Sources")) == [])
  }

  @Test func `no file names a place on somebody's machine`() {
    #expect(Self.machinePaths(in: SourceFile.all) == [])
  }

  @Test func `a loose end is named`() {
    let text = """
      // TO\("DO"): later
      let sure = try\("!") read()
      let text = "try\("!") is only quoted here, TO\("DO") is not"
      let shape = thing as\("!") Shape
      fatal\("Error")()
      """
    #expect(
      Self.looseEnds(in: [SourceFile(path: "Sources/A.swift", text: text)]) == [
        "Sources/A.swift:1: TO\("DO") is a loose end",
        "Sources/A.swift:3: TO\("DO") is a loose end", "Sources/A.swift:2: try! traps",
        "Sources/A.swift:4: as! traps", "Sources/A.swift:5: fatalError traps",
      ])
  }

  @Test func `a machine's path is named`() {
    let text =
      "see /\("home")/me/notes\nand https://host/\("tmp")lates, /\("tmp")/ alone, a/\("root")/x"
    #expect(
      Self.machinePaths(in: [SourceFile(path: "A.md", text: text)]) == [
        "A.md:1: /\("home")/m is a path of one machine"
      ])
  }

  private static func looseEnds(in files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      let unfinished = SwiftCode(verbatim: file.text).words.filter {
        ["TO\("DO")", "FIX\("ME")", "XX\("X")"].contains($0.text)
      }.map { "\(file.path):\($0.line): \($0.text) is a loose end" }
      let traps = file.code.words.filter {
        $0.text == "fatalError" || ["try", "as"].contains($0.text) && $0.after == "!"
      }.map { "\(file.path):\($0.line): \($0.text)\($0.after == "!" ? "!" : "") traps" }
      return unfinished + traps
    }
  }

  private static func machinePaths(in files: [SourceFile]) -> [String] {
    // The words stand apart from their slashes, or this file would be the first to be named.
    let places = ["work", "root", "tmp", "home", "Users"]
    let pattern = "(?:^|[^\\w.])(/(?:\(places.joined(separator: "|")))/[\\w.])"
    guard let path = try? Regex<(Substring, Substring)>(pattern)
    else { return ["the pattern cannot be read"] }
    // Regular expressions are slow, and few files have such a folder at all.
    let named = files.filter { file in places.contains { strstr(file.text, "/\($0)/") != nil } }
    return named.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
        index, line in
        line.matches(of: path).map {
          "\(file.path):\(index + 1): \($0.output.1) is a path of one machine"
        }
      }
    }
  }
}
