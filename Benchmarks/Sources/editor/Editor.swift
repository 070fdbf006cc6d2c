import BenchmarkKit
import Foundation

/// Prints how long an editor waits for `spec lsp`.
///
/// Each round starts a server for a folder of features that share a text step. The first three
/// times begin at the start of the process, the last one at the edit.
@main
enum Editor {
  static func main() {
    Program.main(usage: "editor SPEC [--sizes N,N,...] [--rounds N]") { words in
      let program = try words.value(of: "SPEC")
      var sizes = [1, 100, 1_000]
      var rounds = 7
      while let word = words.next() {
        switch word {
        case "--sizes": sizes = try words.numbers(of: word)
        case "--rounds": rounds = try words.number(of: word)
        default: throw Words.Misuse("unknown: \(word)")
        }
      }
      Program.print(
        """
        | features | answer to initialize ms | first diagnostics ms | suite checked ms | callers of an edited text step ms |
        |---|---|---|---|---|
        """)
      for size in sizes {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try SharedStep.write(size, to: folder)
        let waits = try (0..<rounds).map { _ in try Waits(program, folder) }
        let middle = { (wait: (Waits) -> Double) in
          Figure.text(Median(of: waits.map(wait)).value * 1000, decimals: 0)
        }
        Program.print(
          Figure.row(
            String(size), middle(\.answer), middle(\.diagnostics), middle(\.check), middle(\.edit)))
      }
    }
  }
}

/// What one round took, in seconds.
private struct Waits {
  let answer: Double
  let diagnostics: Double
  let check: Double
  let edit: Double

  init(_ program: String, _ folder: Folder) throws {
    let server = try Server(program, in: folder)
    defer { server.end() }
    let root = "file://" + folder.path
    try server.request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": root,
        "capabilities": ["window": ["workDoneProgress": true]],
      ])
    answer = try server.wait { $0["id"] as? Int == 1 && $0["result"] != nil }
    try server.notify("initialized", [:])
    let feature = root + "/specs/0.feature"
    try server.open(feature, SharedStep.feature(0))
    diagnostics = try server.wait { Self.items($0, of: feature) != nil }
    // With few features, it ends before the document is opened.
    if server.checked == nil { _ = try server.wait { _ in server.checked != nil } }
    check = server.checked ?? 0
    let steps = root + "/specs/steps.feature"
    try server.open(steps, SharedStep.steps("I open the notes"))
    let edited = server.seconds
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": steps, "version": 2],
        "contentChanges": [["text": SharedStep.steps("I open the list")]],
      ])
    edit = try server.wait { Self.items($0, of: feature)?.isEmpty == false } - edited
  }

  /// The diagnostics of a document, if the message has them.
  private static func items(_ message: [String: Any], of uri: String) -> [Any]? {
    guard message["method"] as? String == "textDocument/publishDiagnostics",
      let parameters = message["params"] as? [String: Any], parameters["uri"] as? String == uri
    else { return nil }
    return parameters["diagnostics"] as? [Any]
  }
}

/// A suite whose scenarios all begin with one text step.
private enum SharedStep {
  static func write(_ features: Int, to folder: Folder) throws {
    let specs = try folder.folder("specs")
    try specs.write("steps.feature", steps("I open the notes"))
    for number in 0..<features { try specs.write("\(number).feature", feature(number)) }
  }

  static func steps(_ sentence: String) -> String {
    "@step\nFeature: Steps\n\n  Scenario: \(sentence)\n    Given the \"memo\" app is open\n"
  }

  static func feature(_ number: Int) -> String {
    "Feature: Notes \(number)\n"
      + (0..<8).map { place in
        """

          Scenario: Note \(number), line \(place)
            Given I open the notes
            When I tap "New"
            And I type "Line \(place)"
            Then I see "Note \(number)"
            And I do not see "Line \(place + 1)"

        """
      }.joined()
  }
}
