import SpecDrivers
import Testing

@Suite struct RequestPatternTests {
  @Test(arguments: [
    (RequestPattern(path: "/users"), true), (RequestPattern(method: "GET", path: "/users"), true),
    (RequestPattern(path: "https://example.com/users"), true), (RequestPattern(path: "/us*"), true),
    (RequestPattern(path: "*"), true), (RequestPattern(path: "https://example.com/*"), true),
    (RequestPattern(method: "POST", path: "/users"), false),
    (RequestPattern(method: "get", path: "/users"), false), (RequestPattern(path: "users"), false),
    (RequestPattern(path: "/user"), false), (RequestPattern(path: "/users/"), false),
    (RequestPattern(path: ""), false), (RequestPattern(path: "/users/*"), false),
    (RequestPattern(path: "http://example.com/users"), false),
    (RequestPattern(path: "*/users"), true), (RequestPattern(path: "https://*.com/users"), true),
    (RequestPattern(path: "/u*s*"), true), (RequestPattern(path: "/*e*s"), true),
    (RequestPattern(path: "/users*users"), false), (RequestPattern(path: "/us*x*s"), false),
    (RequestPattern(path: "/u*e"), false), (RequestPattern(path: "/user*rs"), false),
  ])
  func `a request is told by method and by path or whole address`(
    pattern: RequestPattern, matches: Bool
  ) {
    #expect(pattern.matches(method: "GET", address: "https://example.com/users") == matches)
  }

  @Test(arguments: [
    ("https://example.com", "/", true), ("/users", "/users", true), ("users", "users", true),
    ("https://example.com/a//b?c=/d", "/a//b?c=/d", true), ("https://example.com/a?b", "/a", true),
    ("https://example.com/a?b", "https://example.com/a", true), ("/a?b", "*?b", true),
    ("/a?b", "/a?", false), ("/a?b", "/a?c", false), ("/a", "/a?b", false), ("/a?b=1", "/*1", true),
    ("/a?/b", "/b", false), ("/ab?c", "/a", false), ("/a?b?c", "/a?b*", true),
    ("/a?b", "/*a", true),
    ("https://example.com?b", "/", true), ("", "", true), ("//", "//", true),
    ("a//b/c", "/c", false),
  ])
  func `the path is what follows the host`(address: String, path: String, matches: Bool) {
    #expect(RequestPattern(path: path).matches(method: nil, address: address) == matches)
  }

  @Test func `a method that is not known is the right one`() {
    #expect(RequestPattern(method: "PUT", path: "/a").matches(method: nil, address: "/a"))
  }
}
