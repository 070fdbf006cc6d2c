import SpecTestKit
import Testing

/// Every module imports only the modules that its line of the manifest names.
@Suite struct ImportTests {
  /// Where Foundation may be imported: nowhere but in these files, each for its reason.
  private static let foundation: [String: Set<String>] = [
    // Tests load Foundation anyway, and what they throw is often its LocalizedError.
    "SpecTesting": ["LocalizedErrors.swift"]
  ]

  /// The C library, under its names: what differs between systems is in one module.
  private static let systems: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// Modules of values and rules only: they import nothing from outside the package.
  ///
  /// A lock is no outside: Synchronization is part of the language's library.
  private static let closed: Set<String> = [
    "SpecDrivers", "SpecSimulator", "SpecFlows", "SpecVocabulary", "Specs",
  ]

  @Test func `every import is a declared dependency`() {
    let files = SourceFile.swift(under: "Sources") + SourceFile.swift(under: "Tests")
    #expect(Self.violations(in: files, of: Manifest.ofThisPackage) == [])
  }

  @Test func `what differs between systems is in seven files`() {
    let files = SourceFile.swift(under: "Sources").filter {
      !Self.systems.isDisjoint(with: Self.imports(of: $0))
    }
    #expect(
      files.map(\.name).sorted() == [
        "Descriptor.swift", "FileSystem.swift", "InternetSocket.swift", "OwnProcess.swift",
        "Spawn.swift", "TerminalDevice.swift", "TerminalProcess.swift",
      ])
  }

  @Test func `the manifest is read`() {
    #expect(Manifest.ofThisPackage.modules.count > 25)
    let modules = Manifest(
      """
      func module(_ name: String, _ folder: String, sees: [String] = []) -> Target {
        .target(name: name, dependencies: sees.map { .target(name: $0) }, path: "Sources/" + folder)
      }
      module("A", "Wing/One"),
      module(
        "B", "Wing/Two",
        sees: [
          "A", "C",
        ], page: "Page"),
      .executableTarget(
        name: "tool", dependencies: ["B"], path: "Sources/Main",
        swiftSettings: strict),
      .target(name: "Kit", path: "Tests/Support"),
      tests("ATests", sees: ["A", "Kit"]),
      """
    ).modules
    #expect(
      modules == [
        .init(name: "A", folder: "Sources/Wing/One", sees: []),
        .init(name: "B", folder: "Sources/Wing/Two", sees: ["A", "C"]),
        .init(name: "ATests", folder: "Tests/ATests", sees: ["A", "Kit"]),
        .init(name: "tool", folder: "Sources/Main", sees: ["B"]),
        .init(name: "Kit", folder: "Tests/Support", sees: []),
      ])
  }

  @Test func `an import without a dependency is reported`() {
    let manifest = Manifest(
      """
      module("SpecTesting", "Testing"), module("SpecDrivers", "Drivers"),
      module("SpecRunner", "Runner"), module("SpecMessages", "Messages"),
      module("SpecReporters", "Reporters", sees: ["SpecMessages"])
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
      SourceFile(path: "Sources/Attic/Stray.swift", text: ""),
      SourceFile(path: "Sources/Runner/Talk.swift", text: "internal import FoundationNetworking"),
      SourceFile(path: "Sources/Runner/Text.swift", text: "public import Foundation"),
      SourceFile(path: "Sources/Testing/LocalizedErrors.swift", text: "import Foundation"),
      SourceFile(path: "Sources/Drivers/Key.swift", text: "import Dispatch"),
      SourceFile(path: "Sources/Runner/Clock.swift", text: "#if os(Linux)\n  import Glibc\n#endif"),
    ]
    #expect(
      Self.violations(in: files, of: manifest) == [
        "Cheat.swift in SpecReporters imports SpecRunner: not a dependency in Package.swift",
        "Cheat.swift in SpecReporters imports SpecDrivers: not a dependency in Package.swift",
        "Sources/Attic/Stray.swift belongs to no module of Package.swift",
        "Talk.swift in SpecRunner imports FoundationNetworking: it cannot be linked statically",
        "Text.swift in SpecRunner imports Foundation: it is not on the short list",
        "Key.swift in SpecDrivers imports Dispatch: the module imports nothing from outside",
        "Clock.swift in SpecRunner imports Glibc: only SpecSystem calls the system",
      ])
  }

  private static func violations(in files: [SourceFile], of manifest: Manifest) -> [String] {
    let ours = Set(manifest.modules.map(\.name))
    return files.flatMap { file -> [String] in
      guard let module = manifest.module(of: file) else {
        return ["\(file.path) belongs to no module of Package.swift"]
      }
      let inTests = module.folder.hasPrefix("Tests/")
      return imports(of: file).compactMap { imported in
        let start = "\(file.name) in \(module.name) imports \(imported): "
        if ours.contains(imported) {
          return module.sees.contains(imported) ? nil : start + "not a dependency in Package.swift"
        }
        if imported == "FoundationNetworking" { return start + "it cannot be linked statically" }
        if inTests || foundation[module.name]?.contains(file.name) == true { return nil }
        if imported.hasPrefix("Foundation") { return start + "it is not on the short list" }
        if systems.contains(imported), module.name != "SpecSystem" {
          return start + "only SpecSystem calls the system"
        }
        return closed.contains(module.name) && imported != "Synchronization"
          ? start + "the module imports nothing from outside" : nil
      }
    }
  }

  private static func imports(of file: SourceFile) -> [String] {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
    return file.code.lines.filter { $0.contains("import ") }.compactMap {
      $0.firstMatch(of: line).map { String($0.1) }
    }
  }
}
