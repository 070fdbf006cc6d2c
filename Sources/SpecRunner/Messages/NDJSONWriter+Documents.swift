import SpecGherkin
import SpecJSON

/// Writes sources, documents and parse errors.
extension NDJSONWriter {
  mutating func write(_ source: Source) {
    object("source") { line in
      line.string("uri", source.uri)
      line.string("data", source.text)
      line.string("mediaType", source.mediaType.rawValue)
    }
  }

  mutating func write(_ error: Diagnostic) {
    object("parseError") { line in
      line.object("source") { line in
        line.string("uri", error.uri)
        if let location = error.location { line.location(location) }
      }
      line.string("message", error.officialText)
    }
  }

  mutating func write(_ document: GherkinDocument) {
    object("gherkinDocument") { line in
      line.string("uri", document.uri)
      if let feature = document.feature { line.write(feature) }
      line.list("comments", document.comments) { line, comment in
        line.object { line in
          line.location(comment.location)
          line.string("text", comment.text)
        }
      }
    }
  }

  private mutating func write(_ feature: Feature) {
    object("feature") { line in
      line.location(feature.location)
      line.write(tags: feature.tags)
      line.string("language", feature.language)
      line.string("keyword", ifPresent: feature.keyword)
      line.string("name", feature.name)
      line.string("description", feature.description)
      line.list("children", feature.children) { line, child in
        line.object { line in
          switch child {
          case .background(let background): line.write(background)
          case .rule(let rule): line.write(rule)
          case .scenario(let scenario): line.write(scenario)
          }
        }
      }
    }
  }

  private mutating func write(_ rule: Rule) {
    object("rule") { line in
      line.location(rule.location)
      line.write(tags: rule.tags)
      line.string("keyword", rule.keyword)
      line.string("name", rule.name)
      line.string("description", rule.description)
      line.list("children", rule.children) { line, child in
        line.object { line in
          switch child {
          case .background(let background): line.write(background)
          case .scenario(let scenario): line.write(scenario)
          }
        }
      }
      line.id("id", rule.id)
    }
  }

  private mutating func write(_ background: Background) {
    object("background") { line in
      line.location(background.location)
      line.string("keyword", background.keyword)
      line.string("name", background.name)
      line.string("description", background.description)
      line.list("steps", background.steps) { $0.write($1) }
      line.id("id", background.id)
    }
  }

  private mutating func write(_ scenario: Scenario) {
    object("scenario") { line in
      line.location(scenario.location)
      line.write(tags: scenario.tags)
      line.string("keyword", scenario.keyword)
      line.string("name", scenario.name)
      line.string("description", scenario.description)
      line.list("steps", scenario.steps) { $0.write($1) }
      line.list("examples", scenario.examples) { $0.write($1) }
      line.id("id", scenario.id)
    }
  }

  private mutating func write(_ examples: Examples) {
    object { line in
      line.location(examples.location)
      line.write(tags: examples.tags)
      line.string("keyword", examples.keyword)
      line.string("name", examples.name)
      line.string("description", examples.description)
      if let header = examples.tableHeader {
        line.json.key("tableHeader")
        line.write(header)
      }
      line.list("tableBody", examples.tableBody) { $0.write($1) }
      line.id("id", examples.id)
    }
  }

  private mutating func write(_ step: Step) {
    object { line in
      line.location(step.location)
      line.string("keyword", step.keyword)
      line.string("keywordType", step.keywordType.rawValue)
      line.string("text", step.text)
      if let docString = step.docString { line.write(docString) }
      if let table = step.dataTable {
        line.object("dataTable") { line in
          line.location(table.location)
          line.list("rows", table.rows) { $0.write($1) }
        }
      }
      line.id("id", step.id)
    }
  }

  private mutating func write(_ docString: DocString) {
    object("docString") { line in
      line.location(docString.location)
      line.string("mediaType", ifPresent: docString.mediaType)
      line.string("content", docString.content)
      line.string("delimiter", docString.delimiter)
    }
  }

  private mutating func write(_ row: TableRow) {
    object { line in
      line.location(row.location)
      line.list("cells", row.cells) { line, cell in
        line.object { line in
          line.location(cell.location)
          line.string("value", cell.value)
        }
      }
      line.id("id", row.id)
    }
  }

  private mutating func write(tags: some Sequence<Tag>) {
    list("tags", tags) { line, tag in
      line.object { line in
        line.location(tag.location)
        line.string("name", tag.name)
        line.id("id", tag.id)
      }
    }
  }
}
