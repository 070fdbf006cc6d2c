import Foundation

/// Counts the processes that were started with a mark in their environment, and theirs.
public enum ProcessCount {
  /// The variable that carries the mark.
  public static let variable = "SPEC_TEST_MARK"

  /// How many there are; nil on systems without `/proc`, which do not tell.
  public static func marked(_ mark: String) -> Int? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc"),
      names.contains("self")
    else { return nil }
    let wanted = Data("\(variable)=\(mark)".utf8)
    return names.filter { process in
      guard let data = FileManager.default.contents(atPath: "/proc/\(process)/environ") else {
        return false
      }
      return data.range(of: wanted) != nil
    }.count
  }

  /// How many are left once there are none, or after two seconds: the last of them take a moment.
  public static func left(_ mark: String) async -> Int {
    for _ in 0..<100 {
      let now = marked(mark) ?? 0
      if now == 0 { return 0 }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return marked(mark) ?? 0
  }
}
