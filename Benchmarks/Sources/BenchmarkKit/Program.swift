#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The frame of a program of this package.
public enum Program {
  /// Runs the body; prints an error and exits with 2 for a wrong command line, 1 for any other.
  public static func main(usage: String, _ body: (inout Words) throws -> Void) {
    var words = Words(CommandLine.arguments)
    do {
      try body(&words)
    } catch let misuse as Words.Misuse {
      complain("\(misuse)\nusage: \(usage)")
      exit(2)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  /// Prints a line at once, so that a long measurement shows where it is.
  public static func print(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }

  private static func complain(_ text: String) {
    let line = text + "\n"
    _ = write(2, line, line.utf8.count)
  }
}
