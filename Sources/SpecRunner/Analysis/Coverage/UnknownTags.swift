import SpecGherkin
import SpecRunner
import SpecText

/// Finds the tags that look like an id of a known document and name nothing that can be tested.
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
    files.flatMap { file in
      (file.document?.feature?.allTags ?? []).compactMap { stray($0, file.source.uri) }
    }
  }

  private func stray(_ tag: Tag, _ uri: String) -> Coverage.UnknownTag? {
    guard let id = RequirementID(tag: tag.name), prefixes.contains(id.prefix.lowercased()) else {
      return nil
    }
    let kind = kinds[id]
    if kind?.isTestable == true { return nil }
    return Coverage.UnknownTag(
      tag: tag.name, uri: uri, location: tag.location, isRemark: kind != nil,
      nearest: kind == nil ? nearest(to: id) : nil)
  }

  /// The id with the fewest edits, if these are few.
  private func nearest(to id: RequirementID) -> String? {
    let typed = EditDistance.folded(id.description)
    let ranked = ids.compactMap { id in
      EditDistance.between(typed, EditDistance.folded(id.description), within: 2).map { (id, $0) }
    }
    return ranked.min { $0.1 < $1.1 }?.0.description
  }
}

extension Feature {
  /// The tags of the feature and everything in it, in the order of their places.
  fileprivate var allTags: [Tag] {
    let all = scenarios.map { $0 } + rules.flatMap(\.scenarios)
    let below = all.flatMap { Array($0.tags) + $0.examples.flatMap(\.tags) }
    return (Array(tags) + rules.flatMap(\.tags) + below).sorted { $0.location < $1.location }
  }
}
