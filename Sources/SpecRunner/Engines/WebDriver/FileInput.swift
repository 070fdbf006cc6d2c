import SpecDrivers
import SpecJSON
import SpecSystem

/// Choosing files for a file button, and dropping them on an element.
struct FileInput: Sendable {
  let finder: ElementFinder

  private var browser: ScenarioBrowser { finder.browser }
  private var page: PageView { finder.page }

  func upload(
    _ files: [String], to selector: Selector, byDropping: Bool
  ) async throws(DriverError) {
    let paths = try await absolute(files)
    if byDropping {
      try await drop(paths, on: selector)
    } else {
      try await choose(paths, for: selector)
    }
  }

  private func choose(_ paths: [String], for selector: Selector) async throws(DriverError) {
    let count = JSONValue.integer(paths.count)
    var hasTapped = false
    do throws(DriverError) {
      try await finder.patiently { () async throws(DriverError) in
        var field: JSONObject = [:]
        if !hasTapped {
          let element = try await finder.locate(selector, evenHidden: true)
          field = try await ask("fileField", [.string(element.id), count])
        }
        // A button without a field opens one when it is tapped, perhaps later.
        if case .string(let id)? = field["tap"] {
          try await finder.tap(id: id, for: selector)
          hasTapped = true
        }
        if hasTapped { field = try await ask("fieldOpened", [count]) }
        if case .string(let why)? = field["why"] {
          throw .notInteractable(selector, why: why, await page.screen)
        }
        guard case .array(let frames)? = field["frames"] else {
          throw .notInteractable(selector, why: "the page has just removed it", await page.screen)
        }
        try await enter(paths, frames)
      }
    } catch {
      if hasTapped {
        _ = try? await browser.attempt(.call("endFileField", [], what: "choose files"))
      }
      throw error
    }
  }

  private func drop(_ paths: [String], on selector: Selector) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      let id = try await finder.reach(selector).element.id
      try await browser.send(.call("dropField", [], what: "drop files"))
      try await enter(paths, [])
      let refusal = try await browser.send(.call("drop", [.string(id)], what: "drop files"))
      if case .string(let why) = refusal {
        throw .notInteractable(selector, why: why, await page.screen)
      }
    }
  }

  /// Enters paths into the field that the page script has found, in these frames.
  private func enter(_ paths: [String], _ frames: [JSONValue]) async throws(DriverError) {
    for frame in frames { try await browser.send(.frame(frame)) }
    do throws(DriverError) { try await enter(paths) } catch {
      // Later commands are for the page again.
      if !frames.isEmpty { try await browser.send(.frame(.null)) }
      throw error
    }
    if !frames.isEmpty { try await browser.send(.frame(.null)) }
  }

  private func enter(_ paths: [String]) async throws(DriverError) {
    let what = "choose files"
    let field = try await browser.send(.run(PageScript.chooser, what: what))
    guard case .object(let node) = field, case .string(let reference)? = node.first?.value else {
      throw await page.impossible(what, "the page has just removed the file field")
    }
    do throws(WebDriverFailure) {
      try WebDriverCommand.checkSegment(reference, "name for an element")
      try await browser.attempt(.enter(paths.joined(separator: "\n"), into: reference))
    } catch {
      if case .refused(let refusal) = error { throw await page.impossible(what, refusal.message) }
      throw await browser.starter.explain(error, doing: what)
    }
  }

  private func ask(
    _ function: String, _ arguments: [JSONValue]
  ) async throws(DriverError) -> JSONObject {
    try await browser.outcome(of: .call(function, arguments, what: "find the file field"))
  }

  /// The absolute paths of files, which must exist.
  private func absolute(_ files: [String]) async throws(DriverError) -> [String] {
    guard !files.isEmpty else {
      throw await page.impossible("choose files", "no file is given")
    }
    var paths: [String] = []
    for file in files {
      guard case .file = FileSystem.kind(of: file), let folder = FileSystem.currentFolder else {
        throw await page.impossible(
          "choose the file \"\(file)\"", "there is no such file; check its path")
      }
      paths.append(file.utf8.first == UInt8(ascii: "/") ? file : folder + "/" + file)
    }
    return paths
  }
}
