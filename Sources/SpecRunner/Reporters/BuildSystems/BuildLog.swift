import SpecMessages

/// A build system that interprets commands in a job's log.
///
/// The caller, who knows the environment, chooses it.
package enum BuildLog: String, Hashable, Sendable, CaseIterable {
  case github
  case gitlab
  case azure
  case teamcity
}

extension BuildLog {
  /// Returns the command that starts a collapsible group; nil if there are none.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - number: The number of the group in this run.
  ///   - time: The start of its content.
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

  /// Returns the command that ends a group.
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
