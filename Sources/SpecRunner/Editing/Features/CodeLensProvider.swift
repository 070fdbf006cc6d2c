import SpecGherkin
import SpecJSON
import SpecRunner

/// The lines above features and scenarios: run them, and their last results.
struct CodeLensProvider {
  let view: DocumentView

  /// The command of the client that runs a scenario or a file: `path:line`, or a path.
  static let run = "spec.run"

  var json: JSONValue {
    guard let file = view.file, let result = file.result, let document = file.document,
      let feature = document.feature, file.role != .steps
    else { return [] }
    var lenses = [lens("Run all", view.path, feature.location)]
    let defining = Set(file.textSteps.map(\.scenario.id))
    for scenario in file.scenarios where !defining.contains(scenario.id) {
      let pickles = result.pickles.filter { $0.astNodeIDs.first == scenario.id }
      guard !pickles.isEmpty else { continue }
      lenses.append(lens("Run", "\(view.path):\(scenario.location.line)", scenario.location))
      var last = LastResult()
      for pickle in pickles {
        guard let found = view.workspace.results?.result(of: pickle, in: document) else { continue }
        last.note(found.status, found.duration)
      }
      if let sentence = LastResultText.sentence(last) {
        lenses.append(lens(sentence, nil, scenario.location))
      }
    }
    return .array(lenses)
  }

  private func lens(_ title: String, _ place: String?, _ location: Location) -> JSONValue {
    let range = DiagnosticsProvider.range(of: location, view.buffer)
    return [
      "range": view.buffer.range(range).json,
      "command": [
        "title": .string(title), "command": .string(place == nil ? "" : Self.run),
        "arguments": .array(place.map { [.string($0)] } ?? []),
      ],
    ]
  }
}
