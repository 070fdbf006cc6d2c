package import SpecAnalysis
package import SpecGherkin
package import SpecRunner
import SpecText

/// Everything that the documentation of a suite is made of.
package struct DocsInput {
  /// The title of the site; nil for that of the first page.
  package var title: String?
  /// The features.
  package var suite: Suite
  /// The requirements, and the text of each file.
  package var requirements: [RequirementsText] = []
  /// Statements in other languages.
  package var translations: [RequirementsTranslation] = []
  /// Markdown pages next to the features.
  package var pages: [Source] = []
  /// The language of requirements and pages.
  package var language = "en"
  /// Finds the definitions of steps; nil if they cannot be joined.
  package var registry: StepRegistry?
  /// The steps that the tool knows.
  package var libraries: [StepLibrary] = []
  /// Recorded runs, in any order.
  package var runs: [DocsRun] = []
  package var faults: [DocsFault] = []

  package init(_ suite: Suite) { self.suite = suite }
}

/// A requirements document and the text that it was read from.
package struct RequirementsText {
  package let document: RequirementsDocument
  package let text: String

  package init(document: RequirementsDocument, text: String) {
    self.document = document
    self.text = text
  }
}

/// The statements of a requirements document in another language.
///
/// They are in a file next to it, such as `requirements.ko.md` next to `requirements.md`, with the
/// same ids.
package struct RequirementsTranslation {
  package let language: String
  package let document: RequirementsDocument

  package init(language: String, document: RequirementsDocument) {
    self.language = language
    self.document = document
  }

  /// The language in the name of a file, such as `ko` in `specs/memo/requirements.ko.md`; nil for
  /// any other file.
  package static func language(of path: String) -> String? {
    let name = FilePath.name(of: path)
    let start = "requirements."
    let end = ".md"
    guard name.begins(with: start), name.ends(with: end),
      name.utf8.count > start.utf8.count + end.utf8.count
    else { return nil }
    let code = String(name.dropFirst(start.count).dropLast(end.count))
    return Dialect.named(code) == nil ? nil : code
  }
}
