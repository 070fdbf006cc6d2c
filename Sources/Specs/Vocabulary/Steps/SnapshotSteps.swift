import SpecDrivers
import SpecRunner
import SpecText

/// Steps that compare the screen with a text: a snapshot in a file, or a doc string.
enum SnapshotSteps {
  static let library = StepLibrary("snapshots") {
    Then(
      "the screen matches snapshot {string}",
      "Compares all elements, their names and states with a file beside the feature.",
      example: #"Then the screen matches snapshot "cart""#
    ) { (world: World, name: String) in
      try await SnapshotCheck(name, of: nil, in: world).run()
    }

    Then(
      "{element} matches snapshot {string}",
      "Compares an element and what it contains with a file beside the feature.",
      example: #"Then "Cart" matches snapshot "cart items""#
    ) { (world: World, element: Selector, name: String) in
      try await SnapshotCheck(name, of: element, in: world).run()
    }

    Then(
      "the screen matches:",
      "Checks that the listed elements are on the screen in this order; others may be between.",
      example: "Then the screen matches:"
    ) { (world: World, text: DocStringArgument) in
      try await compare(world, nil, text)
    }

    Then(
      "{element} matches:",
      "Checks that the listed elements are in the element in this order; others may be between.",
      example: #"Then "Cart" matches:"#
    ) { (world: World, element: Selector, text: DocStringArgument) in
      try await compare(world, element, text)
    }
  }

  private static func compare(
    _ world: World, _ element: Selector?, _ text: DocStringArgument
  ) async throws {
    let pattern = try SnapshotPattern(text.content, place: "the doc string", isPartial: true)
    try await world.check { scene in
      let snapshot = try scene.snapshot(of: element)
      try scene.expect(snapshot, matches: pattern, element?.description ?? "the screen")
    }
  }
}

/// The snapshots of the run, set by a hook; by default, none is written.
enum SnapshotFilesKey: WorldKey {
  static var initial: SnapshotFiles { SnapshotFiles() }
}

extension World {
  /// The command that writes the snapshots of the scenario.
  func commandToUpdate(_ update: SnapshotFiles.Update) -> String {
    let place = pickle.map { "\($0.uri):\($0.location.line)" } ?? ""
    return self[SnapshotFilesKey.self].commandToUpdate(update, at: place)
  }
}

/// A comparison of the screen with a file, which it may write.
private struct SnapshotCheck {
  private let world: World
  private let files: SnapshotFiles
  private let element: Selector?
  private let name: String
  private let path: String

  init(_ name: String, of element: Selector?, in world: World) throws {
    self.world = world
    self.element = element
    self.name = name
    files = world[SnapshotFilesKey.self]
    path = try SnapshotFiles.path(of: name, for: world.pickle?.uri ?? "")
  }

  private var subject: String { element?.description ?? "the screen" }

  func run() async throws {
    guard let text = try files.text(at: path) else { return try await write() }
    let pattern = try SnapshotPattern(text, place: path, isPartial: false)
    var seen: ScreenSnapshot?
    do {
      try await world.check { scene in
        seen = nil
        let snapshot = try scene.snapshot(of: element)
        seen = snapshot
        try scene.expect(
          snapshot, matches: pattern, subject, "the snapshot \(name.quoted)",
          notes: [
            pattern.isPartial
              ? "if this is right, change \(path)"
              : "if this is right, update \(path):\n\(world.commandToUpdate(.changed))"
          ])
      }
    } catch let failure as StepFailure {
      // Without a snapshot, the element was not found or the engine failed.
      guard files.update.writesChanged, !pattern.isPartial, let seen else { throw failure }
      try save(SnapshotComparison(pattern, with: seen).merged)
    }
    if files.update == .all, !pattern.isPartial, let seen {
      let merged = SnapshotComparison(pattern, with: seen).merged
      if !merged.isSame(as: text) { try save(merged) }
    }
  }

  /// Writes the first snapshot, once the screen does not change any more.
  private func write() async throws {
    guard files.update.writesMissing else {
      throw StepFailure(
        "there is no snapshot \(name.quoted)",
        notes: ["\(path) does not exist", "write it: \(world.commandToUpdate(.missing))"],
        kind: .setup)
    }
    let isVirtual = try world.session.driver.capabilities[.clock] == .exact
    var last: ScreenSnapshot?
    var repetitions = 0
    try await world.check { scene in
      let snapshot = try scene.snapshot(of: element)
      repetitions = last?.text.isSame(as: snapshot.text) == true ? repetitions + 1 : 0
      last = snapshot
      if isVirtual || scene.observation.settled.value == true || repetitions >= 3 { return }
      throw StepFailure(
        "\(subject) keeps changing, so its snapshot was not written",
        notes: ["wait for the end of the changes with a Then before this step"])
    }
    if let last { try save(last.text) }
  }

  private func save(_ text: String) throws {
    try files.write(text, to: path)
    world.log("the snapshot \(path) was written")
  }
}

extension AssertionContext {
  /// The snapshot of an element, or of the screen.
  fileprivate mutating func snapshot(of selector: Selector?) throws -> ScreenSnapshot {
    guard let selector else { return ScreenSnapshot(screen) }
    let found = try element(selector)
    var scope = selector
    scope.scopes = []
    let contents = Selector("", .any, in: [scope] + selector.scopes).matches(on: screen)
    return ScreenSnapshot(of: found, and: contents, on: screen)
  }

  fileprivate mutating func expect(
    _ snapshot: ScreenSnapshot, matches pattern: SnapshotPattern, _ subject: String,
    _ name: String = "the doc string", notes: [String] = []
  ) throws {
    if pattern.isPartial {
      try expectPart(snapshot, pattern, subject, name, notes)
    } else {
      try expectWhole(snapshot, pattern, subject, name, notes)
    }
  }

  private mutating func expectWhole(
    _ snapshot: ScreenSnapshot, _ pattern: SnapshotPattern, _ subject: String, _ name: String,
    _ notes: [String]
  ) throws {
    let what = "whether \(subject) matches \(name)"
    let comparison = SnapshotComparison(pattern, with: snapshot)
    if comparison.isEqual {
      // A snapshot that says what was not read claims nothing about it.
      if screen.missing == nil { try requireComplete(what) }
      return
    }
    if let missing = screen.missing, comparison.hasNothingNew { throw unknown(what, missing) }
    if let state = comparison.unknownState ?? unknownRole {
      throw unknown("\(what): \(state) is not known")
    }
    throw StepFailure(
      "\(subject) does not match \(name)",
      notes: [comparison.difference, "where - is \(name) and + is \(subject)"] + notes)
  }

  /// The first role that the engine does not know.
  private var unknownRole: String? {
    screen.elements.first { $0.isVisible && $0.properties[.role]?.reason != nil }
      .map { "the role of \($0.plainName.quoted)" }
  }

  private func expectPart(
    _ snapshot: ScreenSnapshot, _ pattern: SnapshotPattern, _ subject: String, _ name: String,
    _ notes: [String]
  ) throws {
    guard let place = SnapshotSearch(pattern, in: snapshot).missing else { return }
    let line = pattern.lines[place]
    let isElsewhere = snapshot.lines.contains(where: line.matchesPart)
    let similar = isElsewhere ? nil : snapshot.lines.first(where: line.isSame)
    if let similar, let state = line.unknownState(of: similar) {
      throw unknown("whether \(subject) matches \(name): \(state) is not known")
    }
    if let role = unknownRole {
      throw unknown("whether \(subject) matches \(name): \(role) is not known")
    }
    let before = place > 0 ? [pattern.lines[place - 1].source] : []
    throw StepFailure(
      "\(subject) does not match \(name): an element is missing", expected: line.source,
      actual: similar?.text,
      notes: before.map {
        (isElsewhere ? "it is there, but not after " : "it must come after ") + $0
      }
        + [screen.missing].compactMap { $0 } + notes)
  }
}
