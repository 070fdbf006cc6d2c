import Testing

@testable import SpecEditing

/// Uris of clients are paths relative to the root.
@Suite struct DocumentAddressTests {
  private static let address = DocumentAddress(roots: ["/suites/ann/한글/", "/real/root"])

  @Test(arguments: [
    ("file:///suites/ann/%ED%95%9C%EA%B8%80/specs/a.feature", "specs/a.feature"),
    ("file:///suites/ann/한글/specs/a%20b.feature", "specs/a b.feature"),
    ("file://localhost/real/root/a.feature", "a.feature"),
    ("FILE:///other/a.feature", "/other/a.feature"),
    ("file:///suites/ann/x%", "/suites/ann/x%"), ("untitled:Untitled-1", "untitled:Untitled-1"),
  ]) func `a uri is a path`(uri: String, path: String) {
    #expect(Self.address.path(of: uri) == path)
  }

  @Test(arguments: [
    ("specs/a b.feature", "file:///suites/ann/%ED%95%9C%EA%B8%80/specs/a%20b.feature"),
    ("/other/a#1.feature", "file:///other/a%231.feature"),
    ("untitled:Untitled-1", "untitled:Untitled-1"),
  ]) func `a path is a uri`(path: String, uri: String) {
    #expect(Self.address.uri(of: path) == uri)
    #expect(Self.address.path(of: uri) == path)
  }
}
