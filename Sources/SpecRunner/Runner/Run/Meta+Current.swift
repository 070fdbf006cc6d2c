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
package enum SpecVersion {
  package static let current = "0.1.0"
  /// The day of this version, for manual pages.
  package static let date = "2026-11-22"

  #if compiler(>=6.4)
  static let swift = "6.4 or newer"
  #elseif compiler(>=6.3)
  static let swift = "6.3"
  #else
  static let swift = "6.2"
  #endif
}
