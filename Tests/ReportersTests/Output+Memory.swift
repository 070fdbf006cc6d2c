import SpecReporters

extension Output {
  /// An output that keeps its text in memory.
  static func memory(_ display: Display = .plain) -> (output: Output, text: () -> String) {
    final class Memory { var bytes: [UInt8] = [] }
    let memory = Memory()
    let output = Output(
      display: display,
      patch: { offset, bytes in
        guard offset >= 0, offset + bytes.count <= memory.bytes.count else { return }
        memory.bytes.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
      },
      write: { memory.bytes.append(contentsOf: $0) })
    return (
      output,
      {
        output.flush()
        return String(decoding: memory.bytes, as: UTF8.self)
      }
    )
  }
}
