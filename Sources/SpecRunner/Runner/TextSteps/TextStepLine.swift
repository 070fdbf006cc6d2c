import SpecGherkin
import SpecText

/// A step of a text step, prepared for substitution.
///
/// `<table>` stands for the caller's data table, as the last word of the step or as the only cell
/// of its table; `<text>` for the caller's doc string, as the last word or anywhere in a cell or
/// doc string.
struct TextStepLine: Sendable {
  private let text: Placeholders
  private let rows: [[Placeholders]]?
  private let docString: (content: Placeholders, mediaType: String?)?
  private let isTableFirst: Bool
  /// Whether the table is the caller's.
  let takesTable: Bool
  let takesText: Bool
  /// Whether the caller's doc string as a whole becomes that of the step.
  private let takesWholeText: Bool

  /// - Parameter passesOn: whether a name is free for the caller's table or doc string, because it
  ///   is no parameter.
  init(_ step: Step, passesOn: (String) -> Bool) {
    var written = Placeholders(step.text)
    let last = written.names.last
    let table = passesOn(TextStep.table) ? TextStep.table : nil
    let text = passesOn(TextStep.text) ? TextStep.text : nil
    let cells = step.dataTable.map { table in
      table.rows.map { row in row.cells.map { Placeholders($0.value) } }
    }
    let content = step.docString.map { Placeholders($0.content) }
    var takesTable = false
    var takesWholeText = false
    if let last, case .name = written.parts.last {
      if last == table, cells == nil {
        takesTable = true
        written = Self.withoutEnd(step.text)
      } else if last == text, content == nil {
        takesWholeText = true
        written = Self.withoutEnd(step.text)
      }
    }
    if let table, let cells, cells.count == 1, cells[0].count == 1, cells[0][0].names == [table],
      cells[0][0].parts.count == 1
    {
      takesTable = true
    }
    self.text = written
    rows = takesTable ? nil : cells
    docString = content.map { ($0, step.docString?.mediaType) }
    isTableFirst = step.isTableBeforeDocString
    self.takesTable = takesTable
    self.takesWholeText = takesWholeText
    let inside = (content?.names ?? []) + (cells ?? []).joined().flatMap(\.names)
    takesText = takesWholeText || text.map { inside.contains($0) } ?? false
  }

  /// The names that stand for parameters, in order, with repetitions.
  var names: [String] {
    let all = text.names + (rows ?? []).joined().flatMap(\.names) + (docString?.content.names ?? [])
    return takesText ? all.filter { $0 != TextStep.text } : all
  }

  /// The names outside of doc strings, where `<…>` is rarely meant literally.
  var placeholders: [String] {
    let all = text.names + (rows ?? []).joined().flatMap(\.names)
    return takesText ? all.filter { $0 != TextStep.text } : all
  }

  /// Adds the step with its values.
  func add(
    to builder: PickleBuilder, _ step: Step, _ type: PickleStepType, table: PickleTable?,
    docString caller: PickleDocString?, value: (String) -> String?
  ) {
    builder.addStep(step.id, text: text.filledSentence(value), type: type, astNodeIDs: [step.id])
    func known(_ name: String) -> String? {
      value(name) ?? (takesText && name == TextStep.text ? caller?.content : nil)
    }
    if let own = docString {
      let isWhole = own.content.parts.count == 1 && own.content.names == [TextStep.text]
      builder.addDocString(
        PickleDocString(
          mediaType: own.mediaType ?? (isWhole && takesText ? caller?.mediaType : nil),
          content: own.content.filled(known)))
    } else if takesWholeText, let caller {
      builder.addDocString(
        PickleDocString(mediaType: caller.mediaType, content: caller.content))
    }
    let filled =
      rows?.map { row in row.map { $0.filled(known) } } ?? (takesTable ? table?.rows : nil)
    if let filled {
      let hasBoth = docString != nil || takesWholeText
      builder.addDataTable(
        PickleTable(rows: filled, argumentIndex: hasBoth ? (isTableFirst ? 1 : 2) : nil))
    }
  }

  /// A text without the placeholder at its end and the white space before it.
  private static func withoutEnd(_ text: String) -> Placeholders {
    let start = text.utf8.lastIndex(of: UInt8(ascii: "<")) ?? text.endIndex
    let rest = text.utf8[..<start]
    let end = rest.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return Placeholders(end.map { String(Substring(rest[...$0])) } ?? "")
  }
}
