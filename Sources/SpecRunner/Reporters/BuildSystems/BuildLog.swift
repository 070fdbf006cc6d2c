import SpecMessages

/// A build system that reads a job's log and obeys the commands it finds there.
///
/// Which one it is, is for whoever knows the environment to say.
package enum BuildLog: String, Hashable, Sendable, CaseIterable {
  case github
  case gitlab
  case azure
  case teamcity
}

extension BuildLog {
  /// What starts a part of the log that can be folded away; nil where there is no such thing.
  ///
  /// - Parameters:
  ///   - title: What is seen of it when it is folded.
  ///   - number: Tells it from the other folds of the run.
  ///   - time: When what it holds began.
  func opening(_ title: String, number: Int, time: Timestamp) -> String? {
    switch self {
    case .github: "::group::" + CommandText.github(title)
    case .gitlab:
      "\u{1B}[0Ksection_start:\(Self.seconds(time)):spec_\(number)\r\u{1B}[0K"
        + CommandText.guarded(title)
    case .azure: "##[group]" + CommandText.guarded(title)
    case .teamcity: nil
    }
  }

  /// What ends the part of that number.
  func closing(number: Int, time: Timestamp) -> String? {
    switch self {
    case .github: "::endgroup::"
    case .gitlab: "\u{1B}[0Ksection_end:\(Self.seconds(time)):spec_\(number)\r\u{1B}[0K"
    case .azure: "##[endgroup]"
    case .teamcity: nil
    }
  }

  private static func seconds(_ time: Timestamp) -> Int64 { time.nanoseconds / 1_000_000_000 }
}
