import SpecDrivers
import SpecPictures
import SpecRunner
import SpecText

/// Steps that compare the pixels of the screen with a picture in a file.
enum PictureSteps {
  static let library = StepLibrary("pictures") {
    Given(
      "pictures may differ in {float} % of their pixels",
      "Tolerates differences of pictures in this scenario.",
      example: "Given pictures may differ in 0.5 % of their pixels", needs: [.pictures]
    ) { (world: World, part: Double) in
      guard part > 0, part < 100 else {
        throw StepFailure(
          "\(part) % is not a part of a picture", notes: ["use a number between 0 and 100"],
          kind: .argument)
      }
      world[PictureToleranceKey.self] = part
    }

    Then(
      "the screen looks like {string}",
      "Compares the pixels of the screen with a picture beside the feature.",
      example: #"Then the screen looks like "cart""#, needs: [.pictures]
    ) { (world: World, name: String) in
      try await PictureCheck(name, of: nil, without: [], in: world).run()
    }

    Then(
      "{element} looks like {string}",
      "Compares the pixels of an element with a picture beside the feature.",
      example: #"Then "Cart" looks like "cart items""#, needs: [.pictures]
    ) { (world: World, element: Selector, name: String) in
      try await PictureCheck(name, of: element, without: [], in: world).run()
    }

    Then(
      "the screen looks like {string} except:",
      "Compares the pixels of the screen without those of some elements; each row has a name.",
      example: #"Then the screen looks like "cart" except:"#, needs: [.pictures]
    ) { (world: World, name: String, table: ListTable) in
      try await PictureCheck(name, of: nil, without: table.texts, in: world).run()
    }

    Then(
      "{element} looks like {string} except:",
      "Compares the pixels of an element without those of others in it; each row has a name.",
      example: #"Then "Cart" looks like "cart items" except:"#, needs: [.pictures]
    ) { (world: World, element: Selector, name: String, table: ListTable) in
      try await PictureCheck(name, of: element, without: table.texts, in: world).run()
    }
  }
}

/// The part of the pixels that may differ in the scenario, in per cent.
private enum PictureToleranceKey: WorldKey {
  static var initial: Double { 0 }
}

/// A comparison of a picture with a file, which it may write.
private struct PictureCheck {
  private let world: World
  private let files: SnapshotFiles
  private let element: Selector?
  private let hidden: [Selector]
  private let name: String

  init(
    _ name: String, of element: Selector?, without hidden: [String], in world: World
  ) throws {
    self.world = world
    self.element = element
    self.hidden = try hidden.map(ElementReference.read(cell:))
    self.name = name
    files = world[SnapshotFilesKey.self]
    // A name that is not safe fails before the app is looked at.
    _ = try SnapshotFiles.path(of: name, for: "")
  }

  private var subject: String { element?.description ?? "the screen" }

  /// Takes pictures until one is like the file, or until they do not change any more.
  func run() async throws {
    let session = try world.session
    let started = world.now
    let patience = Eventually.asked ?? session.patience
    var last: View?
    var repetitions = 0
    var file: (path: String, expected: Expected?)?
    while true {
      let view = try await look(session)
      let path = try SnapshotFiles.path(
        of: name, for: world.pickle?.uri ?? "", pictureOf: await kind(of: view, session))
      // A picture is read once, unless the window gets another size.
      if file?.path.isSame(as: path) != true { file = (path, try read(path)) }
      let expected = file?.expected
      if expected == nil, !files.update.writesMissing { throw missing(path) }
      let difference = try expected.flatMap { try compare(view, with: $0.picture) }
      if expected != nil, difference == nil { return }
      repetitions = last.map(view.looks(like:)) == true ? repetitions + 1 : 0
      last = view
      // An engine that cannot report when the app is at rest needs several equal pictures in a row.
      let isAtRest = repetitions >= (view.isSettled ? 1 : 4)
      let waited = started.flatMap { start in world.now.map { $0 - start } } ?? patience
      if isAtRest || waited >= patience {
        return try end(view, path, expected, difference, isAtRest: isAtRest)
      }
      try await session.pause(.milliseconds(100))
    }
  }

  /// What the file depends on: the browser or platform, and the size of the screen.
  private func kind(of view: View, _ session: AppSession) async -> String {
    let kind =
      await (session.driver as? any PicturedDriver)?.pictureKind
      ?? session.driver.capabilities.engine
    let scale = view.scale < 1.5 ? "" : "@\(Self.written(view.scale.rounded()))x"
    let (width, height) = (
      Self.written(view.screen.size.width), Self.written(view.screen.size.height)
    )
    return "\(kind)-\(width)x\(height)\(scale)"
  }

  private static func written(_ number: Double) -> String { PropertyValue.number(number).written }

  private func end(
    _ view: View, _ path: String, _ expected: Expected?, _ difference: Difference?, isAtRest: Bool
  ) throws {
    guard let expected, let difference, !files.update.writesChanged else {
      guard isAtRest else {
        throw StepFailure(
          "\(subject) keeps changing, so its picture was not written",
          notes: ["except the elements that change, in a table below the step"])
      }
      return try save(view, path)
    }
    world.attach(bytes: expected.file, mediaType: "image/png", fileName: "expected.png")
    world.attach(bytes: view.png, mediaType: "image/png", fileName: "actual.png")
    if let picture = difference.picture {
      world.attach(bytes: picture, mediaType: "image/png", fileName: "difference.png")
    }
    var failure = StepFailure(
      "\(subject) does not look like the picture \(name.quoted)",
      notes: difference.notes + [
        "if this is right, update \(path):\n\(world.commandToUpdate(.changed))"
      ])
    failure.screen = ScreenText(view.screen).text
    throw failure
  }

  private func missing(_ path: String) -> StepFailure {
    StepFailure(
      "there is no picture \(name.quoted) of this browser or device and size",
      notes: ["\(path) does not exist", "write it: \(world.commandToUpdate(.missing))"],
      kind: .setup)
  }

  private func save(_ view: View, _ path: String) throws {
    try files.write(view.png, showing: ScreenSnapshot(view.screen).text, to: path)
    world.log("the picture \(path) was written")
  }

  // MARK: - Comparing

  /// How a picture differs from the file.
  private struct Difference {
    var notes: [String]
    var picture: [UInt8]?
  }

  /// The picture that is expected, and its file.
  private struct Expected {
    var file: [UInt8]
    var picture: Picture
  }

  /// The picture of a file; nil if there is none.
  private func read(_ path: String) throws -> Expected? {
    guard let file = try files.bytes(at: path) else { return nil }
    do throws(PictureError) { return Expected(file: file, picture: try PNGReader.read(file)) } catch
    {
      throw StepFailure(
        "the picture \"\(path)\" cannot be read: \(error.problem)",
        notes: ["restore the file, or remove it and write it again"], kind: .setup)
    }
  }

  /// The difference from what is expected; nil if there is none that counts.
  private func compare(_ view: View, with expected: Picture) throws -> Difference? {
    guard expected.width == view.picture.width, expected.height == view.picture.height else {
      return Difference(notes: [
        "it has \(view.picture.width) × \(view.picture.height) pixels, "
          + "and the picture \(expected.width) × \(expected.height)"
      ])
    }
    let comparison = PictureComparison(expected, view.picture, ignoring: view.hidden)
    let limit = world[PictureToleranceKey.self]
    guard let area = comparison.area, comparison.percentage > limit, !view.isCaret(area) else {
      guard comparison.compared > 0 else {
        throw StepFailure(
          "nothing of \(subject) is left to compare",
          notes: ["except fewer elements, in the table below the step"], kind: .argument)
      }
      return nil
    }
    let part = (comparison.percentage * 100).rounded(.up) / 100
    return Difference(
      notes: [
        "\(comparison.count) of \(comparison.compared.counted("pixel")) differ "
          + "(\(Self.written(part)) %\(limit > 0 ? ", and \(Self.written(limit)) % may" : "")), from "
          + "\(area.left), \(area.top) to \(area.right), \(area.bottom)",
        "difference.png shows them in red",
      ], picture: comparison.picture)
  }

  // MARK: - Looking

  /// A picture of what is compared.
  private struct View {
    /// The screenshot.
    var file: [UInt8]
    /// The number of pixels of a point.
    var scale: Double
    /// What is compared, of the screenshot.
    var picture: Picture
    /// Whether that is all of it.
    var isWhole: Bool
    /// The areas that do not count.
    var hidden: [Picture.Area]
    /// The field with the focus.
    var field: Picture.Area?
    var isSettled: Bool
    var screen: Screen

    /// What is compared, as a file.
    var png: [UInt8] { isWhole && hidden.isEmpty ? file : picture.png(without: hidden) }

    /// Whether it differs from another view in nothing that counts.
    func looks(like other: View) -> Bool {
      if file == other.file { return true }
      guard picture.width == other.picture.width, picture.height == other.picture.height else {
        return false
      }
      let area = PictureComparison(other.picture, picture, ignoring: hidden + other.hidden).area
      return area.map(isCaret) ?? true
    }

    /// Whether an area is the blinking line in the field with the focus.
    func isCaret(_ area: Picture.Area) -> Bool {
      guard let field, area.clamped(to: field) == area else { return false }
      return Double(area.width) <= 3 * scale && area.height > area.width
    }
  }

  private func look(_ session: AppSession) async throws -> View {
    var seen: AssertionContext?
    var frame: Frame?
    var hiddenFrames: [Frame] = []
    let (element, hidden, subject) = (element, hidden, subject)
    try await world.check { scene in
      frame = try element.map { try scene.pictured($0) }
      hiddenFrames = try hidden.map { try scene.pictured($0) }
      // The settled state and the texts are those of this look.
      seen = scene
    }
    guard let seen, let file = try await world.picture() else {
      throw Skip("the engine cannot take a picture of \(subject)")
    }
    return try view(seen, file, frame, hiddenFrames)
  }

  private func view(
    _ scene: AssertionContext, _ file: [UInt8], _ frame: Frame?, _ hidden: [Frame]
  ) throws -> View {
    let picture: Picture
    do throws(PictureError) { picture = try PNGReader.read(file) } catch {
      throw StepFailure(
        "\(error)", notes: ["the engine must take screenshots in the format PNG"], kind: .setup)
    }
    let size = scene.screen.size
    let scale = size.width > 0 ? Double(picture.width) / size.width : 1
    func area(_ frame: Frame) -> Picture.Area {
      Picture.Area(
        left: Int((frame.x * scale).rounded(.down)), top: Int((frame.y * scale).rounded(.down)),
        right: Int(((frame.x + frame.width) * scale).rounded(.up)),
        bottom: Int((frame.maxY * scale).rounded(.up)))
    }
    let whole = picture.area
    var part = whole
    if let frame {
      part = area(frame).clamped(to: whole)
      guard part == area(frame), part.width > 0, part.height > 0 else {
        throw StepFailure(
          "\(subject) is not wholly on the screen, so its picture cannot be compared",
          notes: ["scroll to it before, or compare the screen"])
      }
    }
    let covers = hidden.map { area($0).clamped(to: part) }.filter { $0.width > 0 && $0.height > 0 }
    func moved(_ area: Picture.Area) -> Picture.Area {
      Picture.Area(
        left: area.left - part.left, top: area.top - part.top, right: area.right - part.left,
        bottom: area.bottom - part.top)
    }
    let focus = scene.screen.focus.value ?? nil
    let field = focus.flatMap { id in scene.screen.elements.first { $0.id.isSame(as: id) } }
    return View(
      file: file, scale: scale, picture: picture.part(part), isWhole: part == whole,
      hidden: covers.map(moved), field: field?.frame.value.map { moved(area($0)) },
      isSettled: scene.observation.settled.value == true, screen: scene.screen)
  }
}

extension AssertionContext {
  /// The frame of an element that a picture is compared with or without.
  fileprivate mutating func pictured(_ selector: Selector) throws -> Frame {
    let found = try element(selector)
    switch found.frame {
    case .known(let frame, _): return frame
    case .unknown(let why):
      throw unknown("what \(selector) looks like: its place is not known", why)
    }
  }
}
