import Foundation
import Testing

@testable import SpecReporters

@Suite struct OutputTests {
  /// A folder that is gone when the test is over.
  final class Folder {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "spec-output-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: path + "/" + name)
        .map { String(decoding: $0, as: UTF8.self) }
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
  }

  @Test func `a report appears as a whole when it is closed, its directories with it`() throws {
    let folder = try Folder()
    let output = try OutputFile(folder.path + "/a/b/report.xml").output()
    output.write("half ")
    output.flush()
    #expect(folder.text("a/b/report.xml") == nil)
    output.write("whole")
    try output.close()
    #expect(folder.text("a/b/report.xml") == "half whole")
    #expect(folder.names == ["a"])
  }

  @Test func `a report that is not closed leaves the one before as it was`() throws {
    let folder = try Folder()
    try "before".write(toFile: folder.path + "/r.txt", atomically: true, encoding: .utf8)
    do {
      let output = try OutputFile(folder.path + "/r.txt").output()
      output.write("after")
      output.flush()
    }
    #expect(folder.text("r.txt") == "before")
    #expect(folder.names == ["r.txt"])
  }

  @Test func `what a killed run left behind is written over, and further leftovers go`() throws {
    let folder = try Folder()
    for name in ["r.txt", "r.txt.tmp", "r.txt.2.tmp"] {
      try "torn, and longer than what follows".write(
        toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
    }
    let output = try OutputFile(folder.path + "/r.txt").output()
    output.write("new")
    try output.close()
    #expect(folder.names == ["r.txt"])
    #expect(folder.text("r.txt") == "new")
  }

  @Test func `two that write one report at once do not meet`() throws {
    let folder = try Folder()
    let first = try OutputFile(folder.path + "/r.txt").output()
    let second = try OutputFile(folder.path + "/r.txt").output()
    #expect(folder.names == ["r.txt.2.tmp", "r.txt.tmp"])
    first.write("first")
    first.flush()
    second.write("second")
    try first.close()
    #expect(folder.text("r.txt") == "first")
    try second.close()
    #expect(folder.text("r.txt") == "second")
    #expect(folder.names == ["r.txt"])
  }

  @Test func `a file that is no leftover is not written to`() throws {
    let folder = try Folder()
    try "precious".write(toFile: folder.path + "/precious", atomically: true, encoding: .utf8)
    for (name, target) in [("a.txt.tmp", "precious"), ("b.txt.tmp", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: folder.path + "/" + target)
    }
    try FileManager.default.linkItem(
      atPath: folder.path + "/precious", toPath: folder.path + "/c.txt.tmp")
    for name in ["a.txt", "b.txt", "c.txt"] {
      let output = try OutputFile(folder.path + "/" + name).output()
      output.write("new")
      try output.close()
      #expect(folder.text(name) == "new")
    }
    #expect(folder.text("precious") == "precious")
    #expect(folder.text("nowhere") == nil)
  }

  @Test func `two that write one recording at once are refused, and the first goes on`() throws {
    let folder = try Folder()
    let path = folder.path + "/r.ndjson"
    let first = try OutputFile(path, mode: .growing).output()
    first.write("one\n")
    first.flush()
    do throws(OutputError) {
      _ = try OutputFile(path, mode: .growing)
      Issue.record("it was opened twice")
    } catch {
      #expect(
        error.description == """
          "\(path)" cannot be written: another run is writing it
          wait for it to end, or name another file
          """)
    }
    first.write("two\n")
    try first.close()
    #expect(folder.text("r.ndjson") == "one\ntwo\n")
  }

  @Test func `a growing report can be read from the start`() throws {
    let folder = try Folder()
    let output = try OutputFile(folder.path + "/r.ndjson", mode: .growing).output()
    output.write("one\n")
    output.flush()
    #expect(folder.text("r.ndjson") == "one\n")
  }

  @Test func `bytes that were written can be replaced`() throws {
    let folder = try Folder()
    let output = try OutputFile(folder.path + "/r.txt").output()
    output.write("count 000 end")
    #expect(output.canPatch)
    output.patch("042", at: 6)
    output.write("!")
    try output.close()
    #expect(folder.text("r.txt") == "count 042 end!")
  }

  @Test func `a symbolic link stays one`() throws {
    let folder = try Folder()
    try "old".write(toFile: folder.path + "/real.txt", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.txt", withDestinationPath: folder.path + "/real.txt")
    let output = try OutputFile(folder.path + "/link.txt").output()
    output.write("new")
    try output.close()
    #expect(folder.text("real.txt") == "new")
    #expect(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.txt"))
        != nil)
  }

  @Test func `a device is written to as it is`() throws {
    let output = try OutputFile("/dev/null").output()
    #expect(!output.canPatch)
    output.write("gone")
    try output.close()
  }

  @Test func `what cannot be written is told of before anything runs`() throws {
    let folder = try Folder()
    try "x".write(toFile: folder.path + "/file", atomically: true, encoding: .utf8)
    #expect(
      Self.failure(folder.path) == """
        "\(folder.path)" cannot be written: it is a directory
        name a file in it, or another path
        """)
    #expect(
      Self.failure(folder.path + "/file/r.xml") == """
        "\(folder.path)/file/r.xml" cannot be written: \
        the directory "\(folder.path)/file" cannot be created: file exists
        create the directory, or name another path
        """)
    #expect(
      Self.failure("") == """
        "" cannot be written: the path is empty
        name a file
        """)
  }

  static func failure(_ path: String) -> String? {
    do throws(OutputError) {
      _ = try OutputFile(path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `the first error is kept, and nothing is written after it`() throws {
    var calls = 0
    let output = Output(write: { _ throws(OutputError) in
      calls += 1
      throw OutputError(target: "r", reason: "no space left on device", fix: "make room")
    })
    for _ in 0..<3 {
      output.write("text")
      output.flush()
    }
    #expect(calls == 1)
    #expect(throws: OutputError(target: "r", reason: "no space left on device", fix: "make room")) {
      try output.close()
    }
  }

  @Test func `large texts do not wait for a flush`() {
    var sizes: [Int] = []
    let output = Output(write: { sizes.append($0.count) })
    output.write(String(repeating: "x", count: 40_000))
    output.write(String(repeating: "x", count: 40_000))
    output.write([UInt8](repeating: 0x78, count: 100_000))
    #expect(sizes == [80_000, 100_000])
  }

  @Test func `a status line stays below what is written, on a live display only`() {
    let (output, text) = Output.memory(Display(isLive: true))
    output.showStatus("1/9")
    output.flush()
    output.line("a step")
    output.flush()
    output.showStatus("2/9")
    output.flush()
    output.showStatus("")
    #expect(text() == "1/9\r\u{1B}[Ka step\n1/9\r\u{1B}[K2/9\r\u{1B}[K")

    let (dead, nothing) = Output.memory(.plain)
    dead.showStatus("1/9")
    #expect(nothing() == "")
  }

  @Test func `what a step prints comes before what is written after it`() throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    // A stream of C's over the same place, which keeps what is printed, as standard output does.
    let stream = try #require(fdopen(number, "w"))
    fputs("printed in a step\n", stream)
    let output = Output.descriptor(number, name: "pipe", display: .plain)
    output.line("the summary")
    try output.close()
    fclose(stream)
    let bytes = try #require(try pipe.fileHandleForReading.read(upToCount: 100))
    #expect(String(decoding: bytes, as: UTF8.self) == "printed in a step\nthe summary\n")
  }

  @Test func `a report that several write to is closed once`() throws {
    var closed = 0
    let output = Output(close: { closed += 1 }, write: { _ in })
    var reports = Reports([PrettyReporter(output), SummaryReporter(output)])
    for envelope in Recordings.login { reports.receive(envelope) }
    try reports.finish()
    #expect(closed == 1)
  }
}
