/// The flags that say when a run ends early, and what fails it besides failed scenarios.
enum GuardFlags {
  static let failFast = Flag(
    "fail-fast", section: "verdict", help: "start nothing after the first failure")

  static let maxFailures = Flag(
    "max-failures", value: "N", section: "verdict", help: "start nothing after N failures")

  static let failOnFlaky = Flag(
    "fail-on-flaky", section: "verdict",
    help: "fail if a scenario passed only when tried again")

  static let forbidSkipped = Flag(
    "forbid-skipped", section: "verdict", help: "fail if a scenario was skipped")

  static let forbidPending = Flag(
    "forbid-pending", section: "verdict",
    help: "name pending scenarios as the reason; they fail a run in any case")

  static let lenient = Flag(
    "lenient", section: "verdict", help: "only warn of what passes and may prove nothing",
    details: """
      Such as a scenario without steps or without a Then, an outline without rows, or a Then in \
      which nothing was compared. Without this flag each of them fails the run.
      """)

  static let all = [failFast, maxFailures, failOnFlaky, forbidSkipped, forbidPending, lenient]
}
