import SpecJSON

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
    case .pagesource: [Self.ofIOS, Self.ofAndroid]
    case .picture: []
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
    case .pagesource:
      [
        "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE a>",
        "&amp;",
        "&#x1F600;", "&#0;", "&", "=", "'", " x=\"-1\"", " x=\"1e308\"", " visible=\"false\"",
        "<XCUIElementTypeKeyboard x=\"0\" y=\"500\" width=\"390\" height=\"344\">",
        "<XCUIElementTypeAlert>", "XCUIElementTypeOther", " name=\"email\"",
        " bounds=\"[0,0][9,9]\"",
        " bounds=\"[9,9][\"", " input-type=\"33\"", " placeholderValue=\"\"", " value=\"1\"",
      ]
    case .picture:
      [
        "IHDR", "IDAT", "IEND", "PLTE", "\u{0}\u{0}\u{0}\u{1}", "\u{1}\u{0}\u{0}", "\u{5}",
        "x\u{1}",
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

  /// Pictures that are sound.
  var pictures: [[UInt8]] {
    guard case .picture = self else { return [] }
    return [
      // fixed codes; 8 bits with opacity; a palette; 1 bit; 16 bits
      "iVBORw0KGgoAAAANSUhEUgAAABAAAAAECAIAAAAI1ii7AAAAA3RFWHRhAGLcSaI7AAAAFklEQVR4AWPgEpEj"
        + "CTHQXsMJETmSEADo7hrhzIttJwAAAABJRU5ErkJggg==",
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAYAAABirU3bAAAAA3RFWHRhAGLcSaI7AAAAC0lEQVR42gFVAKr/"
        + "AAHLKurSI/UAAAALSURBVOM7pjCm2OYIekazRYWvhQAAAAtJREFUesYBhy4OQlQo4sROS+KhAAAAC0lEQVRT"
        + "ElJbJTL5RgLhk/hNA78AAAALSURBVMdk7cbhBW46UjuggtXQQAAAAAtJREFUkORPAyS1wSs9k5kpLFvPAAAA"
        + "C0lEQVTPznBf/1E+VQcEAnygIOEAAAALSURBVCuQRukPJ4WTx2KS3hC1uAAAAAhJREFUczpWBy3zJDZz+8hH"
        + "AAAAAElFTkSuQmCC",
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAMAAABVc73pAAAAA3RFWHRhAGLcSaI7AAACWFBMVEUk0qs1HdEa"
        + "lVNacI5s7bbwoY5o1330dma9P1OGGgO586lJvF6EpksalDvWWBOW0+7l3kf8ckxde3TynxiQNdNLCEt2NKEP"
        + "QrMNT5OCCxZtBoYDPlrpt3+pGKyhXN+uKf1gVxVY8pbL4sbMrFyvdXvuafafBxgU7zaTL+7EJyAopZmTDizk"
        + "M+RxYG85scmsWi2bi0NEqwWepbKoqPVp0aEKyj8q1gXjD0c+s89a/QUZKI44qsPKLoQ2MOkXx2IE71qF9jQO"
        + "ZAWATG9jNvcGmSMUajY78t95X0yW/xDp0M4yH6hxM+M5sGgHxxNws4Mt6AcT9fnx44frBRGVLb6dWbOZBMzD"
        + "gwuGR1yqq6Hu1CNTrtu0NkIll4cPIrbzSaEr/2erVL94tFIbNtcuTp0qh7GeZQ5kOinUTubkfMUIeO8RLPlh"
        + "2H0dKsR/4RWIsD6DPOPkYhzKTh6FmCaYOGBZwoncPNUzjyQDSDmYLbqDEN5XaH6bFZlfOBZR7xO42CBugI9s"
        + "xKjxyzHkDNNIjV0APeCXesKNTKXKuYF6NsYRDtw9aJGkqkXiZ2iDytkMt7o6qnCpzok9ea13bUHCasT4MfTj"
        + "U8nCW7ZyV92BMQpVuQhDD6DL4iG/I21RhswPS7plAoVEPmk5L1C3pw2h8g3TwwEJObXdObxasdXUzDti97sP"
        + "aUSEY19ZfjdpKPoxU5ADHNqaCzQAEliCD7DmVL3mmNR8Slp2R2pKTjXH/2oprDbquf0UN4UYnY/wdyWGrnj3"
        + "e2BnBBzgr4EYqZNVE0Wjqv1PXVY5plhqegxN4UnoAAAAC0lEQVR42mNQr5wrxyjLXzN7NH4AAAALSURBVCPA"
        + "9LmY/wbz3yfrQfOiyQAAAAtJREFUc1ksOKwuAwBiIQhPH7teAAAAAUlEQVS1kzM66wAAAABJRU5ErkJggg==",
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFAQAAAABK1nB2AAAAA3RFWHRhAGLcSaI7AAAAEklEQVR42mMwYHRg"
        + "+sCswcIAAAjKAZMGlyaqAAAAAElFTkSuQmCC",
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFEAIAAAC9XwbPAAAAA3RFWHRhAGLcSaI7AAAAiElEQVR42gF9AIL/"
        + "AMli1hypZRVe8PgNmWQE9bYmjr4fqmxwJAEx5PIDVF40SACMxWKIEIccmkpLnJggsU0C3whiyZwyw7rdmsfI"
        + "Upo2W8hMKBpwAffpA1sVT/RKhpZbu/sZQTj45tFwE0nGp6+FDgRpFLAzntEkemxhfDWsCuuAf9lw9wOdg0G4"
        + "1TjIAope7gAAAABJRU5ErkJggg==",
    ].compactMap { Base64.decode($0) }
  }

  /// The page source of an app as small as the pictures.
  static let pictured = """
    <AppiumAUT><XCUIElementTypeApplication name="a" x="0" y="0" width="16" height="16">
    <XCUIElementTypeTextField name="f" value="t" x="2" y="2" width="12" height="12"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private static let ofIOS = """
    <?xml version="1.0" encoding="UTF-8"?><AppiumAUT><XCUIElementTypeApplication name="Demo" x="0" \
    y="0" width="390" height="844"><XCUIElementTypeWindow x="0" y="0" width="390" height="844">
    <XCUIElementTypeNavigationBar name="Account" x="0" y="47" width="390" height="44"/>
    <XCUIElementTypeTextField name="email" label="E&#10;mail" value="a&amp;b" enabled="true" \
    visible="true" placeholderValue="E-mail" x="20" y="100" width="350" height="40"/>
    <XCUIElementTypeTabBar x="0" y="790" width="390" height="54"><XCUIElementTypeButton \
    name="email" label="Home" value="1" x="0" y="790" width="195" height="54"/>
    </XCUIElementTypeTabBar><!-- c --><XCUIElementTypeKeyboard x="0" y="552" width="390" \
    height="292"><XCUIElementTypeKey name="q" x="0" y="560" width="39" height="46"/>
    <XCUIElementTypeButton name="Next:" label="next" x="300" y="700" width="80" height="46"/>
    </XCUIElementTypeKeyboard></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """

  private static let ofAndroid = """
    <?xml version='1.0'?><hierarchy rotation="0" width="1080" height="2400"><android.widget.FrameLayout
    class="android.widget.FrameLayout" package="a.b" bounds="[0,0][1080,2400]"><android.widget.EditText
    class="android.widget.EditText" text="a" hint="E-mail" showing-hint="false" input-type="33"
    resource-id="a.b:id/email" password="true" bounds="[0,200][1080,300]"/><android.widget.TextView
    class="android.widget.TextView" text="Delete?" resource-id="a.b:id/alertTitle"
    bounds="[0,400][1080,500]"/></android.widget.FrameLayout></hierarchy>
    """

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
