import SpecRunner
import SpecText

/// The words for engines, pages and settings of engines.
extension FlagWords<String> {
  /// A kind of engine, its address or a name in `spec.json`; the command decides which exist.
  static var engine: FlagWords {
    FlagWords(completion: .names(.engines), inFile: FlagFileForm { $1.words($0) }) {
      $0.value ?? ""
    }
  }

  /// A setting of an engine: a name and a value.
  static var setting: FlagWords {
    pair(FlagFileForm(isPair: true) { $1.loose($0) }) { name in
      name.isEmpty ? ("a name and a value", "api=http://127.0.0.1:8080") : nil
    }
  }

  /// A variable of steps and its value, which is never a path.
  static var variable: FlagWords {
    pair(FlagFileForm(isPair: true)) { name in
      VariableScanner.isName(name)
        ? nil : ("a name of letters, digits and underscores, and a value", "HOST=localhost")
    }
  }

  /// A name and a value; see `Arguments.Occurrence.pair`.
  ///
  /// - Parameter problem: what is expected instead of a name, with an example; nil if it is one.
  private static func pair(
    _ form: FlagFileForm,
    unless problem: @escaping @Sendable (String) -> (expected: String, example: String)?
  ) -> FlagWords {
    FlagWords(inFile: form) { given throws(UsageError.Fact) in
      let (name, value) = given.pair
      if let (expected, example) = problem(value == nil ? "" : name) {
        throw given.unusable(expected: expected, example: example)
      }
      return given.value ?? ""
    }
  }

  /// A name and where its value is read; the command decides what it names.
  static var secret: FlagWords {
    let form = FlagFileForm(isPair: true) { text, paths in
      if case .file(let file)? = SecretSource(text) {
        "file:" + paths.path(file)
      } else {
        paths.loose(text)
      }
    }
    return FlagWords(inFile: form) { $0.value ?? "" }
  }
}

extension FlagWords<UrlOption> {
  /// A page, or the name of an app and a page.
  static var page: FlagWords {
    let form = FlagFileForm { text, paths in
      let url = UrlOption(text)
      return (url.app.map { "\($0)=" } ?? "") + paths.loose(url.page)
    }
    return FlagWords(completion: .file, inFile: form) { UrlOption($0.value ?? "") }
  }
}

extension FlagWords<ServeOption> {
  /// A folder; in a settings file also an object with a command that starts a server.
  static var server: FlagWords {
    var form = FlagFileForm.path
    form.object = (ServeOption.schema, ServeOption.value)
    return FlagWords(completion: .directory, inFile: form) { given throws(UsageError.Fact) in
      try ServeOption(given.value ?? "")
    }
  }
}
