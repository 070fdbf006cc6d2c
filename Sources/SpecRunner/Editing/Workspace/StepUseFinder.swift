import SpecGherkin
import SpecRunner
import SpecText

/// Finds the definitions of all steps of a file.
struct StepUseFinder {
  private let file: WorkspaceFile
  private let registry: StepRegistry
  private var runs: [NodeID: [(pickle: Pickle, step: PickleStep)]] = [:]

  init(_ file: WorkspaceFile, _ registry: StepRegistry) {
    self.file = file
    self.registry = registry
    for pickle in file.result?.pickles ?? Pickles() {
      for step in pickle.steps {
        guard let node = step.astNodeIDs.first else { continue }
        // Without a row of examples, the text is the same in every pickle.
        if step.astNodeIDs.count == 1, runs[node] != nil { continue }
        runs[node, default: []].append((pickle, step))
      }
    }
  }

  var all: [StepUse] {
    let places = Dictionary(
      file.lines.filter { $0.kind == .step }.map { (Int($0.line.number), $0) },
      uniquingKeysWith: { first, _ in first })
    return file.steps.compactMap { step, scenario in
      guard let line = places[step.location.line] else { return nil }
      let uses = runs[step.id] ?? []
      return StepUse(
        step: step, scenario: scenario, keyword: line.keyword, text: line.text, run: uses.first,
        definitions: definitions(of: step, uses))
    }.sorted { $0.text.lowerBound < $1.text.lowerBound }
  }

  private func definitions(of step: Step, _ uses: [(pickle: Pickle, step: PickleStep)]) -> [Int] {
    var found: Set<Int> = []
    for use in uses {
      found.formUnion(use.step.withTextUTF8 { registry.matches($0) }.map(\.index))
    }
    if uses.isEmpty { found = Set(StepText.definitions(of: step.text, registry)) }
    return found.sorted()
  }
}

/// The definitions of a text that is not run as it is written.
enum StepText {
  /// The definitions that match a text; with samples for placeholders if none matches it as
  /// written.
  static func definitions(of text: String, _ registry: StepRegistry) -> [Int] {
    for sample in [nil] + samples {
      guard var text = sample.map({ filled(text, with: $0) }) ?? text else { return [] }
      let found = text.withUTF8 { registry.matches($0) }.map(\.index)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static let samples: [String?] = ["1", "x", "\"x\"", "1.5"]

  /// The text with a sample for each `<placeholder>`; nil if there is none.
  private static func filled(_ text: String, with sample: String) -> String? {
    var bytes: [UInt8] = []
    var open: Int?
    var hasFilled = false
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: "<") { open = bytes.count - 1 }
      if byte == UInt8(ascii: ">"), let start = open, bytes.count - start > 2 {
        bytes.removeSubrange(start...)
        bytes += sample.utf8
        open = nil
        hasFilled = true
      }
    }
    return hasFilled ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
