import SpecGherkin

/// Writes what the parser gives as the official messages, for comparison as JSON values.
///
/// On purpose not the product's own coding: the two check each other.
enum GherkinJSON {
  typealias Object = [String: Any]

  static func source(_ source: Source) -> Object {
    ["source": ["uri": source.uri, "data": source.text, "mediaType": source.mediaType.rawValue]]
  }

  static func parseError(_ error: Diagnostic) -> Object {
    var source: Object = ["uri": error.uri]
    if let location = error.location { source["location"] = encode(location) }
    return ["parseError": ["source": source, "message": error.officialText]]
  }

  static func document(_ document: GherkinDocument) -> Object {
    var object: Object = ["uri": document.uri, "comments": document.comments.map(encode)]
    if let feature = document.feature { object["feature"] = encode(feature) }
    return ["gherkinDocument": object]
  }

  static func pickle(_ pickle: Pickle) -> Object {
    [
      "pickle": [
        "id": pickle.id.description, "uri": pickle.uri, "location": encode(pickle.location),
        "astNodeIds": pickle.astNodeIDs.map(\.description), "name": pickle.name,
        "language": pickle.language, "steps": pickle.steps.map(encode),
        "tags": pickle.tags.map { ["name": $0.name, "astNodeId": $0.astNodeID.description] },
      ] as Object
    ]
  }

  private static func encode(_ location: Location) -> Object {
    var object: Object = ["line": location.line]
    if let column = location.column { object["column"] = column }
    return object
  }

  private static func encode(_ comment: Comment) -> Object {
    ["location": encode(comment.location), "text": comment.text]
  }

  private static func encode(_ tag: Tag) -> Object {
    ["id": tag.id.description, "location": encode(tag.location), "name": tag.name]
  }

  private static func encode(_ feature: Feature) -> Object {
    var object: Object = [
      "location": encode(feature.location), "tags": feature.tags.map(encode),
      "language": feature.language, "name": feature.name, "description": feature.description,
    ]
    if let keyword = feature.keyword { object["keyword"] = keyword }
    object["children"] = feature.children.map { child -> Object in
      switch child {
      case .background(let background): ["background": encode(background)]
      case .scenario(let scenario): ["scenario": encode(scenario)]
      case .rule(let rule): ["rule": encode(rule)]
      }
    }
    return object
  }

  private static func encode(_ rule: Rule) -> Object {
    var object: Object = [
      "id": rule.id.description, "location": encode(rule.location), "tags": rule.tags.map(encode),
      "keyword": rule.keyword, "name": rule.name, "description": rule.description,
    ]
    object["children"] = rule.children.map { child -> Object in
      switch child {
      case .background(let background): ["background": encode(background)]
      case .scenario(let scenario): ["scenario": encode(scenario)]
      }
    }
    return object
  }

  private static func encode(_ background: Background) -> Object {
    [
      "id": background.id.description, "location": encode(background.location),
      "keyword": background.keyword, "name": background.name,
      "description": background.description, "steps": background.steps.map(encode),
    ]
  }

  private static func encode(_ scenario: Scenario) -> Object {
    [
      "id": scenario.id.description, "location": encode(scenario.location),
      "tags": scenario.tags.map(encode), "keyword": scenario.keyword, "name": scenario.name,
      "description": scenario.description, "steps": scenario.steps.map(encode),
      "examples": scenario.examples.map(encode),
    ]
  }

  private static func encode(_ examples: Examples) -> Object {
    var object: Object = [
      "id": examples.id.description, "location": encode(examples.location),
      "tags": examples.tags.map(encode), "keyword": examples.keyword, "name": examples.name,
      "description": examples.description, "tableBody": examples.tableBody.map(encode),
    ]
    if let header = examples.tableHeader { object["tableHeader"] = encode(header) }
    return object
  }

  private static func encode(_ step: Step) -> Object {
    var object: Object = [
      "id": step.id.description, "location": encode(step.location), "keyword": step.keyword,
      "keywordType": step.keywordType.rawValue, "text": step.text,
    ]
    if let docString = step.docString {
      var value: Object = [
        "location": encode(docString.location), "content": docString.content,
        "delimiter": docString.delimiter,
      ]
      if let mediaType = docString.mediaType { value["mediaType"] = mediaType }
      object["docString"] = value
    }
    if let table = step.dataTable {
      object["dataTable"] =
        ["location": encode(table.location), "rows": table.rows.map(encode)] as Object
    }
    return object
  }

  private static func encode(_ row: TableRow) -> Object {
    [
      "id": row.id.description, "location": encode(row.location),
      "cells": row.cells.map { ["location": encode($0.location), "value": $0.value] as Object },
    ]
  }

  private static func encode(_ step: PickleStep) -> Object {
    var object: Object = [
      "id": step.id.description, "text": step.text, "type": step.type.rawValue,
      "astNodeIds": step.astNodeIDs.map(\.description),
    ]
    var argument: Object = [:]
    if let docString = step.docString {
      var value: Object = ["content": docString.content]
      if let mediaType = docString.mediaType { value["mediaType"] = mediaType }
      if let index = docString.argumentIndex { value["argumentIndex"] = index }
      argument["docString"] = value
    }
    if let table = step.dataTable {
      var value: Object = [
        "rows": table.rows.map { row in ["cells": row.map { ["value": $0] }] as Object }
      ]
      if let index = table.argumentIndex { value["argumentIndex"] = index }
      argument["dataTable"] = value
    }
    if !argument.isEmpty { object["argument"] = argument }
    return object
  }
}
