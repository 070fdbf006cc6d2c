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
}
