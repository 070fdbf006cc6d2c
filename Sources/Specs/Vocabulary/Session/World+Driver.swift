public import SpecDrivers
public import SpecRunner

/// Makes a scenario's session, with a driver of its own.
package typealias SessionMaker = @Sendable () -> AppSession

/// The key of a scenario's session, made by the first step that needs it.
enum AppSessionKey: WorldKey {
  static var initial: AppSession? { nil }
}

/// The key of what makes a scenario's session, set by a hook before the first step.
enum SessionMakerKey: WorldKey {
  static var initial: SessionMaker? { nil }
}

extension World {
  /// The scenario's app under its engine; the driver is made when a step first asks for it.
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
      self[AppSessionKey.self] = session
      return session
    }
  }

  /// Opens the app in a fresh world.
  package func launch(app: String? = nil) async throws {
    let session = try session
    if app == nil, session.options.app.isEmpty {
      throw StepFailure(
        "no app was chosen for this run",
        notes: ["name it: Given the \"slack-login\" app is open"], kind: .setup)
    }
    try await translated(session) { () async throws(DriverError) in
      try await session.launch(app: app, by: step)
    }
  }

  /// Given: brings something around the app into a state.
  public func arrange(_ condition: Condition) async throws {
    let session = try session
    try await translated(session) { () async throws(DriverError) in
      try await session.arrange(condition)
    }
  }

  /// When: does what a person, or the system, does; what the engine refuses as unsupported skips
  /// the scenario with the reason.
  ///
  /// An element that is not there yet, or cannot be used yet, is waited for as `check` waits.
  public func perform(_ action: Action) async throws {
    let session = try session
    var eventually = Eventually(session, self)
    try await translated(session) { () async throws(DriverError) in
      try await eventually.act { () async throws(DriverError) in
        try await session.perform(action, by: step, begins: beginsWhen)
      }
    }
  }

  /// Then: compares what there is to see with what is wanted.
  ///
  /// The comparison may run several times: an engine that cannot tell whether the app has
  /// settled is asked again until it holds or patience ends. A failure has the screen.
  public func check(_ holds: (inout AssertionContext) throws -> Void) async throws {
    let session = try session
    noteCheck()
    do {
      var eventually = Eventually(session, self)
      let scene = try await eventually.look(until: holds)
      for inference in scene.inferences {
        log("\(inference) is concluded, not read, by the \(scene.engine) engine")
      }
    } catch let error as DriverError {
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }

  /// Looks without comparing, for a step that acts by what it sees.
  package func look() async throws -> AssertionContext {
    let session = try session
    do throws(DriverError) {
      return try await session.look()
    } catch {
      throw error.stepError(engine: session.driver.capabilities.engine)
    }
  }

  /// Ends the scenario's app, if a step ever asked for one.
  func closeSession() async {
    guard let session = self[AppSessionKey.self] else { return }
    self[AppSessionKey.self] = nil
    if status.isFailure, session.isLaunched, let picture = try? await session.driver.picture() {
      attach(bytes: picture, mediaType: "image/png", fileName: "screen.png")
    }
    await session.driver.close()
  }

  /// Whether the running step is the first of a group of When steps.
  ///
  /// Actions in a Given belong to the background; those of a step that is neither Given nor When
  /// stand for themselves.
  private var beginsWhen: Bool {
    guard let step, let pickle else { return true }
    switch step.type {
    case .context: return false
    case .action:
      var previous: PickleStep?
      for candidate in pickle.steps {
        if candidate.id == step.id { break }
        previous = candidate
      }
      return previous?.type != .action
    case .outcome, .unknown: return true
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
