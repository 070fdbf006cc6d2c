import SpecText

/// An app that an engine can launch.
public struct App: Hashable, Sendable {
  /// The name that scenarios launch it by.
  public var name: String
  /// A description in one sentence; may be empty.
  public var summary: String
  /// All faults that it can be launched with.
  public var faults: [Fault]
  /// The limits that each of its faults can be launched with; empty if there are none.
  public var limits: [FaultLimit]

  /// Creates an app.
  public init(
    _ name: String, _ summary: String = "", faults: [Fault] = [], limits: [FaultLimit] = []
  ) {
    self.name = name
    self.summary = summary
    self.faults = faults
    self.limits = limits
  }

  /// Each fault with each limit under which it can make a difference, fault by fault.
  package var limitedFaults: [Fault] {
    faults.flatMap { fault in
      limits.filter { fault.withoutEffect[$0.name] == nil }.map(fault.limited)
    }
  }

  /// Each fault with each limit under which it changes nothing, fault by fault, with the reason.
  package var exemptFaults: [(fault: Fault, reason: String)] {
    faults.flatMap { fault in
      limits.compactMap { limit in
        fault.withoutEffect[limit.name].map { (fault.limited(by: limit), $0) }
      }
    }
  }

  /// The names that a launch accepts: those of the faults, without and with limits.
  package var faultNames: [String] {
    (faults + limitedFaults + exemptFaults.map(\.fault)).map(\.name)
  }
}

/// A named defect that an app can be launched with, to verify that its specifications detect it.
public struct Fault: Hashable, Sendable {
  /// The name, in lowercase words joined by hyphens: `text-one-keystroke-late`.
  public var name: String
  /// The ids of the requirements that it breaks; empty if no requirement covers it.
  public var breaks: [String]
  /// A description of the wrong behaviour in one sentence; may be empty.
  public var summary: String
  /// The limits under which the fault changes nothing, by name, each with the reason.
  public var withoutEffect: [String: String]

  /// Creates a fault.
  public init(
    _ name: String, breaks: [String] = [], _ summary: String = "",
    withoutEffect: [String: String] = [:]
  ) {
    self.name = name
    self.breaks = breaks
    self.summary = summary
    self.withoutEffect = withoutEffect
  }

  /// The fault with a limit, whose name is `name@limit`.
  package func limited(by limit: FaultLimit) -> Fault {
    let words = limit.summary.isEmpty ? limit.name : limit.summary
    return Fault(
      "\(name)@\(limit.name)", breaks: breaks, summary.isEmpty ? words : "\(summary), \(words)")
  }
}

/// A part of a run that a fault can be limited to, to verify that specifications reach that part.
///
/// An app with the limit `second-visit` can be launched with `text-late@second-visit` as well as
/// with `text-late`.
public struct FaultLimit: Hashable, Sendable {
  /// The name, in lowercase words joined by hyphens: `second-visit`.
  public var name: String
  /// The part of a run in which the fault is active, such as `from the second visit on`; may be
  /// empty.
  public var summary: String

  /// Creates a limit.
  public init(_ name: String, _ summary: String = "") {
    self.name = name
    self.summary = summary
  }
}

extension [App] {
  /// The app with this name, compared by code points; nil if there is none.
  package func named(_ name: String) -> App? { first { $0.name.isSame(as: name) } }
}
