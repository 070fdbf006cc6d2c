import SpecAnalysis

/// A page of the site.
struct SitePage {
  enum Kind {
    case index
    /// A requirements document with its features.
    case flow(Int)
    /// A folder of features without requirements.
    case folder(Int)
    /// A feature without requirements.
    case feature(Int)
    /// A Markdown page.
    case text(Int)
    case steps, faults, runs
  }

  let kind: Kind
  /// The name of its file without extension.
  let name: String
  let title: String
  /// The language of its title.
  var language = "en"
}

/// A flow: a requirements document and the features of its folder.
struct DocsFlow {
  let source: RequirementsText
  /// The index of its page.
  let page: Int
  let statements: [DocsStatement]
  /// The indices of its features.
  let features: [Int]
  /// The name of its folder.
  let name: String

  var title: String { source.document.title.isEmpty ? name : source.document.title }
  var totals: DocsTotals { DocsTotals(statements) }
}

/// A folder of features without requirements.
struct DocsFolder {
  let path: String
  let page: Int
  /// The indices of its features.
  let features: [Int]

  var title: String { path.isEmpty ? "Features" : path }
}
