import Foundation
import SpecTestKit
import Testing

/// What the documentation shows is compiled, and where it points there is something.
@Suite struct DocumentationTests {
  private static let pages = SourceFile.all.filter { $0.path.hasSuffix(".md") }

  @Test func `every link within the project leads somewhere`() {
    #expect(Self.brokenLinks(in: Self.pages) { Self.exists($0) } == [])
  }

  @Test func `every Swift block of the documentation is compiled somewhere`() {
    let code = ["Tests", "Benchmarks", "Examples"].flatMap(SourceFile.swift)
    let pages = Self.pages.filter {
      $0.path == "README.md" || $0.path.hasPrefix("Documentation/")
    }
    #expect(Self.uncompiled(in: pages, code: code) == [])
  }

  @Test func `the architecture page lists the modules and their dependencies`() {
    let page = Self.pages.first { $0.path == "Documentation/Architecture.md" }
    let modules = Manifest.ofThisPackage.modules.filter { $0.folder.hasPrefix("Sources/") }
    #expect(Set(Self.modules(in: page?.text ?? "")) == Set(modules))
  }

  @Test func `a link that leads nowhere is named`() {
    let page = SourceFile(
      path: "Documentation/Page.md",
      text: """
        # A page: of `two` parts
        [up](../README.md), [here](#a-page-of-two-parts), [gone](Gone.md "title")
        [out](https://example.org/x), [no part](#missing), [part](Other.md#part) and [x](Other.md#y)
        `[code](Code.md)`
        ```
        [block](Block.md)
        ```
        """)
    let other = SourceFile(path: "Documentation/Other.md", text: "## Part\n")
    let found = Self.brokenLinks(in: [page, other]) {
      ["README.md", "Documentation/Other.md"].contains($0)
    }
    #expect(
      found == [
        "Documentation/Page.md:2: Gone.md leads nowhere",
        "Documentation/Page.md:3: #missing leads nowhere",
        "Documentation/Page.md:3: Other.md#y leads nowhere",
      ])
  }

  @Test func `a block that is not compiled is named`() {
    let page = SourceFile(
      path: "README.md",
      text: """
        ```swift
        import Specs

        let a = 1
          let b = 2
        ```
        ```swift
        import Elsewhere
        let a = 1
        ```
        ```sh
        let c = 3
        ```
        ```swift
        let a = 2
        ```
        """)
    let code = SourceFile(
      path: "Tests/Readme.swift", text: "import Specs\nfunc f() {\n  let a = 1\n\n  let b = 2\n}")
    #expect(
      Self.uncompiled(in: [page], code: [code]) == [
        "README.md:7: the block is compiled in no file of the project",
        "README.md:14: the block is compiled in no file of the project",
      ])
  }

  /// The rows of a table of layer, module, folder and dependencies.
  private static func modules(in page: String) -> [Manifest.Module] {
    page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map {
        $0.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
      guard cells.count == 4, cells[1].count == 1, cells[2].count == 1 else { return nil }
      return Manifest.Module(name: cells[1][0], folder: cells[2][0], sees: cells[3])
    }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: ConformanceData.projectRoot.appendingPathComponent(path).path)
  }

  private static func brokenLinks(
    in files: [SourceFile], exists: (String) -> Bool
  ) -> [String] {
    let pages = files.map(MarkdownPage.init)
    return pages.flatMap { page in
      page.links.compactMap { target, line in
        if target.contains("://") || target.hasPrefix("mailto:") { return nil }
        let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? page.file.path : resolve(parts[0], from: page.file.folders)
        let there = parts[0].isEmpty || exists(path)
        let anchors = pages.first { $0.file.path == path }?.anchors
        let isKnown = parts.count < 2 || anchors?.contains(parts[1]) ?? true
        return there && isKnown ? nil : "\(page.file.path):\(line): \(target) leads nowhere"
      }
    }
  }

  private static func resolve(_ path: String, from folders: [String]) -> String {
    var parts = folders
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// Blocks whose lines stand in no file one below the other; blank lines and indentation aside.
  ///
  /// A block's imports may stand anywhere in that file.
  private static func uncompiled(in files: [SourceFile], code: [SourceFile]) -> [String] {
    let compiled = code.map { lines(of: $0.text.split(separator: "\n").map(String.init)) }
    return files.map(MarkdownPage.init).flatMap { page in
      page.blocks.filter { $0.language.split(separator: " ").first == "swift" }.compactMap {
        block in
        let wanted = lines(of: block.lines)
        let imports = wanted.filter { $0.contains(#/^(public )?import\s/#) }
        let body = wanted.filter { !imports.contains($0) }
        let found = compiled.contains { file in
          imports.allSatisfy(file.contains) && (body.isEmpty || contains(file, body))
        }
        return found
          ? nil : "\(page.file.path):\(block.line): the block is compiled in no file of the project"
      }
    }
  }

  private static func lines(of lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func contains(_ lines: [String], _ wanted: [String]) -> Bool {
    lines.indices.contains {
      lines[$0] == wanted[0] && lines[$0...].starts(with: wanted)
    }
  }
}
