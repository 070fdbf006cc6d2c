import SpecTestKit
import Testing

@testable import SpecReporters

/// Where a trace goes: names any file system takes, and a directory that can be written to.
struct TraceFolderTests {
  @Test(arguments: [
    ("Next waits: for <an> address", "next-waits-for-an-address"), ("가나다", ""), ("가 a 나", "a"),
    ("../..//x", "x"), ("...", ""), ("CON", "con"), ("a\u{0}b\nc", "a-b-c"),
    ("email.feature", "email.feature"),
    ("end.", "end"), (String(repeating: "a", count: 100), String(repeating: "a", count: 60)),
  ])
  func `a name has nothing that a file system minds`(_ text: String, _ name: String) {
    #expect(TraceFolder.name(text) == name)
  }

  @Test func `a directory that cannot be made is told at once`() throws {
    try TemporaryFolder.with(["file": ""]) { folder in
      let path = folder.path + "/file"
      let error = #expect(throws: OutputError.self) { _ = try TraceFolder(path + "/deep") }
      #expect(error?.target == path + "/deep")
      #expect(error?.reason.hasPrefix("no file can be created in it: ") == true)
      _ = try TraceFolder(folder.path + "/a/b")
      #expect(folder.files == ["file"])
    }
  }
}
