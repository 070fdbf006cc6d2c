/// What inputs are made of.
extension Kind {
  /// Inputs that are sound.
  var samples: [String] {
    switch self {
    case .feature: [Self.gherkin]
    case .markdown:
      [
        "`@t` # Feature: F\n## Rule: r `@u`\n### Scenario Outline: s\n* Given <a>\n  | a | b |\n"
          + "  | - | - |\n  | c | d |\n````md\n```\n````\n#### Examples:\n  | a |\n  | 1 |\n"
      ]
    case .expression:
      ["I have {int} cucumber(s)/fruit(s)", "{string}을/를 {float} {word} {}", "a \\{b\\} \\(c\\)"]
    case .regex:
      ["^I (?:have|had) (\\d+) [^a-z]+?(x{2,3})*$", "(a+)+b", "(?i:a|b)(?=c)(?<!d)\\p{L}\\bé.*?"]
    case .tags: ["@a and not (@b or @c\\ d)", "not @a", "@a or @b and @c"]
    case .json: [#"{"a": [1, -2.5e+3, true, null, "\u00e9\ud83d\ude00\n"], "b": {"c": {}}}"#]
    case .recording: [Self.messages]
    case .engine:
      [
        #"{"jsonrpc":"2.0","id":1,"result":{"name":"s","elements":[{"id":"a","label":"b"}]}}"#
          + "\n" + #"{"jsonrpc":"2.0","method":"perform","params":{"type":"tap","target":"x"}}"#,
        #"{"type":"typeText","text":"a","into":{"name":"b","role":"button","position":2}}"#,
        #"{"jsonrpc":"2.0","id":"x","error":{"code":-32000,"message":"m","data":{"kind":"x"}}}"#,
      ]
    case .http:
      [
        "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Type:application/json\r\n\r\nhello",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "5;name=value\r\nhello\r\n0\r\nTrailer: a\r\n\r\n",
        "HTTP/1.0 404 Not Found\nConnection: close\n\nbody to the end",
        "HTTP/1.1 302 Found\r\nLocation: /a\r\nContent-Length: 0\r\n\r\n",
      ]
    case .path: ["specs/**/*.feature", "{specs,a/b}/[!b-z]?{.feature,x}", "specs/a.feature:3:4"]
    case .settings:
      [
        #"{"paths": ["specs"], "run": {"jobs": 2, "tags": "@a", "retry": 1}, "#
          + #""profiles": {"ci": {"run": {"fail-fast": true}}}, "engines": {}}"#,
        #"{"run": {"order": "random", "step-timeout": "2s", "shard": "1/2"}}"#,
      ]
    case .command:
      [
        "list\nspecs\n--tags\n@smoke", "run\nspecs\n--dry-run\n--order\nrandom:7", "steps\n--json",
        "config\nspecs", "parse\nspecs/a.feature\n--format\ntree", "help\nrun", "--version",
        "list\nspecs\n--shard\n1/2\n--name\n/s/",
      ]
    }
  }

  /// The words of its language.
  var words: [String] {
    switch self {
    case .feature, .markdown:
      [
        "Feature:", "Rule:", "Background:", "Scenario Outline:", "Examples:", "Scenario:", "Given ",
        "* ", "And ", "@tag ", "|", "\\|", "\"\"\"", "```", "# language: ko\n", "기능:", "<a>", "<",
        ">", "    ", "#", "\r\n",
      ]
    case .expression, .regex, .tags:
      [
        "{", "}", "(", ")", "[", "]", "/", "|", "*", "+", "?", "{2,3}", "{1000}", "^", "$", ".",
        "\\d", "(?:", "(?=", "(?<!", "int", "@a", " and ", " or ", "not ", "a", "1",
      ]
    case .json, .recording, .engine, .settings:
      [
        "{", "}", "[", "]", ":", ",", "null", "true", "-1", "1e999", "18446744073709551616",
        "\"id\"", "\"\\ud800\"", "\"a\"", "\"run\"", "\"type\"", "\"line\"", "\"status\"", "0.1",
      ]
    case .http:
      [
        "HTTP/1.1 ", "100", "200", "\r\n", "\n", "Content-Length: ", "Transfer-Encoding: chunked",
        "-1", "99999999999999999999", "0\r\n\r\n", "fffffffffffffff\r\n", ";", ": ", "\0",
        "Connection: close",
      ]
    case .path: ["*", "**", "?", "[", "]", "{", "}", ",", "/", "a", "specs", ".feature", ":", "@"]
    case .command:
      [
        "run", "list", "steps", "parse", "specs", "--tags", "@a", "--name", "--shard", "1/2", "-",
        "--", "--jobs", "--retry", "--order", "--format", "=", "9999999999999999999", "--dry-run",
        "--step-timeout", "1ms", "--junit", "help", "completions", "bash", "--color", "always",
      ]
    }
  }

  private static let gherkin = #"""
    # language: en
    @tag @other
    Feature: 한 F 👩🏽‍💻
      text
      Background: b
        Given g
          | a | \| \\ \n | |
      @x @
      Scenario Outline: <a> of <b>
        When <a> "w"
          """json
            <b> \"\"\"
          """
          | <a> | y |
        @e
        Examples: e
          | a | b |
          | <b> | 2 |
      Rule: r
        Background:
          * g
        Example: one
          Then ```
          ```
           x
          ```

    """#

  private static let messages = """
    {"meta":{"protocolVersion":"27.0.0","implementation":{"name":"spec","version":"1"}}}
    {"source":{"uri":"a.feature","data":"Feature: f\\n Scenario: s\\n  * a\\n","mediaType":"text/x.cucumber.gherkin+plain"}}
    {"gherkinDocument":{"uri":"a.feature","feature":{"location":{"line":1,"column":1},"tags":[],"language":"en","keyword":"Feature","name":"f","description":"","children":[{"scenario":{"id":"1","location":{"line":2,"column":2},"tags":[],"keyword":"Scenario","name":"s","description":"","steps":[{"id":"0","location":{"line":3,"column":3},"keyword":"* ","keywordType":"Unknown","text":"a"}],"examples":[]}}]},"comments":[]}}
    {"pickle":{"id":"3","uri":"a.feature","name":"s","language":"en","steps":[{"id":"2","text":"a","type":"Unknown","astNodeIds":["0"]}],"tags":[],"astNodeIds":["1"]}}
    {"testRunStarted":{"id":"9","timestamp":{"seconds":0,"nanos":0}}}
    {"testCase":{"id":"4","pickleId":"3","testRunStartedId":"9","testSteps":[{"id":"5","pickleStepId":"2","stepDefinitionIds":[]}]}}
    {"testCaseStarted":{"id":"6","testCaseId":"4","attempt":0,"timestamp":{"seconds":0,"nanos":0}}}
    {"testStepStarted":{"testCaseStartedId":"6","testStepId":"5","timestamp":{"seconds":0,"nanos":0}}}
    {"testStepFinished":{"testCaseStartedId":"6","testStepId":"5","testStepResult":{"status":"FAILED","message":"m","duration":{"seconds":0,"nanos":1}},"timestamp":{"seconds":0,"nanos":0}}}
    {"testCaseFinished":{"testCaseStartedId":"6","willBeRetried":false,"timestamp":{"seconds":0,"nanos":0}}}
    {"testRunFinished":{"testRunStartedId":"9","success":false,"timestamp":{"seconds":0,"nanos":0}}}

    """
}
