import SpecAnalysis
import SpecEngines
import SpecExpressions
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecText

/// Renames text steps with all their calls, and tags wherever they occur.
struct RenameProvider {
  let view: DocumentView

  private enum Subject {
    case tag(String, Range<Int>)
    case textStep(TextStep, Int, Range<Int>)
  }

  /// The range and the text to edit.
  func prepared(at offset: Int) throws(RPCError) -> JSONValue {
    switch try subject(at: offset) {
    case .tag(let name, let range):
      return ["range": view.buffer.range(range).json, "placeholder": .string(name)]
    case .textStep(let textStep, _, let range):
      return [
        "range": view.buffer.range(range).json, "placeholder": .string(textStep.sentence),
      ]
    }
  }

  func json(at offset: Int, to name: String) throws(RPCError) -> JSONValue {
    switch try subject(at: offset) {
    case .tag(let old, _): return try renameTag(old, to: name)
    case .textStep(let textStep, let index, _):
      return try renameStep(textStep, index, to: name)
    }
  }

  private func subject(at offset: Int) throws(RPCError) -> Subject {
    if let tag = view.tag(at: offset) {
      if tag.name.isSame(as: view.workspace.settings.loader.stepTag) {
        throw .refusal("\(tag.name) marks scenarios that define steps; --step-tag sets another tag")
      }
      if let id = RequirementID(tag: tag.name), view.workspace.requirements.statement(id) != nil {
        throw .refusal("\(tag.name) is the id of a statement; ids of requirements stay the same")
      }
      return .tag(tag.name, tag.range)
    }
    if let scenario = view.scenario(titledAt: offset), let name = view.name(of: scenario),
      let textStep = view.textStep(scenario),
      let index = ReferencesProvider.definition(of: scenario, view)
    {
      return .textStep(textStep, index, name)
    }
    guard let use = view.use(at: offset) else {
      throw .refusal("only text steps and tags can be renamed")
    }
    guard use.definitions.count == 1, let index = use.definitions.first else {
      throw .refusal(
        use.definitions.isEmpty
          ? "no step has this text, so there is nothing to rename"
          : "several steps match this text; make them differ first")
    }
    let definition = view.registry.definitions[index]
    guard let textStep = definition.textStep else {
      throw .refusal(
        "Swift defines this step, at \(definition.source.description); rename it there")
    }
    return .textStep(textStep, index, use.text)
  }

  // MARK: - Tags

  private func renameTag(_ old: String, to name: String) throws(RPCError) -> JSONValue {
    let isTag =
      name.utf8.first == UInt8(ascii: "@") && name.utf8.count > 1
      && !name.utf8.dropFirst().contains(UInt8(ascii: "@"))
      && !name.unicodeScalars.contains { $0.properties.isWhitespace }
    guard isTag else { throw .refusal("\"\(name)\" is no tag; write one such as @smoke") }
    try refuseBrokenFiles(mentioning: old)
    var edit = WorkspaceEdit(view)
    for file in view.workspace.inOrder {
      for tag in file.tags where tag.name.isSame(as: old) {
        edit.replace(tag.range, of: file.path, with: name)
      }
    }
    return edit.json
  }

  /// A file that cannot be parsed would be left out silently.
  private func refuseBrokenFiles(mentioning text: String) throws(RPCError) {
    let part = TextPart(Array(text.utf8))
    let broken = view.workspace.inOrder.filter {
      $0.isBroken && part.isFound(in: $0.buffer.bytes)
    }
    guard let first = broken.first else { return }
    throw .refusal("\(first.path) has an error, so it cannot be changed; correct it first")
  }

  // MARK: - Text steps

  private func renameStep(
    _ textStep: TextStep, _ index: Int, to name: String
  ) throws(RPCError) -> JSONValue {
    let sentence = try StepSentence(name, renaming: textStep)
    try refuseClash(of: sentence, with: index)
    for file in view.workspace.inOrder where file.isBroken {
      throw .refusal("\(file.path) has an error, so its calls are not known; correct it first")
    }
    var edit = WorkspaceEdit(view)
    for file in view.workspace.inOrder {
      for use in file.uses(view.registry) where use.definitions.contains(index) {
        guard use.definitions.count == 1,
          let values = StepValues.values(of: use.step.text, in: textStep, view.registry)
        else {
          throw .refusal(
            "the step at \(file.path):\(use.line) matches other steps too; change it first")
        }
        let text = sentence.filled(values)
        guard StepText.definitions(of: text, view.registry).allSatisfy({ $0 == index }) else {
          throw .refusal(
            "the step at \(file.path):\(use.line) would be \"\(text)\", which is another step")
        }
        for run in [use.step.text] + file.runs(of: use.step)
        where !sentence.takesSame(run, as: textStep, view.registry) {
          throw .refusal(
            "the step at \(file.path):\(use.line) would be \"\(text)\", and its values would not go to "
              + "the same parameters: separate the parameters by words")
        }
        edit.replace(use.text, of: file.path, with: text)
      }
    }
    guard let home = view.workspace.file(textStep.uri),
      let title = home.lines.first(where: {
        Int($0.line.number) == textStep.scenario.location.line
      })
    else { throw .refusal("the definition is not in a file of the suite") }
    edit.replace(title.text, of: home.path, with: name)
    return edit.json
  }

  private func refuseClash(of sentence: StepSentence, with index: Int) throws(RPCError) {
    let others = StepText.definitions(of: sentence.text, view.registry).filter { $0 != index }
    guard let other = others.first else { return }
    let definition = view.registry.definitions[other]
    throw .refusal(
      "\"\(sentence.text)\" is already a step, at \(definition.source.description)")
  }
}

/// A new sentence of a text step, with the places of its parameters.
private struct StepSentence {
  let text: String
  private var parts: [(text: String, parameter: String?)] = []

  /// - Throws: `RPCError` if the sentence is none, or has other parameters.
  init(_ name: String, renaming old: TextStep) throws(RPCError) {
    text = name
    let trimmed = name.utf8.drop { $0 == 0x20 }
    guard !trimmed.isEmpty, !name.utf8.contains(0x0A), !name.utf8.contains(0x0D) else {
      throw .refusal("a step is a sentence on one line")
    }
    parts = Self.parts(of: name)
    let names = parts.compactMap(\.parameter)
    let known = old.parameterNames
    guard names.count == known.count, Set(exactly: names) == Set(exactly: known) else {
      let listed = known.map { "<\($0)>" }.listed("and")
      throw .refusal(
        known.isEmpty
          ? "the step has no parameter, so the new sentence must have none"
          : "the new sentence must have the parameters \(listed), each once")
    }
  }

  func filled(_ values: [ExactText: String]) -> String {
    parts.map { part in part.parameter.flatMap { values[ExactText($0)] } ?? part.text }.joined()
  }

  /// Whether a text, if it calls the old sentence, gives the same values after the renaming.
  func takesSame(_ call: String, as old: TextStep, _ registry: StepRegistry) -> Bool {
    guard let values = StepValues.values(of: call, in: old, registry) else { return true }
    let order = parts.compactMap(\.parameter)
    let found = StepValues.match(filled(values), TextStepName(text).pattern, registry)
    return found?.areSame(as: order.map { values[ExactText($0)] ?? "" }) ?? false
  }

  /// The parts of a sentence; `<count:int>` is the parameter `count`.
  private static func parts(of sentence: String) -> [(text: String, parameter: String?)] {
    var parts: [(text: String, parameter: String?)] = []
    var rest = Substring(sentence)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: ">"))
    {
      parts.append((String(rest[..<open]), nil))
      let written = rest[rest.utf8.index(after: open)..<close]
      let name = written.utf8.lastIndex(of: UInt8(ascii: ":")).map { written[..<$0] } ?? written
      let end = rest.utf8.index(after: close)
      parts.append((String(rest[open..<end]), String(name)))
      rest = rest[end...]
    }
    return parts + [(String(rest), nil)]
  }
}

/// The values of a call of a text step, as they are written.
enum StepValues {
  /// Nil if the text does not match the sentence.
  static func values(
    of text: String, in textStep: TextStep, _ registry: StepRegistry
  ) -> [ExactText: String]? {
    match(text, textStep.pattern, registry).map {
      Dictionary(
        zip(textStep.parameterNames.map { ExactText($0) }, $0),
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The values of a text in the order of an expression; nil if it does not match.
  ///
  /// - Parameter registry: declares the types of parameters; nil for any text.
  static func match(
    _ text: String, _ pattern: String, _ registry: StepRegistry? = nil
  ) -> [String]? {
    let expression = try? Expression(pattern, types: registry?.parameterTypes ?? ParameterTypes())
    // Placeholders of an outline stand for values of any type.
    let match =
      expression?.match(text)
      ?? (text.utf8.contains(UInt8(ascii: "<"))
        ? (try? Expression(anyType(pattern), types: ParameterTypes()))?.match(text) : nil)
    return match?.arguments.map { $0.text ?? "" }
  }

  /// The expression with parameters of any text.
  private static func anyType(_ pattern: String) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    var isInside = false
    for byte in pattern.utf8 {
      if isInside, byte != UInt8(ascii: "}") { continue }
      isInside = byte == UInt8(ascii: "{") && !isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
