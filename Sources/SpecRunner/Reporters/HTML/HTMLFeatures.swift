import SpecGherkin
import SpecJSON
import SpecMessages
import SpecText

/// The features, rules and scenarios that a page shows, as written in their files.
///
/// Only what was run is included; a scenario outline is written once for all its rows.
struct HTMLFeatures {
  private var features = JSONWriter()
  private var rules = JSONWriter()
  private var scenarios = JSONWriter()
  private var featureNumbers: [ExactText: Int] = [:]
  private var ruleNumbers: [NodeID: Int] = [:]
  private var scenarioNumbers: [NodeID: Int] = [:]
  private var requirements: Set<Int> = []

  init() {
    features.beginArray()
    rules.beginArray()
    scenarios.beginArray()
  }

  /// Returns the number of the scenario of an attempt.
  mutating func scenario(of attempt: Attempt, _ texts: inout HTMLTexts) -> Int {
    if let pickle = attempt.pickle { return scenario(pickle, attempt.lineage, &texts) }
    let name = "test case \(attempt.testCase.id)"
    let feature = feature("", nil, &texts)
    return unknown(attempt.testCase.id, name, feature: feature, line: 0, &texts)
  }

  private mutating func scenario(
    _ pickle: Pickle, _ lineage: Lineage?, _ texts: inout HTMLTexts
  ) -> Int {
    let feature = feature(pickle.uri, lineage?.feature, &texts)
    guard let lineage else {
      return unknown(
        pickle.id, pickle.name, feature: feature, line: pickle.location.line, &texts)
    }
    let scenario = lineage.scenario
    if let number = scenarioNumbers[scenario.id] { return number }
    var ruleNumber: Int?
    if let rule = lineage.rule { ruleNumber = self.rule(rule, feature: feature, &texts) }
    let number = scenarioNumbers.count
    scenarioNumbers[scenario.id] = number
    scenarios.beginObject()
    scenarios.integer("feature", feature)
    if let ruleNumber {
      scenarios.integer("rule", ruleNumber)
    }
    scenarios.heading(
      scenario.keyword, scenario.name, scenario.description, line: scenario.location.line, &texts)
    tags(scenario.tags, to: \.scenarios, &texts)
    scenarios.steps(scenario.steps, &texts)
    write(scenario.examples, &texts)
    scenarios.endObject()
    return number
  }

  /// Returns the number of a scenario whose document the recording lacks.
  private mutating func unknown(
    _ id: NodeID, _ name: String, feature: Int, line: Int, _ texts: inout HTMLTexts
  ) -> Int {
    if let number = scenarioNumbers[id] { return number }
    let number = scenarioNumbers.count
    scenarioNumbers[id] = number
    scenarios.beginObject()
    scenarios.integer("feature", feature)
    scenarios.heading("Scenario", name, "", line: line, &texts)
    scenarios.endObject()
    return number
  }

  private mutating func feature(
    _ uri: String, _ feature: Feature?, _ texts: inout HTMLTexts
  ) -> Int {
    if let number = featureNumbers[uri] { return number }
    let number = featureNumbers.count
    featureNumbers[uri] = number
    features.beginObject()
    features.integer("uri", texts.line(uri))
    if let feature {
      features.heading(
        feature.keyword ?? "", feature.name, feature.description, line: feature.location.line,
        &texts)
      if feature.language != "en" {
        features.integer("language", texts.line(feature.language))
      }
      tags(feature.tags, to: \.features, &texts)
      features.background(feature.background, &texts)
    }
    features.endObject()
    return number
  }

  private mutating func rule(
    _ rule: Rule, feature: Int, _ texts: inout HTMLTexts
  ) -> Int {
    if let number = ruleNumbers[rule.id] { return number }
    let number = ruleNumbers.count
    ruleNumbers[rule.id] = number
    rules.beginObject()
    rules.integer("feature", feature)
    rules.heading(rule.keyword, rule.name, rule.description, line: rule.location.line, &texts)
    tags(rule.tags, to: \.rules, &texts)
    rules.background(rule.background, &texts)
    rules.endObject()
    return number
  }

  private mutating func tags(
    _ tags: NodeList<Tag>, to path: WritableKeyPath<Self, JSONWriter>, _ texts: inout HTMLTexts
  ) {
    if tags.isEmpty { return }
    let numbers = tags.map { tag in
      let number = texts.line(tag.name)
      if RequirementID(tag: tag.name) != nil { requirements.insert(number) }
      return number
    }
    self[keyPath: path].list("tags", numbers) { $0.integer($1) }
  }

  private mutating func write(_ blocks: NodeList<Examples>, _ texts: inout HTMLTexts) {
    if blocks.isEmpty { return }
    scenarios.key("examples")
    scenarios.beginArray()
    for examples in blocks {
      scenarios.beginObject()
      scenarios.heading(
        examples.keyword, examples.name, examples.description, line: examples.location.line, &texts)
      tags(examples.tags, to: \.scenarios, &texts)
      scenarios.list("header", examples.tableHeader?.cells.map(\.value) ?? []) {
        $0.integer(texts.number($1))
      }
      scenarios.integer("rows", examples.tableBody.count)
      scenarios.endObject()
    }
    scenarios.endArray()
  }

  // MARK: - At the end

  /// Writes the fields `features`, `rules`, `scenarios` and `requirements`.
  mutating func write(to json: inout JSONWriter) {
    features.endArray()
    rules.endArray()
    scenarios.endArray()
    json.raw("features", features.take())
    json.raw("rules", rules.take())
    json.raw("scenarios", scenarios.take())
    json.list("requirements", requirements.sorted()) { $0.integer($1) }
  }
}

extension JSONWriter {
  fileprivate mutating func heading(
    _ keyword: String, _ name: String, _ description: String, line number: Int,
    _ texts: inout HTMLTexts
  ) {
    integer("line", number)
    integer("keyword", texts.line(keyword))
    integer("name", texts.line(name))
    if description.isEmpty { return }
    integer("description", texts.number(description))
  }

  fileprivate mutating func background(_ background: Background?, _ texts: inout HTMLTexts) {
    guard let background else { return }
    key("background")
    beginObject()
    heading(
      background.keyword, background.name, background.description, line: background.location.line,
      &texts)
    steps(background.steps, &texts)
    endObject()
  }

  fileprivate mutating func steps(_ steps: NodeList<Step>, _ texts: inout HTMLTexts) {
    list("steps", steps) { json, step in
      json.array { json in
        json.integer(texts.line(step.keyword))
        json.integer(texts.line(step.text))
        json.integer(step.location.line)
        json.argument(
          table: step.dataTable?.rows.map { $0.cells.map(\.value) }, text: step.docString?.content,
          mediaType: step.docString?.mediaType, isTableFirst: step.isTableBeforeDocString, &texts)
      }
    }
  }

  /// Writes the table and the doc string of a step, if it has one.
  mutating func argument(
    table: [[String]]?, text: String?, mediaType: String?, isTableFirst: Bool,
    _ texts: inout HTMLTexts
  ) {
    if table == nil, text == nil { return }
    beginObject()
    if let table {
      list("table", table) { json, row in
        json.list(row) { $0.integer(texts.number($1)) }
      }
    }
    if let text {
      integer("text", texts.number(text))
    }
    if let mediaType, !mediaType.isEmpty {
      integer("mediaType", texts.line(mediaType))
    }
    if isTableFirst {
      bool("tableFirst", true)
    }
    endObject()
  }
}
