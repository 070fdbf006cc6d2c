package import SpecMessages
import SpecSystem

extension Meta {
  /// The meta data of this runner on this machine.
  package static var current: Meta {
    let machine = OwnProcess.machine
    return Meta(
      implementation: Product(name: Self.implementationName, version: SpecVersion.current),
      runtime: Product(name: "Swift", version: SpecVersion.swift),
      os: Product(name: machine.system.lowercased(), version: machine.release),
      cpu: Product(name: machine.processor))
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
