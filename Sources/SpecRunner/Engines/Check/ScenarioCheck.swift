import SpecDrivers
import SpecJSON
import SpecText

/// Checks the rules that need an app: launch, observation, errors and isolated sessions.
struct ScenarioCheck {
  let engine: CheckedEngine
  let app: String

  func run(_ findings: inout FindingCollector) async {
    var session: String?
    var first: Observation?
    await refusals(&findings)
    await findings.check("it launches an app and shows its screen") { () throws(Unkept) in
      let name = try await launch()
      session = name
      first = try await engine.observe(name)
    }
    guard let session, let first else { return }
    await findings.check("its observations are consistent") { () throws(Unkept) in
      try judge(first)
    }
    await SightCheck(engine: engine, session: session, first: first).run(&findings)
    await errors(session, &findings)
    await FindingCheck(engine: engine, session: session, screen: first.screen).run(&findings)
    await AbilityCheck(engine: engine, session: session, first: first).run(&findings)
    await TypingCheck(engine: engine, session: session, first: first, openAnother: launch)
      .run(&findings)
    await findings.check("a new session starts from a fresh state") { () throws(Unkept) in
      try await engine.close(session)
      let name = try await launch()
      let again = try await engine.observe(name)
      if !again.screen.name.isSame(as: first.screen.name) {
        throw .broken(
          "the first launch showed the screen \"\(first.screen.name)\", the second one "
            + "\"\(again.screen.name)\"")
      }
      let (before, now) = (Self.texts(first.screen), Self.texts(again.screen))
      if !before.areSame(as: now) {
        throw .broken("the first launch showed \(before), the second one \(now)")
      }
      try await engine.close(name)
    }
  }

  /// The elements of a screen with their texts, and what is stored.
  private static func texts(_ screen: Screen) -> [String] {
    screen.elements.map { element in
      [element.id, element.properties[.text]?.value?.text].compactMap { $0 }.joined(separator: ": ")
    } + screen.properties.map(\.key.rawValue).filter { $0.begins(with: "record ") }.sorted()
  }

  /// Launches with what no engine has.
  private func refusals(_ findings: inout FindingCollector) async {
    var device = LaunchOptions(app: app, device: "no such device")
    await refuse("an unknown device is refused", device, [.unknownDevice, .unsupported], &findings)
    device.device = nil
    device.faults = ["no such fault"]
    await refuse("an unknown fault is refused", device, [.unknownFault, .unsupported], &findings)
    if engine.claims(.locales) {
      findings.skip(
        "a locale is refused if it is not claimed", "not exercised: it claims locales")
    } else {
      await refuse(
        "a locale is refused if it is not claimed", LaunchOptions(app: app, locale: "tlh"),
        [.unsupported, .unknownSetting], &findings)
    }
  }

  private func refuse(
    _ promise: String, _ options: LaunchOptions, _ kinds: [DriverWire.ErrorKind],
    _ findings: inout FindingCollector
  ) async {
    await findings.check(promise) { () throws(Unkept) in
      let session = try await engine.open()
      try await engine.expectError(
        kinds, .launch, ["session": .string(session), "options": DriverWire.json(options)])
      try await engine.close(session)
    }
  }

  private func launch() async throws(Unkept) -> String {
    let session = try await engine.open()
    try await engine.expectResult(
      .launch,
      ["session": .string(session), "options": DriverWire.json(LaunchOptions(app: app))],
      within: engine.deadlines.launch)
    return session
  }

  private func judge(_ observation: Observation) throws(Unkept) {
    let ids = observation.screen.elements.map(\.id)
    var known: Set<ExactText> = []
    if let twice = ids.first(where: { !known.insert(ExactText($0)).inserted }) {
      throw .broken("two elements have the id \"\(twice)\"; an id is unique on its screen")
    }
    if case .known(let focus?, _) = observation.screen.focus, !ids.contains(same: focus) {
      throw .broken("the focus is on \"\(focus)\", which is not the id of an element")
    }
    if case .known(let stack, _) = observation.screen.stack,
      stack.last?.isSame(as: observation.screen.name) != true
    {
      throw .broken(
        "the stack \(stack) does not end with the screen in front, \"\(observation.screen.name)\"")
    }
  }

  private func errors(_ session: String, _ findings: inout FindingCollector) async {
    await findings.check("a missing element is an error") {
      () throws(Unkept) in
      let tap = DriverWire.json(Action.tap(Selector("no such element")))
      try await engine.expectError(
        [.elementNotFound], .perform, ["session": .string(session), "action": tap])
    }
    await findings.check("an unknown action is unsupported") { () throws(Unkept) in
      try await engine.expectError(
        [.unsupported], .perform,
        ["session": .string(session), "action": ["type": "x-nonsense"]])
    }
    await findings.check("an unknown device setting is refused") { () throws(Unkept) in
      let setting = DriverWire.json(Condition.device(setting: "no such setting", value: true))
      try await engine.expectError(
        [.unknownSetting, .unsupported], .arrange,
        ["session": .string(session), "condition": setting])
    }
    await findings.check("an unknown condition is unsupported") { () throws(Unkept) in
      try await engine.expectError(
        [.unsupported], .arrange,
        ["session": .string(session), "condition": ["type": "x-nonsense"]])
    }
  }
}
