import SpecGherkin
package import SpecRunner
import SpecText

/// What the files of a specification no longer say, found by comparing their texts: requirements,
/// snapshots, walks, exceptions in comments, and the faults that apps list.
package enum FileWeakening {
  /// - Parameters:
  ///   - known: the names of the faults that the apps of today have.
  ///   - isBelow: whether a file is below the paths, where requirements are read.
  package static func findings(
    _ files: [ChangedFile], known: Set<String>, _ isBelow: (String) -> Bool = { _ in true }
  ) -> [GateFinding] {
    statements(files.filter { FilePath.name(of: $0.path) == "requirements.md" }, isBelow)
      + files.flatMap { file -> [GateFinding] in
        if FilePath.has(file.path, ".snapshot") { return snapshot(file) }
        if SnapshotFiles.isPicture(file.path) { return picture(file) }
        if FilePath.has(file.path, "walks.txt") { return walk(file) }
        return FilePath.isFeature(file.path) ? silences(file) : []
      } + FaultLists.findings(files, known: known)
  }

  /// Files that steps of both versions read, such as a schema, an answer or what an app is given.
  package static func read(
    _ files: [ChangedFile], _ earlier: Plan, _ later: Plan
  ) -> [GateFinding] {
    func reads(_ paths: Set<ExactText>, _ path: String?) -> Bool {
      path.map { path in
        paths.contains(path) || paths.contains { path.begins(with: $0.wrappedValue + "/") }
      } ?? false
    }
    if files.isEmpty { return [] }
    let former = earlier.cases.reduce(into: Set<ExactText>()) {
      $0.formUnion(earlier.files(of: $1))
    }
    let readers = later.cases.map { (name: $0.pickle.name, paths: later.files(of: $0)) }
    return files.compactMap { file in
      guard file.before != nil, reads(former, file.earlierPath) else { return nil }
      let names = Set(
        exactly: readers.filter { reads($0.paths, file.path) || reads($0.paths, file.earlierPath) }
          .map(\.name)
      ).inOrder
      guard let first = names.first else { return nil }
      let others = names.count == 1 ? "" : " and \((names.count - 1).counted("other"))"
      let changed = [GateFinding].lines(of: file.after, missingIn: file.before) { String($0) }
      return GateFinding(
        .changedFile, file.path, line: file.after == nil ? nil : changed.first?.line ?? 1,
        earlier: 1, name: FilePath.name(of: file.path),
        (file.after == nil ? "gone" : "changed")
          + "; it decides what \"\(first)\"\(others) check"
          + (names.count == 1 ? "s" : ""))
    }
  }

  /// Whether only scenarios, their rows and pages differ, so that apps do what they did.
  package static func areScenarios(_ files: [ChangedFile]) -> Bool {
    files.allSatisfy { file in
      let others = [".md", ".csv", ".tsv", ".jsonl", ".ndjson"]
      return FilePath.isFeature(file.path)
        || file.after != nil && others.contains { FilePath.has(file.path, $0) }
    }
  }

  /// Code that was changed together with what specifies it; empty if no specification has changed.
  package static func code(_ files: [ChangedFile]) -> [GateFinding] {
    let isSpecification = { (path: String) in
      FilePath.isFeature(path) || SnapshotFiles.isPicture(path)
        || [".snapshot", ".csv", ".tsv", ".jsonl", ".ndjson", "requirements.md", "walks.txt"]
          .contains { FilePath.has(path, $0) }
    }
    guard files.contains(where: { isSpecification($0.path) }) else { return [] }
    let others = [".md", ".txt", ".yml", ".yaml", ".json", ".toml", ".lock", ".svg"]
    return files.compactMap { file in
      if isSpecification(file.path) || others.contains(where: { FilePath.has(file.path, $0) })
        || file.before?.contains(0) == true || file.after?.contains(0) == true
      {
        return nil
      }
      let changed = [GateFinding].lines(of: file.after, missingIn: file.before) { String($0) }
      return GateFinding(
        .changedCode, file.path, line: changed.first?.line,
        name: FilePath.name(of: file.path),
        file.before == nil ? "new" : file.after == nil ? "removed" : "changed")
    }
  }

  // MARK: - Requirements

  private static func statements(
    _ files: [ChangedFile], _ isBelow: (String) -> Bool
  ) -> [GateFinding] {
    func statements(_ uri: String?, _ bytes: [UInt8]?) -> [RequirementsDocument.Statement] {
      guard let uri, let bytes else { return [] }
      var parser = RequirementsParser(Source(uri: uri, bytes: bytes))
      return parser.parse().statements
    }
    // A statement may have moved to another file.
    let today = files.flatMap { file in
      statements(file.path, file.after).map { (uri: file.path, statement: $0) }
    }
    return files.flatMap { file in
      statements(file.earlierPath, file.before).compactMap { old -> GateFinding? in
        let line = old.location.line
        let found = today.first {
          $0.statement.id == old.id && (isBelow($0.uri) || !isBelow(file.path))
        }
        guard let (uri, new) = found else {
          return GateFinding(
            .removedStatement, file.path, earlier: line, name: "\(old.id)", old.text)
        }
        if new.text.isSame(as: old.text), new.kind.letter.isSame(as: old.kind.letter) { return nil }
        return GateFinding(
          .changedStatement, uri, line: new.location.line, earlier: line, name: "\(old.id)",
          "[\(old.kind.letter)] \(old.text) → [\(new.kind.letter)] \(new.text)")
      }
    }
  }

  // MARK: - Snapshots and walks

  private static func picture(_ file: ChangedFile) -> [GateFinding] {
    guard let before = file.before, file.after != before else { return [] }
    let isGone = file.after == nil
    return [
      GateFinding(
        isGone ? .removedSnapshot : .changedSnapshot, file.path, line: isGone ? nil : 1,
        earlier: 1, name: FilePath.name(of: file.path),
        isGone ? "the file is gone" : "other pixels are expected")
    ]
  }

  private static func snapshot(_ file: ChangedFile) -> [GateFinding] {
    guard file.before != nil else { return [] }
    let name = FilePath.name(of: file.path)
    guard file.after != nil else {
      return [GateFinding(.removedSnapshot, file.path, earlier: 1, name: name, "the file is gone")]
    }
    let new = [GateFinding].lines(of: file.after, missingIn: file.before, element)
    var spare = new
    let old = [GateFinding].lines(of: file.before, missingIn: file.after, element)
    let partial = new.first { $0.content == "partial" }.map {
      GateFinding(
        .loosenedSnapshot, file.path, line: $0.line, name: name,
        "it is partial: elements that it does not list may be there")
    }
    return [partial].compactMap { $0 }
      + old.map { line, content in
        let start = lead(content)
        guard let place = spare.firstIndex(where: { lead($0.content) == start }) else {
          return GateFinding(
            .loosenedSnapshot, file.path, earlier: line, name: name,
            "gone: \(content.trimmingPrefix { $0 == " " })")
        }
        let found = spare.remove(at: place)
        let words = Set(content.split(separator: " "))
        let isLooser = words.isStrictSuperset(of: found.content.split(separator: " "))
        return GateFinding(
          isLooser ? .loosenedSnapshot : .changedSnapshot, file.path, line: found.line,
          earlier: line, name: name,
          "\(content.trimmingPrefix { $0 == " " }) → \(found.content.trimmingPrefix { $0 == " " })")
      }
  }

  /// A line with its indentation; nil for one that says nothing.
  private static func element(_ line: Substring) -> String? {
    let text = line.reversed().drop { $0.isWhitespace }.reversed()
    guard let first = text.first(where: { $0 != " " }), first != "#" else { return nil }
    return String(text)
  }

  /// The role and the name of a line.
  private static func lead(_ line: String) -> [Substring] {
    let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 2 ? Array(parts.prefix(2)) : [line.prefix { $0 != "/" }]
  }

  private static func walk(_ file: ChangedFile) -> [GateFinding] {
    guard file.before != nil else { return [] }
    let gone = [GateFinding].lines(of: file.before, missingIn: file.after) { line in
      line.isEmpty || line.first == "#"
        ? nil : line.firstRange(of: "  →").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
    guard let first = gone.first else { return [] }
    return [
      GateFinding(
        .removedWalk, file.path, line: file.after == nil ? nil : 1, earlier: first.line,
        name: FilePath.name(of: file.path),
        "\(gone.count.counted("step")) gone; the first: "
          + first.content.trimmingPrefix { $0 == " " })
    ]
  }

  // MARK: - Exceptions

  /// New comments that silence rules of the linter or accept mutants that survive.
  private static func silences(_ file: ChangedFile) -> [GateFinding] {
    [GateFinding].lines(of: file.after, missingIn: file.before) { line in
      let isException = ["spec-lint-disable", "survives:"].contains { line.contains($0) }
      return isException ? line.trimmingPrefix { $0.isWhitespace }.description : nil
    }.map { line, content in
      GateFinding(.silenced, file.path, line: line, name: "comment", content)
    }
  }
}
