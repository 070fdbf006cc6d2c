import SpecDrivers
import SpecFlows
import SpecSimulator
import SpecText

/// A walk at random through an app: what its screens offer, and longer stretches that get further.
struct RandomWalk: Sendable {
  let app: String
  var conditions: [Condition] = []
  /// Texts that fields tell apart.
  var texts: [String] = []
  /// Options of pickers, segments and tabs.
  var options: [String] = []
  /// Actions that are done together, such as filling in a form.
  var stretches: [[Action]] = []

  /// The devices in turn.
  private static let devices = ["iPhone 11", "iPhone 8", "iPad", "Mac Catalyst"]

  /// What happened on a walk: each action and what could be observed after it.
  struct Step: Sendable {
    let action: Action?
    let sight: FaultWalk.Sight
  }

  /// Walks through the app as it should be.
  func walk(seed: Int, count: Int) async throws -> [Step] {
    try await followedWalk(seed: seed, count: count).steps
  }

  /// Walks through the app as it should be, and tells which faults could have changed something.
  func followedWalk(
    seed: Int, count: Int
  ) async throws -> (steps: [Step], reached: Set<String>?) {
    var random = RandomSource(seed: UInt64(seed))
    let driver = try await launched(seed, faults: [])
    var steps = [Step(action: nil, sight: try await sight(of: nil, driver, 0))]
    while steps.count < count {
      for action in chosen(on: steps[steps.count - 1].sight.seen.screen, &random) {
        let mark = steps[steps.count - 1].sight.seen.mark
        steps.append(Step(action: action, sight: try await sight(of: action, driver, mark)))
      }
    }
    let reached = await driver.reachedFaults()
    await driver.close()
    return (steps, reached)
  }

  /// The first action after which the app with a fault looks different; nil if there is none.
  func difference(_ steps: [Step], seed: Int, fault: String) async throws -> Int? {
    let driver = try await launched(seed, faults: [fault])
    var mark: EventMark = 0
    for (place, step) in steps.enumerated() {
      let sight = try await sight(of: step.action, driver, mark)
      mark = sight.seen.mark
      if sight != step.sight {
        await driver.close()
        return place
      }
    }
    await driver.close()
    return nil
  }

  private func launched(_ seed: Int, faults: [String]) async throws -> SimulatedDriver {
    let driver = SimulatedDriver(apps: FlowCatalog.apps)
    if faults.isEmpty { await driver.followFaults() }
    for condition in conditions { try await driver.arrange(condition) }
    try await driver.launch(
      LaunchOptions(
        app: app, faults: faults, device: Self.devices[seed % Self.devices.count]))
    return driver
  }

  private func sight(
    of action: Action?, _ driver: SimulatedDriver, _ mark: EventMark
  ) async throws -> FaultWalk.Sight {
    var failure: DriverError?
    if let action { do { try await driver.perform(action) } catch { failure = error } }
    return .init(failure: failure, seen: try await driver.observe(since: mark))
  }

  // MARK: What can be done

  private func chosen(on screen: Screen, _ random: inout RandomSource) -> [Action] {
    if !stretches.isEmpty, random.roll(below: 8) == 0 { return any(of: stretches, &random) }
    if let alert = screen.alert.value ?? nil, let button = alert.buttons.first {
      return [.answer(any(of: alert.buttons, &random, or: button))]
    }
    var actions: [Action] = [
      .pressReturn, .back, .dismiss, .hideKeyboard, .leave, .comeBack, .wait(.seconds(1)),
      .system(.recreateScreen), .system(.memoryWarning), .scrollBy(points: 200, in: nil),
      .deleteBackward(times: 1, in: nil),
    ]
    actions += options.map { .choose($0, in: nil) }
    for element in screen.elements {
      let selector = Selector(element.label, role: element.role)
      let isEntry = element.role.isA(.field)
      actions += [.tap(selector), .tap(selector)]
      if isEntry {
        actions += texts.flatMap { [.type($0, into: selector), .paste($0, into: selector)] }
        actions.append(.clear(selector))
      } else {
        actions += options.map { .choose($0, in: selector) }
      }
    }
    return [any(of: actions, &random, or: .back)]
  }

  private func any<Item>(of items: [Item], _ random: inout RandomSource, or item: Item) -> Item {
    items.isEmpty ? item : items[random.roll(below: UInt64(items.count))]
  }

  private func any(of items: [[Action]], _ random: inout RandomSource) -> [Action] {
    any(of: items, &random, or: [])
  }
}
