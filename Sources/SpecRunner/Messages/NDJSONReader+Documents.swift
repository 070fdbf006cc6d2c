import SpecGherkin
import SpecJSON
import SpecText

/// What is written: sources and documents, and why one could not be read.
extension NDJSONReader {
  func source(_ value: JSONValue) throws(JSONDecodingError) -> Source {
    Source(
      uri: try value.string(at: "uri"), text: try value.string(at: "data"),
      mediaType: Source.MediaType(rawValue: try value.string(at: "mediaType")))
  }

  /// A parse error; other tools put the place in front of the message, as `(line:column): `.
  func parseError(_ value: JSONValue) throws(JSONDecodingError) -> Diagnostic {
    let source = try object(value, "source")
    var message = try value.string(at: "message")
    let place: Location?
    do { place = try location(source) } catch { throw error.prefixed(by: .key("source")) }
    if let place {
      let prefix = "(\(place.line):\(place.column ?? 0)): "
      if message.utf8.starts(with: prefix.utf8) {
        message = String(message.unicodeScalars.dropFirst(prefix.utf8.count))
      }
    }
    return Diagnostic(
      code: "gherkin.parse-error", severity: .error, message: message,
      uri: try string(source, ifPresent: "uri") ?? "", location: place)
  }

  /// A document, rebuilt as if it had been parsed; pickles of its uri will be pickles of it.
  mutating func document(_ value: JSONValue) throws(JSONDecodingError) -> GherkinDocument {
    let uri = try string(value, ifPresent: "uri") ?? ""
    let feature = try object(value, ifPresent: "feature")
    var language: String?
    if let feature { language = try string(feature, ifPresent: "language") }
    var builder = DocumentBuilder(uri: uri, language: language ?? "en")
    for comment in try array(value, "comments") {
      builder.addComment(try comment.string(at: "text"), at: try place(comment))
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

  private mutating func read(
    feature: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    builder.addFeature(try title(feature), tags: try tags(feature))
    for child in try array(feature, "children") {
      if let rule = try object(child, ifPresent: "rule") {
        builder.addRule(try id(rule, "id"), try title(rule), tags: try tags(rule))
        for child in try array(rule, "children") { try read(child: child, &builder) }
      } else {
        try read(child: child, &builder)
      }
    }
  }

  /// What stands in a feature or a rule: a background or a scenario.
  private mutating func read(
    child: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    if let background = try object(child, ifPresent: "background") {
      builder.addBackground(try id(background, "id"), try title(background))
      for step in try array(background, "steps") { try read(step: step, &builder) }
    }
    if let scenario = try object(child, ifPresent: "scenario") {
      builder.addScenario(try id(scenario, "id"), try title(scenario), tags: try tags(scenario))
      for step in try array(scenario, "steps") { try read(step: step, &builder) }
      for examples in try array(scenario, "examples") {
        try read(examples: examples, &builder)
      }
    }
  }

  private mutating func read(
    step: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    let type = try string(step, ifPresent: "keywordType").flatMap { StepKeywordType(rawValue: $0) }
    builder.addStep(
      try id(step, "id"), at: try place(step), keyword: try step.string(at: "keyword"),
      type: type ?? .unknown, text: try step.string(at: "text"))
    if let docString = try object(step, ifPresent: "docString") {
      builder.addDocString(
        at: try place(docString), mediaType: try string(docString, ifPresent: "mediaType"),
        content: try docString.string(at: "content"),
        delimiter: try docString.string(at: "delimiter"))
    }
    if let table = try object(step, ifPresent: "dataTable") {
      builder.addDataTable(try rows(table, "rows"))
    }
  }

  private mutating func read(
    examples: JSONValue, _ builder: inout DocumentBuilder
  ) throws(JSONDecodingError) {
    var header: DocumentBuilder.Row?
    if let row = try object(examples, ifPresent: "tableHeader") { header = try self.row(row) }
    builder.addExamples(
      try id(examples, "id"), try title(examples), tags: try tags(examples), header: header,
      body: try rows(examples, "tableBody"))
  }

  // MARK: - Pieces

  private func title(_ value: JSONValue) throws(JSONDecodingError) -> DocumentBuilder.Title {
    DocumentBuilder.Title(
      location: try place(value), keyword: try string(value, ifPresent: "keyword"),
      name: try value.string(at: "name"),
      description: try string(value, ifPresent: "description") ?? "")
  }

  private mutating func tags(
    _ value: JSONValue
  ) throws(JSONDecodingError) -> [DocumentBuilder.Tag] {
    var tags: [DocumentBuilder.Tag] = []
    for tag in try array(value, "tags") {
      tags.append(
        DocumentBuilder.Tag(
          id: try id(tag, "id"), location: try place(tag), name: try tag.string(at: "name")))
    }
    return tags
  }

  private mutating func rows(
    _ value: JSONValue, _ key: String
  ) throws(JSONDecodingError) -> [DocumentBuilder.Row] {
    var rows: [DocumentBuilder.Row] = []
    for row in try array(value, key) { rows.append(try self.row(row)) }
    return rows
  }

  private mutating func row(_ value: JSONValue) throws(JSONDecodingError) -> DocumentBuilder.Row {
    var cells: [(location: Location, value: String)] = []
    for cell in try array(value, "cells") {
      cells.append((try place(cell), try cell.string(at: "value")))
    }
    return DocumentBuilder.Row(id: try id(value, "id"), location: try place(value), cells: cells)
  }

  /// A location that must be there.
  private func place(_ value: JSONValue) throws(JSONDecodingError) -> Location {
    guard let place = try location(value) else {
      throw JSONDecodingError(path: [.key("location")], expected: "an object", found: "nothing")
    }
    return place
  }

  /// The elements at a key; a key that is missing is an empty list.
  func array(_ value: JSONValue, _ key: String) throws(JSONDecodingError) -> [JSONValue] {
    try value.fieldIfPresent(at: key) { (list) throws(JSONDecodingError) in try list.array() } ?? []
  }
}
