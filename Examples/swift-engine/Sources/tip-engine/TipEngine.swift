import SpecDrivers
import SpecEngines

/// The tip calculator as an engine: its app, a known defect of it, and a driver for each scenario.
struct TipEngine: Engine {
  let name = "tips"
  let apps = [
    App("tip-calculator", faults: [Fault("rounds-down", "each pays less than a fair share")])
  ]

  func makeDriver() -> any Driver { TipDriver() }
}

/// A program of its own that serves the engine on standard input and output.
@main
enum TipServer {
  static func main() async {
    await DriverServer(TipEngine()).serve()
  }
}
