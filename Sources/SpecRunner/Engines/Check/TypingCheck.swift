import SpecDrivers
import SpecJSON
import SpecText

/// Checks that what is typed arrives: once, at once, in the field, and in this session alone.
struct TypingCheck {
  let engine: CheckedEngine
  let session: String
  let first: Observation
  /// Opens another session with the app.
  let openAnother: () async throws(Unkept) -> String

  /// A field and how to name it.
  private struct Field {
    let element: Element
    let selector: Selector

    /// Its text; nil if it is not known.
    func text(on screen: Screen) -> String? {
      screen.elements.first { $0.id.isSame(as: element.id) }?.properties[.text]?.value?.text
    }
  }

  private static let rules = (
    typing: "what is typed is in the field when the action has been answered",
    adding: "typing adds to the text that is there",
    beyond: "characters beyond ASCII arrive",
    deleting: "the delete key removes one character",
    clearing: "a cleared field is empty",
    focus: "the field that was typed into has the focus",
    events: "events are reported once: after the mark there are only newer ones",
    sessions: "a session shows nothing of another one",
    relaunch: "an app that was started again has begun anew"
  )

  func run(_ findings: inout FindingCollector) async {
    let fields = fields
    var typed: (field: Field, text: String)?
    await findings.check(Self.rules.typing) { () throws(Unkept) in
      if fields.isEmpty {
        throw .untried("the first screen has no enabled field with a known text")
      }
      typed = try await type(into: fields)
    }
    if let typed {
      await edit(typed.field, typed.text, fields, &findings)
    } else {
      for rule in [
        Self.rules.adding, Self.rules.beyond, Self.rules.deleting, Self.rules.clearing,
      ] { findings.skip(rule, "not exercised: nothing could be typed") }
    }
    await events(&findings)
    await others(typed?.field, &findings)
  }

  private var fields: [Field] {
    first.screen.elements.compactMap { element in
      guard element.role.isA(.field), element.isVisible,
        element.properties[.enabled]?.value != .flag(false),
        element.properties[.readOnly]?.value != .flag(true),
        element.properties[.inView]?.value != .flag(false),
        element.properties[.secure]?.value != .flag(true),
        element.properties[.text]?.value?.text != nil
      else { return nil }
      let names = [element.label, element.properties[.placeholder]?.value?.text ?? "", element.id]
      return names.lazy.filter { !$0.isEmpty }.map { Selector($0, role: .field) }
        .first { (try? $0.resolve(on: first.screen))?.id == element.id }
        .map { Field(element: element, selector: $0) }
    }
  }

  // MARK: Typing

  /// Types a letter or a digit into the first field that takes one.
  private func type(into fields: [Field]) async throws(Unkept) -> (field: Field, text: String) {
    for (field, key) in fields.flatMap({ field in ["a", "1"].map { (field, $0) } }) {
      let before = field.text(on: try await look().screen) ?? ""
      try await perform(.type(key, into: field.selector))
      let look = try await look()
      let text = field.text(on: look.screen) ?? ""
      if Self.count(key, in: text) == Self.count(key, in: before) + 1 { return (field, text) }
      if !text.isSame(as: before) {
        throw .broken(
          "\(key.inQuotes) typed into \(field.selector) made \(text.inQuotes) of "
            + before.inQuotes)
      }
      guard look.settled.value == true else { continue }
      // The app may refuse the key, but not change its mind.
      let later = field.text(on: try await self.look().screen) ?? ""
      if !later.isSame(as: before) {
        throw .broken(
          "the text of \(field.selector) was \(text.inQuotes) at first, and \(later.inQuotes) one "
            + "observation later; an action is answered once the app has settled")
      }
    }
    throw .broken("neither \"a\" nor \"1\" typed into \(fields[0].selector) changed its text")
  }

  private func edit(
    _ field: Field, _ start: String, _ fields: [Field], _ findings: inout FindingCollector
  ) async {
    if engine.claims(.focus) {
      await findings.check(Self.rules.focus) { () throws(Unkept) in
        let focus = try await look().screen.focus
        let place: String
        switch focus {
        case .known(let id?, _) where id.isSame(as: field.element.id): return
        case .known(let id?, _): place = "the focus is on the element \(id.inQuotes)"
        case .known(nil, _): place = "no element has the focus"
        case .unknown(let why): place = "the focus is unknown: \(why)"
        }
        throw .broken("after typing into \(field.selector), \(place)")
      }
    }
    var text = start
    await findings.check(Self.rules.adding) { () throws(Unkept) in
      try await perform(.type("2", into: field.selector))
      let now = field.text(on: try await look().screen) ?? ""
      if now.isSame(as: text) { throw .untried("\(field.selector) takes one character only") }
      guard now.includes(text) else {
        throw .broken("\"2\" typed after \(text.inQuotes) made it \(now.inQuotes)")
      }
      text = now
    }
    await findings.check(Self.rules.deleting) { () throws(Unkept) in
      try await perform(.deleteBackward(times: 1, in: field.selector))
      let now = field.text(on: try await look().screen) ?? ""
      guard now.isSame(as: start) || now.count == text.count - 1 else {
        throw .broken("it made \(now.inQuotes) of \(text.inQuotes)")
      }
    }
    await findings.check(Self.rules.clearing) { () throws(Unkept) in
      try await perform(.clear(field.selector))
      let now = field.text(on: try await look().screen) ?? ""
      if !now.isEmpty { throw .broken("\(field.selector) shows \(now.inQuotes)") }
    }
    await findings.check(Self.rules.beyond) { () throws(Unkept) in
      for field in fields.prefix(3) {
        try await perform(.type("ä한", into: field.selector))
        let now = field.text(on: try await look().screen) ?? ""
        if now.unicodeScalars.contains(where: { !$0.isASCII }) { return }
      }
      let types = fields.map { $0.element.properties[.keyboardType]?.value?.text ?? "default" }
      guard types.contains(where: { $0.isSame(as: "default") }) else {
        throw .untried("the fields of the first screen are for \(types.joined(separator: ", "))")
      }
      throw .broken(
        "\"ä한\" left no character in \(fields[0].selector); if that is the app's wish, name another "
          + "app with --app")
    }
  }

  private static func count(_ key: String, in text: String) -> Int {
    text.lowercased().count { String($0).isSame(as: key) }
  }

  // MARK: What else has happened

  private func events(_ findings: inout FindingCollector) async {
    await findings.check(Self.rules.events) { () throws(Unkept) in
      let all = try await look()
      guard let last = all.events.last else { throw .untried("no event has happened") }
      // An observation with an earlier event is invalid.
      _ = try await engine.observe(session, since: last.number)
    }
  }

  private func others(_ field: Field?, _ findings: inout FindingCollector) async {
    await findings.check(Self.rules.sessions) { () throws(Unkept) in
      guard engine.handshake.sessions > 1 else { throw .untried("it serves one session at a time") }
      guard let field else { throw .untried("nothing could be typed") }
      try await perform(.type("a", into: field.selector))
      let before = try await look().screen
      let other = try await openAnother()
      let screen = try await engine.observe(other).screen
      try await engine.close(other)
      let (mine, others) = (field.text(on: before) ?? "", field.text(on: screen) ?? "")
      guard others.isSame(as: field.element.properties[.text]?.value?.text ?? "") else {
        throw .broken(
          "with \(mine.inQuotes) in \(field.selector) of one session, another one begins with "
            + others.inQuotes)
      }
    }
    let ways = [(Capability.relaunch, [Action.relaunch]), (.stopping, [.stop, .comeBack])]
      .filter { engine.claims($0.0) }
    if ways.isEmpty { return }
    await findings.check(Self.rules.relaunch) { () throws(Unkept) in
      guard let field else { throw .untried("nothing could be typed") }
      for (_, way) in ways {
        try await perform(.type("a", into: field.selector))
        let before = try await look()
        for action in way { try await perform(action) }
        let after = try await look()
        // An app may keep a draft, but not also its focus and its log.
        guard before.screen != after.screen || before.mark != after.mark else {
          let names = way.map { DriverWire.type(of: $0).rawValue.inQuotes }
          throw .broken(
            "after \(names.joined(separator: " and ")), the screen, the focus and the events were "
              + "as before")
        }
      }
    }
  }

  // MARK: Requests

  private func look() async throws(Unkept) -> Observation { try await engine.observe(session) }

  private func perform(_ action: Action) async throws(Unkept) {
    guard let refusal = try await engine.outcome(action, session) else { return }
    throw .broken("\(DriverWire.json(action)) was answered with \(refusal.words)")
  }
}
