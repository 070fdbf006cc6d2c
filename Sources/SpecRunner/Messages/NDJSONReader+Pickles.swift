import SpecGherkin
import SpecJSON
import SpecText

/// What can be run: pickles, joined to the document they were made from.
extension NDJSONReader {
  mutating func pickle(_ value: JSONValue) throws(JSONDecodingError) -> Pickle {
    let uri = try value.string(at: "uri")
    let document: GherkinDocument
    if let known = documents[uri] {
      document = known
    } else {
      document = DocumentBuilder(
        uri: uri, language: try string(value, ifPresent: "language") ?? "en"
      ).finish()
      documents[uri] = document
    }
    var builder = PickleBuilder(document: document)
    builder.addPickle(
      try id(value, "id"), name: try value.string(at: "name"), location: try location(value),
      astNodeIDs: try ids(value, "astNodeIds"))
    for tag in try array(value, "tags") {
      builder.addTag(try tag.string(at: "name"), astNodeID: try id(tag, "astNodeId"))
    }
    for step in try array(value, "steps") { try read(step: step, &builder) }
    guard let pickle = builder.finish().first else {
      throw JSONDecodingError(expected: "a pickle", found: "nothing")
    }
    return pickle
  }

  private mutating func read(
    step: JSONValue, _ builder: inout PickleBuilder
  ) throws(JSONDecodingError) {
    let type = try string(step, ifPresent: "type").flatMap { PickleStepType(rawValue: $0) }
    builder.addStep(
      try id(step, "id"), text: try step.string(at: "text"), type: type ?? .unknown,
      astNodeIDs: try ids(step, "astNodeIds"))
    guard let argument = try object(step, ifPresent: "argument") else { return }
    if let docString = try object(argument, ifPresent: "docString") {
      builder.addDocString(
        PickleDocString(
          mediaType: try string(docString, ifPresent: "mediaType"),
          content: try docString.string(at: "content"),
          argumentIndex: try integer(docString, ifPresent: "argumentIndex")))
    }
    if let table = try object(argument, ifPresent: "dataTable") {
      var rows: [[String]] = []
      for row in try array(table, "rows") {
        var cells: [String] = []
        for cell in try array(row, "cells") { cells.append(try cell.string(at: "value")) }
        rows.append(cells)
      }
      builder.addDataTable(
        PickleTable(rows: rows, argumentIndex: try integer(table, ifPresent: "argumentIndex")))
    }
  }
}
