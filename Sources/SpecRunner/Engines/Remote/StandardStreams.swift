#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Takes standard input and output away from the rest of the process.
enum StandardStreams {
  /// The two streams under numbers of their own; 0 then reads nothing and 1 leads to 2.
  static func take() throws(SystemError) -> (input: Descriptor, output: Descriptor) {
    let input = try Descriptor(0).duplicate()
    let output = try Descriptor(1).duplicate()
    let nothing = open("/dev/null", O_RDONLY)
    if nothing >= 0 {
      dup2(nothing, 0)
      Descriptor(nothing).close()
    }
    dup2(2, 1)
    return (input, output)
  }
}
