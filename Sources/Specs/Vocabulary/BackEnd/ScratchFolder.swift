import SpecRunner
import SpecSystem
import SpecText

/// The scenario's own empty folder, in which its commands run and its files are.
enum ScratchFolderKey: WorldKey {
  static var initial: String? { nil }
}

/// Where commands run and names of files begin, in the scenario's folder: `server/`, or nothing.
enum CommandFolderKey: WorldKey {
  static var initial: String { "" }
}

/// Creates and removes the folder of a scenario, and finds files in it.
enum ScratchFolder {
  /// The time for creating or removing a folder.
  private static let limit = Duration.seconds(30)

  /// Creates the folder, unless the scenario has one.
  static func create(for world: World) async throws {
    if world[ScratchFolderKey.self] != nil { return }
    let result = try await CommandRun().run(
      #"mktemp -d "${TMPDIR:-/tmp}/spec-scenario.XXXXXX""#, in: "/", within: limit)
    guard result.hasSucceeded, let path = result.output.split(separator: "\n").first else {
      throw StepFailure("no folder could be created", notes: [result.summary], kind: .setup)
    }
    world[ScratchFolderKey.self] = String(path)
  }

  /// Removes the folder of a scenario that passed; that of another one is kept for its author.
  static func leave(_ world: World) async {
    for started in world[StartedCommandsKey.self].reversed() { _ = await started.stop() }
    guard let path = world[ScratchFolderKey.self] else { return }
    if world.status.isFailure {
      world.log("the folder of the scenario is kept: \(path)")
    } else {
      _ = try? await CommandRun().run(
        "rm -rf -- \"$SPEC_FOLDER\"", in: "/", environment: ["SPEC_FOLDER": path], within: limit)
    }
  }

  /// The path of a file in the folder.
  ///
  /// - Throws: `StepFailure` if the scenario has no folder, or if the name leads out of it.
  static func path(of name: String, in world: World) throws -> String {
    guard let folder = world[ScratchFolderKey.self] else {
      throw StepFailure(
        "this scenario has no folder of its own",
        notes: ["create one first: Given an empty folder"], kind: .setup)
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != ".." }) else {
      throw StepFailure(
        "\(name.quoted) is not a file in the folder of the scenario",
        notes: ["write a path without \"..\" that does not begin with \"/\""], kind: .argument)
    }
    return folder + "/" + world[CommandFolderKey.self] + name
  }

  /// The names of all that is in a folder, hidden files too.
  ///
  /// - Throws: `StepFailure` if there is no such folder.
  static func entries(of name: String, in world: World) throws -> [String] {
    let path = try path(of: name, in: world)
    if case .directory = FileSystem.kind(of: path),
      let all = try? FileSystem.entries(of: path, withHidden: true)
    {
      return all.map(\.name)
    }
    throw StepFailure("there is no folder \(name.quoted)", notes: others(in: path))
  }

  /// - Throws: `StepFailure` if there is nothing at a path of the current directory, or if the path
  ///   leads out of it.
  private static func check(_ source: String) throws {
    let place = "the path begins at \(FileSystem.currentFolder ?? "the current directory")"
    guard source.utf8.first != UInt8(ascii: "/"), !source.split(separator: "/").contains("..")
    else {
      throw StepFailure(
        "\(source.quoted) is not in the current directory",
        notes: ["write a path without \"..\" that does not begin with \"/\"", place],
        kind: .argument)
    }
    if !FileSystem.isMissing(source) { return }
    throw StepFailure("there is no file \(source.quoted)", notes: [place], kind: .setup)
  }

  /// The content of a file of the scenario's folder, or else of the current directory.
  ///
  /// - Throws: `StepFailure` if it cannot be read.
  static func input(_ name: String, for world: World) throws -> [UInt8] {
    var source = name
    if world[ScratchFolderKey.self] != nil, let own = try? path(of: name, in: world),
      !FileSystem.isMissing(own)
    {
      source = own
    } else {
      try check(source)
    }
    switch FileSystem.read(source) {
    case .success(let bytes): return bytes
    case .failure(let failure):
      throw StepFailure(
        "the file \(name.quoted) cannot be read", notes: [failure.sentence], kind: .setup)
    }
  }

  /// Copies a file or folder of the current directory.
  ///
  /// - Throws: `StepFailure` if it does not exist, is outside of the directory, or cannot be copied.
  static func copy(_ source: String, to name: String, in world: World) async throws {
    let target = try path(of: name, in: world)
    try check(source)
    let isFolder = if case .directory = FileSystem.kind(of: source) { true } else { false }
    let result = try await CommandRun().run(
      #"mkdir -p -- "$SPEC_FOLDER" && cp -R -- "$SPEC_SOURCE" "$SPEC_TARGET""#, in: ".",
      environment: [
        "SPEC_FOLDER": isFolder
          ? target : String(target[..<(target.lastIndex(of: "/") ?? target.endIndex)]),
        "SPEC_SOURCE": isFolder ? source + "/." : source, "SPEC_TARGET": target,
      ], within: limit)
    if result.hasSucceeded { return }
    throw StepFailure(
      "\(source.quoted) could not be copied", notes: [result.summary], kind: .setup)
  }

  /// Writes a file, with the folders around it.
  ///
  /// - Parameter mode: its permissions; nil for the usual ones.
  static func write(_ text: String, to name: String, in world: World, mode: Int? = nil) throws {
    let path = try path(of: name, in: world)
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      if FileSystem.isMissing(folder) { try? FileSystem.makeDirectory(folder) }
    }
    do throws(SystemError) {
      let file = try FileSystem.open(path, .plainly)
      defer { file.close() }
      try file.truncate(to: 0)
      if let mode { try file.setPermissions(mode) }
      try file.writeAll(Array(text.utf8))
    } catch {
      throw StepFailure(
        "the file \(name.quoted) could not be written: \(error.reason)", kind: .setup)
    }
  }

  /// The path of a file that exists.
  ///
  /// - Throws: `StepFailure` with what there is instead.
  static func file(_ name: String, in world: World) throws -> String {
    let path = try path(of: name, in: world)
    if case .file = FileSystem.kind(of: path) { return path }
    throw StepFailure("there is no file \(name.quoted)", notes: others(in: path))
  }

  /// The text of a file.
  ///
  /// - Throws: `StepFailure` if there is no such file, or if it is not a text.
  static func text(of name: String, in world: World) throws -> String {
    switch FileSystem.text(try file(name, in: world)) {
    case .success(let text): return text
    case .failure(let failure):
      throw StepFailure("the file \(name.quoted) cannot be read", notes: [failure.sentence])
    }
  }

  /// What there is beside a file that is missing.
  static func others(in path: String) -> [String] {
    let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let names = ((try? FileSystem.entries(of: folder, withHidden: true)) ?? []).map(\.name)
    return names.isEmpty ? ["its folder has no files"] : ["there is: " + names.listed()]
  }
}
