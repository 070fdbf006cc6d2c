import SpecText

/// An app that an engine can launch.
public struct App: Hashable, Sendable {
  /// The name it is launched by.
  public var name: String
  /// What it is, in one sentence; may be empty.
  public var summary: String
  /// Every defect it can be launched with.
  public var faults: [Fault]

  public init(_ name: String, _ summary: String = "", faults: [Fault] = []) {
    self.name = name
    self.summary = summary
    self.faults = faults
  }
}

/// A named defect an app can be launched with, to prove that its specifications notice it.
public struct Fault: Hashable, Sendable {
  /// The name, in lowercase words joined by hyphens: `text-one-keystroke-late`.
  public var name: String
  /// The requirements it breaks, by their ids; none if no requirement states the rule.
  public var breaks: [String]
  /// What goes wrong, in one sentence; may be empty.
  public var summary: String

  public init(_ name: String, breaks: [String] = [], _ summary: String = "") {
    self.name = name
    self.breaks = breaks
    self.summary = summary
  }
}

extension [App] {
  /// The app of that name, compared by code points.
  package func named(_ name: String) -> App? { first { $0.name.isSame(as: name) } }
}
