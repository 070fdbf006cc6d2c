import SpecAppTool
import Specs

/// The doorstep: the command line with the vocabulary, on the reference apps.
@main
struct Spec {
  static func main() { CommandLineTool(engine: SimulatedEngine()).main() }
}
