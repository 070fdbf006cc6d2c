import SpecDrawing
import SpecReporters
import SpecText

/// The documentation of a suite: a folder of pages, or one file.
///
/// Equal inputs make equal bytes.
package struct DocsSite {
  private let model: DocsModel

  /// A file of the site.
  package struct File {
    /// Its path below the folder, of ASCII letters, digits, hyphens, dots and slashes.
    package let name: String
    package let text: String
  }

  package init(_ input: DocsInput) { model = DocsModel(input) }

  /// The numbers of the site.
  package var summary: DocsSummary { DocsSummary(model) }

  /// The number of files of the folder.
  package var fileCount: Int { model.pages.count + Self.assets.count + 1 }

  /// The style sheet of the pages and of the drawings.
  static let styles =
    HTMLPageFiles.tokens + PageFiles.style + ScreenDrawing.styles

  private static let assets = [
    File(name: "assets/docs.css", text: styles),
    File(name: "assets/docs.js", text: PageFiles.script),
  ]

  /// The names of the files of the folder, before their texts are made.
  package var names: [String] {
    model.pages.map { $0.name + ".html" } + Self.assets.map(\.name) + ["assets/search.js"]
  }

  /// Passes on the files of the folder, one at a time.
  package func forEachFile<Problem: Error>(
    _ receive: (File) throws(Problem) -> Void
  ) throws(Problem) {
    for page in model.pages.indices {
      let site = SiteRenderer(model, isSingle: false, page: page)
      try receive(File(name: model.pages[page].name + ".html", text: SiteShell(site: site).page))
    }
    for asset in Self.assets { try receive(asset) }
    let index = SearchIndex(site: SiteRenderer(model, isSingle: false)).json
    try receive(File(name: "assets/search.js", text: "globalThis.specDocsIndex = \(index);\n"))
  }

  /// The whole site as one file.
  package var single: String {
    SiteShell(site: SiteRenderer(model, isSingle: true)).single
  }
}
