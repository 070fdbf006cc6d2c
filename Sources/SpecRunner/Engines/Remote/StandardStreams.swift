import SpecSystem

/// Takes standard input and output away from the rest of the process.
enum StandardStreams {
  /// The two streams under numbers of their own; 0 then reads nothing and 1 leads to 2.
  static func take() throws(SystemError) -> (input: Descriptor, output: Descriptor) {
    let input = try Descriptor(0).duplicate()
    let output = try Descriptor(1).duplicate()
    if case .success(let nothing) = FileSystem.open("/dev/null") {
      Descriptor(0).become(nothing)
      nothing.close()
    }
    Descriptor(1).become(Descriptor(2))
    return (input, output)
  }
}
