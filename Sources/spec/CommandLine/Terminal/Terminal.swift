import SpecSystem

/// The display properties of a stream: terminal, width, colours and Unicode.
///
/// They are determined once for each stream; standard output and standard error may differ.
struct Terminal: Sendable, Equatable {
  /// Whether it is a terminal.
  let isTerminal: Bool

  /// The width in columns; 80 if it is unknown.
  var width = 80

  /// Whether to use colours.
  var isColored = false

  /// Whether to use characters beyond ASCII.
  var isUnicode = false

  /// Whether lines can be redrawn: an interactive terminal without a log.
  var isRedrawable = false
}

extension Terminal {
  /// Inspects a stream of this process: 1 is standard output, 2 is standard error.
  init(descriptor: Int32, color: ColorChoice, environment: Environment = .process) {
    self.init(
      isTerminal: TerminalDevice.isTerminal(descriptor),
      columns: TerminalDevice.columns(of: descriptor), color: color,
      environment: environment)
  }

  /// Determines the properties of an inspected stream.
  ///
  /// - Parameter columns: the width of the terminal; nil if it is unknown.
  init(isTerminal: Bool, columns: Int?, color: ColorChoice, environment: Environment) {
    let isColored = color.isColored(environment, isTerminal: isTerminal)
    self.init(
      isTerminal: isTerminal,
      width: Self.width(columns: columns, environment),
      isColored: isColored,
      isUnicode: Self.isUnicode(environment, isTerminal: isTerminal),
      isRedrawable: isTerminal && isColored && !environment.isContinuousIntegration)
  }

  /// `COLUMNS` overrides the width of the terminal.
  private static func width(columns: Int?, _ environment: Environment) -> Int {
    let written = environment["COLUMNS"].flatMap { Int($0) }
    return [written, columns].compactMap { $0 }.first { $0 > 0 } ?? 80
  }

  /// The first of the three POSIX locale variables that is set decides.
  ///
  /// Without a locale, as in many containers, terminals and logs of build systems are assumed to
  /// support Unicode; the Linux console does not, because it has only 512 glyphs.
  private static func isUnicode(_ environment: Environment, isTerminal: Bool) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name]?.lowercased() else { continue }
      // As in `en_US.UTF-8@euro`. `contains` of the standard library would prepare a search, which
      // took 2 % of a start.
      let letters = locale.utf8.filter { $0 != UInt8(ascii: "-") }
      return letters.indices.contains { letters[$0...].starts(with: "utf8".utf8) }
    }
    if environment.isContinuousIntegration { return true }
    return isTerminal && !["dumb", "linux"].contains(environment["TERM"])
  }
}
