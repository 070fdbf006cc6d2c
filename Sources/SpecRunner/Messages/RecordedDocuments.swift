import SpecGherkin
import SpecJSON
import SpecText

/// Reads sources, documents and pickles.
///
/// Documents are kept, because a pickle refers to the document with its uri.
struct RecordedDocuments: Sendable {
  private let ids: NodeIDs
  private var documents: [ExactText: GherkinDocument] = [:]

  init(_ ids: NodeIDs) { self.ids = ids }

  func source(_ value: JSONValue) throws(JSONDecodingError) -> Source {
    Source(
      uri: try value.string(at: "uri"), text: try value.string(at: "data"),
      mediaType: Source.MediaType(rawValue: try value.string(at: "mediaType")))
  }

  /// Reads a parse error; other tools prefix the message with the location, as `(line:column): `.
  func parseError(_ value: JSONValue) throws(JSONDecodingError) -> Diagnostic {
    let source = try value.value(at: "source")
    var message = try value.string(at: "message")
    let place = try value.field(at: "source") { (source) throws(JSONDecodingError) in
      try source.location()
    }
    if let place {
      let prefix = "(\(place.line):\(place.column ?? 0)): "
      if message.utf8.starts(with: prefix.utf8) {
        message = String(message.unicodeScalars.dropFirst(prefix.utf8.count))
      }
    }
    return Diagnostic(
      code: "gherkin.parse-error", severity: .error, message: message,
      uri: try source.string(ifPresent: "uri") ?? "", location: place)
  }

  /// Reads a document and rebuilds it as if it had been parsed; later pickles with its uri refer to
  /// it.
  mutating func document(_ value: JSONValue) throws(JSONDecodingError) -> GherkinDocument {
    let uri = try value.string(ifPresent: "uri") ?? ""
    let feature = try value.value(ifPresent: "feature")
    var language: String?
    if let feature { language = try feature.string(ifPresent: "language") }
    var builder = DocumentBuilder(uri: uri, language: language ?? "en")
    for comment in try value.list(at: "comments") {
      builder.addComment(try comment.string(at: "text"), at: try comment.place())
    }
    if let feature {
      do throws(JSONDecodingError) {
        try read(feature: feature, &builder)
      } catch {
        throw error.prefixed(by: .key("feature"))
      }
    }
    let document = builder.finish()
    documents[uri] = document
    return document
  }

  private func read(
    feature: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    builder.addFeature(try title(feature), tags: try tags(feature))
    for child in try feature.list(at: "children") {
      if let rule = try child.value(ifPresent: "rule") {
        builder.addRule(try ids.id(rule, "id"), try title(rule), tags: try tags(rule))
        for child in try rule.list(at: "children") { try read(child: child, &builder) }
      } else {
        try read(child: child, &builder)
      }
    }
  }

  /// Reads a child of a feature or a rule: a background or a scenario.
  private func read(
    child: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    if let background = try child.value(ifPresent: "background") {
      builder.addBackground(try ids.id(background, "id"), try title(background))
      for step in try background.list(at: "steps") { try read(step: step, &builder) }
    }
    if let scenario = try child.value(ifPresent: "scenario") {
      builder.addScenario(try ids.id(scenario, "id"), try title(scenario), tags: try tags(scenario))
      for step in try scenario.list(at: "steps") { try read(step: step, &builder) }
      for examples in try scenario.list(at: "examples") {
        try read(examples: examples, &builder)
      }
    }
  }

  private func read(
    step: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    let type = try step.string(ifPresent: "keywordType").flatMap { StepKeywordType(rawValue: $0) }
    builder.addStep(
      try ids.id(step, "id"), at: try step.place(), keyword: try step.string(at: "keyword"),
      type: type ?? .unknown, text: try step.string(at: "text"))
    if let docString = try step.value(ifPresent: "docString") {
      builder.addDocString(
        at: try docString.place(), mediaType: try docString.string(ifPresent: "mediaType"),
        content: try docString.string(at: "content"),
        delimiter: try docString.string(at: "delimiter"))
    }
    if let table = try step.value(ifPresent: "dataTable") {
      builder.addDataTable(try rows(table, "rows"))
    }
  }

  private func read(
    examples: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    var header: DocumentBuilder.Row?
    if let row = try examples.value(ifPresent: "tableHeader") { header = try self.row(row) }
    builder.addExamples(
      try ids.id(examples, "id"), try title(examples), tags: try tags(examples), header: header,
      body: try rows(examples, "tableBody"))
  }

  // MARK: - Pieces

  private func title(_ value: JSONValue) throws(JSONDecodingError) -> DocumentBuilder.Title {
    DocumentBuilder.Title(
      location: try value.place(), keyword: try value.string(ifPresent: "keyword"),
      name: try value.string(at: "name"),
      description: try value.string(ifPresent: "description") ?? "")
  }

  private func tags(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> [DocumentBuilder.Tag] {
    var tags: [DocumentBuilder.Tag] = []
    for tag in try value.list(at: "tags") {
      tags.append(
        DocumentBuilder.Tag(
          id: try ids.id(tag, "id"), location: try tag.place(), name: try tag.string(at: "name")))
    }
    return tags
  }

  private func rows(
    _ value: JSONValue, _ key: String
  ) throws(JSONDecodingError) -> [DocumentBuilder.Row] {
    var rows: [DocumentBuilder.Row] = []
    for row in try value.list(at: key) { rows.append(try self.row(row)) }
    return rows
  }

  private func row(_ value: JSONValue) throws(JSONDecodingError) -> DocumentBuilder.Row {
    var cells: [(location: Location, value: String)] = []
    for cell in try value.list(at: "cells") {
      cells.append((try cell.place(), try cell.string(at: "value")))
    }
    return DocumentBuilder.Row(
      id: try ids.id(value, "id"), location: try value.place(), cells: cells)
  }

  // MARK: - Pickles

  mutating func pickle(_ value: JSONValue) throws(JSONDecodingError) -> Pickle {
    let uri = try value.string(at: "uri")
    let document: GherkinDocument
    if let known = documents[uri] {
      document = known
    } else {
      document = DocumentBuilder(
        uri: uri, language: try value.string(ifPresent: "language") ?? "en"
      ).finish()
      documents[uri] = document
    }
    var builder = PickleBuilder(document: document)
    builder.addPickle(
      try ids.id(value, "id"), name: try value.string(at: "name"), location: try value.location(),
      astNodeIDs: try ids.list(value, "astNodeIds"))
    for tag in try value.list(at: "tags") {
      builder.addTag(try tag.string(at: "name"), astNodeID: try ids.id(tag, "astNodeId"))
    }
    for step in try value.list(at: "steps") { try read(step: step, &builder) }
    guard let pickle = builder.finish().first else {
      throw JSONDecodingError(expected: "a pickle", found: "nothing")
    }
    return pickle
  }

  private func read(
    step: JSONValue, _ builder: inout PickleBuilder
  ) throws(JSONDecodingError) {
    let type = try step.string(ifPresent: "type").flatMap { PickleStepType(rawValue: $0) }
    builder.addStep(
      try ids.id(step, "id"), text: try step.string(at: "text"), type: type ?? .unknown,
      astNodeIDs: try ids.list(step, "astNodeIds"))
    guard let argument = try step.value(ifPresent: "argument") else { return }
    if let docString = try argument.value(ifPresent: "docString") {
      builder.addDocString(
        PickleDocString(
          mediaType: try docString.string(ifPresent: "mediaType"),
          content: try docString.string(at: "content"),
          argumentIndex: try docString.integer(ifPresent: "argumentIndex")))
    }
    if let table = try argument.value(ifPresent: "dataTable") {
      var rows: [[String]] = []
      for row in try table.list(at: "rows") {
        var cells: [String] = []
        for cell in try row.list(at: "cells") { cells.append(try cell.string(at: "value")) }
        rows.append(cells)
      }
      builder.addDataTable(
        PickleTable(rows: rows, argumentIndex: try table.integer(ifPresent: "argumentIndex")))
    }
  }
}
