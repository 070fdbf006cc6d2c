import SpecDrivers
import SpecExpressions
import SpecJSON
import SpecRunner
import SpecText

/// Steps that remember a value which is known only while a scenario runs, for `${NAME}` later.
enum MemorySteps {
  static let library = StepLibrary("values for later steps") {
    Parameter(memory)
    fromScreens
    fromResponses
    fromCommands
  }

  /// `"order_id"`, `the secret "token"`.
  private static let memory = ParameterType(
    "memory", matching: "(?:the secret |비밀 )?" + ElementPattern.text, useForSnippets: false
  ) { (written: String) -> Memory in
    let name = written.unicodeScalars.drop { $0 != "\"" && $0 != "'" }
    return Memory(
      QuotedText.content(of: String(Substring(name))),
      isSecret: name.count < written.unicodeScalars.count)
  }

  private static let fromScreens = StepLibrary("from screens") {
    When(
      "I remember the text of {element} as {memory}",
      "Remembers the text that a field has, or that any other element shows.",
      example: #"When I remember the text of the "Order number" field as "order""#
    ) { (world: World, element: Selector, memory: Memory) in
      try world.remember(try await text(of: element, in: world), as: memory)
    }

    When(
      "I remember what matches {pattern} in the text of {element} as {memory}",
      "Remembers the part of a text that matches, or its first group in parentheses.",
      example:
        #"When I remember what matches /Order (\d+)/ in the text of the 1st heading as "order""#
    ) { (world: World, pattern: TextPattern, element: Selector, memory: Memory) in
      let text = try await text(of: element, in: world)
      try world.remember(
        try pattern.found(in: text, of: "the text of \(element.named)"), as: memory)
    }
  }

  private static let fromResponses = StepLibrary("from responses") {
    When(
      "I remember the response JSON at {string} as {memory}",
      "Remembers a value in the last response: a text as it is, anything else as JSON.",
      example: #"When I remember the response JSON at "$.token" as the secret "token""#
    ) { (world: World, path: String, memory: Memory) in
      let last = try LastResponse.of(world)
      try world.remember(
        try JSONPlace(path).text(in: try last.json(), of: "the response JSON", [last.summary]),
        as: memory)
    }

    When(
      "I remember the response XML at {string} as {memory}",
      "Remembers the text of an element or the value of an attribute in the last response.",
      example: #"When I remember the response XML at "/session/token" as the secret "token""#
    ) { (world: World, path: String, memory: Memory) in
      let last = try LastResponse.of(world)
      try world.remember(
        try XMLPlace(path).value(in: try last.xml(), notes: [last.summary]), as: memory)
    }

    When(
      "I remember the response header {string} as {memory}",
      "Remembers a header of the last response.",
      example: #"When I remember the response header "Location" as "address""#
    ) { (world: World, name: String, memory: Memory) in
      let last = try LastResponse.of(world)
      try world.remember(try last.header(name), as: memory)
    }

    When(
      "I remember what matches {pattern} in the response body as {memory}",
      "Remembers the part of the last response that matches, or its first group in parentheses.",
      example: #"When I remember what matches /csrf=(\w+)/ in the response body as "csrf""#
    ) { (world: World, pattern: TextPattern, memory: Memory) in
      let last = try LastResponse.of(world)
      try world.remember(
        try pattern.found(
          in: try last.text(), of: "the body of the response to \(last.request)", [last.summary]),
        as: memory)
    }
  }

  private static let fromCommands = StepLibrary("from commands") {
    When(
      "I remember the printed JSON at {string} as {memory}",
      "Remembers a value in the JSON that the last command printed.",
      example: #"When I remember the printed JSON at "$.id" as "id""#
    ) { (world: World, path: String, memory: Memory) in
      let result = try CommandResult.of(world)
      try world.remember(
        try JSONPlace(path).text(in: try result.json(), of: "the printed JSON", [result.summary]),
        as: memory)
    }

    When(
      "I remember what matches {pattern} in what the command printed as {memory}",
      "Remembers the part of the output that matches, or its first group in parentheses.",
      example: #"When I remember what matches /port (\d+)/ in what the command printed as "port""#
    ) { (world: World, pattern: TextPattern, memory: Memory) in
      let result = try CommandResult.of(world)
      try world.remember(
        try pattern.found(
          in: result.output, of: "what the command \(result.command.quoted) printed",
          [result.summary]), as: memory)
    }
  }

  /// What an element shows; waits for it as a check does.
  private static func text(of selector: Selector, in world: World) async throws -> String {
    var text = ""
    try await world.read { scene in
      let element = try scene.element(selector)
      text =
        element.properties[.text] == nil
        ? element.label
        : try scene.value(.text, of: element, called: selector.named).text ?? ""
      if text.isBlank { throw StepFailure("\(selector.named) has no text") }
    }
    return text
  }
}

extension TextPattern {
  /// The part of a text that matches, or the first group of the expression if it has one.
  ///
  /// - Throws: `StepFailure` if nothing matches.
  fileprivate func found(in text: String, of what: String, _ notes: [String] = []) throws -> String
  {
    let pattern = try Regex(source).matchingSemantics(.unicodeScalar)
    guard let match = try pattern.firstMatch(in: text) else {
      throw StepFailure(
        "\(what) has nothing that matches /\(source)/",
        notes: notes.isEmpty ? ["it is \(text.quoted)"] : notes)
    }
    let group = match.output.dropFirst().lazy.compactMap(\.substring).first
    return String(group ?? text[match.range])
  }
}

extension JSONPlace {
  /// The value at the place: a text as it is, anything else as JSON.
  fileprivate func text(
    in root: JSONValue, of name: String, _ notes: [String]
  ) throws -> String {
    let value = try value(in: root, of: name, notes: notes)
    if case .string(let text) = value { return text }
    return String(decoding: JSONWriter.write(value), as: UTF8.self)
  }
}
