import SpecDrivers
import SpecText

/// Checks that a screen can be what a person sees, whatever the app is.
struct SightCheck {
  let engine: CheckedEngine
  let session: String
  let first: Observation

  private var elements: [Element] { first.screen.elements }
  private var visible: [Element] { elements.filter(\.isVisible) }

  func run(_ findings: inout FindingCollector) async {
    await findings.check("something on its screen is visible") { () throws(Unkept) in
      if elements.isEmpty { throw .untried("the first screen has no elements") }
      if visible.isEmpty { throw .broken("all \(elements.count) elements are hidden") }
    }
    await findings.check("what is visible has a size, and what is in view is on the screen") {
      () throws(Unkept) in try frames()
    }
    await findings.check("what contains an element is listed too") { () throws(Unkept) in
      let ids = elements.map(\.id)
      for element in elements {
        guard let parent = element.parent, !ids.contains(same: parent) else { continue }
        throw .broken(
          "the parent of \(element.id.inQuotes) is \(parent.inQuotes), which is no element")
      }
    }
    await rest(&findings)
    await findings.check("while nothing happens, it shows the same") { () throws(Unkept) in
      var last = try await engine.observe(session)
      for _ in 1...3 {
        let next = try await engine.observe(session)
        if next.screen == last.screen { return }
        last = next
      }
      throw .broken("of four observations in a row, each showed another screen")
    }
    await claims(&findings)
  }

  private func frames() throws(Unkept) {
    let framed = visible.compactMap { element in element.frame.value.map { (element, $0) } }
    if framed.isEmpty { throw .untried("no element on the first screen has a known frame") }
    for (element, frame) in framed where frame.isEmpty {
      throw .broken(
        "\(element.id.inQuotes) is visible and has the size \(frame.width) × \(frame.height)")
    }
    let screen = Frame(
      x: 0, y: 0, width: first.screen.size.width, height: first.screen.size.height)
    for (element, frame) in framed
    where element.properties[.inView]?.value == .flag(true) && screen.intersection(frame).isEmpty {
      throw .broken("\(element.id.inQuotes) is in view at \(frame.x), \(frame.y), off the screen")
    }
    let parents = elements.compactMap(\.parent)
    let leaves = framed.filter { !parents.contains(same: $0.0.id) }
    if leaves.count > 2, leaves.allSatisfy({ $0.1 == leaves[0].1 }) {
      throw .broken("\(leaves.count) elements that contain no others have one frame")
    }
  }

  private func rest(_ findings: inout FindingCollector) async {
    await findings.check("its first screen comes to rest") { () throws(Unkept) in
      let deadline = Deadline.after(engine.deadlines.observe)
      while true {
        switch try await engine.observe(session).settled {
        case .known(true, _): return
        case .unknown(let why): throw .untried("it does not know whether the app is idle (\(why))")
        case .known(false, _):
          if deadline.isOver {
            throw .broken(
              "it is never settled; if the engine cannot know that, it reports it as unknown")
          }
        }
        await PageView.pause(.milliseconds(50))
      }
    }
  }

  // MARK: Claims

  /// What can be seen on a first screen of what an engine claims to observe.
  private func claims(_ findings: inout FindingCollector) async {
    let fields = visible.filter { $0.role.isA(.field) }
    let properties = visible.flatMap { $0.properties.map(\.value) }
    await claim(
      .colors, isTried: !visible.isEmpty,
      properties.contains { if case .color? = $0.value { true } else { false } }, &findings)
    let traits: [Property] = [.keyboardType, .autocorrection, .spellChecking, .returnKey, .secure]
    await claim(
      .inputTraits, isTried: !fields.isEmpty,
      fields.contains { field in traits.contains { field.properties[$0]?.value != nil } },
      &findings)
  }

  private func claim(
    _ capability: Capability, isTried: Bool, _ isShown: Bool, _ findings: inout FindingCollector
  ) async {
    guard engine.claims(capability) else { return }
    await findings.check("it observes what it claims: \(capability.rawValue)") {
      () throws(Unkept) in
      if !isTried { throw .untried("the first screen has nothing that could have it") }
      // What is concluded may be from something that this screen does not have.
      if !isShown, case .inferred? = engine.handshake.capabilities.abilities[capability] {
        throw .untried("the first screen has nothing that it could be concluded from")
      }
      if !isShown {
        throw .broken("it claims \(capability.rawValue.inQuotes), and no element has any")
      }
    }
  }
}
