import SpecCommandLine

/// A command line like `spec`, with the steps of a car park.
@main
struct GarageSpec {
  static func main() {
    CommandLineTool(name: "garage-spec", steps: [garage]).main()
  }
}
