import SpecDocs
import SpecJSON
import SpecReporters
import SpecText

/// `spec docs`: writes the documentation of a suite as a site.
enum DocsCommand: Command {
  static let paths = Positional(
    "PATH", .any, completion: .file,
    help: "directories, feature files, requirements and pages in .md files (default: specs)")

  static let out = Flag(
    "out", short: "o", value: "DIR|FILE.html", default: "site", section: "documentation",
    completion: .directory, help: "write a folder of pages, or one file that ends in .html",
    details: """
      Files that another program has written into the folder are kept. Pages of an earlier site \
      that are not needed any more are removed.
      """)

  static let runs = Flag(
    "run", value: "FILE", repeats: true, section: "documentation", completion: .file,
    help: "show the results of a recorded run",
    details: """
      FILE is a recording that --report messages:FILE has written, or a directory of recordings \
      (*.ndjson). If several have a scenario, the newest counts.
      """)

  static let proof = Flag(
    "proof", value: "FILE", section: "documentation", completion: .file,
    help: "show which faults were caught",
    details: "FILE is the output of prove with --format json.")

  static let title = Flag(
    "title", value: "TEXT", section: "documentation",
    help: "the title of the site (default: the heading of the first README.md)")

  private static let format = Flag(
    "format",
    choices: [Flag.Choice("text", "for people"), JSONPage.choice],
    default: "text", section: "output", help: "the format of the summary")

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
        "spec docs specs --run run.ndjson --proof prove.json --out public",
        "with the last results and the caught faults"),
      .init("spec docs specs --out specs.html", "one file"),
    ],
    positionals: [paths], flags: [out, runs, proof, title] + SharedFlags.reading + [format])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    let target = arguments.value(out) ?? "site"
    for flag in [out, proof, title] where arguments.value(flag)?.isEmpty == true {
      throw arguments.unusable(flag, expected: "a value that is not empty", example: "public")
    }
    let site: DocsSite
    switch try DocsReading(arguments, tool).site() {
    case .failure(let refusal): return refusal.status
    case .success(let made): site = made
    }
    do throws(OutputError) {
      let files: Int
      var changes: SiteFolder.Changes?
      if target.ends(with: ".html") {
        let output = try OutputFile(target).output()
        output.write(site.single)
        try output.close()
        files = 1
      } else {
        changes = try SiteFolder(target).write(site)
        files = site.fileCount
      }
      let page = DocsPage(summary: site.summary, target: target, files: files, changes: changes)
      return arguments.value(format) == "json"
        ? tool.write(page.json, as: .json) : tool.write(page.text)
    } catch {
      return tool.printError(error.description, .broken)
    }
  }
}
