import SpecText

/// The message of an error: what is wrong, and in the last line what to do.
extension UsageError: CustomStringConvertible {
  var description: String {
    switch fact {
    case .unknownCommand(let typed, let nearest, let instead):
      "unknown command \(quoted(typed))\n"
        + (instead.map { "to run this path: \($0)" }
          ?? meant(nearest.map { "\(place) \($0)" }, else: "\(place) --help lists the commands"))
    case .unknownFlag(let typed, let word, let nearest, let others):
      unknownFlag(typed, word, nearest, others)
    case .flagBeforeCommand(let typed, let owners):
      "\(place) has no flag \(quoted(typed)), but \(have(owners))\n"
        + "write it after the command; \(place) --help lists the commands"
    case .missingValue(let typed, let valueName, let next):
      missingValue(typed, valueName, next)
    case .unexpectedValue(let typed, let value, let negation):
      "\(typed) takes no value, but \(quoted(value)) follows it\n"
        + "write \(typed) without a value" + (negation.map { ", or \($0) to turn it off" } ?? "")
    case .givenTwice(let flag, let first, let second):
      "\(flag) can be used only once, but has two values: \(printable(first)) and \(printable(second))\n"
        + "remove one of them; \(place) --help explains the flag"
    case .unknownChoice(let typed, let value, let choices, let hint):
      "\(subject(typed)) does not accept \(quoted(value))\n"
        + meant(
          Nearest.nearest(to: value, in: choices) ?? hint, else: "use \(choices.listed())")
    case .unknownName(let typed, let value, let known, let lister):
      "\(subject(typed)): unknown name \(quoted(value))\n"
        + meant(
          Nearest.nearest(to: value, in: known),
          else: "\(Dashes.startFlag(lister) ? "\(place) \(lister)" : lister) lists the names")
    case .unknownSetting(let typed, let name, let engine, let known):
      "\(subject(typed)): \(engine.map { "the engine \(quoted($0))" } ?? "no engine of this run") "
        + "has \(engine == nil ? "a" : "no") setting \(quoted(name))\n"
        + meant(
          Nearest.nearest(to: name, in: known).map(quoted),
          else: known.isEmpty ? "remove it" : "settings: \(known.joined(separator: ", "))")
    case .badValue(let typed, let value, let expected, let example):
      "\(subject(typed)) requires \(expected), not \(quoted(value))\n"
        + "example: \(origin.example(example) ?? joined(typed, example)); "
        + "\(place) --help explains the flag"
    case .needsOther(let typed, let other):
      "\(subject(typed)) has no effect without \(other.prefix { $0 != " " })\n"
        + "add \(other) or remove \(typed); \(place) --help explains the flag"
    case .conflict(let typed, let other):
      "\(subject(typed)) cannot be combined with \(printable(other))\n"
        + "remove one of them; \(place) --help explains the flags"
    case .needsTerminal(let typed):
      "\(subject(typed)) requires a terminal for output and input\n"
        + "remove it, or run it in a terminal; \(place) --help explains the flag"
    case .unreadable(let typed, let problem):
      "\(subject(typed)) cannot be read: \(problem)\n\(place) --help explains the syntax"
    case .refused(let typed, let problem, let advice):
      "\(subject(typed)): \(printable(problem))\n\(printable(advice))"
    case .untrusted(let sentence, let advice): sentence + advice
    case .unknownProfile(let typed, let value, let file, let known):
      unknownProfile(typed, value, file, known)
    case .settings(let error): error.sentence(tool: String(place.prefix { $0 != " " }))
    case .extraArgument(let typed, let most):
      "\(place) accepts \(most == 0 ? "no arguments" : most == 1 ? "one argument" : "\(most) arguments")"
        + "; unexpected: \(quoted(typed))\n"
        + "\(place) --help shows the usage"
    case .missingArgument(let name, let usage):
      "\(place) requires \(name)\nusage: \(usage); \(place) --help explains it"
    }
  }

  private func unknownFlag(
    _ typed: String, _ word: String, _ nearest: String?, _ others: [String]
  ) -> String {
    let first = "\(place) has no flag \(quoted(typed))"
    let last = "\(place) --help lists its flags"
    if !others.isEmpty { return first + ", but \(have(others))\n" + last }
    let holder = typed == word ? "" : " (in \(quoted(word)))"
    return first + holder + "\n" + meant(nearest, else: last)
  }

  private func have(_ commands: [String]) -> String {
    commands.listed("and") + (commands.count == 1 ? " has" : " have")
  }

  private func missingValue(_ typed: String, _ valueName: String, _ next: String?) -> String {
    guard let next else {
      return "\(typed) requires a value\n"
        + "write \(joined(typed, valueName)); \(place) --help explains the flag"
    }
    return "\(typed) requires a value, but \(quoted(next)) is a flag\n"
      + "write \(joined(typed, valueName)); to pass a value that begins with a dash, write "
      + "\(attached(typed, next))"
  }

  private func unknownProfile(
    _ typed: String, _ value: String, _ file: String?, _ known: [String]
  ) -> String {
    guard let file else {
      return
        "\(subject(typed)): profile \(quoted(value)) not found, since there is no \(ConfigFile.name)\n"
        + "create one, or name a file with \(SettingsFlags.config.long) FILE"
    }
    let all =
      known.isEmpty
      ? "add it to \"\(ConfigFileReader.profilesKey)\", or remove \(typed)"
      : "its profiles: \(known.joined(separator: ", "))"
    return "\(subject(typed)): \(file) has no profile \(quoted(value))\n"
      + meant(Nearest.nearest(to: value, in: known), else: all)
  }

  /// The subject of the message: the flag as typed, or the place of the setting.
  private func subject(_ typed: String) -> String { origin.subject ?? typed }

  private func meant(_ nearest: String?, else sentence: String) -> String {
    nearest.map { "did you mean \($0)? \(sentence)" } ?? sentence
  }

  private func joined(_ flag: String, _ value: String) -> String { "\(flag) \(value)" }

  private func attached(_ flag: String, _ value: String) -> String {
    flag.utf8.count > 2 ? "\(flag)=\(printable(value))" : "\(flag)\(printable(value))"
  }

  private func quoted(_ text: String) -> String { "\"\(printable(text))\"" }

  /// The text with control characters escaped, so that it cannot control a terminal.
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
