import SpecTestKit
import Testing

@testable import SpecRunner

@Suite struct FeatureLoaderTests {
  @Test func `a slash before a combining character still separates folders`() throws {
    let name = "\u{301}accent"
    try TemporaryFolder.with(["\(name)/a.feature": "Feature: a\n"]) { folder in
      let root = folder.path
      let suite = FeatureLoader().load([
        "\(root)/\(name)/a.feature", "\(root)//./\(name)/a.feature", "\(root)/./\(name)/",
      ])
      #expect(suite.errors.map(\.description) == [])
      #expect(suite.files.map(\.source.uri) == ["\(root)/\(name)/a.feature"])
    }
  }

  @Test func `a file that two paths spell in two ways is read once`() throws {
    let text = "Feature: a\n  Scenario: b\n    * c\n"
    try TemporaryFolder.with(["specs/a.feature": text]) { folder in
      let root = folder.path
      let paths = ["\(root)/specs", "\(root)/specs/../specs/a.feature:2"]
      #expect(FeatureLoader().load(paths).files.map(\.source.uri) == ["\(root)/specs/a.feature"])
      let reversed = FeatureLoader().load(paths.reversed())
      #expect(reversed.files.map(\.source.uri) == ["\(root)/specs/../specs/a.feature"])
      #expect(reversed.lines.isEmpty)
    }
  }
}
