import Testing

@testable import SpecRunner

/// Paths with wildcards.
struct PathPatternTests {
  @Test(
    arguments: [
      ("specs/*.feature", "specs/a.feature", true),
      ("specs/*.feature", "specs/a/b.feature", false),
      ("specs/**/*.feature", "specs/a.feature", true),
      ("specs/**/*.feature", "specs/a/b/c.feature", true),
      ("specs/**/*.feature", "specs/a/b/c.feature.md", false),
      ("**/b.feature", "b.feature", true),
      ("**/b.feature", "a/b.feature", true),
      ("**/b.feature", "a/ab.feature", false),
      ("**", "a/b.feature", true),
      ("specs/*", "specs/a/b.feature", true),
      ("specs/sl*", "specs/slack/b.feature", true),
      ("specs/sl*", "specs/memo/slack.feature", false),
      ("specs/a?.feature", "specs/ab.feature", true),
      ("specs/a?.feature", "specs/a.feature", false),
      ("specs/a?.feature", "specs/a빠.feature", true),
      ("specs/[a-c]x.feature", "specs/bx.feature", true),
      ("specs/[a-c]x.feature", "specs/dx.feature", false),
      ("specs/[!a-c]x.feature", "specs/dx.feature", true),
      ("specs/[!a-c]x.feature", "specs/ax.feature", false),
      ("specs/[]]x.feature", "specs/]x.feature", true),
      ("specs/[x.feature", "specs/[x.feature", true),
      ("specs/{a,b/c}/*.feature", "specs/b/c/d.feature", true),
      ("specs/{a,b/c}/*.feature", "specs/b/d.feature", false),
      ("specs/{a,{b,c}}.feature", "specs/c.feature", true),
      ("specs/{a,{b,c}}.feature", "specs/d.feature", false),
      ("specs/{a.feature", "specs/{a.feature", true),
      ("{a,b}{1,2}.feature", "b2.feature", true),
      ("*a*b*c.feature", "xxaxbxbxc.feature", true),
      ("*a*b*c.feature", "xxaxcxbx.feature", false),
      ("/a/*.feature", "/a/b.feature", true),
      ("/*/a.feature", "/b/a.feature", true),
      ("specs/**", "specs/a/b.feature", true),
      ("**/", "a.feature", true),
      ("a/**/b/*", "a/b/c.feature", true),
      ("a/**/b/*", "a/x/y/b/c.feature", true),
      ("a/**/b/*", "a/x/b.feature", false),
      ("a/*/b.feature", "a/b.feature", false),
      ("a?/*", "ab", false),
      ("**/*/b.feature", "b.feature", false),
      ("a**b.feature", "axb.feature", true),
      ("a**b.feature", "a/b.feature", false),
      ("{a,}/b.feature", "b.feature", true),
      ("{a,}/b.feature", "a/b.feature", true),
      ("{**,x}/b.feature", "a/a/b.feature", true),
      ("{,}", "a.feature", false),
      ("{}a.feature", "a.feature", true),
      ("a{.feature,.feature{.md,}}", "a.feature.md", true),
      ("{a{b,c}.feature", "{ac.feature", true),
      ("a}b,*", "a}b,c.feature", true),
      ("{[a],b}.feature", "a.feature", true),
      ("{[a,b]}.feature", "[a.feature", true),
      ("[[a].feature", "[.feature", true),
    ])
  func `a pattern fits a path, or a folder the path goes through`(
    _ pattern: String, _ path: String, _ fits: Bool
  ) throws {
    #expect(try #require(PathPattern(pattern)).fits(path) == fits)
  }

  @Test(arguments: [
    ("specs/a/*.feature", "specs/a"), ("*.feature", "."), ("/a/b*/c", "/a"), ("/*", "/"),
    ("a{b,c}/d", "."),
  ])
  func `it is looked for below the folders that are certain`(
    _ pattern: String, _ root: String
  ) throws {
    #expect(try #require(PathPattern(pattern)).root == root)
  }

  @Test func `a path without wildcards is none`() {
    #expect(PathPattern("specs/a.feature") == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `many stars are no trouble`() throws {
    let pattern = try #require(PathPattern(String(repeating: "a*", count: 40) + "b"))
    #expect(!pattern.fits(String(repeating: "a", count: 2000)))
  }

  @Test(.timeLimit(.minutes(1)))
  func `many braces are no trouble`() throws {
    let pattern = try #require(PathPattern(String(repeating: "{a,b}", count: 1000) + ".feature"))
    #expect(pattern.fits(String(repeating: "ab", count: 500) + ".feature"))
    #expect(!pattern.fits(String(repeating: "ab", count: 500) + "c.feature"))
    let deep = String(repeating: "{a,", count: 1000) + "b" + String(repeating: "}", count: 1000)
    #expect(try #require(PathPattern(deep)).fits("b"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `many folders of any number are no trouble`() throws {
    let pattern = try #require(PathPattern(String(repeating: "**/a/", count: 40) + "b.feature"))
    #expect(!pattern.fits(String(repeating: "a/", count: 400) + "c.feature"))
    #expect(pattern.fits(String(repeating: "a/", count: 400) + "b.feature"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `many brackets are no trouble`() throws {
    let pattern = try #require(PathPattern(String(repeating: "[", count: 100_000)))
    #expect(pattern.fits(String(repeating: "[", count: 100_000)))
  }
}
