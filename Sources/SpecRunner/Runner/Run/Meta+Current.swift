public import SpecMessages

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Meta {
  /// The meta data of this runner on this machine.
  public static var current: Meta {
    var system = utsname()
    uname(&system)
    let name = withUnsafeBytes(of: &system.sysname) { text($0) }
    let release = withUnsafeBytes(of: &system.release) { text($0) }
    let machine = withUnsafeBytes(of: &system.machine) { text($0) }
    return Meta(
      implementation: Product(name: "spec", version: SpecVersion.current),
      runtime: Product(name: "Swift", version: SpecVersion.swift),
      os: Product(name: name.lowercased(), version: release), cpu: Product(name: machine))
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

/// The version of this package and of the Swift compiler.
public enum SpecVersion {
  public static let current = "0.1.0"

  #if compiler(>=6.4)
  static let swift = "6.4 or newer"
  #elseif compiler(>=6.3)
  static let swift = "6.3"
  #else
  static let swift = "6.2"
  #endif
}
