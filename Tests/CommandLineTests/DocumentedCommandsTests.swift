import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What the documentation tells people to type, the tool can read.
@Suite struct DocumentedCommandsTests {
  private static let pages = [
    "README.md", "Documentation/README.md", "CONTRIBUTING.md", "specs/README.md",
    "Documentation/Coming-from-Cucumber.md",
    "Documentation/Coming-from-Maestro.md", "Documentation/Coming-from-Robot-Framework.md",
    "Documentation/Continuous-Integration.md", "Documentation/Explaining-Lines.md",
    "Documentation/From-Nothing-to-CI.md",
    "Documentation/Data-and-Setup.md", "Documentation/Testing-an-API.md",
    "Documentation/Testing-a-Command.md",
    "Documentation/EngineProtocol.md", "Documentation/Installing.md", "Documentation/Messages.md",
    "Documentation/Formatting.md", "Documentation/Text-Steps.md",
    "Documentation/Linting.md", "Documentation/Living-Documentation.md", "Documentation/JSON.md",
    "Documentation/Programs-as-Users.md", "Documentation/Running.md",
    "Documentation/Settings.md", "Documentation/Snapshots-and-Audit.md",
    "Documentation/Swift-Testing.md", "Documentation/Testing-a-Web-App.md",
    "Documentation/Testing-an-iOS-or-Android-App.md", "Documentation/Tracing-Runs.md",
    "Documentation/Variables-and-Secrets.md",
    "Documentation/Writing-Engines.md", "Documentation/Writing-Steps.md",
    "Examples/ios-engine/README.md", "Examples/own-steps/README.md",
    "Examples/python-engine/README.md", "Examples/swift-engine/README.md",
    "Examples/swift-testing/README.md",
  ]

  @Test(arguments: pages)
  func `every command of a page is one the tool has`(page: String) throws {
    let file = ConformanceData.projectRoot.appendingPathComponent(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(Self.unreadable(in: text) == [])
  }

  @Test func `a command that the tool has not is named`() {
    let page = """
      `spec runn specs` and `spec list --tags "@a and not @b"`, `specification`
      ```sh
      swift run -c release spec run specs \\
        --no-such-flag | tail  # words
      spec steps return key > steps.txt
      spec check-engine 'stdio:python3 my engine.py' extra
      ```
      """
    #expect(
      Self.unreadable(in: page).map { $0.split(separator: "\n").first ?? "" } == [
        "spec run specs --no-such-flag", "spec check-engine stdio:python3 my engine.py extra",
        "spec runn specs",
      ])
  }

  /// The commands that cannot be read, each with what the tool says of it.
  private static func unreadable(in page: String) -> [String] {
    let reader = ArgumentReader(CommandCatalog.tool(named: "spec", hasApps: true))
    return commands(in: page).compactMap { words -> String? in
      do throws(UsageError) {
        _ = try reader.read(Array(words.dropFirst()))
        return nil
      } catch {
        return words.joined(separator: " ") + "\n" + error.description
      }
    }
  }

  /// Every `spec …` in a page, in blocks and then in the lines, as words.
  private static func commands(in page: String) -> [[String]] {
    var blocks: [String] = []
    var prose = ""
    for (place, part) in page.components(separatedBy: "```").enumerated() {
      if place.isMultiple(of: 2) { prose += part } else { blocks.append(part) }
    }
    let lines = blocks.flatMap { block in
      block.replacingOccurrences(of: "\\\n", with: " ").components(separatedBy: "\n").dropFirst()
    }
    let quoted = prose.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.replacingOccurrences(of: "COMMAND", with: "run") }
      .filter { $0.hasPrefix("spec ") }
      // A command's bare name in a sentence is a name.
      .filter { CommandCatalog.command(named: String($0.dropFirst("spec ".count))) == nil }
    return (lines + quoted).compactMap { line in
      let words = words(of: line)
      guard let start = words.firstIndex(of: "spec"), words.count > start + 1,
        start == 0 || words[0] == "swift"
      else { return nil }
      return Array(words[start...])
    }
  }

  /// The words of a line as a shell parts them, up to a comment, a pipe or a file.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for sign in line {
      if let open = quote {
        if sign == open { quote = nil } else { word = (word ?? "") + String(sign) }
      } else if sign == "'" || sign == "\"" {
        quote = sign
        word = word ?? ""
      } else if sign == " " {
        if let done = word { words.append(done) }
        word = nil
      } else if word == nil, "#|><".contains(sign) {
        return words
      } else {
        word = (word ?? "") + String(sign)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
