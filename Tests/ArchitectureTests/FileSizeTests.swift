import Testing

/// Files stay small enough to be read in one sitting.
@Suite struct FileSizeTests {
  @Test func `no file of the sources has more than 400 lines`() {
    #expect(Self.violations(in: SourceFile.swift(under: "Sources")) == [])
  }

  @Test func `a file that is too long is named`() {
    func file(_ name: String, lines: Int) -> SourceFile {
      SourceFile(path: "Sources/" + name, text: String(repeating: "// line\n", count: lines))
    }
    let files = [
      file("Fits.swift", lines: 400), file("Long.swift", lines: 401),
      file("Table+Generated.swift", lines: 9000),
    ]
    #expect(Self.violations(in: files) == ["Sources/Long.swift has 401 lines; 400 is the limit"])
  }

  private static func violations(in files: [SourceFile]) -> [String] {
    files.filter { !$0.isGenerated }.compactMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      return lines > 400 ? "\(file.path) has \(lines) lines; 400 is the limit" : nil
    }
  }
}
