import SpecText

/// An app that an engine can launch.
public struct App: Hashable, Sendable {
  /// The name that scenarios launch it by.
  public var name: String
  /// A description in one sentence; may be empty.
  public var summary: String
  /// All faults that it can be launched with.
  public var faults: [Fault]

  /// Creates an app.
  public init(_ name: String, _ summary: String = "", faults: [Fault] = []) {
    self.name = name
    self.summary = summary
    self.faults = faults
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

  /// Creates a fault.
  public init(_ name: String, breaks: [String] = [], _ summary: String = "") {
    self.name = name
    self.breaks = breaks
    self.summary = summary
  }
}

extension [App] {
  /// The app with this name, compared by code points; nil if there is none.
  package func named(_ name: String) -> App? { first { $0.name.isSame(as: name) } }
}
