import SpecGherkin
import SpecJSON

/// Writes pickles.
extension NDJSONWriter {
  mutating func write(_ pickle: Pickle) {
    object("pickle") { line in
      line.id("id", pickle.id)
      line.string("uri", pickle.uri)
      line.location(pickle.location)
      line.ids("astNodeIds", pickle.astNodeIDs)
      line.list("tags", pickle.tags) { line, tag in
        line.object { line in
          line.string("name", tag.name)
          line.id("astNodeId", tag.astNodeID)
        }
      }
      line.string("name", pickle.name)
      line.string("language", pickle.language)
      line.list("steps", pickle.steps) { $0.write($1) }
    }
  }

  private mutating func write(_ step: PickleStep) {
    object { line in
      line.id("id", step.id)
      line.string("text", step.text)
      line.string("type", step.type.rawValue)
      line.write(docString: step.docString, table: step.dataTable)
      line.ids("astNodeIds", step.astNodeIDs)
    }
  }

  private mutating func write(docString: PickleDocString?, table: PickleTable?) {
    if docString == nil, table == nil { return }
    object("argument") { line in
      if let docString {
        line.object("docString") { line in
          line.string("mediaType", ifPresent: docString.mediaType)
          line.string("content", docString.content)
          if let index = docString.argumentIndex { line.integer("argumentIndex", index) }
        }
      }
      if let table {
        line.object("dataTable") { line in
          line.list("rows", table.rows) { line, row in
            line.object { line in
              line.list("cells", row) { line, cell in
                line.object { $0.string("value", cell) }
              }
            }
          }
          if let index = table.argumentIndex { line.integer("argumentIndex", index) }
        }
      }
    }
  }
}
