/// The flags that only `spec run` has.
enum RunFlags {
  /// The heading of the flags that a tool without apps omits.
  static let appSection = "app"

  static let jobs = Flag(
    "jobs", short: "j", value: "N", default: "1", section: "run", completion: .words(["auto"]),
    help: "run N scenarios in parallel; auto: one for each core",
    details: """
      Scenarios tagged @serial run after all others, one at a time. Scenarios with the same tag \
      @exclusive:NAME never run at the same time.
      """)

  static let watch = Flag(
    "watch", short: "w", section: "run",
    help: "run again when a feature file changes or a key is pressed",
    details: """
      Enter runs all scenarios, f the failed ones; p, t and n filter by path, tags or name; q \
      quits.
      """)

  static let dryRun = Flag(
    "dry-run", section: "run", help: "match steps to definitions without running them")

  static let retry = Flag(
    "retry", value: "N", default: "0", section: "run",
    help: "retry a failed scenario up to N times")

  static let retryTags = Flag(
    "retry-tags", value: "EXPRESSION", section: "run",
    help: "retry only scenarios whose tags match")

  static let stepTimeout = Flag(
    "step-timeout", value: "DURATION", default: "60s", section: "run",
    help: "the time limit of a step: 500ms, 5s, 2m")

  static let wait = Flag(
    "wait", value: "DURATION", default: "5s", section: "run",
    help: "how long a step waits for an element or an expected state",
    details: """
      This applies to engines that cannot detect when the app is idle. A Then can set its own \
      limit: Then within 9 seconds I see "Done". A wait ends with the step's time limit at the \
      latest.
      """)

  static let timeout = Flag(
    "timeout", value: "DURATION", section: "run",
    help: "the time limit of a scenario, including its hooks")

  static let rules: [FlagRule] = [
    .needs(retryTags, retry, example: "2"), .needs(GuardFlags.failOnFlaky, retry, example: "2"),
  ]

  static let engine = Flag(
    "engine", short: "e", value: "ENGINE", default: "sim", repeats: true, section: appSection,
    completion: .names(.engines),
    help: "the engine that runs the app",
    details: """
        sim            the simulated apps in this process
        stdio:COMMAND  a program that implements the engine protocol on stdin and stdout
        tcp:PORT       such a program that listens on this machine; SPEC_TOKEN has its token
        webdriver      Chrome or Chromium, by a chromedriver that spec starts
        webdriver:URL  a browser behind a WebDriver server, such as Selenium Grid or safaridriver

      --set web=FOLDER names the folder of web pages: FOLDER/APP/index.html. If the flag is \
      repeated, every scenario runs on each engine, and differences are reported.
      """)

  static let tokenFile = Flag(
    "token-file", value: "FILE", section: appSection, completion: .file,
    help: "read the token of the engine at tcp:PORT from this file",
    details: """
      By default the token is read from the variable SPEC_TOKEN. tcp:PORT:TOKEN works too, but \
      other users of this machine can see the token in the process list.
      """)

  static let device = Flag(
    "device", value: "NAME", section: appSection, completion: .names(.devices),
    help: "the device to simulate; spec apps lists them")

  static let fault = Flag(
    "fault", value: "NAME", repeats: true, section: appSection, completion: .names(.faults),
    help: "start the app with this fault; spec apps lists them",
    details: "With a fault, at least one scenario should fail.")

  static let parameter = Flag(
    "set", value: "NAME=VALUE", repeats: true, section: appSection,
    help: "pass a setting to the engine; spec apps lists the settings",
    details: """
      api=http://HOST:PORT makes the simulated apps send requests to that server; \
      patience=MILLISECONDS limits how long they wait for an answer. A name that no engine of the \
      run has is an error; engines in other processes accept any name.
      """)

  static let secret = Flag(
    "secret", value: "NAME=SOURCE", repeats: true, section: appSection,
    help: "pass a setting to the engine and hide its value in all output",
    details: """
        NAME=env:VARIABLE  the value is read from the environment
        NAME=file:PATH     the value is read from a file; a final line break is removed
        NAME               hide the value that --set NAME=VALUE passes

      Output and reports show *** instead of the value.
      """)
}
