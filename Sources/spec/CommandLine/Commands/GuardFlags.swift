/// The flags that stop a run early or make it fail for more reasons than failed scenarios.
enum GuardFlags {
  static let failFast = Flag(
    "fail-fast", section: "verdict", help: "start no more scenarios after the first failure")

  static let maxFailures = Flag(
    "max-failures", value: "N", section: "verdict", help: "start no more scenarios after N failures"
  )

  static let failOnFlaky = Flag(
    "fail-on-flaky", section: "verdict",
    help: "fail if a scenario passed only after a retry")

  static let forbidSkipped = Flag(
    "forbid-skipped", section: "verdict", help: "fail if a scenario was skipped")

  static let forbidPending = Flag(
    "forbid-pending", section: "verdict",
    help: "report pending scenarios as a reason; they always fail a run")

  static let lenient = Flag(
    "lenient", section: "verdict",
    help: "report scenarios that check nothing as warnings, not as errors",
    details: """
      Examples: a scenario without steps or without a Then, an outline without rows, a Then that \
      compared nothing. Without this flag, each of them fails the run.
      """)

  static let all = [failFast, maxFailures, failOnFlaky, forbidSkipped, forbidPending, lenient]
}
