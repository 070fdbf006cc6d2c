import Foundation

/// Counts the processes that were started with a mark in their environment, and theirs.
enum ProcessCount {
  /// The variable that carries the mark.
  static let variable = "SPEC_TEST_MARK"

  /// How many there are; nil on systems without `/proc`, which do not tell.
  static func marked(_ mark: String) -> Int? {
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
}
