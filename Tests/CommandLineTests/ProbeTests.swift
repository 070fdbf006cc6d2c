import Foundation
import SpecTestKit
import Testing

/// Runs of small files with a known verdict: what must not pass, and what must stay as it is.
///
/// A probe is a name after `##`, arguments after `$` (without them `run a.feature`), files after
/// `--- PATH`, and after `--- expect STATUS` texts that the output or the errors contain. With lines
/// after `--- each`, it is as many probes: each line takes the place of `{}`.
@Suite struct ProbeTests {
  @Test(arguments: try Probe.all())
  func `a probe has the expected verdict`(probe: Probe) async throws {
    try await TemporaryFolder.with(probe.files) { folder in
      let process = try await SpecProcess.run(
        probe.arguments, in: folder, environment: ["XDG_STATE_HOME": folder.file("state").path])
      #expect(process.status == probe.status, "\(probe.name)\n\(process)")
      for text in probe.texts {
        #expect(
          process.output.utf8.contains(text.utf8) || process.errors.utf8.contains(text.utf8),
          "\(probe.name): \(text)\n\(process)")
      }
    }
  }

  @Test func `no two probes have the same name`() throws {
    let names = try Probe.all().map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 150)
  }
}

/// One command line in a folder with files, and what it must answer.
struct Probe: Sendable, CustomTestStringConvertible {
  let name: String
  var arguments = ["run", "a.feature"]
  var files: [String: String] = [:]
  var status: Int32 = -1
  var texts: [String] = []

  var testDescription: String { name }

  /// The probes of all files in `Tests/Goldens/probes`.
  static func all() throws -> [Probe] {
    let folder = ConformanceData.projectRoot.appendingPathComponent("Tests/Goldens/probes")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap {
      probes(in: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }.flatMap(\.each)
  }

  private var each: [Probe] {
    guard let lines = files["each"] else { return [self] }
    return lines.split(separator: "\n").map { line in
      let filled = { (text: String) in text.replacing("{}", with: line) }
      return Probe(
        name: filled(name), arguments: arguments,
        files: Dictionary(
          uniqueKeysWithValues: files.filter { $0.key != "each" }
            .map { (filled($0.key), filled($0.value)) }), status: status,
        texts: texts.map(filled))
    }
  }

  private static func probes(in text: String) -> [Probe] {
    var probes: [Probe] = []
    var file: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") {
        probes.append(Probe(name: String(line.dropFirst(3))))
        file = nil
      } else if probes.isEmpty {
        continue
      } else if line.hasPrefix("--- expect ") {
        probes[probes.count - 1].status = Int32(line.dropFirst(11)) ?? -1
        file = nil
      } else if line.hasPrefix("--- ") {
        file = String(line.dropFirst(4))
      } else if let file {
        probes[probes.count - 1].files[file, default: ""] += line + "\n"
      } else if line.hasPrefix("$ ") {
        probes[probes.count - 1].arguments = words(line.dropFirst(2))
      } else if !line.isEmpty {
        probes[probes.count - 1].texts.append(line)
      }
    }
    return probes
  }

  /// Words separated by spaces; double quotation marks join them.
  private static func words(_ line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      place, part in
      place % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
  }
}
