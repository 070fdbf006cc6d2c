import SpecSystem

/// The limits of the current process and the repository that it runs in.
extension OwnProcess {
  /// Exits with a message if a resource limit is too low, naming the limit.
  ///
  /// The limit also determines the stack size of threads, and JSON may be nested 512 levels deep.
  static func checkLimits(_ tool: String) {
    let limits: [(limit: UInt64?, name: String, least: UInt64, unit: UInt64, option: String)] = [
      (openFileLimit, "open files", 32, 1, "-n"), (stackLimit, "KB of stack", 512, 1_024, "-s"),
    ]
    for (limit, name, least, unit, option) in limits {
      guard let limit, limit < least * unit else { continue }
      let text = """
        \(tool): the limit of \(limit / unit) \(name) is too low: at least \(least) are needed
        raise it with: ulimit \(option) \(least * 16)

        """
      try? Console.error.write(text)
      exit(ExitStatus.broken.rawValue)
    }
  }

  /// The closest directory with a `.git`, from the current one upwards; nil if there is none.
  static var repository: String? {
    guard var parts = FileSystem.resolved(".")?.split(separator: "/") else { return nil }
    while !FileSystem.exists("/" + (parts + [".git"]).joined(separator: "/")) {
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
    return "/" + parts.joined(separator: "/")
  }
}
