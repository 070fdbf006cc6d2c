/// The words for a fact: what is wrong in the author's words, and in the last line what to do.
extension UsageError: CustomStringConvertible {
  package var description: String {
    switch fact {
    case .unknownCommand(let typed, let nearest, let instead):
      "there is no command \(quoted(typed))\n"
        + (instead.map { "to run it: \($0)" }
          ?? meant(nearest.map { "\(place) \($0)" }, else: "\(place) --help lists the commands"))
    case .unknownFlag(let typed, let word, let nearest, let others):
      unknownFlag(typed, word, nearest, others)
    case .flagBeforeCommand(let typed, let owners):
      "\(place) has no flag \(quoted(typed)), but \(have(owners))\n"
        + "write it after the command; \(place) --help lists the commands"
    case .missingValue(let typed, let valueName, let next):
      missingValue(typed, valueName, next)
    case .unexpectedValue(let typed, let value, let negation):
      "\(typed) takes no value, but was given \(quoted(value))\n"
        + "write \(typed) alone" + (negation.map { ", or \($0) to switch it off" } ?? "")
    case .givenTwice(let flag, let first, let second):
      "\(flag) takes one value, but was given two: \(printable(first)) and \(printable(second))\n"
        + "keep one of them; \(place) --help says what it means"
    case .unknownChoice(let typed, let value, let choices, let nearest):
      "\(said(typed)) does not know \(quoted(value))\n"
        + meant(nearest, else: "it takes \(list(choices))")
    case .unknownName(let typed, let value, let nearest, let lister):
      "\(said(typed)) does not know \(quoted(value))\n"
        + meant(nearest, else: "\(lister) lists what it knows")
    case .unknownSetting(let typed, let name, let engine, let known, let nearest):
      "\(said(typed)): \(engine.map { "the engine \(quoted($0))" } ?? "no engine of this run") "
        + "has \(engine == nil ? "a" : "no") setting \(quoted(name))\n"
        + meant(
          nearest.map(quoted),
          else: known.isEmpty ? "leave it out" : "there are: \(known.joined(separator: ", "))")
    case .badValue(let typed, let value, let wants, let example):
      "\(said(typed)) wants \(wants), not \(quoted(value))\n"
        + "write it like \(origin.example(example) ?? joined(typed, example)); "
        + "\(place) --help says what it means"
    case .needsOther(let typed, let other):
      "\(said(typed)) has no effect without \(other.prefix { $0 != " " })\n"
        + "add \(other), or leave \(typed) out; \(place) --help says what it means"
    case .conflict(let typed, let other):
      "\(said(typed)) and \(printable(other)) contradict each other\n"
        + "keep one of them; \(place) --help says what they mean"
    case .needsTerminal(let typed):
      "\(said(typed)) needs a terminal, to show the runs on and to read keys from\n"
        + "leave it out here; \(place) --help says what it means"
    case .unreadable(let typed, let problem):
      "\(said(typed)) cannot be read: \(problem)\n\(place) --help says how it is written"
    case .unknownProfile(let typed, let value, let file, let known, let nearest):
      unknownProfile(typed, value, file, known, nearest)
    case .settings(let error): error.sentence(tool: String(place.prefix { $0 != " " }))
    case .extraArgument(let typed, let most):
      "\(place) takes \(most == 0 ? "no argument" : most == 1 ? "one argument" : "\(most) arguments")"
        + ", and \(quoted(typed)) is \(most == 0 ? "one" : "one too many")\n"
        + "\(place) --help says what it takes"
    case .missingArgument(let name, let usage):
      "\(place) needs \(name)\nwrite \(usage); \(place) --help says what it means"
    }
  }

  private func unknownFlag(
    _ typed: String, _ word: String, _ nearest: String?, _ others: [String]
  ) -> String {
    let first = "\(place) has no flag \(quoted(typed))"
    let last = "\(place) --help lists the flags it has"
    if !others.isEmpty { return first + ", but \(have(others))\n" + last }
    let holder = typed == word ? "" : ", which \(quoted(word)) holds"
    return first + holder + "\n" + meant(nearest, else: last)
  }

  private func have(_ commands: [String]) -> String {
    list(commands, last: "and") + (commands.count == 1 ? " has" : " have")
  }

  private func missingValue(_ typed: String, _ valueName: String, _ next: String?) -> String {
    guard let next else {
      return "\(typed) needs a value, and nothing follows it\n"
        + "write \(joined(typed, valueName)); \(place) --help says what it means"
    }
    return "\(typed) needs a value, and \(quoted(next)) is a flag\n"
      + "write \(joined(typed, valueName)); a value that begins with a dash is written "
      + "\(attached(typed, next))"
  }

  private func unknownProfile(
    _ typed: String, _ value: String, _ file: String?, _ known: [String], _ nearest: String?
  ) -> String {
    guard let file else {
      return
        "\(said(typed)) names \(quoted(value)), but there is no \(ConfigFile.name) to find it in\n"
        + "write one, or name a file: \(SettingsFlags.config.long) FILE"
    }
    let all =
      known.isEmpty
      ? "write it under \"\(ConfigFileReader.profilesKey)\", or leave \(typed) out"
      : "\(file) has \(list(known, last: "and"))"
    return "\(said(typed)) names \(quoted(value)), which is no profile of \(file)\n"
      + meant(nearest, else: all)
  }

  /// How the words are called that are wrong: the flag as typed, or where they were set.
  private func said(_ typed: String) -> String { origin.subject ?? typed }

  private func meant(_ nearest: String?, else sentence: String) -> String {
    nearest.map { "did you mean \($0)? \(sentence)" } ?? sentence
  }

  private func joined(_ flag: String, _ value: String) -> String { "\(flag) \(value)" }

  private func attached(_ flag: String, _ value: String) -> String {
    flag.utf8.count > 2 ? "\(flag)=\(printable(value))" : "\(flag)\(printable(value))"
  }

  private func list(_ words: [String], last: String = "or") -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  private func quoted(_ text: String) -> String { "\"\(printable(text))\"" }

  /// The text without what would move a terminal's cursor or change its colours.
  private func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
