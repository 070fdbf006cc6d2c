import Testing

/// Time is a parameter: only the files that own a clock may wait on the real one.
@Suite struct SleepTests {
  /// The run's clock, and the one place words wait in.
  private static let allowed: Set<String> = [
    "RunClock.swift", "Eventually.swift", "PageView.swift",
  ]

  @Test func `nothing sleeps but a clock`() {
    #expect(Self.violations(in: SourceFile.swift(under: "Sources")) == [])
  }

  @Test func `a file that sleeps is named`() {
    let text = """
      // Task.sleep is not a call here.
      try await Task.sleep(for: .seconds(1))
      let asleep = "sleep"
      usleep(5)
      """
    let files = ["Clock.swift", "RunClock.swift"].map {
      SourceFile(path: "Sources/" + $0, text: text)
    }
    #expect(
      Self.violations(in: files) == [
        "Sources/Clock.swift:2: sleep belongs to a clock",
        "Sources/Clock.swift:4: usleep belongs to a clock",
      ])
  }

  private static func violations(in files: [SourceFile]) -> [String] {
    files.filter { !allowed.contains($0.name) }.flatMap { file in
      file.code.words.filter { ["sleep", "usleep", "nanosleep"].contains($0.text) }.map {
        "\(file.path):\($0.line): \($0.text) belongs to a clock"
      }
    }
  }
}
