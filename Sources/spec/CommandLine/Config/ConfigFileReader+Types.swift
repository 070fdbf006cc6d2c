import SpecExpressions
import SpecJSON
import SpecMessages
import SpecRunner
import SpecText

/// The section `types` of a settings file: parameter types as lists of words.
///
///     "types": { "fabric": ["cotton", "wool", "brushed cotton"] }
extension ConfigFileReader {
  /// The maximum number of words of a type; they are one pattern.
  static let mostWords = 1_000

  mutating func types(_ value: JSONValue, at path: JSONPath) -> [ConfigFile.WordType] {
    var types: [ConfigFile.WordType] = []
    for (name, value) in object(value, at: path) {
      let count = problems.count
      let path = path.appending(.key(name))
      let words = words(of: name, value, at: path)
      if problems.count > count { continue }
      types.append(ConfigFile.WordType(name: name, words: words, place: place(path)))
    }
    return types
  }

  private mutating func words(
    of name: String, _ value: JSONValue, at path: JSONPath
  ) -> [String] {
    if !Self.isName(name) {
      refuse(
        "a type cannot be named \"\(name)\"",
        fix: "use a letter, then letters, digits, hyphens and underscores, such as \"fabric\"",
        at: path)
    } else if ParameterTypes.builtIn[name] != nil {
      refuse("the type \"\(name)\" is built in", fix: "use another name", at: path)
    } else if case .array(let values) = value {
      if (1...Self.mostWords).contains(values.count) { return words(values, at: path) }
      refuse(
        values.isEmpty
          ? "the type \"\(name)\" has no words"
          : "the type \"\(name)\" has \(values.count) words, and a type may have \(Self.mostWords)",
        fix: values.isEmpty ? "list its words, such as [\"cotton\", \"wool\"]" : "use fewer words",
        at: path)
    } else {
      add(wrong(value, "a list of words", at: path))
    }
    return []
  }

  private mutating func words(_ values: [JSONValue], at path: JSONPath) -> [String] {
    var words: [String] = []
    var known: Set<ExactText> = []
    for (index, value) in values.enumerated() {
      let path = path.appending(.index(index))
      guard case .string(let word) = value else {
        add(wrong(value, "words in quotes", at: path))
        continue
      }
      if word.isEmpty {
        refuse("this word is empty", fix: "write it, or remove it", at: path)
      } else if Self.hasEdge(word) {
        refuse(
          "the word \"\(word)\" begins or ends with a blank, or has a line end",
          fix: "remove it: the text of a step is one line without blanks around it", at: path)
      } else if !known.insert(word) {
        refuse("the word \"\(word)\" is written twice", fix: "remove one of them", at: path)
      }
      words.append(word)
    }
    return words
  }

  /// Whether no step could have the word at its end, or in its line.
  private static func hasEdge(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    return scalars.first?.properties.isWhitespace == true
      || scalars.last?.properties.isWhitespace == true
      || scalars.contains { ["\n", "\r"].contains($0) }
  }

  private static func isName(_ name: String) -> Bool {
    guard name.unicodeScalars.first?.properties.isAlphabetic == true else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .decimalNumber, .nonspacingMark, .spacingMark: true
      default: scalar.properties.isAlphabetic || scalar == "-" || scalar == "_"
      }
    }
  }
}

extension ConfigFile {
  /// A parameter type whose values are words.
  struct WordType: Sendable, Equatable {
    let name: String
    let words: [String]
    let place: Place

    /// The type; of two words of which one begins with the other, the longer one is tried first.
    var parameterType: ParameterType {
      let words = words.sorted { $0.utf8.count > $1.utf8.count }
      return ParameterType(
        name, matching: words.map(Self.escaped).joined(separator: "|")
      ) { $0 }
    }

    /// The word as a regular expression that matches only the word.
    private static func escaped(_ word: String) -> String {
      let special = "\\^$.|?*+()[]{}/".unicodeScalars
      return word.unicodeScalars.reduce(into: "") { text, scalar in
        if special.contains(scalar) { text.unicodeScalars.append("\\") }
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The parameter types of the file as a library.
  var library: StepLibrary {
    StepLibrary(
      text.path,
      declarations: types.map { type in
        Declaration(
          kind: .parameterType(
            ParameterTypeDeclaration(
              type: type.parameterType,
              source: SourceReference(uri: text.path, line: type.place.inText.line))))
      })
  }
}
