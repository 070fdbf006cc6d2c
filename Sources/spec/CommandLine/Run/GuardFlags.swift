/// The flags that stop a run early or make it fail for more reasons than failed scenarios.
enum GuardFlags {
  static let failFast = Flag<Bool>(
    "fail-fast", section: "verdict", help: "start no more scenarios after the first failure")

  static let maxFailures = Flag<Int?>(
    "max-failures", value: "N", .integer(), section: "verdict",
    help: "start no more scenarios after N failures")

  static let keepGoing = Flag<Bool>(
    "keep-going", section: "verdict",
    help: "run the other files if a feature file has errors",
    details: """
      The run fails with status 2, and reports list the errors. Without this flag, an error in any \
      file prevents the run. Errors that concern several files, such as a step without its table or \
      two definitions of a text step, and paths that do not exist always do. Text steps that a file \
      with errors defines are undefined.
      """)

  static let failOnFlaky = Flag<Bool>(
    "fail-on-flaky", section: "verdict",
    help: "fail if a scenario passed only after a retry")

  static let forbidSkipped = Flag<Bool>(
    "forbid-skipped", section: "verdict", help: "fail if a scenario was skipped")

  static let forbidPending = Flag<Bool>(
    "forbid-pending", section: "verdict",
    help: "report pending scenarios as a reason; they always fail a run")

  static let lenient = Flag<Bool>(
    "lenient", section: "verdict",
    help: "report scenarios that check nothing as warnings, not as errors",
    details: """
      Examples: a scenario without steps or without a Then, an outline without rows, a Then that \
      compared nothing. Without this flag, each of them fails the run.
      """)

  static let all = [
    failFast, maxFailures, keepGoing, failOnFlaky, forbidSkipped, forbidPending, lenient,
  ]
}
