import SpecGherkin
import SpecRunner
import SpecText

/// Finds tags that look like an id of a document but do not match a testable statement.
struct UnknownTags {
  private let kinds: [RequirementID: RequirementsDocument.Kind]
  private let prefixes: Set<ExactText>
  private let ids: [RequirementID]

  init(_ documents: [RequirementsDocument]) {
    let statements = documents.flatMap(\.statements)
    kinds = Dictionary(statements.map { ($0.id, $0.kind) }) { first, _ in first }
    ids = statements.filter(\.kind.isTestable).map(\.id)
    prefixes = Set(exactly: ids.map { $0.prefix.lowercased() })
  }

  func find(in files: [ParseResult]) -> [Coverage.UnknownTag] {
    files.flatMap { $0.document.map(find) ?? [] }
  }

  /// The unknown tags of a document, in the order of the text.
  func find(in document: GherkinDocument) -> [Coverage.UnknownTag] {
    (document.feature?.allTags ?? []).compactMap { unknownTag($0, document.uri) }
  }

  private func unknownTag(_ tag: Tag, _ uri: String) -> Coverage.UnknownTag? {
    guard let id = RequirementID(tag: tag.name), prefixes.contains(id.prefix.lowercased()) else {
      return nil
    }
    let kind = kinds[id]
    if kind?.isTestable == true { return nil }
    return Coverage.UnknownTag(
      tag: tag.name, uri: uri, location: tag.location, isRemark: kind != nil,
      nearest: kind == nil ? nearest(to: id) : nil)
  }

  /// The id with the smallest edit distance, if it is small.
  private func nearest(to id: RequirementID) -> String? {
    let typed = EditDistance.folded(id.description)
    let ranked = ids.compactMap { id in
      EditDistance.between(typed, EditDistance.folded(id.description), within: 2).map { (id, $0) }
    }
    return ranked.min { $0.1 < $1.1 }?.0.description
  }
}
