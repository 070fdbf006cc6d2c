// swift-tools-version: 6.2
import PackageDescription

// A newer SDK may deprecate what the library uses, so warnings are errors on Linux only.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let listener = Target.target(
  name: "SpecListener", dependencies: [.product(name: "SpecEngines", package: "spec")],
  swiftSettings: settings)

let package = Package(
  name: "ios-engine",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SpecListener", targets: ["SpecListener"])],
  dependencies: [.package(name: "spec", path: "../..")],
  targets: [listener]
)

// Linux has no UIKit. There, a stub with the part of it that the library uses takes its place, so
// that the library is compiled and its tests run. No app contains the stub.
#if os(Linux)
let stub = Target.Dependency.target(name: "UIKit", condition: .when(platforms: [.linux]))
listener.dependencies.append(stub)
package.targets += [
  .target(name: "UIKit", path: "Sources/UIKitStub", swiftSettings: settings),
  .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay"),
  .executableTarget(
    name: "StubbedLogin",
    dependencies: ["SpecListener", stub, .product(name: "SpecEngines", package: "spec")],
    swiftSettings: settings),
  .testTarget(
    name: "SpecListenerTests",
    dependencies: [
      "SpecListener", "StubbedLogin", stub, "_Testing_UIKit",
      .product(name: "SpecEngines", package: "spec"),
      .product(name: "SpecTesting", package: "spec"),
      .product(name: "SpecVocabulary", package: "spec"),
    ],
    swiftSettings: settings),
]
#endif
