import SpecDrivers

/// A driver small enough to be read in one look: one field, two buttons, a clock.
///
/// `Minutes` takes digits, `Start` counts down in app time, `Crash` ends the app.
actor EggTimer: Driver {
  nonisolated let capabilities = Capabilities(
    engine: "egg-timer", version: "1.2",
    abilities: [
      .focus: .exact, .clock: .exact, .records: .inferred("the last start is shown"),
      .permissions: .missing("an egg timer asks nobody"),
    ])

  private var isLaunched = false
  private var minutes = ""
  private var remaining: Duration?
  private var now: Duration = .zero
  private var hasFocus = false
  private var events: [Event] = []
  private(set) var isClosed = false

  func launch(_ options: LaunchOptions) throws(DriverError) {
    guard options.app == "egg-timer" else { throw .unknownApp(options.app, known: ["egg-timer"]) }
    if let fault = options.faults.first {
      throw .unknownFault(fault, app: options.app, known: [])
    }
    isLaunched = true
  }

  func arrange(_ condition: Condition) throws(DriverError) {
    guard case .record("minutes", let value) = condition else {
      throw .unsupported(.permissions, why: "an egg timer asks nobody")
    }
    minutes = value ?? ""
  }

  func perform(_ action: Action) async throws(DriverError) {
    guard isLaunched else { throw .notLaunched }
    switch action {
    case .tap(let selector):
      let element = try selector.resolve(on: screen)
      hasFocus = element.id == "minutes"
      if element.id == "start" { try start(selector) }
    case .type(let text, let field):
      if let field { _ = try field.resolve(on: screen) }
      minutes += text
    case .wait(let time):
      now += time
      remaining = remaining.map { max(.zero, $0 - time) }
    case .pressKey("hang"):
      // Ends only when the request is cancelled.
      while !Task.isCancelled { await Task.yield() }
    default: throw .unsupported(.gestures, why: "an egg timer has two buttons")
    }
  }

  private func start(_ selector: Selector) throws(DriverError) {
    guard let count = Int(minutes) else {
      throw .notInteractable(selector, why: "it is disabled", screen)
    }
    remaining = .seconds(count * 60)
    events.append(
      Event(
        number: events.count + 1, time: now, kind: Event.Kind(rawValue: "started"),
        subject: "timer", details: ["minutes": .number(Double(count)), "loud": true]))
  }

  func observe(since mark: EventMark) throws(DriverError) -> Observation {
    guard isLaunched else { throw .notLaunched }
    return Observation(
      screen: screen, events: events.filter { $0.number > mark }, mark: events.count,
      time: .known(now))
  }

  func close() { isClosed = true }

  private var screen: Screen {
    Screen(
      name: "timer", size: Size(width: 320, height: 200),
      elements: [
        Element(
          id: "minutes", role: .field, label: "Minutes",
          frame: .known(Frame(x: 10, y: 10, width: 100, height: 30.5)),
          properties: [.text: .known(.text(minutes)), .enabled: .known(true)]),
        Element(
          id: "start", role: .button, label: "Start",
          frame: .unknown("it is where there is room"),
          properties: [.enabled: .known(.flag(Int(minutes) != nil), .inferred)]),
        Element(
          id: "left", role: .text, label: "Left", frame: .unknown("it is where there is room"),
          properties: [
            .text: .known(.text(remaining.map { "\($0.components.seconds) s" } ?? "-")),
            .textColor: .known(.color(Color(red: 0, green: 166, blue: 3))),
          ]),
      ],
      focus: .known(hasFocus ? "minutes" : nil), keyboard: .unknown("it has none"),
      alert: .known(nil), stack: .known(["timer"]),
      properties: [Property("ticking"): .known(.flag(remaining != nil))])
  }
}
