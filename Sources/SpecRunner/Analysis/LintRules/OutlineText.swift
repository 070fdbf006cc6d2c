import SpecGherkin
import SpecText

/// The texts of an outline's step or name in which placeholders are replaced.
struct OutlineText {
  private let texts: [String]

  init(_ text: String) { texts = [text] }

  init(_ step: LintStep) {
    var texts = [step.text]
    if let docString = step.node.docString {
      texts += [docString.content, docString.mediaType ?? ""]
    }
    if let table = step.node.dataTable {
      texts += table.rows.flatMap { $0.cells.map(\.value) }
    }
    self.texts = texts
  }

  /// Whether it contains the placeholder of a column.
  func uses(_ column: String) -> Bool {
    texts.contains { $0.includes("<\(column)>") }
  }

  /// The names in angle brackets, each once.
  var placeholders: [String] {
    var names: [String] = []
    for text in texts {
      for part in text.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
        .dropFirst()
      {
        guard let end = part.firstIndex(of: ">"), end > part.startIndex else { continue }
        let name = String(part[..<end])
        if !names.contains(same: name) { names.append(name) }
      }
    }
    return names
  }
}
