import SpecDrivers
import SpecRunner
import SpecText

/// Steps about files that the app offers for download.
enum DownloadSteps {
  static let library = StepLibrary("downloads") {
    Then(
      "I get the file {string}",
      "Checks that the app offered a file with this name since the last When.",
      example: #"Then I get the file "report.csv""#, needs: [.downloads]
    ) { (world: World, name: String) in
      try await world.check { scene in _ = try scene.file(named: name) }
    }

    Then(
      "I get the file {string} containing {string}",
      "Checks that the app offered a file with this text in its contents since the last When.",
      example: #"Then I get the file "report.csv" containing "Milk""#, needs: [.downloads]
    ) { (world: World, name: String, text: String) in
      try await world.check { scene in
        let contents = try scene.contents(ofFile: name)
        try Comparison.expect(
          contents.includes(lines: text), "the file \(name.quoted) does not contain \(text.quoted)",
          actual: contents.quoted)
      }
    }

    Then(
      "I get the file {string} with:",
      "Checks that the app offered a file with exactly these contents since the last When; a line may "
        + "end with CR LF.",
      example: #"Then I get the file "report.csv" with:"#, needs: [.downloads]
    ) { (world: World, name: String, text: DocStringArgument) in
      try await world.check { scene in
        try Comparison.expect(
          try scene.contents(ofFile: name).withPlainLineEnds, is: text.content.withPlainLineEnds,
          "the content of \(name.quoted)")
      }
    }

    Then(
      "I get no file", "Checks that the app offered no file since the last When.",
      example: "Then I get no file", needs: [.downloads]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let files = scene.events(.download)
        try Comparison.expect(
          files.isEmpty, "a file was offered",
          notes: files.map { "file \($0.subject.quoted)" })
      }
    }
  }
}

extension AssertionContext {
  fileprivate func file(named name: String) throws -> Event {
    let files = events(.download)
    if let file = files.last(where: { $0.subject.isSame(as: name) }) { return file }
    throw StepFailure(
      "the file \(name.quoted) was not offered for download",
      notes: [
        "files since the last When: "
          + (files.isEmpty ? "none" : files.map(\.subject.quoted).joined(separator: ", "))
      ])
  }

  fileprivate func contents(ofFile name: String) throws -> String {
    if let contents = try file(named: name).details["contents"]?.text { return contents }
    throw unknown("the contents of the file \(name.quoted)")
  }
}
