import SpecJSON
import SpecReporters

/// `--format` and `--output`: how the page an analysis comes to is written, and where to.
struct PageSettings {
  enum Format: String {
    case text, json, markdown, html
  }

  let format: Format
  /// The file; nil for standard output.
  let file: String?

  static let format = Flag(
    "format",
    choices: [
      Flag.Choice("text", "for people, in the width of the terminal"),
      Flag.Choice("json", "everything, for programs"),
      Flag.Choice("markdown", "for a comment or a page"),
      Flag.Choice("html", "a self-contained page"),
    ], default: "text", section: "output", help: "how it is written")

  static let output = Flag(
    "output", short: "o", value: "FILE", section: "output", completion: .file,
    help: "write to a file instead of standard output")

  static let flags = [format, output]

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.choice(Self.format) ?? .text
    file = arguments.value(Self.output)
    if file?.isEmpty == true {
      throw arguments.unusable(Self.output, wants: "a file", example: "page.html")
    }
  }

  /// What the page can show where it goes.
  func display(_ tool: ToolContext, _ arguments: Arguments) -> Display {
    file == nil ? tool.display(1, arguments) : .plain
  }

  /// A value as a page for programs.
  static func text(_ json: JSONValue) -> String {
    String(decoding: JSONWriter.write(json, pretty: true), as: UTF8.self) + "\n"
  }

  /// Where the page goes, opened before there is a page, so that nothing is done in vain.
  ///
  /// - Throws: why the file cannot be written.
  func open(_ tool: ToolContext) throws(OutputError) -> Output {
    guard let file else {
      var display = Display.plain
      display.logGuard = tool.logGuard(format == .json ? .json : .text)
      return .descriptor(1, name: "standard output", display: display)
    }
    return try OutputFile(file, mode: .whole).output()
  }
}

extension Output {
  /// Writes a whole page and closes; a reader that has gone is no error.
  func finish(_ page: String) throws(OutputError) {
    write(page)
    do throws(OutputError) {
      try close()
    } catch {
      if !error.isReaderGone { throw error }
    }
  }
}
