import SpecRunner
import SpecSystem
import SpecText

/// Steps that write and check the files of a scenario's folder, in which its commands run.
enum CommandFileSteps {
  static let writing = StepLibrary("files for commands") {
    Given(
      "an empty folder",
      "Creates a folder in which the scenario's commands run; it is kept if the scenario fails.",
      example: "Given an empty folder"
    ) { (world: World) in try await ScratchFolder.create(for: world) }

    Given(
      "an executable file {string} with:",
      "Writes a script in the scenario's folder, which everyone may run.",
      example: #"Given an executable file "bin/greet" with:"#
    ) { (world: World, name: String, text: TextBlock) in
      try ScratchFolder.write(text.text + "\n", to: name, in: world, mode: 0o755)
    }

    Given(
      "a copy of {string}",
      "Copies a file or folder of the current directory into the scenario's folder.",
      example: #"Given a copy of "fixtures/users.csv""#
    ) { (world: World, source: FileName) in
      let name = source.path.split(separator: "/").last.map { String($0) } ?? source.path
      try await ScratchFolder.copy(source.path, to: name, in: world)
    }

    Given(
      "a copy of {string} as {string}",
      "Copies a file or folder under another name; what a folder contains, if the name is \".\".",
      example: #"Given a copy of "fixtures/app" as ".""#
    ) { (world: World, source: FileName, name: String) in
      try await ScratchFolder.copy(source.path, to: name, in: world)
    }

    Given(
      "a file {string} with:", "Writes a file in the scenario's folder; its last line is ended.",
      example: #"Given a file "config.json" with:"#
    ) { (world: World, name: String, text: DocStringArgument) in
      try ScratchFolder.write(
        text.content.isEmpty ? "" : text.content + "\n", to: name, in: world)
    }
  }

  static let checking = StepLibrary("files of the scenario") {
    Then(
      "there are the files:", "Checks that files or folders are in the scenario's folder.",
      example: "Then there are the files:"
    ) { (world: World, list: ListTable) in try check(list.texts, in: world, exist: true) }

    Then(
      "there are none of the files:",
      "Checks that nothing has any of these names in the scenario's folder.",
      example: "Then there are none of the files:"
    ) { (world: World, list: ListTable) in try check(list.texts, in: world, exist: false) }

    Then(
      "there is a file {string}", "Checks that a file is in the scenario's folder.",
      example: #"Then there is a file "out/report.txt""#
    ) { (world: World, name: String) in
      world.noteCheck()
      _ = try ScratchFolder.file(name, in: world)
    }

    Then(
      "there is no file {string}", "Checks that nothing has this name in the scenario's folder.",
      example: #"Then there is no file "draft.txt""#
    ) { (world: World, name: String) in try check([name], in: world, exist: false) }

    Then(
      "the file {string} has the permissions {string}",
      "Compares the permissions of a file or folder, written as an octal number.",
      example: #"Then the file "run.sh" has the permissions "755""#
    ) { (world: World, name: String, written: String) in
      guard let wanted = Int(written, radix: 8), (0...0o7777).contains(wanted) else {
        throw StepFailure(
          "\(written.quoted) is not an octal number", notes: ["write permissions such as \"644\""],
          kind: .argument)
      }
      let path = try ScratchFolder.path(of: name, in: world)
      world.noteCheck()
      guard let status = try? FileSystem.status(of: path) else {
        throw StepFailure("there is no file \(name.quoted)", notes: ScratchFolder.others(in: path))
      }
      try expect(
        String(status.mode, radix: 8), is: String(wanted, radix: 8),
        "the permission mode of the file \(name.quoted)", in: world)
    }

    Then(
      "there is a folder {string}", "Checks that a folder is in the scenario's folder.",
      example: #"Then there is a folder "out""#
    ) { (world: World, name: String) in
      world.noteCheck()
      _ = try ScratchFolder.entries(of: name, in: world)
    }

    Then(
      "the folder {string} has:",
      "Compares all names in a folder, also those with a dot at the start, in any order; \".\" is the "
        + "scenario's own.",
      example: #"Then the folder "out" has:"#
    ) { (world: World, name: String, list: ListTable) in
      world.noteCheck()
      let found = Set(exactly: try ScratchFolder.entries(of: name, in: world))
      let wanted = Set(exactly: list.texts)
      let missing = wanted.inOrder.filter { !found.contains($0) }
      let more = found.inOrder.filter { !wanted.contains($0) }
      if missing.isEmpty, more.isEmpty { return }
      throw StepFailure(
        "the folder \(name.quoted) is not as listed",
        notes: (missing.isEmpty
          ? [] : ["it does not have: " + missing.map(\.quoted).joined(separator: ", ")])
          + (more.isEmpty ? [] : ["it also has: " + more.map(\.quoted).joined(separator: ", ")]))
    }
  }

  /// Checks that files or folders exist, or that none does.
  private static func check(_ names: [String], in world: World, exist: Bool) throws {
    world.noteCheck()
    let wrong = try names.filter {
      let path = try ScratchFolder.path(of: $0, in: world)
      return exist ? FileSystem.isMissing(path) : !FileSystem.isFree(path)
    }
    if wrong.isEmpty { return }
    throw StepFailure(
      "there is \(exist ? "no" : "a") file " + wrong.map(\.quoted).joined(separator: ", "))
  }
}
