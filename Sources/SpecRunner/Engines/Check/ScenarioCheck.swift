import SpecDrivers
import SpecJSON
import SpecText

/// The promises that need an app: launch, observe, errors, a fresh world for every session.
struct ScenarioCheck {
  let engine: CheckedEngine
  let app: String

  func run(_ ledger: inout CheckLedger) async {
    var session: String?
    var first: Observation?
    await ledger.check("it launches an app and shows its screen") { () throws(Flaw) in
      let name = try await launch()
      session = name
      first = try await engine.observe(name)
    }
    guard let session, let first else { return }
    await ledger.check("what it shows is in order") { () throws(Flaw) in try judge(first) }
    await ledger.check("events are told once: after the mark there are only newer ones") {
      () throws(Flaw) in
      let next = try await engine.observe(session, since: first.mark)
      if let event = next.events.first(where: { $0.number <= first.mark }) {
        throw Flaw("asked since \(first.mark), it told event \(event.number) again")
      }
    }
    await errors(session, &ledger)
    await AbilityCheck(engine: engine, session: session, first: first).run(&ledger)
    await ledger.check("a new session is a new world") { () throws(Flaw) in
      try await engine.expectResult(
        .close, ["session": .string(session)], within: engine.deadlines.close)
      let name = try await launch()
      let again = try await engine.observe(name)
      if !again.screen.name.isSame(as: first.screen.name) {
        throw Flaw(
          "the first launch showed the screen \"\(first.screen.name)\", the second one "
            + "\"\(again.screen.name)\"")
      }
      let ids = first.screen.elements.map(\.id)
      let idsAgain = again.screen.elements.map(\.id)
      if !ids.areSame(as: idsAgain) {
        throw Flaw("the first launch showed the elements \(ids), the second one \(idsAgain)")
      }
      try await engine.expectResult(
        .close, ["session": .string(name)], within: engine.deadlines.close)
    }
  }

  private func launch() async throws(Flaw) -> String {
    let session = try await engine.open()
    try await engine.expectResult(
      .launch,
      ["session": .string(session), "options": DriverWire.json(LaunchOptions(app: app))],
      within: engine.deadlines.launch)
    return session
  }

  private func judge(_ observation: Observation) throws(Flaw) {
    let ids = observation.screen.elements.map(\.id)
    if let twice = ids.first(where: { id in ids.count { $0.isSame(as: id) } > 1 }) {
      throw Flaw("two elements have the id \"\(twice)\"; an id is unique on its screen")
    }
    if case .known(let focus?, _) = observation.screen.focus, !ids.contains(same: focus) {
      throw Flaw("the focus is on \"\(focus)\", which is no element's id")
    }
    if case .known(let stack, _) = observation.screen.stack,
      stack.last?.isSame(as: observation.screen.name) != true
    {
      throw Flaw(
        "the stack \(stack) does not end with the screen in front, \"\(observation.screen.name)\"")
    }
    let numbers = observation.events.map(\.number)
    if zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) || numbers.contains(0) {
      throw Flaw("the numbers of the events do not grow from 1: \(numbers)")
    }
    if let last = numbers.last, observation.mark < last {
      throw Flaw("the mark is \(observation.mark), the last event has the number \(last)")
    }
  }

  private func errors(_ session: String, _ ledger: inout CheckLedger) async {
    await ledger.check("an element that is not there is an error, not a shrug") {
      () throws(Flaw) in
      let tap = DriverWire.json(Action.tap(Selector("no such element")))
      try await engine.expectError(
        [.elementNotFound], .perform, ["session": .string(session), "action": tap])
    }
    await ledger.check("an action it does not know is unsupported") { () throws(Flaw) in
      try await engine.expectError(
        [.unsupported], .perform,
        ["session": .string(session), "action": ["type": "x-nonsense"]])
    }
    await ledger.check("a condition it does not know is unsupported") { () throws(Flaw) in
      try await engine.expectError(
        [.unsupported], .arrange,
        ["session": .string(session), "condition": ["type": "x-nonsense"]])
    }
  }
}
