import SpecRunner
import SpecText

/// The names of faults in the code of apps, such as `{"name": "text-late"}`, `Fault("text-late")` or
/// the `<meta name="spec-faults">` of a page.
///
/// Apps are written in any language and those of a revision do not run, so names are found by how
/// they look. A name is listed after `Fault(` or `"name":` in a block of lines about faults, or in
/// the list of a page; in quotation marks in such a block it is used.
enum FaultLists {
  /// - Parameter known: the faults of the apps of today; what no longer uses one of them is not lost.
  static func findings(_ files: [ChangedFile], known: Set<String>) -> [GateFinding] {
    let code = files.filter { file in
      !FilePath.isFeature(file.path)
        && ![".md", ".snapshot", ".txt", ".csv", ".tsv", ".ndjson"]
          .contains { FilePath.has(file.path, $0) }
    }
    let after = code.map { Names($0.after) }
    // What has moved to another file is still there.
    let listed = Set(after.flatMap(\.listed).map(\.name))
    let used = Set(after.flatMap(\.used).map(\.name)).union(listed).union(known)
    return zip(code, after).flatMap { file, new -> [GateFinding] in
      let old = Names(file.before)
      let gone =
        old.listed.filter { !listed.contains($0.name) }
        + old.used.filter { !used.contains($0.name) }
      var seen: Set<String> = []
      let exempt = new.exemptions.dropFirst(old.exemptions.count).last.map {
        GateFinding(
          .removedFault, file.path, line: $0, name: "withoutEffect",
          "a fault more is said to change nothing under a limit")
      }
      return [exempt].compactMap { $0 }
        + gone.filter { seen.insert($0.name).inserted }.map { name, line in
          GateFinding(
            .removedFault, file.path, line: file.after == nil ? nil : 1, earlier: line, name: name,
            "the fault is gone")
        }
    }
  }

  private struct Names {
    var listed: [(name: String, line: Int)] = []
    var used: [(name: String, line: Int)] = []
    /// The lines that exempt a fault from a limit.
    var exemptions: [Int] = []

    init(_ bytes: [UInt8]?) {
      guard let bytes, !bytes.contains(0) else { return }
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let isPage = lines.contains { $0.contains("<html") || $0.contains("<meta") }
      var (isInBlock, isInList) = (false, false)
      for (number, line) in lines.enumerated() {
        if [":", "\":"].contains(where: { line.contains("withoutEffect" + $0) }) {
          exemptions.append(number + 1)
        }
        if line.allSatisfy(\.isWhitespace) { isInBlock = false }
        let isAboutFaults = line.lowercased().replacing("default", with: "").contains("fault")
        isInBlock = isInBlock || isAboutFaults && !isPage
        isInList = isInList || line.contains("\"spec-faults\"")
        if isInList {
          let words = line.split { !Self.isLetter($0) }.map(String.init)
          listed += words.filter { !["meta", "name", "content", "spec-faults"].contains($0) }
            .map { ($0, number + 1) }
          isInList = !line.contains(">")
        } else if isInBlock {
          read(line, number + 1)
        }
      }
    }

    /// Reads the texts in quotation marks.
    private mutating func read(_ line: Substring, _ number: Int) {
      let parts = line.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
      for (place, part) in parts.enumerated().dropFirst().dropLast()
      where !part.isEmpty && part.allSatisfy(Self.isLetter) {
        let before = parts[place - 1].filter { !$0.isWhitespace }
        let key = place > 1 ? parts[place - 2] + before : before
        if before.hasSuffix("Fault(") || key.hasSuffix("name:") {
          listed.append((String(part), number))
        } else if part.contains("-") {
          used.append((String(part), number))
        }
      }
    }

    private static func isLetter(_ letter: Character) -> Bool {
      letter == "-" || letter.isASCII && (letter.isLowercase || letter.isNumber)
    }
  }
}
