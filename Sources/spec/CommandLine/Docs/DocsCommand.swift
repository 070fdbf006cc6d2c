import SpecDocs
import SpecJSON
import SpecReporters
import SpecText

/// `spec docs`: writes the documentation of a suite as a site.
enum DocsCommand: Command {
  /// A value that is not empty.
  private static let filled = FlagWords.text("a value that is not empty", example: "public")

  static let paths = Positional(
    "PATH", .any, completion: .file,
    help: "directories, feature files, requirements and pages in .md files (default: specs)")

  static let out = Flag<String>(
    "out", short: "o", value: "DIR|FILE.html", filled, default: "site", section: "documentation",
    completion: .directory,
    help: "write a folder of pages, or one file that ends in .html",
    details: """
      Files that another program has written into the folder are kept. Pages of an earlier site \
      that are not needed any more are removed.
      """)

  static let recordings = Flag<[String]>(
    "recording", value: "FILE", .path, section: "documentation",
    help: "show the results of a recorded run",
    details: """
      FILE is a recording that --report messages:FILE has written, or a directory of recordings \
      (*.ndjson). If several have a scenario, the newest counts.
      """)

  static let proof = Flag<String?>(
    "proof", value: "FILE", filled, section: "documentation", completion: .file,
    help: "show which faults were caught",
    details: "FILE is the output of prove with --format json.")

  static let title = Flag<String?>(
    "title", value: "TEXT", filled, section: "documentation",
    help: "the title of the site (default: the heading of the first README.md)")

  private static let format = TextFormat.flag(help: "the format of the summary")

  static let spec = CommandSpec(
    name: "docs", summary: "write the documentation of the scenarios as a site",
    discussion: """
      Writes a page for each flow: the statements of its \(CoverageCommand.fileName), each with \
      the scenarios that cover it, their steps and their last results. Folders without \
      requirements have a page for each feature. The site has a search, a glossary of the steps, \
      and the Markdown pages of the folders. It needs no server and no network, and no recorded \
      run. Nothing is written if a file has an error.
      """,
    examples: [
      .init("spec docs specs", "a site in the folder site"),
      .init(
        "spec docs specs --recording run.ndjson --proof prove.json --out public",
        "with the last results and the caught faults"),
      .init("spec docs specs --out specs.html", "one file"),
    ],
    positionals: [paths], flags: [out, recordings, proof, title] + SharedFlags.reading + [format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let target = arguments[out]
    let site = try DocsReading(arguments, tool).site()
    var files = site.fileCount
    var changes: SiteFolder.Changes?
    if target.ends(with: ".html") {
      try OutputFile(target).write(site.single)
      files = 1
    } else {
      changes = try SiteFolder(target).write(site)
    }
    let page = DocsPage(summary: site.summary, target: target, files: files, changes: changes)
    return arguments[format] == .json
      ? tool.write(page.json, as: .json) : tool.write(page.text)
  }
}
