import SpecGherkin
import SpecJSON
import SpecMessages
import SpecReporters
import SpecText

/// What an analysis found, for people: each format shows the same value in its own way.
struct Page {
  let title: String
  /// The result in a sentence.
  let conclusion: String
  /// Whether the result is as it should be; nil if nothing is judged.
  let isGood: Bool?
  let counts: Counts?
  /// Sentences that explain or limit the counts.
  let notes: [String]
  let sections: [Section]

  /// Creates a page without the sections that are empty.
  init(
    _ title: String, _ conclusion: String, isGood: Bool?, counts: Counts? = nil,
    notes: [String?] = [], sections: [Section]
  ) {
    self.title = title
    self.conclusion = conclusion
    self.isGood = isGood
    self.counts = counts
    self.notes = notes.compactMap { $0 }
    self.sections = sections.filter { !$0.entries.isEmpty }
  }

  /// A meaning that has a colour and a mark; a word next to it says the same.
  enum Tone: String {
    case good, bad, odd, calm, faint

    /// The status with the same colour and mark in a terminal.
    var status: Status {
      switch self {
      case .good: .passed
      case .bad: .failed
      case .odd: .pending
      case .calm: .skipped
      case .faint: .unknown
      }
    }

    /// Whether it asks for no attention.
    var isQuiet: Bool { self == .good || self == .faint }
  }

  /// A word or two with its meaning.
  struct Badge: Equatable {
    let word: String
    let tone: Tone

    init(_ word: String, _ tone: Tone) {
      self.word = word
      self.tone = tone
    }
  }

  /// How many things of each kind there are: a table, or tiles and bars.
  struct Counts {
    /// What a row is, and what is counted in it.
    let row: String
    let noun: String
    let kinds: [Badge]
    /// A name and a number for each kind.
    private(set) var rows: [(name: String, numbers: [Int])] = []

    /// Counts the things of each row by kind; kinds and rows without any are left out.
    init<Thing>(
      _ noun: String, by row: String, _ rows: [(name: String, things: [Thing])],
      _ kinds: [Badge], of kind: (Thing) -> Badge
    ) {
      self.noun = noun
      self.row = row
      let counted = rows.filter { !$0.things.isEmpty }.map { name, things in
        let badges = things.map(kind)
        return (name: name, numbers: kinds.map { kind in badges.count { $0 == kind } })
      }
      let used = kinds.indices.filter { kind in counted.contains { $0.numbers[kind] > 0 } }
      self.kinds = used.map { kinds[$0] }
      self.rows = counted.map { name, numbers in (name, used.map { numbers[$0] }) }
    }

    /// The sums of all rows.
    var sums: [Int] {
      kinds.indices.map { kind in rows.reduce(0) { $0 + $1.numbers[kind] } }
    }

    /// The rows as words, with the header and, if there are several, the sums.
    var cells: [[String]] {
      let all = rows.count > 1 ? rows + [("all", sums)] : rows
      return [[row, noun + "s"] + kinds.map(\.word)]
        + all.map { name, numbers in
          [name, "\(numbers.reduce(0, +))"] + numbers.map { "\($0)" }
        }
    }
  }

  /// Things that belong together.
  struct Section {
    let title: String
    /// What a thing is called.
    let noun: String
    /// What the things have in common, or what to do about them.
    var note = ""
    /// A drawing as SVG, which only HTML shows.
    var drawing = ""
    /// Whether a terminal shows only the things that ask for attention.
    var isLong = false
    /// How many of the things a terminal shows.
    var most = Int.max
    /// What a detail is called.
    var detail = "detail"
    let entries: [Entry]

    /// The things below each heading.
    var groups: [(title: String, entries: [Entry])] {
      entries.reduce(into: []) { groups, entry in
        if groups.last?.title.isSame(as: entry.group) != true { groups.append((entry.group, [])) }
        groups[groups.count - 1].entries.append(entry)
      }
    }
  }

  /// A thing: its badge, its name, a sentence, and details.
  struct Entry {
    let badge: Badge
    let name: String
    /// Short labels, such as the ids of statements.
    var chips: [String] = []
    var text = ""
    /// The heading it is below, within the section.
    var group = ""
    var details: [Detail] = []
    /// How many of the details a terminal shows.
    var most = Int.max
  }

  /// A line about a thing.
  struct Detail {
    /// A file and a line; empty if there is none.
    var place = ""
    var text = ""
    /// Lines that only HTML shows, because it can hide them.
    var more = ""
  }
}

extension Page {
  /// What asks for attention as annotations of lines, and the conclusion.
  fileprivate func annotations(_ paths: RepositoryPaths?) -> String {
    let diagnostics = sections.flatMap { section in
      section.entries.filter { !$0.badge.tone.isQuiet }.map { entry in
        let place = entry.details.first { !$0.place.isEmpty }?.place ?? ""
        let line = place.split(separator: ":").last.flatMap { Int($0) }
        let uri = line == nil ? place : String(place.dropLast("\(line ?? 0)".count + 1))
        return Diagnostic(
          code: section.title, severity: entry.badge.tone == .bad ? .error : .warning,
          message: "\(entry.badge.word): \(entry.name)" + (entry.text.isEmpty ? "" : ": ")
            + entry.text, uri: uri, location: line.map { Location(line: $0) },
          notes: entry.details.map(\.text).filter { !$0.isEmpty })
      }
    }
    return DiagnosticAnnotations.github(diagnostics, paths: paths) + conclusion + "\n"
  }
}

extension PageSettings {
  /// A page in the format that is asked for.
  func text(
    _ page: Page, _ json: @autoclosure () -> JSONValue, _ tool: ToolContext, _ arguments: Arguments
  ) -> String {
    switch format {
    case .text: PageText.text(page, display(tool, arguments))
    case .json: Self.text(json())
    case .markdown: MarkdownPage.text(page)
    case .html: HTMLPage.text(page)
    case .github: page.annotations(RepositoryPaths.here(tool.environment))
    }
  }
}
