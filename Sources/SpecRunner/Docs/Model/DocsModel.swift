import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecRunner
import SpecText

/// The content of a site: flows, features, scenarios and statements, joined with their results.
struct DocsModel {
  let input: DocsInput
  private(set) var history: RecordedRuns
  private(set) var pages: [SitePage] = []
  private(set) var flows: [DocsFlow] = []
  private(set) var folders: [DocsFolder] = []
  private(set) var features: [DocsFeature] = []
  private(set) var scenarios: [DocsScenario] = []
  /// Tags that look like an id and are none.
  private(set) var unknownTags: [Coverage.UnknownTag] = []
  /// The pages of Markdown files, by path.
  private(set) var textPages: [ExactText: Int] = [:]
  /// The pages of features and requirements, by path.
  private(set) var filePages: [ExactText: Int] = [:]
  private var names = SiteNames(reserved: ["index", "steps", "faults", "runs"])
  private var anchors = SiteNames(reserved: Self.reservedAnchors)
  /// The page of a statement.
  private(set) var statementPages: [RequirementID: Int] = [:]
  private var scenarioIndices: [Place: Int] = [:]
  private var featureIndices: [ExactText: Int] = [:]

  /// Anchors that every page has.
  static let reservedAnchors = ["main", "search", "search-results", "contents", "top"]

  private var namedScenarios: [NamedCase: Int] = [:]
  private var moved = MovedFiles()
  private var folderIndices: [Int: Int] = [:]

  private struct Place: Hashable {
    @ExactText var uri: String
    let line: Int
  }

  private struct NamedCase: Hashable {
    @ExactText var uri: String
    @ExactText var name: String
  }

  init(_ input: DocsInput) {
    self.input = input
    history = RecordedRuns(input.runs, input.registry)
    for text in input.requirements {
      for statement in text.document.statements { _ = anchors.free(statement.id.description) }
    }
    readFeatures()
    addPages()
  }

  var title: String {
    if let title = input.title { return title }
    let first = input.pages.filter { FilePath.stem(of: $0.uri).lowercased() == "readme" }.min {
      FilePath.folder(of: $0.uri).utf8.count < FilePath.folder(of: $1.uri).utf8.count
    }
    return first.flatMap { Self.heading(of: $0) } ?? "Specifications"
  }

  var isRun: Bool { !history.isEmpty }
  var isProven: Bool { input.faults.contains { $0.outcome != nil } }
  var statements: [DocsStatement] { flows.flatMap(\.statements) }

  /// The index of the scenario at a place.
  func scenario(_ uri: String, _ line: Int) -> Int? {
    scenarioIndices[Place(uri: uri, line: line)]
  }

  /// The scenario that caught a fault, by its file and the name with the values of its row.
  func scenario(named witness: DocsFault.Witness) -> Int? {
    guard let uri = moved.recorded(witness.uri) else { return nil }
    return namedScenarios[NamedCase(uri: uri, name: witness.name)]
  }

  /// The folder of a feature without requirements.
  func folder(of feature: Int) -> DocsFolder? { folderIndices[feature].map { folders[$0] } }

  /// The features before and after one in its folder; features of a folder are consecutive pages.
  func neighbours(of feature: Int) -> (previous: Int?, next: Int?)? {
    let page = features[feature].page
    func neighbour(at page: Int) -> Int? {
      guard pages.indices.contains(page), case .feature(let index) = pages[page].kind,
        folderIndices[index] == folderIndices[feature]
      else { return nil }
      return index
    }
    return (neighbour(at: page - 1), neighbour(at: page + 1))
  }

  /// The feature of a scenario.
  func feature(of scenario: DocsScenario) -> DocsFeature? {
    featureIndices[ExactText(scenario.uri)].map { features[$0] }
  }

  // MARK: - Features

  private mutating func readFeatures() {
    let textSteps = Set(input.suite.textSteps.map(\.scenario.id))
    for file in input.suite.files {
      guard let feature = file.document?.feature, let document = file.document else { continue }
      let written = feature.allScenarios
      let shown = written.filter { !textSteps.contains($0.id) }
      // A file that only defines steps is part of the glossary.
      if shown.isEmpty, !written.isEmpty { continue }
      var cases: [NodeID: [DocsCase]] = [:]
      for pickle in file.pickles {
        guard let lineage = document.lineage(of: pickle) else { continue }
        cases[lineage.scenario.id, default: []].append(
          DocsCase(
            pickle: pickle, row: RowPlace(lineage), outcome: history.outcome(of: pickle, lineage)))
      }
      add(feature, of: file.source.uri, shown, cases)
    }
    moved = MovedFiles(features.map(\.uri))
  }

  private mutating func add(
    _ feature: Feature, of uri: String, _ shown: [Scenario], _ cases: [NodeID: [DocsCase]]
  ) {
    let stem = SiteNames.slug(FilePath.stem(of: uri), to: 30)
    let first = scenarios.count
    for scenario in shown {
      scenarioIndices[Place(uri: uri, line: scenario.location.line)] = scenarios.count
      for one in cases[scenario.id] ?? [] {
        namedScenarios[NamedCase(uri: uri, name: one.pickle.name)] = scenarios.count
      }
      scenarios.append(
        DocsScenario(
          uri: uri, feature: feature, scenario: scenario, cases: cases[scenario.id] ?? [],
          anchor: anchors.free("\(stem)--\(SiteNames.slug(scenario.name))"), page: 0))
    }
    var rules: [NodeID: String] = [:]
    for rule in feature.rules {
      rules[rule.id] = anchors.free("\(stem)--rule-\(SiteNames.slug(rule.name))")
    }
    featureIndices[ExactText(uri)] = features.count
    features.append(
      DocsFeature(
        uri: uri, feature: feature, scenarios: first..<scenarios.count,
        anchor: anchors.free("feature-\(stem)"), rules: rules, page: 0))
  }

  // MARK: - Pages

  private mutating func addPages() {
    pages.append(SitePage(kind: .index, name: "index", title: title))
    let owners = owners()
    addFlows(owners)
    addFolders(owners)
    for source in input.pages {
      let path = FilePath.normalised(source.uri)
      let folder = FilePath.name(of: FilePath.folder(of: path))
      textPages[ExactText(path)] = pages.count
      pages.append(
        SitePage(
          kind: .text(textPages.count - 1),
          name: names.name(for: "\(folder) \(FilePath.stem(of: path))"),
          title: Self.heading(of: source) ?? FilePath.name(of: path), language: input.language))
    }
    pages.append(SitePage(kind: .steps, name: "steps", title: "Steps"))
    if !input.faults.isEmpty {
      pages.append(SitePage(kind: .faults, name: "faults", title: "Faults"))
    }
    if isRun { pages.append(SitePage(kind: .runs, name: "runs", title: "Runs")) }
    for flow in flows {
      filePages[ExactText(FilePath.normalised(flow.source.document.uri))] = flow.page
    }
    for feature in features {
      filePages[ExactText(FilePath.normalised(feature.uri))] = feature.page
    }
  }

  /// For each feature, the index of the requirements document of its folder or the nearest above.
  private func owners() -> [Int?] {
    var documents: [ExactText: Int] = [:]
    for (index, text) in input.requirements.enumerated().reversed() {
      let path = FilePath.normalised(text.document.uri)
      documents[ExactText(FilePath.folder(of: path))] = index
    }
    return features.map { feature in
      var folder = FilePath.folder(of: FilePath.normalised(feature.uri))
      while true {
        if let found = documents[ExactText(folder)] { return found }
        if folder.isEmpty { return nil }
        folder = FilePath.folder(of: folder)
      }
    }
  }

  private mutating func addFlows(_ owners: [Int?]) {
    let coverage = Coverage(
      input.requirements.map(\.document), input.suite.files, registry: input.registry)
    unknownTags = coverage.unknownTags
    let faults = faultsByStatement()
    let translations = translationsByStatement()
    for (index, flow) in coverage.flows.enumerated() {
      let page = pages.count
      let name = flow.name.isEmpty ? "Requirements" : flow.name
      let owned = features.indices.filter { owners[$0] == index }
      for feature in owned { move(feature, to: page) }
      let statements = flow.entries.map { entry in
        let found = entry.scenarios.compactMap { scenario($0.uri, $0.line) }
        let deciding = entry.deciding.compactMap { scenario($0.uri, $0.line) }
        return DocsStatement(
          statement: entry.statement, scenarios: found, faults: faults[entry.statement.id] ?? [],
          translations: translations[entry.statement.id] ?? [],
          result: !isRun || found.isEmpty
            ? nil : DocsResult(deciding.map { scenarios[$0].result }))
      }
      flows.append(
        DocsFlow(
          source: input.requirements[index], page: page, statements: statements, features: owned,
          name: name))
      pages.append(
        SitePage(
          kind: .flow(index), name: names.name(for: name), title: flows[index].title,
          language: input.language))
    }
    findHomes()
  }

  /// Assigns each scenario the first statement of its own flow that it covers.
  private mutating func findHomes() {
    for flow in flows {
      for statement in flow.statements {
        statementPages[statement.id] = flow.page
        for index in statement.scenarios {
          scenarios[index].statements.append(statement.id)
          if scenarios[index].page == flow.page, scenarios[index].home == nil {
            scenarios[index].home = statement.id
          }
        }
      }
    }
  }

  private mutating func move(_ feature: Int, to page: Int) {
    features[feature].page = page
    for index in features[feature].scenarios { scenarios[index].page = page }
  }

  private mutating func addFolders(_ owners: [Int?]) {
    var byFolder: [ExactText: [Int]] = [:]
    for index in features.indices where owners[index] == nil {
      let folder = FilePath.folder(of: FilePath.normalised(features[index].uri))
      byFolder[ExactText(folder), default: []].append(index)
    }
    for (folder, found) in byFolder.sorted(by: { $0.key < $1.key }) {
      let path = folder.wrappedValue
      let page = pages.count
      folders.append(DocsFolder(path: path, page: page, features: found))
      pages.append(
        SitePage(
          kind: .folder(folders.count - 1),
          name: names.name(for: path.isEmpty ? "features" : path),
          title: path.isEmpty ? "Features" : path))
      for feature in found {
        move(feature, to: pages.count)
        folderIndices[feature] = folders.count - 1
        let stem = FilePath.stem(of: features[feature].uri)
        pages.append(
          SitePage(
            kind: .feature(feature), name: names.name(for: "\(FilePath.name(of: path)) \(stem)"),
            title: features[feature].title, language: features[feature].feature.language))
      }
    }
  }

  // MARK: - Statements

  private func faultsByStatement() -> [RequirementID: [Int]] {
    var found: [RequirementID: [Int]] = [:]
    for (index, fault) in input.faults.enumerated() {
      for id in Set(fault.ids) { found[id, default: []].append(index) }
    }
    return found
  }

  private func translationsByStatement()
    -> [RequirementID: [(language: String, text: String)]]
  {
    var found: [RequirementID: [(language: String, text: String)]] = [:]
    for translation in input.translations {
      for statement in translation.document.statements {
        found[statement.id, default: []].append((translation.language, statement.text))
      }
    }
    return found
  }

  /// The text of the first heading of a page.
  static func heading(of source: Source) -> String? {
    for case .heading(_, let text) in MarkdownReader.blocks(of: source.text) where !text.isEmpty {
      return MarkdownPlain.text(text)
    }
    return nil
  }
}
