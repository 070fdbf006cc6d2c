public import SpecDrivers
public import SpecRunner
import SpecText

/// Creates the session of a scenario with a driver of its own.
package typealias SessionMaker = @Sendable () -> AppSession

/// The key of a scenario's session, created by the first step that uses it.
enum AppSessionKey: WorldKey {
  static var initial: AppSession? { nil }
}

/// The key of the sessions of a scenario with several users.
enum AppUsersKey: WorldKey {
  static var initial: AppUsers { AppUsers() }
}

/// The users of a scenario, each with a session of the app.
struct AppUsers: Sendable {
  /// Whoever the steps are about; nil as long as no user has a name.
  fileprivate(set) var current: ExactText?
  /// The sessions of the other users.
  fileprivate(set) var others: [ExactText: AppSession] = [:]
}

/// The key of the function that creates the session, set by a hook before the first step.
enum SessionMakerKey: WorldKey {
  static var initial: SessionMaker? { nil }
}

/// The key of the faults with which an analysis launches the app in place of those of the run; if
/// it is empty, the analysis asks which faults the scenario reaches.
package enum LaunchFaultsKey: WorldKey {
  package static var initial: [String]? { nil }
}

extension World {
  /// The session of the scenario; its driver is created on first use.
  ///
  /// - Throws: `StepFailure` if the vocabulary's hooks did not run before this step.
  package var session: AppSession {
    get throws {
      if let session = self[AppSessionKey.self] { return session }
      guard let makeSession = self[SessionMakerKey.self] else {
        throw StepFailure(
          "no engine is set up for this scenario",
          notes: ["make the step libraries with Vocabulary.libraries(on:)"], kind: .setup)
      }
      let session = makeSession()
      if let faults = self[LaunchFaultsKey.self] {
        try session.prepare("faults") { $0.faults = faults }
      }
      self[AppSessionKey.self] = session
      return session
    }
  }

  /// Goes on as another user, whose session is created on first use.
  ///
  /// What was arranged before the first user had a name was for that user.
  ///
  /// - Throws: `StepFailure` if the app was opened before by somebody without a name.
  func use(as user: String) throws {
    let name = ExactText(user)
    var users = self[AppUsersKey.self]
    if users.current == name { return }
    let session = self[AppSessionKey.self]
    if let current = users.current {
      users.others[current] = session
      let next = users.others.removeValue(forKey: name)
      // What it showed is out of date: another user has acted meanwhile.
      next?.forgetLook()
      self[AppSessionKey.self] = next
    } else if session?.isLaunched ?? false {
      throw StepFailure(
        "the app was opened before its first user had a name",
        notes: ["move this step above the one that opens the app"], kind: .setup)
    }
    users.current = name
    self[AppUsersKey.self] = users
  }

  /// The sessions that steps have created, that of the current user first.
  private var sessions: [AppSession] {
    let others = self[AppUsersKey.self].others.sorted { $0.key < $1.key }.map(\.value)
    return [self[AppSessionKey.self]].compactMap { $0 } + others
  }

  /// Launches the app with fresh state.
  package func launch(app: String? = nil) async throws {
    let session = try session
    if app == nil, session.options.app.isEmpty {
      throw StepFailure(
        "no app was chosen for this run",
        notes: [
          "name it: Given the \"NAME\" app is open",
          "or name its page, for a browser: --url PAGE",
        ], kind: .setup)
    }
    try await translated(session) { () async throws(DriverError) in
      try await session.launch(
        app: app, in: turn, needs: needs.map { Set($0.map { Capability($0.name) }) },
        folder: self[ScratchFolderKey.self])
    }
  }

  /// Establishes a condition outside the app, for a Given step.
  ///
  /// - Throws: `StepFailure` if the engine fails; `Skip` if it does not support the condition.
  public func arrange(_ condition: Condition) async throws {
    let session = try session
    try await translated(session) { () async throws(DriverError) in
      try await session.arrange(condition)
    }
  }

  /// Performs an action of the user or the system, for a When step.
  ///
  /// Waits, as `check` does, for an element that is missing or cannot be used yet.
  ///
  /// - Throws: `StepFailure` if the action is impossible; `Skip` if the engine does not support it.
  public func perform(_ action: Action) async throws {
    let session = try session
    var eventually = Eventually(session, self)
    do {
      var before: Screen?
      try await eventually.act { () async throws(DriverError) in
        before = try await act(action, in: session)
      }
      if let before {
        for element in IdentifiedElement.all(in: action, on: before) { element.warn(in: self) }
      }
    } catch let error as DriverError {
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }

  /// Checks what the app shows, for a Then step.
  ///
  /// The closure may run several times: if the engine cannot detect that the app has settled, the
  /// check is repeated until it passes or the waiting time is over. A failure includes the screen.
  ///
  /// - Throws: `StepFailure` if the check fails; `Skip` if the engine cannot determine the result.
  public func check(
    _ condition: @escaping (inout AssertionContext) throws -> Void
  ) async throws {
    try await check(Eventually.Check(condition))
  }

  /// Checks that something has not happened: an app that is known to be at work is given time to
  /// finish, because it may still happen.
  func checkAbsence(
    _ condition: @escaping (inout AssertionContext) throws -> Void
  ) async throws {
    try await check(Eventually.Check(isAbsence: true, condition))
  }

  private func check(_ check: Eventually.Check) async throws {
    let session = try session
    noteCheck()
    await session.noteCheck()
    let scene = try await look(until: check)
    for inference in scene.inferences {
      log("\(inference) is concluded, not read, by the \(scene.engine) engine")
    }
    for element in scene.identified { element.warn(in: self) }
  }

  /// Reads what the app shows, for a step that needs a value; waits for it as a check does.
  func read(_ body: @escaping (inout AssertionContext) throws -> Void) async throws {
    _ = try await look(until: Eventually.Check(body))
  }

  private func look(until check: Eventually.Check) async throws -> AssertionContext {
    let session = try session
    do {
      var eventually = Eventually(session, self)
      return try await eventually.look(until: check)
    } catch let error as DriverError {
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }

  /// Observes the app without a check, for a step whose action depends on the screen.
  package func look() async throws -> AssertionContext {
    let session = try session
    do throws(DriverError) {
      return try await session.look()
    } catch {
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }

  /// Returns a picture of the screen as a PNG file; nil if the engine cannot take one.
  package func picture() async throws -> [UInt8]? {
    let session = try session
    do throws(DriverError) {
      return try await session.driver.picture()
    } catch {
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }

  /// Taps an element several times.
  ///
  /// - Throws: `StepFailure` if another element has its name after a tap.
  func tap(_ selector: Selector, times count: Int) async throws {
    var first: Element?
    for turn in 0..<max(0, count) {
      let found = try await find(selector)
      if let first, !found.element.id.isSame(as: first.id) {
        var failure = StepFailure(
          "\(selector.named) is not the same element after \(turn) tap\(turn == 1 ? "" : "s")",
          notes: ["tap each element in a step of its own, or tap it fewer times"])
        failure.screen = ScreenText(found.scene.screen).text
        throw failure
      }
      first = found.element
      try await perform(.tap(selector))
    }
  }

  /// Taps an element; a tap on a disabled one does nothing.
  func tryToTap(_ selector: Selector) async throws {
    let session = try session
    let isDisabled = try await find(selector).element.properties[.enabled]?.value?.flag == false
    guard isDisabled else { return try await perform(.tap(selector)) }
    do throws(DriverError) {
      _ = try await act(.tap(selector), in: session)
    } catch {
      if case .notInteractable = error { return }
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }

  /// The element that matches a selector; waits for it as a check does.
  private func find(_ selector: Selector) async throws -> (
    element: Element, scene: AssertionContext
  ) {
    var found: Element?
    let scene = try await look(
      until: Eventually.Check { scene in found = try scene.element(selector) })
    if let found { return (found, scene) }
    throw DriverError.elementNotFound(selector, scene.screen)
      .stepError(engine: try session.driver.capabilities.engine)
  }

  /// The failure of a scenario that passed although a script failed that no step expected; nil if
  /// there is none, or if the engine cannot tell.
  ///
  /// - Parameter isAllowed: whether only what a step arranged in vain is such an error.
  func unexpectedScriptError(allowing isAllowed: Bool) async -> StepFailure? {
    guard status == .passed else { return nil }
    for session in sessions where session.isLaunched {
      if let failure = await unexpectedScriptError(in: session, isAllowed) { return failure }
    }
    return nil
  }

  private func unexpectedScriptError(
    in session: AppSession, _ isAllowed: Bool
  ) async -> StepFailure? {
    guard session.driver.capabilities.has(.pageErrors) else { return nil }
    guard let scene = try? await session.lookAgain() else { return nil }
    let all = scene.events(.error, inWholeLog: true)
    if let vain = all.first(where: \.isOfArrangement) {
      return StepFailure(
        vain.subject, notes: ["correct the step that arranges this answer"], kind: .setup)
    }
    let errors = isAllowed ? [] : all.filter { !session.expects($0) }
    guard let first = errors.first else { return nil }
    return StepFailure(
      "a script failed, and no step expects it: \(first.subject.quoted)",
      notes: errors.listed("errors since the app was opened") + [
        "if it belongs to the scenario: Then a script fails with \(first.subject.quoted)",
        "to ignore such errors in a run: --allow-script-errors",
      ])
  }

  /// Closes the scenario's sessions, if steps created any.
  func closeSession() async {
    let sessions = sessions
    let current = self[AppSessionKey.self]
    self[AppSessionKey.self] = nil
    self[AppUsersKey.self] = AppUsers()
    if status.isFailure, let current, current.isLaunched,
      let picture = try? await current.driver.picture()
    {
      attach(bytes: picture, mediaType: "image/png", fileName: "screen.png")
    }
    for session in sessions { await session.driver.close() }
  }

  /// Performs an action; what it does to other users has happened since the last When, too.
  private func act(
    _ action: Action, in session: AppSession
  ) async throws(DriverError) -> Screen? {
    if beginsWhen {
      for other in self[AppUsersKey.self].others.values { try await other.beginWhen(in: turn) }
    }
    return try await session.perform(action, in: turn, begins: beginsWhen)
  }

  /// Whether the running step is the first of a group of When steps.
  ///
  /// Actions in a Given step belong to the setup; a step with another keyword forms a group of its
  /// own.
  private var beginsWhen: Bool {
    switch step?.type {
    case .context: false
    case .action: previousStepType != .action
    case .outcome, .unknown, nil: true
    }
  }

  private func translated(
    _ session: AppSession, _ body: () async throws(DriverError) -> Void
  ) async throws {
    do throws(DriverError) {
      try await body()
    } catch {
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }
}

extension Event {
  /// Whether it says that what a step arranged was in vain, which is no error of the app.
  var isOfArrangement: Bool { details["arranged"]?.flag == true }
}
