import SpecTestKit
import Testing

/// Every import is a door: rooms see what their line of the manifest names, and nothing else.
@Suite struct DoorsTests {
  /// Where Foundation may be imported: nowhere but in these files, each for its reason.
  private static let foundation: [String: Set<String>] = [
    // The one door to Foundation's regular expressions.
    "SpecExpressions": ["Pattern.swift"],
    // Tests load Foundation anyway, and what they throw is often its LocalizedError.
    "SpecTesting": ["LocalizedErrors.swift"],
  ]

  /// Rooms of nothing but values, rules and words: they import nothing from outside the house.
  ///
  /// A lock is no outside: Synchronization is part of the language's library.
  private static let closed: Set<String> = [
    "SpecDrivers", "SpecSimulator", "SpecFlows", "SpecVocabulary", "Specs",
  ]

  @Test func `every import goes through a door`() {
    let files = SourceFile.swift(under: "Sources") + SourceFile.swift(under: "Tests")
    #expect(Self.violations(in: files, of: Manifest.ofThisPackage) == [])
  }

  @Test func `the manifest is read`() {
    #expect(Manifest.ofThisPackage.rooms.count > 25)
    let rooms = Manifest(
      """
      func room(_ module: String, _ folder: String, sees: [String] = []) -> Target {
        .target(name: module, dependencies: sees.map { .target(name: $0) }, path: "Sources/" + folder)
      }
      room("A", "Wing/One"),
      room(
        "B", "Wing/Two",
        sees: [
          "A", "C",
        ], embeds: ["Page"]),
      .executableTarget(
        name: "tool", dependencies: ["B"], path: "Sources/Main",
        swiftSettings: strict),
      .target(name: "Kit", path: "Tests/Support"),
      tests("ATests", sees: ["A", "Kit"]),
      """
    ).rooms
    #expect(
      rooms == [
        .init(module: "A", folder: "Sources/Wing/One", sees: []),
        .init(module: "B", folder: "Sources/Wing/Two", sees: ["A", "C"]),
        .init(module: "ATests", folder: "Tests/ATests", sees: ["A", "Kit"]),
        .init(module: "tool", folder: "Sources/Main", sees: ["B"]),
        .init(module: "Kit", folder: "Tests/Support", sees: []),
      ])
  }

  @Test func `an import without a door is named`() {
    let manifest = Manifest(
      """
      room("SpecExpressions", "Expressions"), room("SpecDrivers", "Drivers"),
      room("SpecRunner", "Runner"), room("SpecMessages", "Messages"),
      room("SpecReporters", "Reporters", sees: ["SpecMessages"])
      """)
    let files = [
      SourceFile(
        path: "Sources/Reporters/Cheat.swift",
        text: """
          // import SpecDrivers
          import SpecMessages
          @testable import SpecRunner
          public import struct SpecDrivers.Screen
          let text = "import SpecExpressions"
          """),
      SourceFile(path: "Sources/Attic/UnknownTag.swift", text: ""),
      SourceFile(path: "Sources/Runner/Talk.swift", text: "internal import FoundationNetworking"),
      SourceFile(path: "Sources/Runner/Text.swift", text: "public import Foundation"),
      SourceFile(path: "Sources/Expressions/Pattern.swift", text: "import Foundation"),
      SourceFile(path: "Sources/Drivers/Key.swift", text: "#if os(Linux)\n  import Glibc\n#endif"),
    ]
    #expect(
      Self.violations(in: files, of: manifest) == [
        "Cheat.swift in SpecReporters imports SpecRunner: no such door",
        "Cheat.swift in SpecReporters imports SpecDrivers: no such door",
        "Sources/Attic/UnknownTag.swift lies in no room of Package.swift",
        "Talk.swift in SpecRunner imports FoundationNetworking: it cannot be linked statically",
        "Text.swift in SpecRunner imports Foundation: it is not on the short list",
        "Key.swift in SpecDrivers imports Glibc: the room imports nothing from outside",
      ])
  }

  private static func violations(in files: [SourceFile], of manifest: Manifest) -> [String] {
    let ours = Set(manifest.rooms.map(\.module))
    return files.flatMap { file -> [String] in
      guard let room = manifest.room(of: file) else {
        return ["\(file.path) lies in no room of Package.swift"]
      }
      let inTests = room.folder.hasPrefix("Tests/")
      return imports(of: file).compactMap { module in
        let start = "\(file.name) in \(room.module) imports \(module): "
        if ours.contains(module) {
          return room.sees.contains(module) ? nil : start + "no such door"
        }
        if module == "FoundationNetworking" { return start + "it cannot be linked statically" }
        if inTests || foundation[room.module]?.contains(file.name) == true { return nil }
        if module.hasPrefix("Foundation") { return start + "it is not on the short list" }
        return closed.contains(room.module) && module != "Synchronization"
          ? start + "the room imports nothing from outside" : nil
      }
    }
  }

  private static func imports(of file: SourceFile) -> [String] {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    return file.code.lines.compactMap { $0.firstMatch(of: line).map { String($0.1) } }
  }
}
