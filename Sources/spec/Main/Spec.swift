import SpecCommandLine

/// The doorstep: the command line with the standard specs.
@main
struct Spec {
  static func main() async { await CommandLineTool().main() }
}
