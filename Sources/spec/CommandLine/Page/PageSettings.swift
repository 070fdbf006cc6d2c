import SpecJSON
import SpecReporters

/// `--format` and `--output`: the format and the destination of an analysis.
struct PageSettings {
  enum Format: String {
    case text, json, markdown, html, github
  }

  let format: Format
  /// The file; nil for standard output.
  let file: String?

  static let format = Flag<Format>(
    "format",
    [
      .text: "for people, in the width of the terminal",
      .json: JSONPage.help,
      .markdown: "for a comment or a page",
      .html: "a self-contained page",
      .github: "annotations of GitHub Actions",
    ], default: .text, section: "output",
    help: "how it is written")

  static let output = output(example: "page.html")

  /// The flag for the file; `example` is a name for messages.
  static func output(example: String) -> Flag<String?> {
    Flag(
      "output", short: "o", value: "FILE", .file(example), section: "output",
      help: "write to a file instead of standard output")
  }

  static let flags: [AnyFlag] = [format, output]

  init(_ arguments: Arguments) {
    format = arguments[Self.format]
    file = arguments[Self.output]
  }

  /// The display of the destination.
  func display(_ tool: ToolContext, _ arguments: Arguments) -> Display {
    file == nil ? tool.display(1, arguments) : .plain
  }

  /// A value as JSON text.
  static func text(_ json: JSONValue) -> String {
    String(decoding: JSONWriter.write(json, pretty: true), as: UTF8.self) + "\n"
  }

  /// Opens the destination before the analysis starts, so that errors are reported early.
  ///
  /// - Throws: `OutputError` if the file cannot be written.
  func open(_ tool: ToolContext) throws(OutputError) -> Output {
    // The annotations are commands, and their text is escaped.
    try tool.output(to: file, as: format == .github ? nil : format == .json ? .json : .text)
  }
}

extension ToolContext {
  /// Opens the file, or else standard output.
  ///
  /// - Parameter form: how the text is escaped for a build system that reads it; nil for not at all.
  func output(to file: String?, as form: LogGuard?) throws(OutputError) -> Output {
    try file.map { file throws(OutputError) in try OutputFile(file, mode: .whole).output() }
      ?? output(as: form)
  }

  /// Standard output.
  func output(as form: LogGuard?) -> Output {
    var display = Display.plain
    display.logGuard = form.flatMap(logGuard)
    return (capture?.output ?? .output).open(display)
  }
}

extension Output {
  /// Writes the page and closes the output; a closed pipe is not an error.
  func finish(_ page: String) throws(OutputError) {
    write(page)
    do throws(OutputError) {
      try close()
    } catch {
      if !error.isReaderGone { throw error }
    }
  }
}
