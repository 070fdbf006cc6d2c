import SpecSystem

/// The temporary file of a report, next to the file that it replaces when it is complete.
///
/// It is locked while it is written. A run therefore recognises and overwrites the files of killed
/// runs, and two runs that write the same report use two names. (On a file system without locks
/// they cannot be distinguished.)
struct TemporaryFile {
  let descriptor: Descriptor
  private let name: String

  /// The maximum number of runs that write the same report at once.
  private static let most = 100

  /// Creates the file and removes those of killed runs.
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
        // An error of the directory applies to every name in it.
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

  /// Renames the file to the report's name.
  ///
  /// It is still open and locked, so no other run takes it for one of a killed run.
  func rename(to target: String) throws(SystemError) { try FileSystem.rename(name, to: target) }

  func remove() { FileSystem.remove(name) }

  /// Creates an empty, locked file.
  ///
  /// The names are predictable, so anything but a regular file with a single link is left
  /// unchanged.
  ///
  /// - Throws: an error if another run has locked it, or if it cannot be created.
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
        // The other run has finished or removed the file since it was opened.
        file.close()
      } catch {
        file.close()
        throw error
      }
    }
  }

  /// Removes the file if no run is writing it; returns false if there is none.
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
