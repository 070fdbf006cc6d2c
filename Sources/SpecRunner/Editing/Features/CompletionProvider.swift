import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecSystem
import SpecText

/// Completes keywords, steps, names in quotation marks, tags, ids of statements, variables and files.
///
/// The list is limited and ranked here, because an editor compares words in its own way, which does
/// not fit expressions: the client asks again after each character.
struct CompletionProvider {
  let view: DocumentView

  /// The most texts that are offered at once.
  private static let most = 100

  func json(at offset: Int) -> JSONValue {
    let line = CompletionLine(view, offset)
    let found = items(line, offset)
    let range = view.buffer.range(found.start..<max(found.start, offset))
    let typed = view.buffer.text(found.start..<max(found.start, offset))
    let items = found.items.prefix(Self.most).enumerated().map { place, item in
      item.json(
        range, typed: typed, place: place, hasMarkdown: view.client.hasMarkdownInCompletions)
    }
    return ["isIncomplete": true, "items": .array(items)]
  }

  private func items(
    _ line: CompletionLine, _ offset: Int
  ) -> (items: [CompletionItem], start: Int) {
    if let name = Self.openVariable(in: line.typed) {
      return (variables(name), offset - name.utf8.count)
    }
    switch line.place {
    case .keyword: return (keywords(line), line.start)
    case .tag: return (tags(line.typed), line.start)
    case .language: return (languages(line.typed), line.start)
    case .dataFile: return (files(line.typed) { Self.isData($0) }, line.start)
    case .cell(let column): return (cells(column, line, offset), line.start)
    case .silence: return (rules(line.typed), line.start)
    case .nothing: return ([], offset)
    case .step(let keyword):
      if let open = QuotedTexts.open(in: line.typed) {
        return (names(open, at: offset), offset - open.text.utf8.count)
      }
      return (steps(line, keyword), line.start)
    }
  }

  // MARK: - Steps

  private func steps(_ line: CompletionLine, _ keyword: String) -> [CompletionItem] {
    let (words, isOpen) = Self.words(of: line.typed)
    let type = stepType(line, keyword)
    var found: [(offer: StepOffer, rank: (Int, Int, Int, Int))] = []
    for offer in view.workspace.offers.all {
      guard let rank = offer.rank(of: words, isOpen: isOpen) else { continue }
      let isOther = offer.definition.language.isSame(as: line.language) ? 0 : 1
      // The steps of the suite are few, and the many of the vocabulary must not hide them.
      let differs = type == nil || offer.isOwn || offer.definition.keyword == type ? 0 : 1
      found.append((offer, (isOther, rank, differs, offer.isOwn ? 0 : 1)))
    }
    // Other languages are offered only to those who write one of their sentences.
    if found.contains(where: { $0.rank.0 == 0 }) { found.removeAll { $0.rank.0 > 0 } }
    // Equal ranks keep the order of declaration.
    let ranked = found.enumerated().sorted {
      $0.element.rank == $1.element.rank
        ? $0.offset < $1.offset : $0.element.rank < $1.element.rank
    }
    return ranked.prefix(Self.most).map { item($0.element.offer) }
  }

  private func item(_ offer: StepOffer) -> CompletionItem {
    let definition = offer.definition
    let parts = [
      definition.summary, definition.takesBelow.map { "Takes \($0)." },
      definition.needs.isEmpty ? nil : "Requires: \(definition.needs.joined(separator: ", ")).",
      definition.example.map { "`\($0)`" },
    ]
    let text = parts.compactMap { $0 }.joined(separator: "\n\n")
    return CompletionItem(
      label: offer.label, kind: .function,
      detail: offer.home,
      documentation: text.isEmpty ? nil : text,
      text: view.client.hasSnippets ? offer.snippet : offer.plain,
      isSnippet: view.client.hasSnippets)
  }

  /// The keyword of definitions that fit; And and But continue the step before, which is not known
  /// while the document has errors.
  private func stepType(_ line: CompletionLine, _ keyword: String) -> StepDefinition.Keyword? {
    guard let dialect = Dialect.named(line.language) else { return nil }
    if keyword.begins(with: "*") { return nil }
    if dialect.given.contains(same: keyword) { return .given }
    if dialect.when.contains(same: keyword) { return .when }
    if dialect.then.contains(same: keyword) { return .then }
    let before = view.uses.last { $0.text.upperBound < line.start }
    switch before?.run?.step.type {
    case .context: return .given
    case .action: return .when
    case .outcome: return .then
    default: return nil
    }
  }

  /// The words of a typed text, nil for quoted texts and numbers, and whether the last may go on.
  private static func words(of typed: String) -> (words: [String?], isOpen: Bool) {
    var words: [String?] = []
    var word = ""
    var isQuoted = false
    func end() {
      guard !word.isEmpty else { return }
      let first = word.utf8.first ?? 0
      let isValue = first == UInt8(ascii: "\"") || (0x30...0x39).contains(first)
      words.append(isValue ? nil : word.lowercased())
      word = ""
    }
    for scalar in typed.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == " ", !isQuoted { end() } else { word.unicodeScalars.append(scalar) }
    }
    let isOpen = !word.isEmpty
    end()
    return (words, isOpen)
  }

  // MARK: - Cells

  /// What tables below the same step have in a column, or examples in a column of the same name, the
  /// most frequent first.
  private func cells(_ column: Int, _ line: CompletionLine, _ offset: Int) -> [CompletionItem] {
    func text(_ number: Int) -> [UInt8] {
      Array(view.buffer.bytes[view.buffer.range(ofParserLine: number)].drop { $0 <= 0x20 })
    }
    var number = view.buffer.parserLine(of: offset) - 1
    var first: [UInt8]?
    while number > 0, case let row = text(number), row.first == UInt8(ascii: "|") {
      (first, number) = (row, number - 1)
    }
    guard number > 0, let dialect = Dialect.named(line.language) else { return [] }
    let title = text(number)
    let length = dialect.stepKeywordLength(title)
    func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
      let rest = bytes.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }
      return String(decoding: rest.reversed(), as: UTF8.self)
    }
    let names = (first ?? []).split(separator: UInt8(ascii: "|")).map { trimmed($0) }
    let key =
      length > 0
      ? WorkspaceFile.tableKey(trimmed(title[length...]))
      : names.indices.contains(column) ? "|" + names[column] : ""
    var counts: [ExactText: Int] = [:]
    for cell in view.workspace.inOrder.flatMap(\.cells)
    where cell.key.isSame(as: key) && (length == 0 || cell.column == column) {
      counts[ExactText(cell.text), default: 0] += 1
    }
    let fitting = counts.filter { cell, _ in
      let text = cell.wrappedValue
      return !text.isEmpty && !text.isSame(as: line.typed) && Self.fits(text, line.typed)
    }
    return fitting.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { cell, count in
      CompletionItem(
        label: cell.wrappedValue, kind: .value, detail: count.counted("use"),
        text: cell.wrappedValue)
    }
  }

  // MARK: - Names

  private func names(
    _ open: (before: String, text: String), at offset: Int
  ) -> [CompletionItem] {
    if open.text.utf8.contains(UInt8(ascii: "/")) {
      let found = files(open.text) { _ in true }
      if !found.isEmpty { return found }
    }
    // The features of a folder are about one app, whose names those of others would hide.
    var near = QuotedTexts()
    for file in view.workspace.inOrder
    where FilePath.base(of: file.path).isSame(as: FilePath.base(of: view.path)) {
      near.add(file.quoted, by: 1)
    }
    let (nearSame, nearOther) = near.texts(after: open.before)
    var (same, other) = view.workspace.quoted.texts(after: open.before)
    (same, other) = (nearSame + same, nearOther + other)
    let apps = view.workspace.settings.apps
    let isApp = same.contains { apps.contains(same: $0) }
    let all = same + (isApp ? apps : other + view.workspace.screenTexts)
    // What the app of the scenario shows comes first.
    let shown = isApp ? [] : view.workspace.models.names(of: view.app(at: offset) ?? "")
    let isShown = Set(exactly: shown)
    let names = all.filter { isShown.contains($0) } + all + shown
    var seen: Set<ExactText> = [ExactText(open.text)]
    return names.filter { name in
      !name.isEmpty && Self.fits(name, open.text) && !name.utf8.contains(UInt8(ascii: "<"))
        && seen.insert(name)
    }.prefix(Self.most).map { name in
      CompletionItem(
        label: name, kind: .value, detail: apps.contains(same: name) ? "app" : nil, text: name)
    }
  }

  /// Whether a name has the typed text at the start of one of its words, in any case.
  private static func fits(_ name: String, _ typed: String) -> Bool {
    if typed.isEmpty || name.begins(with: typed) { return true }
    let name = name.lowercased()
    let typed = typed.lowercased()
    return name.begins(with: typed) || name.includes(" " + typed)
  }

  private func files(_ typed: String, where isWanted: (String) -> Bool) -> [CompletionItem] {
    let folder = FilePath.base(of: typed)
    let part = FilePath.name(of: typed)
    let base = folder.utf8.first == UInt8(ascii: "/") ? "" : FilePath.base(of: view.path)
    let path = base + folder
    guard let entries = try? FileSystem.entries(of: path.isEmpty ? "." : path) else { return [] }
    return entries.compactMap { entry in
      guard entry.name.begins(with: part) else { return nil }
      if entry.sort == .directory {
        return CompletionItem(
          label: entry.name + "/", kind: .folder, text: folder + entry.name + "/")
      }
      guard isWanted(entry.name) else { return nil }
      return CompletionItem(label: entry.name, kind: .file, text: folder + entry.name)
    }
  }

  private static func isData(_ name: String) -> Bool {
    [".csv", ".tsv", ".jsonl", ".ndjson"].contains { name.ends(with: $0) }
  }

  // MARK: - Variables

  /// The name after an open `${`; nil if none is open.
  private static func openVariable(in typed: String) -> String? {
    let bytes = Array(typed.utf8)
    guard let brace = bytes.lastIndex(of: UInt8(ascii: "{")), brace > 0,
      bytes[brace - 1] == UInt8(ascii: "$")
    else { return nil }
    let name = bytes[(brace + 1)...]
    let isName = name.allSatisfy {
      $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
    }
    return isName ? String(decoding: name, as: UTF8.self) : nil
  }

  private func variables(_ typed: String) -> [CompletionItem] {
    let names = view.workspace.settings.variables.names
    return names.filter { $0.lowercased().begins(with: typed.lowercased()) }.map { name in
      CompletionItem(
        label: name, kind: .variable, detail: view.variable(name), text: name + "}")
    }
  }

  // MARK: - Tags

  private func tags(_ typed: String) -> [CompletionItem] {
    var counts: [ExactText: Int] = [:]
    for file in view.workspace.inOrder {
      for name in file.tagNames { counts[ExactText(name), default: 0] += 1 }
    }
    // The tag that is being typed is not one of the suite.
    if let count = counts[ExactText(typed)] {
      counts[ExactText(typed)] = count > 1 ? count - 1 : nil
    }
    counts[ExactText(view.workspace.settings.loader.stepTag), default: 0] += 0
    let isKnown = Set(exactly: view.workspace.requirements.statements.map { "@\($0.id)" })
    let used = counts.filter {
      !isKnown.contains($0.key) && $0.key.wrappedValue.begins(with: typed)
    }
    .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { tag, count in
      CompletionItem(
        label: tag.wrappedValue, kind: .constant, detail: count.counted("use"),
        text: tag.wrappedValue)
    }
    let statements = view.workspace.requirements.statements.filter(\.kind.isTestable)
      .filter { "@\($0.id)".begins(with: typed) }.map { statement in
        CompletionItem(
          label: "@\(statement.id)", kind: .reference, detail: statement.text,
          text: "@\(statement.id)")
      }
    return used + statements
  }

  // MARK: - Keywords

  private func keywords(_ line: CompletionLine) -> [CompletionItem] {
    guard let dialect = Dialect.named(line.language) else { return [] }
    let steps = dialect.given + dialect.when + dialect.then + dialect.and + dialect.but
    let titles = [
      dialect.feature, dialect.rule, dialect.background, dialect.scenario,
      dialect.scenarioOutline, dialect.examples,
    ].joined()
    var seen: Set<ExactText> = []
    return (steps + titles.map { $0 + ": " }).filter { keyword in
      keyword.lowercased().begins(with: line.typed.lowercased()) && !keyword.begins(with: "*")
        && seen.insert(keyword)
    }.map { CompletionItem(label: $0, kind: .keyword, text: $0) }
  }

  /// Comments that silence a rule; the reason is the author's.
  private func rules(_ typed: String) -> [CompletionItem] {
    LintCatalog.infos.filter { $0.name.begins(with: typed) }.map { rule in
      CompletionItem(
        label: rule.name, kind: .constant, detail: rule.summary, text: rule.name + ": ")
    }
  }

  private func languages(_ typed: String) -> [CompletionItem] {
    Dialect.codes.filter { $0.begins(with: typed) }.map { code in
      CompletionItem(
        label: code, kind: .constant, detail: Dialect.named(code)?.native, text: code)
    }
  }
}
