import SpecAnalysis
import SpecEngines
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecText

/// Finds features, scenarios, text steps and statements of the whole suite by a part of their names.
struct WorkspaceSymbols {
  let workspace: Workspace
  let isCancelled: () -> Bool

  /// The most symbols of an answer.
  private static let most = 500

  func json(_ query: String) throws(RPCError) -> [JSONValue] {
    let query = Array(query.lowercased().unicodeScalars.filter { $0 != " " })
    var found: [JSONValue] = []
    for file in workspace.inOrder {
      if isCancelled() { throw .cancelled }
      guard let feature = file.document?.feature else { continue }
      let steps = Set(file.textSteps.map(\.scenario.id))
      var symbols: [(String, DocumentSymbols.Kind, Location)] = [
        (feature.name, .module, feature.location)
      ]
      symbols += feature.rules.map { ($0.name, .namespace, $0.location) }
      symbols += file.scenarios.map {
        ($0.name, steps.contains($0.id) ? .function : .method, $0.location)
      }
      for (name, kind, location) in symbols where Self.fits(name, query) {
        found.append(symbol(name, kind, location, file.path, file.buffer, in: feature.name))
      }
      if found.count >= Self.most { return Array(found.prefix(Self.most)) }
    }
    for document in workspace.requirements.documents {
      guard let buffer = workspace.buffer(document.uri) else { continue }
      for statement in document.statements {
        let name = "\(statement.id) \(statement.text)"
        guard Self.fits(name, query) else { continue }
        found.append(
          symbol(name, .key, statement.location, document.uri, buffer, in: document.title))
      }
    }
    return Array(found.prefix(Self.most))
  }

  private func symbol(
    _ name: String, _ kind: DocumentSymbols.Kind, _ location: Location, _ path: String,
    _ buffer: TextBuffer, in container: String
  ) -> JSONValue {
    [
      "name": .string(name), "kind": .integer(kind.rawValue), "containerName": .string(container),
      "location": [
        "uri": .string(workspace.uri(of: path)),
        "range": buffer.range(DiagnosticsProvider.range(of: location, buffer)).json,
      ],
    ]
  }

  /// Whether a name has the letters of a query in order, in any case.
  private static func fits(_ name: String, _ query: [Unicode.Scalar]) -> Bool {
    var rest = query[...]
    for scalar in name.lowercased().unicodeScalars where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
