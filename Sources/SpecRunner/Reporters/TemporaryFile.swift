import SpecSystem

/// The file a report is written as until it is whole, beside the one it becomes.
///
/// It is locked while it is written. So a run finds what a killed one left behind, and writes over
/// it, and two runs at once that write the same report take two names. (A file system without locks
/// cannot tell them apart.)
struct TemporaryFile {
  let descriptor: Descriptor
  private let name: String

  /// More than this many runs at once do not write the same report.
  private static let most = 100

  /// Makes the file, and removes others that no run writes any more.
  init(beside target: String) throws(SystemError) {
    var own: TemporaryFile?
    var problem = SystemError.busy
    for number in 0..<Self.most {
      let name = target + (number == 0 ? ".tmp" : ".\(number + 1).tmp")
      if own != nil {
        guard Self.removeLeftover(name) else { break }
        continue
      }
      do throws(SystemError) {
        own = TemporaryFile(name: name, descriptor: try Self.take(name))
      } catch {
        problem = error
        // What is wrong with the directory is wrong with every name in it.
        if !problem.isAboutName || Self.isMissing(name) { break }
      }
    }
    guard let own else { throw problem }
    self = own
  }

  private init(name: String, descriptor: Descriptor) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Gives the report its name.
  ///
  /// The file is still open, and so still locked: nobody takes it for one that was left behind.
  func rename(to target: String) throws(SystemError) { try FileSystem.rename(name, to: target) }

  func remove() { FileSystem.remove(name) }

  /// An empty file of that name, locked.
  ///
  /// Names can be guessed, so what is no plain file, or has a second name, is not touched.
  ///
  /// - Throws: that another run has it, or why there can be none.
  private static func take(_ name: String) throws(SystemError) -> Descriptor {
    while true {
      let file = try FileSystem.open(name, .plainly)
      do throws(SystemError) {
        guard file.lock() else { throw .inUse }
        let held = try file.status()
        if (try? FileSystem.status(at: name))?.identity == held.identity {
          guard held.sort == .file, held.names == 1 else { throw .denied }
          try file.truncate(to: 0)
          return file
        }
        // Whoever had it has finished it, or removed it, since it was opened.
        file.close()
      } catch {
        file.close()
        throw error
      }
    }
  }

  /// Removes a file of that name if no run writes it; false if there is none.
  private static func removeLeftover(_ name: String) -> Bool {
    do throws(SystemError) {
      let file = try FileSystem.open(name, .leftover)
      if file.lock() { FileSystem.remove(name) }
      file.close()
      return true
    } catch {
      return !error.isNoSuchFile
    }
  }

  private static func isMissing(_ name: String) -> Bool {
    (try? FileSystem.status(at: name, followingLinks: false)) == nil
  }
}
