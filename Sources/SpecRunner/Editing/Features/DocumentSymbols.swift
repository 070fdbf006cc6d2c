import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecText

/// The outline of a document: its feature, rules, scenarios and examples, or its statements.
struct DocumentSymbols {
  let view: DocumentView

  /// The kinds of LSP that are used.
  enum Kind: Int {
    case module = 2
    case namespace = 3
    case method = 6
    case constructor = 9
    case function = 12
    case array = 18
    case key = 20
  }

  var json: JSONValue {
    guard let feature = view.file?.document?.feature else { return .array(statements) }
    let end = view.buffer.bytes.count
    var children: [JSONValue] = []
    if let background = feature.background {
      children.append(
        symbol(background.keyword, background.name, .constructor, background.location, end))
    }
    let rules = Array(feature.rules)
    let firstRule = rules.first.map { start($0.tags, $0.location) } ?? end
    children += scenarios(Array(feature.scenarios), until: firstRule)
    for (place, rule) in rules.enumerated() {
      let next =
        place + 1 < rules.count ? start(rules[place + 1].tags, rules[place + 1].location) : end
      var inner: [JSONValue] = []
      if let background = rule.background {
        inner.append(
          symbol(background.keyword, background.name, .constructor, background.location, next))
      }
      inner += scenarios(Array(rule.scenarios), until: next)
      children.append(symbol(rule.keyword, rule.name, .namespace, rule.location, next, inner))
    }
    let keyword = feature.keyword ?? "Feature"
    let root = symbol(keyword, feature.name, .module, feature.location, end, children)
    return view.client.hasHierarchicalSymbols ? [root] : .array(flat(root, in: nil))
  }

  private func scenarios(_ scenarios: [Scenario], until end: Int) -> [JSONValue] {
    scenarios.enumerated().map { place, scenario in
      let next =
        place + 1 < scenarios.count
        ? start(scenarios[place + 1].tags, scenarios[place + 1].location) : end
      let blocks = Array(scenario.examples)
      let examples = blocks.enumerated().map { place, block in
        let last =
          place + 1 < blocks.count
          ? start(blocks[place + 1].tags, blocks[place + 1].location) : next
        return symbol(block.keyword, block.name, .array, block.location, last)
      }
      let kind: Kind = view.textStep(scenario) == nil ? .method : .function
      return symbol(scenario.keyword, scenario.name, kind, scenario.location, next, examples)
    }
  }

  private var statements: [JSONValue] {
    let document = view.workspace.requirements.documents.first { $0.uri.isSame(as: view.path) }
    return (document?.statements ?? []).map { statement in
      let range = view.buffer.range(DiagnosticsProvider.range(of: statement.location, view.buffer))
      return [
        "name": .string("\(statement.id)"), "detail": .string(statement.text),
        "kind": .integer(Kind.key.rawValue), "range": range.json, "selectionRange": range.json,
      ]
    }
  }

  /// The start of a block with its tags.
  private func start(_ tags: NodeList<Tag>, _ location: Location) -> Int {
    view.buffer.range(ofParserLine: tags.first?.location.line ?? location.line).lowerBound
  }

  private func symbol(
    _ keyword: String, _ name: String, _ kind: Kind, _ location: Location, _ end: Int,
    _ children: [JSONValue] = []
  ) -> JSONValue {
    let line = view.buffer.range(ofParserLine: location.line)
    let bytes = view.buffer.bytes[line.lowerBound..<max(line.upperBound, end)]
    let last = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    let range = line.lowerBound..<max(line.upperBound, (last ?? line.lowerBound) + 1)
    let selection = view.buffer.offset(of: location)..<line.upperBound
    return [
      "name": .string(name.isEmpty ? keyword : name), "detail": .string(keyword),
      "kind": .integer(kind.rawValue), "range": view.buffer.range(range).json,
      "selectionRange": view.buffer.range(selection).json, "children": .array(children),
    ]
  }

  /// A symbol and its children as a list, for clients without a tree.
  private func flat(_ symbol: JSONValue, in container: String?) -> [JSONValue] {
    guard case .object(let object) = symbol else { return [] }
    var own = object
    own["children"] = nil
    own["selectionRange"] = nil
    own["range"] = nil
    own["detail"] = nil
    own["location"] = ["uri": .string(view.uri), "range": object["range"] ?? .null]
    if let container { own["containerName"] = .string(container) }
    guard case .array(let children)? = object["children"] else { return [.object(own)] }
    return [.object(own)] + children.flatMap { flat($0, in: symbol.text("name")) }
  }
}
