/// The flags that say which part of the selection is run, and in which order.
enum PlanFlags {
  static let order = Flag(
    "order", value: "ORDER", default: "defined", section: "selection",
    completion: .words([
      Flag.Choice("defined", "as written"),
      Flag.Choice("reverse", "the last one first"),
      Flag.Choice("random", "shuffled by a seed"),
    ]),
    help: "defined, reverse, or random[:SEED]",
    details: """
      Without a seed random takes a new one, and tells it: the same seed repeats the order.
      """)

  static let shard = Flag(
    "shard", value: "I/N", section: "selection",
    help: "only part I of N, so that N machines share the work",
    details: """
      Every selected scenario is in exactly one part, on whatever machine. A part that is empty \
      is no failure.
      """)

  static let shardBy = Flag(
    "shard-by",
    choices: [
      Flag.Choice("scenario", "neighbours are spread"),
      Flag.Choice("file", "a file is never divided"),
    ], default: "scenario", section: "selection", help: "what --shard keeps together")

  static let durations = Flag(
    "durations", value: "FILE", section: "selection", completion: .file,
    help: "make shards equally long, by an earlier run's --report messages:FILE",
    details: "A scenario that is not in it counts as the mean. All parts must be given the same.")

  static let all = [order, shard, shardBy, durations]

  static let rules: [FlagRule] = [
    .needs(shardBy, shard, example: "1/4"), .needs(durations, shard, example: "1/4"),
  ]
}
