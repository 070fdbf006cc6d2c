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
}
