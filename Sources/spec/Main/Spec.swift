import SpecCommandLine

/// The doorstep: the command line with the standard specs.
@main
struct Spec {
  static func main() { CommandLineTool().main() }
}
