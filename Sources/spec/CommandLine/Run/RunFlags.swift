import SpecExpressions
import SpecRunner

/// The flags that only `spec run` has.
enum RunFlags {
  /// The heading of the flags that a tool without apps omits.
  static let appSection = "app"

  static let jobs = Flag<Int>(
    "jobs", short: "j", value: "N", .jobs, default: 1, section: "run",
    help: "run N scenarios in parallel; auto: one for each core",
    details: """
      Scenarios tagged @serial run after all others, one at a time. Scenarios with the same tag \
      @exclusive:NAME never run at the same time.
      """)

  static let watch = Flag<Bool>(
    "watch", short: "w", section: "run",
    help: "run again when a feature file changes or a key is pressed",
    details: """
      Enter runs all scenarios, f the failed ones; p, t and n filter by path, tags or name; q \
      quits.
      """)

  static let dryRun = Flag<Bool>(
    "dry-run", section: "run", help: "match steps to definitions without running them")

  static let retry = Flag<Int>(
    "retry", value: "N", .integer(0...1000), default: 0, section: "run",
    help: "retry a failed scenario up to N times")

  static let retryTags = Flag<TagExpression?>(
    "retry-tags", value: "EXPRESSION", .tags, section: "run",
    help: "retry only scenarios whose tags match")

  static let repeatEach = Flag<Int>(
    "repeat-each", value: "N", .integer(1...1000), default: 1, section: "run",
    help: "run every selected scenario N times, to find flaky ones",
    details: """
      Each repetition is a test case of its own, named #1, #2 and so on, and all must pass. \
      Scenarios with different results are listed as flaky. Setups and teardowns run once.
      """)

  static let stepTimeout = Flag<Duration?>(
    "step-timeout", value: "DURATION", .limit, otherwise: "60s", section: "run",
    help: "the time limit of a step: 500ms, 5s, 2m")

  static let slow = Flag<Duration>(
    "slow", value: "DURATION",
    .duration { $0 > .seconds(10) ? ("a duration of at most 10s", "300ms") : nil }, default: .zero,
    section: "run",
    help: "wait this long after each action, at most 10s, so that a person can follow",
    details: """
      The wait follows each Given and When that passes. It is real time, which no time limit and no \
      duration of a step or scenario includes.
      """)

  static let pauseOnFailure = Flag<Bool>(
    "pause-on-failure", section: "run",
    help: "try steps where a scenario failed, before its app is closed",
    details: """
      The run shows the failure and reads steps and commands, as spec try does, on the app as the \
      failed step left it: :screen shows it, :undo and :again run the steps so far again, :save \
      writes them. :quit, Ctrl-D or the end of standard input continues the run; Ctrl-C ends it. \
      What is tried changes nothing in the result and is in no report. With --retry, only the last \
      attempt pauses. Scenarios run one at a time.
      """)

  static let wait = Flag<Duration?>(
    "wait", value: "DURATION", .duration, otherwise: "5s", section: "run",
    help: "how long a step waits for an element or an expected state",
    details: """
      This applies to engines that cannot detect when the app is idle. A Then can set its own \
      limit: Then within 9 seconds I see "Done". A wait ends with the step's time limit at the \
      latest.
      """)

  static let allowScriptErrors = Flag<Bool>(
    "allow-script-errors", section: appSection,
    help: "let scenarios pass although a script of the page failed",
    details: """
      Otherwise a scenario fails at its end if a script failed with an error that nothing handled, \
      unless a step expects it: Then a script fails with "Error: no items".
      """)

  static let timeout = Flag<Duration?>(
    "timeout", value: "DURATION", .limit, section: "run",
    help: "the time limit of a scenario, including its hooks")

  static let updateSnapshots = Flag<SnapshotFiles.Update>(
    "update-snapshots",
    [
      .none: "write none; a missing snapshot fails its step",
      .missing: "write those that do not exist, except in CI",
      .changed: "write those that do not match too",
      .all: "write those too, and remove those that no step uses",
    ], default: .missing, section: appSection,
    help: "the snapshots of screens that the run writes",
    details: """
      Snapshots are the files that steps such as 'the screen matches snapshot "cart"' compare \
      with. In CI, missing writes nothing: a snapshot that does not exist fails its step. A \
      snapshot that starts with the line partial is never written. Unused snapshots are removed \
      only if all scenarios of the suite were run and passed.
      """)

  /// The values of `--screens`.
  enum Screens: String {
    case failures, all, none
  }

  static let screens = Flag<Screens>(
    "screens",
    [
      .failures: "for each failed step, before the last action and at the failure",
      .all: "one for each step",
      .none: "no screens",
    ], default: .failures, section: appSection,
    help: "choose which screens are recorded for reports",
    details: """
      A recorded screen has the elements that a person sees, with their texts, colours and \
      positions; the text of secure fields is masked. Reports draw it; see --report screens:DIR. \
      By default, the engine is asked for nothing beyond what the steps ask for, except a browser \
      for the page after a failed step. With all, the screen is read after each step, and a \
      browser copies the page and takes a picture of it.
      """)

  static let audit = Flag<Bool>(
    "audit", section: appSection,
    help: "check the accessibility of every screen and report the problems",
    details: """
      Each screen after a Given or a When is checked by rules of WCAG 2.2 that can be decided from \
      it. Each problem is reported once. Problems do not change the result of the run; see \
      --fail-on-audit. spec.json lists accepted problems: "audit": {"ignore": [{"rule": "contrast", \
      "element": "Next", "reason": "…"}]}.
      """)

  static let failOnAudit = Flag<Bool>(
    "fail-on-audit", section: appSection,
    help: "fail if --audit finds a problem of level A or AA")

  static let rules: [FlagRule] = [
    .needs(failOnAudit, audit, example: nil),
    .excludes(pauseOnFailure, dryRun),
    .needs(retryTags, retry, example: "2"), .needs(GuardFlags.failOnFlaky, retry, example: "2"),
  ]

  static let url = Flag<[UrlOption]>(
    "url", value: "[NAME=]PAGE", .page, section: appSection,
    help: "open this page as the app: an address, a folder or a file",
    details: """
        http://localhost:3000  an address
        pages                  a folder: pages/index.html
        page.html              a file
        /cart                  a path on the server that --serve starts

      It is the page that "the app is open" opens. 'the "NAME" app is open' opens the page that \
      NAME=PAGE sets, or else PAGE/NAME/. Without --engine, the engine is webdriver.
      """)

  static let serve = Flag<ServeOption?>(
    "serve", value: "FOLDER", .server, section: appSection,
    help: "serve the pages in FOLDER over http while scenarios run",
    details: """
      The server uses a free port of this machine. Without --url, FOLDER/index.html is the app, \
      and FOLDER/NAME/index.html the app NAME. Without --engine, the engine is webdriver.

      In spec.json, "serve" can also start a server of your own: {"command": "npm start", \
      "ready": "http://127.0.0.1:3000/"}. It is ready when that address answers, and ended after \
      the run.
      """)

  static let engine = Flag<[String]>(
    "engine", short: "e", value: "ENGINE", .engine, otherwise: "sim", section: appSection,
    help: "the engine that runs the app",
    details: """
        sim            the simulated apps in this process
        stdio:COMMAND  a program that implements the engine protocol on stdin and stdout
        tcp:PORT       such a program that listens on this machine; SPEC_TOKEN has its token
        terminal:CMD   a program in a terminal, such as 'terminal:less README.md'
        webdriver      a browser that spec starts; --browser names it
        webdriver:URL  a browser behind a WebDriver server, such as Selenium Grid or safaridriver
        appium         a phone, by the Appium server on this machine
        appium:URL     a phone, by an Appium server or a WebDriverAgent

      --url and --serve name the pages of a browser. If the flag is repeated, every scenario runs \
      on each engine, and differences are reported.
      """)

  static let browser = Flag<String?>(
    "browser", value: "NAME", .text, section: appSection,
    completion: ["chromium", "headless-shell", "webkit", "firefox"],
    help: "the browser to run in: chromium, headless-shell, webkit, firefox, or a path",
    details: """
        chromium        Chrome or Chromium, by its chromedriver; this is the default
        headless-shell  Chromium without what shows windows, in about half the CPU time
        webkit          WebKit, by WebKitWebDriver
        firefox         Firefox, without a driver
        PATH            the program of a Chromium, a Firefox, or WebKit's MiniBrowser

      --browser NAME is short for --set browser=NAME. Without --engine, the engine is webdriver.
      """)

  static let headed = Flag<Bool>(
    "headed", negates: true, section: appSection,
    help: "show the window of the browser",
    details: """
      Without it, browsers run without a window. On Linux a window needs a display: run it in a \
      desktop session, or with xvfb-run. --headed is short for --set headed=on.
      """)

  static let tokenFile = Flag<String?>(
    "token-file", value: "FILE", .path, section: appSection,
    help: "read the token of the engine at tcp:PORT from this file",
    details: """
      By default the token is read from the variable SPEC_TOKEN. tcp:PORT:TOKEN works too, but \
      other users of this machine can see the token in the process list.
      """)

  static let device = Flag<String?>(
    "device", value: "NAME", .text, section: appSection, completion: .names(.devices),
    help: "the device to simulate; spec apps lists them",
    details: """
      A browser opens a window of 1280 × 720 points by default. The name of a phone, or a size such \
      as 390x844, opens the page as on a phone with a touch screen.
      """)

  static let fault = Flag<[String]>(
    "fault", value: "NAME", .text, section: appSection, completion: .names(.faults),
    help: "start the app with this fault; spec apps lists them",
    details: "With a fault, at least one scenario should fail.")

  static let parameter = Flag<[String]>(
    "set", value: "NAME=VALUE", .setting, section: appSection,
    help: "pass a setting to the engine; spec apps lists the settings",
    details: """
      api=http://HOST:PORT makes the simulated apps send requests to that server; \
      patience=MILLISECONDS limits how long they wait for an answer. A name that no engine of the \
      run has is an error; engines in other processes accept any name.
      """)

  static let variable = Flag<[String]>(
    "var", value: "NAME=VALUE", .variable, section: "selection",
    help: "set the variable ${NAME} of steps",
    details: """
      The value replaces ${NAME} in steps, tables and doc strings; write $${ for the characters ${. \
      In spec.json the key is "variables". If a step uses a variable without a value, the run does \
      not start.
      """)

  static let secret = Flag<[String]>(
    "secret", value: "NAME[=SOURCE]", .secret, section: "selection",
    help: "set a variable or a setting of the engine, and hide its value in all output",
    details: """
        NAME               the value of the environment variable NAME, or of --set NAME=VALUE
        NAME=env:VARIABLE  the value is read from another environment variable
        NAME=file:PATH     the value is read from a file; a final line break is removed

      A step receives the value of ${NAME} only when it runs. With a source, an engine that has a \
      setting of this name receives it too. Output and reports show *** instead of the value. A \
      value cannot be typed here, because other users of the machine can read command lines.
      """)
}
