import SpecSystem

/// What a stream can show: whether it is a terminal, how wide, in colour, beyond ASCII.
///
/// Decided per stream, once, as a value; output and errors may differ. It writes nothing.
package struct Terminal: Sendable, Equatable {
  /// Whether a person may be looking at it now.
  package let isTerminal: Bool

  /// Columns; 80 where that cannot be known.
  package let width: Int

  /// Whether it gets colours.
  package let isColored: Bool

  /// Whether it gets symbols beyond ASCII.
  package let isUnicode: Bool

  /// Whether what is on it may be redrawn: a terminal that moves its cursor, with nobody's log
  /// behind it.
  package let isRedrawable: Bool

  package init(
    isTerminal: Bool, width: Int = 80, isColored: Bool = false, isUnicode: Bool = false,
    isRedrawable: Bool = false
  ) {
    self.isTerminal = isTerminal
    self.width = width
    self.isColored = isColored
    self.isUnicode = isUnicode
    self.isRedrawable = isRedrawable
  }

  /// Looks at a stream of this process: 1 is output, 2 is errors.
  package init(descriptor: Int32, color: ColorChoice, environment: Environment = .process) {
    self.init(
      isTerminal: TerminalDevice.isTerminal(descriptor),
      columns: TerminalDevice.columns(of: descriptor), color: color,
      environment: environment)
  }

  /// Decides for a stream that has been looked at.
  ///
  /// - Parameter columns: the width the terminal gave; nil if it gave none.
  package init(isTerminal: Bool, columns: Int?, color: ColorChoice, environment: Environment) {
    let isColored = color.isColored(environment, isTerminal: isTerminal)
    self.init(
      isTerminal: isTerminal,
      width: Self.width(columns: columns, environment),
      isColored: isColored,
      isUnicode: Self.isUnicode(environment, isTerminal: isTerminal),
      isRedrawable: isTerminal && isColored && !environment.isContinuousIntegration)
  }

  /// `COLUMNS` is the author's word and comes first; then what the terminal says.
  private static func width(columns: Int?, _ environment: Environment) -> Int {
    let written = environment["COLUMNS"].flatMap { Int($0) }
    return [written, columns].compactMap { $0 }.first { $0 > 0 } ?? 80
  }

  /// The locale decides, by the first of the three variables POSIX reads that is set.
  ///
  /// Without a locale, as in many containers, a terminal is taken to be a modern one (the Linux
  /// console is not: it has 512 glyphs), and so is a build system's log.
  private static func isUnicode(_ environment: Environment, isTerminal: Bool) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name]?.lowercased() else { continue }
      return locale.contains("utf-8") || locale.contains("utf8")
    }
    if environment.isContinuousIntegration { return true }
    return isTerminal && !["dumb", "linux"].contains(environment["TERM"])
  }
}
