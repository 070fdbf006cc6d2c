import SpecFormat
import SpecGherkin
import Testing

/// The canonical form, by examples.
@Suite struct LayoutTests {
  private func formatted(_ text: String, _ name: String = "a.feature") -> String {
    let formatted = FormattedSource(Source(uri: name, text: text))
    return formatted.text.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? formatted.errors.map(\.description).joined(separator: "\n")
  }

  @Test func `every kind of line has its indentation`() {
    #expect(
      formatted(
        """
        @all
        Feature: a
            About a.
        Background:
        Given b
        |c|
        Scenario: d
        As in b.
        * e
        \"""
        f
        \"""
        @one
        Scenario Outline: <g>
        * <g>
        @two
        Examples: h
        |g|
        |i|
        Rule: j
        @three
        Example: k
        When l
        |m|
        Scenario Outline: n
        * <o>
        Examples:
        These.
        |o|
        """) == """
          @all
          Feature: a
            About a.

            Background:
              Given b
                | c |

            Scenario: d
              As in b.

              * e
                \"""
                f
                \"""

            @one
            Scenario Outline: <g>
              * <g>

              @two
              Examples: h
                | g |
                | i |

            Rule: j

              @three
              Example: k
                When l
                  | m |

              Scenario Outline: n
                * <o>

                Examples:
                  These.

                  | o |

          """)
  }

  @Test func `blank lines separate blocks, and at most one separates steps`() {
    #expect(
      formatted(
        """

        Feature: a



          Scenario: b

            Given c


            When d
            Then e


            | f |

            | g |
          Scenario: h
          Scenario: i


        """) == """
          Feature: a

            Scenario: b
              Given c

              When d
              Then e
                | f |
                | g |

            Scenario: h

            Scenario: i

          """)
  }

  @Test func `a comment is indented like what follows it`() {
    #expect(
      formatted(
        """
          # at the start
        # language: en
            # of the tags
        @a
        # of the feature
        Feature: a
        # of the scenario
        Scenario: b
        # of the first step
        Given c
        # of the first row
        | d |
        # of the second row
        | e |
        # of the second step
        * f

        # of the tags
        @g
        # of the second scenario
        Scenario: h
        """) == """
          # at the start
          # language: en
          # of the tags
          @a
          # of the feature
          Feature: a

            # of the scenario
            Scenario: b
              # of the first step
              Given c
                # of the first row
                | d |
                # of the second row
                | e |
              # of the second step
              * f

            # of the tags
            @g
            # of the second scenario
            Scenario: h

          """)
  }

  @Test func `a comment at the end of a block stays there`() {
    #expect(
      formatted(
        """
        Feature: a
        # of the feature

        Scenario: b
        Given c
        # And d


        # of the next scenario

        Scenario: e
        * f
        | g |
        # | h |

        # Scenario: i
        #   * j
        """) == """
          Feature: a
            # of the feature

            Scenario: b
              Given c
              # And d

            # of the next scenario

            Scenario: e
              * f
                | g |
                # | h |

            # Scenario: i
            #   * j

          """)
  }

  @Test func `a file of comments keeps them`() {
    #expect(formatted("\n\n  # a\n\n\n # b  \n\n") == "# a\n\n# b\n")
    #expect(formatted("  \n\n") == "")
    #expect(formatted("") == "")
  }

  @Test func `the lines of a description keep their indentation within it`() {
    #expect(
      formatted(
        """
        Feature: a

              In order to b
                as a c
              \u{3000}I d  \t


                  1. e
          # a comment
              2. f

        Scenario:
        \ttabs
        \t\tand more
        """) == """
          Feature: a
            In order to b
              as a c
            \u{3000}I d


                1. e
            # a comment
            2. f

            Scenario:
              tabs
              \tand more

          """)
  }

  @Test func `columns of a table are as wide as their widest cell on a terminal`() {
    #expect(
      formatted(
        #"""
        Feature: a
          Scenario: b
            * c
              |한글|👍|e|
              |a\|b||\\|
              |\n|naïve|日本語| # ignored
        """#) == #"""
          Feature: a

            Scenario: b
              * c
                | 한글 | 👍    | e      |
                | a\|b |       | \\     |
                | \n   | naïve | 日本語 | # ignored

          """#)
    // A letter and its mark, of two code points, are one column.
    #expect(
      formatted("Feature: a\nScenario: b\n* c\n|e\u{301}|\n|ab|\n").hasSuffix(
        "      | e\u{301}  |\n      | ab |\n"))
    #expect(formatted("Feature: a\nScenario: b\n* c\n|\n| d\n").hasSuffix("      |\n      | d\n"))
    #expect(formatted("Feature: a\nScenario: b\n* c\n||\n").hasSuffix("      |  |\n"))
  }

  @Test func `tags stand on one line, and their comments stay`() {
    #expect(
      formatted(
        """
        @a@b   @c
          @d

        @e #f
        # g
        @h\t@\u{3000}@i
        Feature:
        """) == """
          @a @b @c @d @e #f
          # g
          @h @ @i
          Feature:

          """)
  }

  @Test func `a doc string moves as a block`() {
    #expect(
      formatted(
        #"""
        Feature: a
          Scenario: b
            * c
            """   json
            {
              "d": "\"\"\""
          }


            """ and so on
            * e
        ```
        """
           f
        ```
        """#) == #"""
          Feature: a

            Scenario: b
              * c
                """json
                {
                  "d": "\"\"\""
                }


                """ and so on
              * e
                ```
                """
                   f
                ```

          """#)
  }

  @Test func `white space at the ends of lines of a doc string is content`() {
    let text = "Feature: a\nScenario: b\n* c\n  ```\n  d \t\n      \n\n e\n  ```\n"
    #expect(
      formatted(text).hasSuffix("      ```\n      d \t\n          \n\n      e\n      ```\n"))
  }

  @Test(arguments: [
    ("# language: ja\n機能: a\nシナリオ: b\n前提 c\n", "    前提c\n"),
    ("# language: fr\nFonctionnalité: a\nScénario: b\nSachant qu'  il\n", "    Sachant qu'il\n"),
    ("# language: en\nFeature: a\nScenario: b\nGiven\u{20}\u{20} c\n", "    Given c\n"),
    ("# language: en\nFeature: a\nScenario: b\n*  \n", "    * \n"),
    // With one blank, it would be the longer keyword "Sachant que ".
    (
      "# language: fr\nFonctionnalité: a\nScénario: b\nSachant  que c\n",
      "    Sachant  que c\n"
    ),
  ])
  func `a keyword is followed by its own blank, or by none`(text: String, end: String) {
    #expect(formatted(text).hasSuffix(end), "\(formatted(text))")
  }

  @Test func `line ends are LF, unless all are CR LF`() {
    #expect(
      formatted("Feature: a\r\nScenario: b\r\n* c\r\n")
        == "Feature: a\r\n\r\n  Scenario: b\r\n    * c\r\n")
    #expect(
      formatted("Feature: a\r\nScenario: b\n* c") == "Feature: a\n\n  Scenario: b\n    * c\n")
    // A carriage return before CR LF is a character of the doc string.
    #expect(
      formatted("Feature: a\nScenario: b\n* c\n```\nd\r\r\n```\n").hasSuffix(
        "      d\r\r\n      ```\n"))
  }

  @Test func `a byte order mark is removed`() {
    #expect(Array(formatted("\u{FEFF}Feature: a\n").utf8) == Array("Feature: a\n".utf8))
    #expect(formatted("\u{FEFF}# language: ko\n기능: a") == "# language: ko\n기능: a\n")
  }

  @Test func `in Markdown, only lines of Gherkin change`() {
    #expect(
      formatted(
        """
        # Feature:   a\u{20}

        Prose with a break\u{20}\u{20}
        | a | table |
        |---|---|


        `@c`   `@d`\u{20}\u{20}
        ## Scenario Outline:  b
        *   Given   <e>\u{20}
          | f|gh|
          |-|:-:|
           | 한글 | i |

            ```
          \u{20}
            ```
        + And  j
        #### Examples:
          | e |
          | 1 |


        """, "a.feature.md") == """
          # Feature: a

          Prose with a break\u{20}\u{20}
          | a | table |
          |---|---|


          `@c`   `@d`
          ## Scenario Outline: b
          *   Given <e>
            | f    | gh  |
            | ---- | :-: |
            | 한글 | i   |

              ```
            \u{20}
              ```
          + And j
          #### Examples:
            | e |
            | 1 |

          """)
  }

  @Test func `a file with errors is not formatted`() {
    let source = Source(uri: "a.feature", text: "Feature: a\nScenario: b\n  * c\n  d\n")
    let formatted = FormattedSource(source)
    #expect(formatted.text == nil)
    #expect(!formatted.isChanged)
    #expect(formatted.errors.map(\.code) == ["gherkin.unexpected-line"])
    let latin = Source(uri: "a.feature", bytes: Array("Feature: caf".utf8) + [0xE9, 0x0A])
    #expect(FormattedSource(latin).errors.map(\.code) == ["gherkin.invalid-utf8"])
  }

  @Test(.timeLimit(.minutes(1))) func `formatting is linear in long lines and in many lines`() {
    let count = 20_000
    for text in [
      "Feature:\n" + String(repeating: "@a #b\n", count: count) + "Scenario:",
      "Feature:\n" + String(repeating: "@a\n\n# c\n", count: count) + "Scenario:",
      String(repeating: "@a ", count: count) + "\nFeature:",
      "Feature:\n" + String(repeating: "\n# c\n text\n", count: count),
      "Feature:\nScenario:\n* a\n" + String(repeating: "|a|\n# b\n\n", count: count),
      "Feature:\nScenario:\n* a\n|" + String(repeating: "é|", count: count),
      "Feature:\nScenario:\n* a\n```\n" + String(repeating: "\n", count: count) + "```",
      String(repeating: "\n", count: count) + "Feature:",
    ] {
      let formatted = FormattedSource(Source(uri: "a.feature", text: text))
      #expect(formatted.errors == [])
      #expect(formatted.isChanged)
      #expect(UnifiedDiff(formatted).lines.count > 3)
    }
  }
}
