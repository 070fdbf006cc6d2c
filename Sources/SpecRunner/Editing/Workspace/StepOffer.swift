import SpecExpressions
import SpecGherkin
import SpecRunner
import SpecText

/// A step as completion offers it: its words, and its text with places to fill in.
struct StepOffer {
  /// The index of the definition.
  let index: Int
  let definition: StepDefinition
  /// The name of its library, or the place of a text step.
  let home: String?
  /// Whether the author of the suite wrote it, in text or in Swift.
  let isOwn: Bool
  /// The expression, or the sentence of a text step.
  let label: String
  /// The forms of each word in lower case; none for a parameter.
  let words: [[String]]
  /// The text in the notation of snippets, and without places.
  let snippet: String
  let plain: String

  /// Nil for a regular expression, whose texts are not known.
  init?(
    _ index: Int, _ definition: StepDefinition, home: String?, isOwn: Bool,
    _ fillings: ParameterFillings
  ) {
    guard definition.patternType == .cucumberExpression, definition.isListed,
      let root = try? ExpressionParser.parse(definition.pattern)
    else { return nil }
    self.index = index
    self.definition = definition
    self.home = home
    self.isOwn = isOwn
    label = definition.sentence
    var text = SnippetText()
    var names = (definition.textStep?.parameterNames ?? [])[...]
    for node in root.nodes { text.add(node, fillings, &names) }
    snippet = text.snippet
    plain = text.plain
    words = Self.words(of: text.outline)
  }

  /// Splits an outline, in which a NUL stands for a parameter and a 1 parts the forms of a word.
  private static func words(of outline: String) -> [[String]] {
    outline.utf8.split(separator: 0x20).map { word in
      word.contains(0)
        ? [] : word.split(separator: 1).map { String(Substring($0)).lowercased() }
    }
  }

  /// How well a typed text fits, 0 being best; nil if it does not.
  ///
  /// - Parameters:
  ///   - typed: the typed words in lower case; nil for a quoted text or a number.
  ///   - isOpen: whether the last word may go on.
  func rank(of typed: [String?], isOpen: Bool) -> Int? {
    if typed.isEmpty { return 0 }
    if isPrefix(typed, isOpen) { return 0 }
    var rest = words[...]
    for word in typed {
      guard let place = rest.firstIndex(where: { Self.begins($0, with: word, orIsValue: false) })
      else { return nil }
      rest = rest[(place + 1)...]
    }
    return 1
  }

  private func isPrefix(_ typed: [String?], _ isOpen: Bool) -> Bool {
    guard typed.count <= words.count else { return false }
    return typed.enumerated().allSatisfy { place, word in
      let forms = words[place]
      if isOpen, place == typed.count - 1 {
        return Self.begins(forms, with: word, orIsValue: true)
      }
      return forms.isEmpty || word.map { forms.contains(same: $0) } == true
    }
  }

  /// Whether a word has a form that begins with a typed one; a quoted text or a number begins only
  /// a parameter.
  ///
  /// - Parameter orIsValue: whether a word may be the value of a parameter too.
  private static func begins(
    _ forms: [String], with typed: String?, orIsValue: Bool
  ) -> Bool {
    guard let typed else { return forms.isEmpty }
    return forms.isEmpty ? orIsValue : forms.contains { $0.begins(with: typed) }
  }
}

/// The text of a snippet while it is made of the nodes of an expression.
private struct SnippetText {
  private(set) var snippet = ""
  private(set) var plain = ""
  /// The text with a NUL for each parameter.
  private(set) var outline = ""
  private var places = 0

  mutating func add(
    _ node: ExpressionNode, _ fillings: ParameterFillings, _ names: inout ArraySlice<String>
  ) {
    switch node.kind {
    case .text: add(text: node.text)
    // What is optional is left out.
    case .optional: break
    case .alternation:
      // A snippet cannot offer an empty choice.
      let forms = node.nodes.map(\.text)
      add(choices: forms, shown: forms.first ?? "")
      outline += forms.joined(separator: "\u{1}")
    case .parameter:
      let filling = fillings[node.text, name: names.popFirst()]
      if filling.choices.count > 1 {
        add(choices: filling.choices, shown: filling.choices[0])
      } else {
        places += 1
        snippet += Self.escaped(filling.before)
        snippet += "${\(places):\(Self.escaped(filling.text))}" + Self.escaped(filling.after)
        plain += filling.before + filling.text + filling.after
      }
      outline += "\u{0}"
    case .expression, .alternative:
      for child in node.nodes { add(child, fillings, &names) }
    }
  }

  private mutating func add(text: String) {
    snippet += Self.escaped(text)
    plain += text
    outline += text
  }

  private mutating func add(choices: [String], shown: String) {
    places += 1
    let all = choices.map { choice in
      choice.unicodeScalars.map { "\\,|$}".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
        .joined()
    }
    snippet += "${\(places)|\(all.joined(separator: ","))|}"
    plain += shown
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "\\$}".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
