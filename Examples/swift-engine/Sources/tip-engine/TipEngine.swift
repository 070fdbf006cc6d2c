import SpecDrivers
import SpecEngines

/// An engine in a program of its own: one driver, served on standard input and output.
@main
enum TipEngine {
  static func main() async {
    await DriverServer(apps: ["tip-calculator"]) { TipDriver() }.serve()
  }
}
