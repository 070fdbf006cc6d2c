import SpecMessages

/// The streams that every report has a golden of.
enum Recordings {
  static let all: [(name: String, envelopes: [Envelope])] = named.map { ($0.name, $0.1.envelopes) }

  /// What the streams are made from, by their names.
  static let samples = Dictionary(uniqueKeysWithValues: named)

  static var login: [Envelope] { loginSample.envelopes }
  static var outline: [Envelope] { outlineSample.envelopes }
  static var korean: [Envelope] { koreanSample.envelopes }
  static var broken: [Envelope] { brokenSample.envelopes }
  static var hooks: [Envelope] { hooksSample.envelopes }
  static var cutShort: [Envelope] { cutShortSample.envelopes }
  static var empty: [Envelope] { emptySample.envelopes }
  static var hostile: [Envelope] { hostileSample.envelopes }

  private static let named: [(name: String, Sample)] = [
    ("login", loginSample), ("outline", outlineSample), ("korean", koreanSample),
    ("broken", brokenSample),
    ("hooks", hooksSample), ("cut-short", cutShortSample), ("empty", emptySample),
    ("hostile", hostileSample), ("known-issues", knownIssuesSample),
  ]

  static func envelopes(_ name: String) -> [Envelope] {
    all.first { $0.name == name }?.envelopes ?? []
  }

  /// Every status once, tables and doc strings, a rule, a retry, a log and a screen.
  private static var loginSample: Sample {
    var sample = Sample(
      (
        "specs/login.feature",
        """
        @login
        Feature: Sign in
          People sign in with an address and a password.

          Background:
            Given a step that opens the app

          @smoke @fast
          Scenario: The right password
            When a step that takes these:
              | field    | value         |
              | email    | ann@mail.test |
              | password | a\\|b          |
            Then a step that logs "signed in as ann"
            And a step that goes slowly

          Scenario: The wrong password
            When a step that takes this text:
              \"\"\"json
              {"email": "ann"}

              {"password": "x"}
              \"\"\"
            Then a step that fails and shows "Sign in"
            But a step that is not reached

          Rule: After three tries the account is locked

            Scenario: A flaky one
              Then a step that fails at first

            Scenario: Not written yet
              Then a step that is pending

            Scenario: Nobody defined it
              When a step that is undefined
              Then a step that is undefined

            Scenario: Two definitions
              When a step that is ambiguous

            Scenario: No camera
              When a step that skips
              Then a step that is not reached

            Scenario: Nothing to do
        """
      ))
    sample.retries = 1
    return sample
  }

  private static var outlineSample: Sample {
    Sample(
      (
        "specs/cucumbers.feature",
        """
        Feature: Cucumbers
          Scenario Outline: Eating <n> cucumbers
            When a step that eats <n> and <how>

            Examples: few
              | n | how   |
              | 1 | passes |
              | 2 | fails |

            @many
            Examples:
              | n  | how   |
              | 12 | fails |

          Scenario Outline: Cooking
            When a step that cooks <what>
            Examples:
              | what |
              | soup |
              | stew |
        """
      ),
      (
        "specs/more/apples.feature",
        """
        Feature: Cucumbers
          Scenario: Cooking
            When a step that is undefined

          Scenario: Cooking
            When a step that is undefined too, is undefined
        """
      )
    )
  }

  private static var koreanSample: Sample {
    Sample(
      (
        "specs/메모.feature",
        """
        # language: ko
        기능: 메모 잠금
          시나리오: 비밀번호가 너무 짧으면 저장할 수 없고 이유를 말해 주어야 하며 화면은 그대로 남아 있다
            조건 a step that 앱을 연다
            만일 a step that 표를 받는다:
              | 이름   | 값      |
              | 제목   | 오늘의 메모 |
              | id 🙂 | x      |
            그러면 a step that fails, shows "비밀번호"
        """
      )
    )
  }

  private static var brokenSample: Sample {
    var sample = Sample(
      ("specs/good.feature", "Feature: Good\n  Scenario: Fine\n    Given a step that passes\n"),
      (
        "specs/broken.feature",
        "Feature: Broken\n  Scenario: Bad\n    Givn a step\n    Given x\n      | a | b |\n      | a |\n"
      ))
    sample.limit = 0
    sample.failure = Failure(
      type: "ParseError", message: "nothing was run: the specifications have 2 errors")
    return sample
  }

  private static var hooksSample: Sample {
    var sample = Sample(
      (
        "specs/hooks.feature",
        """
        Feature: Hooks
          Scenario: Fine
            Given a step that passes

          @broken-hook
          Scenario: Without state
            Given a step that passes
        """
      ))
    sample.hasHooks = true
    sample.failingRunHook = .afterTestRun
    return sample
  }

  private static var cutShortSample: Sample {
    var sample = Sample(
      (
        "specs/long.feature",
        """
        Feature: Long
          Scenario: One
            Given a step that passes
          Scenario: Two
            Given a step that fails
          Scenario: Three
            Given a step that passes
          Scenario: Four
            Given a step that passes
        """
      ))
    sample.limit = 2
    sample.failure = Failure(
      type: "FailFast", message: "stopped after the first failure; 2 scenarios were not run")
    return sample
  }

  private static var emptySample: Sample { Sample(("specs/empty.feature", "Feature: Empty\n")) }

  /// Texts that would colour a terminal, break XML, or lie about their order.
  private static var hostileSample: Sample {
    Sample(
      (
        "specs/a b&c.feature",
        """
        Feature: <Bold> & "quoted" ]]> \u{1B}[31mred
          Scenario: NUL \u{0} BEL \u{7} \u{FFFF} DEL \u{7F} \u{202E}evil
            Given a step that logs "\u{1B}]0;title\u{7}::error::gone \u{1B}[2J\r"
            And a step that fails with & < > ' ]]> and shows "\u{1B}[1mbold\u{0}"
        """
      )
    )
  }

  /// A known issue with each result, and one scenario without.
  private static var knownIssuesSample: Sample {
    Sample(
      (
        "specs/issues.feature",
        """
        Feature: Issues
          @known-issue(https://bugs.example/7)
          Scenario: The title is wrong
            Given a step that passes
            Then a step that fails
            And a step that is not reached

          @known-issue(https://bugs.example/8) @fast
          Scenario: It was mended
            Then a step that passes

          @known-issue(https://bugs.example/9)
          Scenario: The engine is lost
            When a step that loses it

          @known-issue(https://bugs.example/10)
          Scenario: Nobody defined it
            When a step that is undefined

          @known-issue(https://bugs.example/11)
          Scenario: No camera
            When a step that skips

          @known-issue(https://bugs.example/12)
          Rule: Several issues

            @known-issue(https://bugs.example/13?a=(b)&c=d)
            Scenario Outline: A row that <how>
              Then a step that <how>

              Examples:
                | how    |
                | fails  |

              @known-issue(https://bugs.example/14)
              Examples:
                | how    |
                | passes |

          Scenario: Fine
            Then a step that passes
        """
      ))
  }
}
