import SpecDrivers
import SpecRunner
import SpecText

extension Skip {
  /// What an engine cannot determine, counted as not checked.
  static func unknown(_ what: String, _ why: String?, to engine: String) -> Skip {
    Skip(
      ofEngine: "the \(engine) engine cannot tell \(what)" + (why.map { ": " + $0 } ?? ""),
      isUnchecked: true)
  }
}

/// Converts driver errors to step results: a failure with advice, or a skip with the reason.
extension DriverError {
  /// The screen at the time of the error, if the error includes it.
  var screen: Screen? {
    switch self {
    case .elementNotFound(_, let screen), .ambiguousElement(_, _, let screen),
      .notInteractable(_, _, let screen), .noSuchAnswer(_, let screen),
      .impossible(_, _, let screen):
      screen
    default: nil
    }
  }

  /// The error to throw from a step's body.
  func stepError(engine: String) -> any Error {
    if case .unsupported(let capability, let why) = self {
      return Skip(ofEngine: "the \(engine) engine lacks \(capability.rawValue): \(why)")
    }
    if case .elementNotFound(let selector, let screen) = self,
      let why = selector.unknownRole(on: screen)
    {
      return Skip.unknown("whether \(selector.named) is there", why, to: engine)
    }
    var failure = isInfrastructure ? engineFailure(engine) : checkFailure
    failure.screen = screen.map { ScreenText($0).text }
    return failure
  }

  private var checkFailure: StepFailure {
    switch self {
    case .elementNotFound(let selector, let screen): NearestNames.notFound(selector, screen)
    case .ambiguousElement(let selector, let count, let screen):
      NearestNames.ambiguous(selector, count, screen)
    case .notInteractable(let selector, let why, _):
      StepFailure(
        "\(selector.named) cannot be used: \(why)",
        notes: ["check the step before this one, or expect it with a Then step"])
    case .noSuchAnswer(let answer, let screen): noSuchAnswer(answer, screen)
    case .impossible(let what, let why, _): StepFailure("it is not possible to \(what): \(why)")
    case .unknownApp(let name, let known): NearestNames.unknown("app", name, known)
    case .unknownFault(let name, let app, let known):
      NearestNames.unknown("fault", name, known, of: app)
    case .unknownDevice(let name, let known): NearestNames.unknown("device", name, known)
    case .unknownSetting(let name, let known): NearestNames.unknown("device setting", name, known)
    case .unknownKey(let name, let known): NearestNames.unknown("key", name, known)
    case .notLaunched:
      StepFailure(
        "no app is open", notes: ["open it first: Given the app is open"], kind: .setup)
    default: StepFailure("\(self)")
    }
  }

  private func noSuchAnswer(_ answer: String, _ screen: Screen) -> StepFailure {
    guard case .known(.some(let alert), _) = screen.alert else {
      return StepFailure(
        "there is no prompt to answer with \"\(answer)\"",
        notes: ["no alert, sheet or permission prompt is in front of the \"\(screen.name)\" screen"]
      )
    }
    let alike = LookAlike(answer, among: alert.buttons, "is offered")
    return StepFailure(
      "\"\(alert.title)\" does not offer the answer \"\(answer)\"",
      notes: ["it offers: " + alert.buttons.map { "\"\($0)\"" }.joined(separator: ", ")]
        + [alike?.sentence].compactMap { $0 })
  }

  private func engineFailure(_ engine: String) -> StepFailure {
    let (headline, kind): (String, Failure.Kind) =
      switch self {
      case .appCrashed(let why): ("the app crashed: \(why)", .appCrash)
      case .timedOut(let what, let time):
        (
          "the \(engine) engine did not \(what) within \(time.wholeMilliseconds) ms",
          .engineTimeout
        )
      case .engineLost(let last): ("the \(engine) engine is gone: \(last)", .engine)
      case .engineFault(let what):
        ("the \(engine) engine failed: \(what)", .engine)
      default: ("\(self)", .engine)
      }
    return StepFailure(headline, kind: kind)
  }
}
