import Testing

@testable import SpecDocs

/// Names of pages and anchors that any text becomes.
@Suite struct SiteNamesTests {
  @Test(arguments: [
    ("Log in", "log-in"), ("  a__B  ", "a-b"), ("../../etc/passwd", "etc-passwd"),
    ("</script>", "script"), ("CON", "con-1"), ("", "x1c9d44"), ("a\u{0}b", "a-b"),
  ])
  func `a name is safe`(text: String, name: String) {
    #expect(SiteNames.slug(text) == name)
  }

  @Test(arguments: ["비밀번호", "é", "e\u{301}", "...", String(repeating: "long ", count: 100)])
  func `a name that loses letters has a hash`(text: String) {
    let name = SiteNames.slug(text)
    #expect(name.wholeMatch(of: /[a-z0-9-]*[0-9a-f]{6}/) != nil, "\(name)")
    #expect(name.utf8.count <= 67)
    #expect(name == SiteNames.slug(text))
  }

  @Test func `texts that differ in other letters have different names`() {
    let texts = ["é", "e\u{301}", "가", "나", "é a", "ê a"]
    #expect(Set(texts.map { SiteNames.slug($0) }).count == texts.count)
  }

  @Test func `equal names are numbered, in linear time`() {
    var names = SiteNames(reserved: ["index"])
    #expect((1...4).map { _ in names.name(for: "Index") } == (2...5).map { "index-\($0)" })
    #expect(names.name(for: "index 2") == "index-2-2")
    for _ in 0..<20_000 { _ = names.name(for: "a") }
    #expect(names.name(for: "a") == "a-20001")
  }
}
