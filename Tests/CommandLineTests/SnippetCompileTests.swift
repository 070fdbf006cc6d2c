import Foundation
import SpecRunner
import SpecTestKit
import Specs
import Testing

/// The compiler that the tests were made with.
private enum SwiftCompiler {
  static let path: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let files = folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}

/// The code for undefined steps compiles, whatever the steps say.
@Suite(.enabled(if: SwiftCompiler.path != nil, "no swiftc in PATH"))
struct SnippetCompileTests {
  private static let steps = [
    "zork", "zork 3 and -4.5 of \"x\" and 'y'", "zork \\ back\\\\slash", "zork \"# and \\#(x)",
    "zork \"\"\" quotes", "zork {x} (y) a/b {} ()", "zork \\(world) \\n", "zork 한국어 3개를 \"가\"",
    "zork é e\u{301} 👩‍👩‍👧 \u{202E}rtl", "zork // comment /* and */", "zork $0 `let` #if",
    "zork 1e9 0x10 ١",
    "zork the \"Next\" button is red in 5 seconds", "zork /regex[a-z]+/ and granted",
    "zork the 2nd \"Delete\" row within 3 minutes", "zork \u{7}bell",
    "zork " + "very ".repeated(200),
    "zork \"a\" \"b\" \"c\" 1 2 3 1.5 2.5", "zork ^$.*+?[]|", "zork 'it''s' \"\\\"\"",
    "zork {string} as text", "zork up and down and left", "zork ####", "zork \"", "zork '",
  ]

  @Test func `every suggestion for odd texts is accepted by the compiler`() async throws {
    let compiler = try #require(SwiftCompiler.path)
    var feature = "Feature: a\n  Scenario: b\n"
    for step in Self.steps { feature += "    Given \(step)\n" }
    feature +=
      "    Then zork these:\n      | a |\n    Then zork this:\n      \"\"\"\n      a\n      \"\"\"\n"
    try await TemporaryFolder.with(["a.feature": feature]) { folder in
      let registry = try StepRegistry(Vocabulary.libraries(on: SimulatedEngine()))
      let suite = Suite(sources: [Source(uri: "a.feature", text: feature)])
      var nearest: NearestSteps?
      var codes: [String] = []
      for pickle in suite.files.flatMap(\.pickles) {
        for step in pickle.steps {
          codes += registry.explanation(of: step, in: pickle, nearest: &nearest).snippets.prefix(3)
        }
      }
      #expect(codes.count >= Self.steps.count + 2)
      let functions = codes.enumerated().map {
        "let library\($0) = StepLibrary(\"\") {\n\($1)\n}\n"
      }
      try await Self.check(
        "import SpecDrivers\nimport SpecRunner\nimport SpecVocabulary\n\n" + functions.joined(),
        in: folder, with: compiler)
    }
  }

  @Test func `the code on the first page of the reference is accepted by the compiler`()
    async throws
  {
    let compiler = try #require(SwiftCompiler.path)
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appending(
        path: "Sources/SpecRunner/Runner/SpecRunner.docc/SpecRunner.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    try #require(parts.count == 2)
    try await TemporaryFolder.with { folder in
      try await Self.check(
        parts[0] + "func run() async throws {\n" + parts[1] + "print(hasPassed)\n}\n",
        in: folder, with: compiler)
    }
  }

  private static func check(
    _ code: String, in folder: TemporaryFolder, with compiler: URL
  ) async throws {
    try folder.write(code, to: "Steps.swift")
    let modules = SpecProcess.executable.deletingLastPathComponent().appending(path: "Modules")
    let result = try await SpecProcess.run(
      [
        "-typecheck", "-swift-version", "6", "-parse-as-library", "-package-name", "snippets",
        "-I", modules.path, "Steps.swift",
      ], in: folder, executable: compiler)
    #expect(result.ending == .exited(0), "\(result)")
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
