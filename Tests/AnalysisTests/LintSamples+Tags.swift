import SpecJSON
import SpecTestKit

/// Samples of the rules about tags.
extension LintSamples {
  static let tags: [LintSample] = [
    LintSample(
      "allowed-tags",
      """
      @ok 1️⃣@bad
      Feature: A
        @ok-1 1️⃣@okk
        Scenario Outline: B
          Then it is so
          1️⃣@other
          Examples:
            | a |
            | 1 |
      """,
      clean: "@ok\nFeature: A\n  @ok-2\n  Scenario: B\n    Then it is so\n",
      options: ["tags": ["@ok"], "patterns": ["^@ok-\\d+$"]]),
    LintSample(
      "bare-tag",
      """
      @a 1️⃣@ @b
      Feature: A
        Scenario: B
          Then it is so
      """, clean: "@a @b\nFeature: A\n  Scenario: B\n    Then it is so\n"),
    LintSample(
      "no-duplicate-tags",
      """
      @a @b  1️⃣@a
      Feature: A
        @c
        1️⃣@c
        Scenario: B
          Then it is so
      """,
      clean: "@a @A @á @a\u{301}\nFeature: A\n  @a\n  Scenario: B\n    Then it is so\n",
      fixed: "@a @b\nFeature: A\n  @c\n  @c\n  Scenario: B\n    Then it is so"),
    LintSample(
      "no-homogenous-tags",
      """
      1️⃣Feature: A
        @x @y
        Scenario: B
          Then it is so
        @y
        1️⃣Scenario Outline: C
          Then it is <a>
          @z
          Examples:
            | a  |
            | so |
          @z @x
          Examples:
            | a    |
            | well |
      """,
      clean: """
        Feature: A
          @x
          Scenario: B
            Then it is so
          @y
          Scenario: C
            Then it is so
        """),
    LintSample(
      "no-partially-commented-tag-lines",
      """
      @a @b 1️⃣#@c
      Feature: A
        # @d
        @e #not a tag
        Scenario: B
          Then it is so
      """, clean: "@a\n#@b\nFeature: A\n  Scenario: B\n    Then it is so\n"),
    LintSample(
      "no-restricted-tags",
      """
      1️⃣@wip
      Feature: A
        @wipe 1️⃣@todo-7
        Scenario: B
          Then it is so
      """, clean: "@done\nFeature: A\n  Scenario: B\n    Then it is so\n",
      options: ["tags": ["@wip"], "patterns": ["^@todo"]]),
    LintSample(
      "no-superfluous-tags",
      """
      @a
      Feature: A
        1️⃣@a @b
        Rule: R
          1️⃣@b @c
          Scenario Outline: B
            Then it is <x>
            1️⃣@c 1️⃣@a
            Examples:
              | x |
              | 1 |
      """, clean: "@a\nFeature: A\n  @b\n  Scenario: B\n    Then it is so\n"),
    LintSample(
      "one-space-between-tags",
      """
      @a1️⃣   @b1️⃣\t@c @d
      Feature: A
        @e1️⃣@f
        Scenario: B
          Then it is so
      """, clean: "@a @b\n  @c\nFeature: A\n  Scenario: B\n    Then it is so\n",
      fixed: "@a @b @c @d\nFeature: A\n  @e @f\n  Scenario: B\n    Then it is so"),
    LintSample(
      "required-tags",
      """
      Feature: A
        @issue:12
        Scenario: B
          Then it is so
        @issue:x
        1️⃣Scenario: C
          Then it is so
        1️⃣Scenario: D
          Then it is so
      """, clean: "Feature: A\n  @issue:7 @b\n  Scenario: B\n    Then it is so\n",
      options: ["tags": ["^@issue:[1-9]\\d*$"]]),
    LintSample(
      "unknown-tag",
      """
      @door-1.1
      Feature: A
        1️⃣@door-1.3 @window-1.1
        Scenario: B
          Then it is so
        1️⃣@door-1.2
        Scenario: C
          Then it is so
      """, clean: "@door-1.1 @door\nFeature: A\n  Scenario: B\n    Then it is so\n"),
  ]
}
