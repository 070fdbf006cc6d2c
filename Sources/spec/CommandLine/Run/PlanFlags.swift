import SpecRunner

/// The flags for sharding and order.
enum PlanFlags {
  static let order = Flag<OrderChoice>(
    "order", value: "ORDER", .order, default: .defined, section: "selection",
    help: "the order of scenarios: defined, reverse, or random[:SEED]",
    details: """
      The same seed gives the same order. Without one, a new seed is chosen.
      """)

  static let shard = Flag<Shard?>(
    "shard", value: "I/N", .shard, section: "selection",
    help: "run part I of N, to divide a run among N machines",
    details: """
      Every selected scenario is in exactly one part, on every machine. An empty part is not a \
      failure.
      """)

  static let shardBy = Flag<Shard.Unit>(
    "shard-by",
    [
      .scenario: "scenarios are distributed individually",
      .file: "the scenarios of a file stay together",
    ], default: .scenario, section: "selection",
    help: "the unit that --shard distributes")

  static let durations = Flag<String?>(
    "durations", value: "FILE", .path, section: "selection",
    help: "balance shards by the durations in a recording of an earlier run",
    details:
      "FILE is written by --report messages:FILE. A scenario that it lacks is assumed to take the "
      + "mean duration. All shards must use the same file.")

  static let all = [order, shard, shardBy, durations]

  static let rules: [FlagRule] = [
    .needs(shardBy, shard, example: "1/4"), .needs(durations, shard, example: "1/4"),
  ]
}
