import SpecAnalysis
import SpecJSON
import SpecText

/// A settings file that cannot be used, with everything that is wrong in it.
struct ConfigFileError: Error, Equatable {
  /// What is wrong, in the order of the text; never empty.
  let problems: [ConfigFileProblem]

  /// More problems than this are counted, not printed.
  private static let most = 20

  init(_ problems: [ConfigFileProblem]) { self.problems = problems }

  /// A sentence for each problem.
  ///
  /// - Parameter tool: the name of the tool, for references to its help.
  func sentence(tool: String) -> String {
    let sentences = problems.prefix(Self.most).map { $0.sentence(tool: tool) }
    let rest = problems.count - sentences.count
    return (sentences + (rest > 0 ? ["and \(rest.counted("more problem"))"] : []))
      .joined(separator: "\n")
  }
}

/// One thing that is wrong with a settings file: the fact, and where it was met.
struct ConfigFileProblem: Error, Equatable {
  /// The file as errors call it.
  let file: String

  /// What is spoken of; nil for the file as a whole.
  var place: ConfigFile.Place?

  /// What is wrong.
  let fact: Fact

  /// What can be wrong with a settings file.
  enum Fact: Sendable, Equatable {
    /// The system does not hand it over, for this reason.
    case unreadable(String)

    /// The text is no JSON from a place on, or has a comment there.
    case notJSON(at: JSONPosition, problem: String)
    case comment(at: JSONPosition)

    /// A key that is written again in the same object; `first` is where it was written before.
    case repeatedKey(String, at: JSONPosition, first: JSONPosition)

    /// An unknown key; `belongsTo` is the section that has such a key.
    case unknownKey(nearest: String?, known: [String], belongsTo: String?)

    /// A value of another kind than its key requires.
    case wrongKind(expected: String, found: String)

    /// A value that is none of its key's choices.
    case unknownChoice(value: String, choices: [String])

    /// A name that an engine of one's own cannot have.
    case engineName(String, kinds: [String])

    /// An object without a key it cannot do without.
    case missing(String, fix: String)

    /// Anything else, and what to do.
    case sentence(String, fix: String)

    /// A value that its flag refuses.
    case value(UsageError)
  }

}

extension ConfigFileProblem {
  init(_ problem: LintSettingsProblem, in text: ConfigFile.Text) {
    self.init(
      file: text.path, place: ConfigFile.Place(text: text, path: problem.path),
      fact: .sentence(problem.message, fix: problem.fix))
  }

  init(_ file: String, notJSON error: JSONError, _ bytes: [UInt8]) {
    let rest = bytes.dropFirst(error.offset).prefix(2)
    let isComment =
      [Array("//".utf8), Array("/*".utf8)].contains(Array(rest))
      || rest.first == UInt8(ascii: "#")
    self.init(
      file: file,
      fact: isComment
        ? .comment(at: error.position) : .notJSON(at: error.position, problem: error.problem))
  }

  /// The bytes before the place that is spoken of, for the order of the text.
  var offset: Int {
    switch fact {
    case .notJSON(let place, _), .comment(let place), .repeatedKey(_, let place, _):
      return place.offset
    case .value(let error):
      guard case .file(let place) = error.origin else { return 0 }
      return place.inText.offset
    default: return place?.inText.offset ?? 0
    }
  }

  /// The message: file, place and what is wrong; in the last line what to do.
  ///
  /// - Parameter tool: the name of the tool, for references to its help.
  func sentence(tool: String) -> String {
    let escape = "\(SettingsFlags.config.negation ?? "") ignores the file"
    let key = "\"\(place?.key ?? "")\""
    let here = place.map(\.description) ?? file
    switch fact {
    case .unreadable(let reason):
      return "\"\(file)\" cannot be read: \(reason)\ncheck the path and its permissions"
    case .notJSON(let place, let problem):
      return "\(file):\(place.line):\(place.column): invalid JSON: \(problem)\n"
        + "fix it; \(escape)"
    case .comment(let place):
      return
        "\(file):\(place.line):\(place.column): JSON has no comments\nremove the comment; \(escape)"
    case .repeatedKey(let key, let place, let first):
      return "\(file):\(place.line):\(place.column): duplicate key \"\(key)\", first on "
        + "line \(first.line)\nremove one of them; \(escape)"
    case .value(let error):
      return UsageError(place: "\(tool) run", fact: error.fact, origin: error.origin).description
    case .unknownKey(let nearest, let known, let section):
      let way =
        if let section {
          "move it into \"\(section)\" or a profile; \(escape)"
        } else if let nearest {
          "did you mean \"\(nearest)\"? \(escape)"
        } else if known.count > 8 {
          "\(tool) config lists the keys; \(escape)"
        } else {
          "use \(known.map { "\"\($0)\"" }.joined(separator: ", ")); \(escape)"
        }
      return "\(here): unknown key \(key)\(section == nil ? "" : " at the top level")\n\(way)"
    case .wrongKind(let expected, let found):
      let subject = place?.path.steps.isEmpty == false ? key : "the file"
      return "\(here): \(subject) requires \(expected), not \(found)\n"
        + "change it; \(tool) help config shows an example"
    case .unknownChoice(let value, let choices):
      let all = "use \(choices.joined(separator: ", "))"
      return "\(here): \(key) does not accept \"\(value)\"\n"
        + (Nearest.nearest(to: value, in: choices).map { "did you mean \"\($0)\"? \(all)" } ?? all)
    case .engineName(_, let kinds):
      return "\(here): an engine cannot be named \(key)\n"
        + "use a name without a colon, other than \(kinds.joined(separator: ", "))"
    case .sentence(let sentence, let fix): return "\(here): \(sentence)\n\(fix)"
    case .missing(let missing, let fix): return "\(here): \(key) lacks \"\(missing)\"\n\(fix)"
    }
  }
}
