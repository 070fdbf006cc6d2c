import SpecDrivers
import SpecText

/// What a walk has done so far: how often each offer was chosen in each state, and where it led.
struct WalkLedger: Sendable {
  private var numbers: [PathState: Int] = [:]
  /// For each state, how often each offer was chosen.
  private var counts: [[ExplorationOffers.Offer: Int]] = []
  /// Whether any action of the user had an effect in a state.
  private var isLive: [Bool] = []
  private var visits: [ExactText: Int] = [:]
  /// The places that an action of the user leads to from each place.
  private var ways: [ExactText: Set<ExactText>] = [:]
  /// The actions that were tried in a place.
  private var tries: [ExactText: Int] = [:]
  private var firstWays: [ExactText: (start: PathStart, moves: [Move])] = [:]
  private let mostStates: Int
  /// What the elements are called on the screens, by label, placeholder or id.
  private(set) var names: Set<ExactText> = []

  init(mostStates: Int) { self.mostStates = mostStates }

  /// The number of distinct states.
  var states: Int { numbers.count }

  /// The places that were visited, with the number of observations on each, in a stable order.
  var places: [(place: String, visits: Int)] {
    visits.sorted { $0.key < $1.key }.map { ($0.key.wrappedValue, $0.value) }
  }

  /// The distinct pairs of a state and an offer that was chosen in it.
  var distinctChoices: Int { counts.reduce(0) { $0 + $1.count } }

  /// Notes a visit to a state.
  mutating func visit(
    _ state: PathState, _ screen: Screen, _ start: PathStart, _ moves: [Move]
  ) {
    visits[state.place, default: 0] += 1
    if firstWays[state.place].map({ moves.count < $0.moves.count }) ?? true {
      firstWays[state.place] = (start, moves)
    }
    guard numbers[state] == nil, numbers.count < mostStates else { return }
    numbers[state] = numbers.count
    for element in screen.elements {
      // A text in a field may be one that the walk has typed.
      let placeholder = element.properties[.placeholder]?.value?.text ?? ""
      for name in [element.plainName, placeholder] where !name.isEmpty { names.insert(name) }
    }
    counts.append([:])
    isLive.append(false)
  }

  func count(_ offer: ExplorationOffers.Offer, in state: PathState) -> Int {
    numbers[state].flatMap { counts[$0][offer] } ?? 0
  }

  /// Notes what an offer led to.
  mutating func note(
    _ offer: ExplorationOffers.Offer, _ move: Move, from state: PathState, to next: PathState,
    isQuiet: Bool
  ) {
    guard let number = numbers[state] else { return }
    counts[number][offer, default: 0] += 1
    guard move.isOfUser else { return }
    tries[state.place, default: 0] += 1
    if !isQuiet || next != state { isLive[number] = true }
    if !state.place.isSame(as: next.place) {
      ways[state.place, default: []].insert(ExactText(next.place))
    }
  }

  /// Whether every action that a state offers was tried, and none had an effect.
  ///
  /// - Parameter finals: the places where the app ends.
  func isDead(
    _ state: PathState, _ offers: [ExplorationOffers.Weighted], _ finals: Set<ExactText>
  ) -> Bool {
    guard let number = numbers[state], !isLive[number], !state.isAway,
      !finals.contains(state.place)
    else { return false }
    return offers.allSatisfy { weighted in
      guard case .move(let move) = weighted.offer, move.isOfUser else { return true }
      return counts[number][weighted.offer] != nil
    }
  }

  /// How many actions a place must have seen before it can count as a trap.
  private static let enoughTries = 60

  /// The places from which no action leads back to where the app starts, the nearest first.
  ///
  /// - Parameter homes: the places where the app starts and ends.
  func traps(_ homes: Set<ExactText>) -> [(place: String, start: PathStart, moves: [Move])] {
    var traps: [(place: String, start: PathStart, moves: [Move])] = []
    for (place, way) in firstWays.sorted(by: { $0.key < $1.key }) where !homes.contains(place) {
      var reached: Set<ExactText> = [place]
      var queue = [place]
      while let next = queue.popLast() {
        for other in ways[next] ?? [] where reached.insert(other).inserted { queue.append(other) }
      }
      guard reached.isDisjoint(with: homes),
        reached.allSatisfy({ tries[$0, default: 0] >= Self.enoughTries })
      else { continue }
      traps.append((place.wrappedValue, way.start, way.moves))
    }
    return traps.sorted { ($0.moves.count, $0.place) < ($1.moves.count, $1.place) }
  }
}

extension Move {
  /// Whether it is an action of a user inside the app.
  var isOfUser: Bool {
    switch self {
    case .arrange: false
    case .perform(let action):
      switch action {
      case .leave, .stop, .relaunch, .system, .wait, .open, .reload: false
      default: true
      }
    }
  }
}
