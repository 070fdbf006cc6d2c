/// The flags of `spec run` alone.
enum RunFlags {
  /// The heading of what a tool without apps has no use for.
  static let appSection = "app"

  static let jobs = Flag(
    "jobs", short: "j", value: "N", default: "1", section: "run", completion: .words(["auto"]),
    help: "how many scenarios run at a time; auto for one a core",
    details: """
      A scenario tagged @serial runs alone, after all others; of those tagged @exclusive:NAME with \
      one name, one runs at a time.
      """)

  static let watch = Flag(
    "watch", short: "w", section: "run",
    help: "run again what a changed file holds, or what a key asks for",
    details: """
      Enter runs all, f what failed; p, t and n keep to some paths, tags or names; q quits.
      """)

  static let dryRun = Flag(
    "dry-run", section: "run", help: "match the steps, run none")

  static let retry = Flag(
    "retry", value: "N", default: "0", section: "run",
    help: "how often a failed scenario is tried again")

  static let retryTags = Flag(
    "retry-tags", value: "EXPRESSION", section: "run",
    help: "only retry scenarios whose tags satisfy this")

  static let stepTimeout = Flag(
    "step-timeout", value: "DURATION", default: "60s", section: "run",
    help: "how long a step may take: 500ms, 5s, 2m")

  static let wait = Flag(
    "wait", value: "DURATION", default: "5s", section: "run",
    help: "how long a step waits for what it expects or acts on",
    details: """
      An engine that cannot tell whether the app has settled is asked again for that long. A Then \
      may name its own time: Then within 9 seconds I see "Done". No wait goes beyond the step's \
      limit.
      """)

  static let timeout = Flag(
    "timeout", value: "DURATION", section: "run",
    help: "how long a scenario may take, hooks included")

  static let rules: [FlagRule] = [
    .needs(retryTags, retry, example: "2"), .needs(GuardFlags.failOnFlaky, retry, example: "2"),
  ]

  static let engine = Flag(
    "engine", short: "e", value: "ENGINE", default: "sim", repeats: true, section: appSection,
    completion: .names(.engines),
    help: "what the scenarios run against",
    details: """
        sim            the simulated apps in this process
        stdio:COMMAND  a program that speaks the engine protocol on its standard streams
        tcp:PORT       one that listens on this machine, by the token in SPEC_TOKEN
        webdriver      a browser, through a chromedriver that is started for it
        webdriver:URL  a browser or device behind a WebDriver server: Grid, safaridriver, Appium

      Pages are found under --set web=FOLDER: FOLDER/APP/index.html. Given several times, every \
      scenario is run on each, and differences are told.
      """)

  static let tokenFile = Flag(
    "token-file", value: "FILE", section: appSection, completion: .file,
    help: "read the token of the engine at tcp:PORT from this file",
    details: """
      Without it the token is read from the variable SPEC_TOKEN. tcp:PORT:TOKEN works too, but \
      other users of the machine can read it in the process list.
      """)

  static let device = Flag(
    "device", value: "NAME", section: appSection, completion: .names(.devices),
    help: "the device to run on; spec apps lists them")

  static let fault = Flag(
    "fault", value: "NAME", repeats: true, section: appSection, completion: .names(.faults),
    help: "switch a named fault of the app on; spec apps lists them",
    details: "A scenario must then fail; it is how the specs are shown to bite.")

  static let parameter = Flag(
    "set", value: "NAME=VALUE", repeats: true, section: appSection,
    help: "change a setting of the engine; spec apps lists them",
    details: """
      With api=http://HOST:PORT the simulated apps use that server, and patience=MILLISECONDS \
      limits how long they wait for it. A name that no engine of the run takes is an error; an \
      engine in another process takes any.
      """)

  static let secret = Flag(
    "secret", value: "NAME=SOURCE", repeats: true, section: appSection,
    help: "change a setting of the engine without ever showing its value",
    details: """
        NAME=env:VARIABLE  the value is read from the environment
        NAME=file:PATH     the value is read from a file, without its last line end
        NAME               the value is given by --set NAME=VALUE

      Output and reports show *** in its place.
      """)
}
