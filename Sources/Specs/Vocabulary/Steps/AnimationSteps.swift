import SpecDrivers
import SpecRunner
import SpecText

/// Steps about changes of properties, with or without animation: duration, values and order.
enum AnimationSteps {
  static let library = StepLibrary("animations") {
    moving
    still
    tables
  }

  private static let moving = StepLibrary("by animation") {
    Then(
      "the {property} of {element} is animated for {duration}",
      "Checks that a property was animated for this time since the last When.",
      example: #"Then the offset of "container" is animated for 300 ms"#, needs: [.animations]
    ) { (world: World, property: Property, element: Selector, duration: Duration) in
      try await world.check { scene in
        let runs = try scene.changes(of: property, element, .animation, "animated")
        let times = runs.compactMap { $0.details["duration"]?.number }.map {
          Duration(rounding: $0)
        }
        guard !times.isEmpty else {
          throw scene.unknown("how long an animation takes")
        }
        try Comparison.expect(
          times.contains(duration),
          "the animation of \(element.named) does not take as long as expected",
          expected: duration.written,
          actual: times.map(\.written).joined(separator: ", then "))
      }
    }

    Then(
      "the {property} of {element} is animated from {value} to {value}",
      "Checks that a property was animated between two values since the last When.",
      example: #"Then the opacity of "floating title" is animated from 0 to 1"#,
      needs: [.animations]
    ) {
      (
        world: World, property: Property, element: Selector, from: ExpectedValue,
        to: ExpectedValue
      ) in
      try await checkChange(world, property, element, .animation, from, to)
    }

    Then(
      "the {property} of {element} jumps from {value} to {value}",
      "Checks that a property changed without animation since the last When.",
      example: #"Then the offset of "container" jumps from 0 to 301"#, needs: [.animations]
    ) {
      (
        world: World, property: Property, element: Selector, from: ExpectedValue,
        to: ExpectedValue
      ) in
      try await checkChange(world, property, element, .jump, from, to)
    }
  }

  private static let still = StepLibrary("without animation") {
    Then(
      "nothing is animated", "Checks that no element was animated since the last When.",
      example: "Then nothing is animated", needs: [.animations]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let runs = scene.events(.animation)
        try Comparison.expect(
          runs.isEmpty, "something was animated", notes: runs.listed("since the last When"))
        try scene.requireComplete("whether something was animated")
      }
    }

    Then(
      "{element} is not animated", "Checks that the element was not animated since the last When.",
      example: #"Then "container" is not animated"#, needs: [.animations]
    ) { (world: World, element: Selector) in
      try await world.checkAbsence { scene in
        let runs = scene.events(.animation).filter(EventSubject(element, in: scene).isConcerned)
        try Comparison.expect(
          runs.isEmpty, "\(element.named) was animated", notes: runs.listed("since the last When"))
        try scene.requireKnown(element)
      }
    }

    Then(
      "nothing on the {string} screen moves",
      "Checks that no element of the screen changed, with or without animation, since the last When.",
      example: #"Then nothing on the "workspace" screen moves"#, needs: [.animations]
    ) { (world: World, screen: String) in
      try await world.checkAbsence { scene in
        let runs = scene.events(.animation, .jump).filter { $0.isOn(screen) }
        try Comparison.expect(
          runs.isEmpty, "something on the \"\(screen)\" screen moved",
          notes: runs.listed("since the last When"))
        try scene.requireKnown(screen: screen)
        try scene.requireComplete("whether something on the \"\(screen)\" screen moved")
      }
    }

    Then(
      "nothing on the {string} screen is animated",
      "Checks that no element of the screen was animated since the last When.",
      example: #"Then nothing on the "email" screen is animated"#, needs: [.animations]
    ) { (world: World, screen: String) in
      try await world.checkAbsence { scene in
        let runs = scene.events(.animation).filter { $0.isOn(screen) }
        try Comparison.expect(
          runs.isEmpty, "something on the \"\(screen)\" screen was animated",
          notes: runs.listed("since the last When"))
        try scene.requireKnown(screen: screen)
        try scene.requireComplete("whether something on the \"\(screen)\" screen was animated")
      }
    }
  }

  private static let tables = StepLibrary("animations in order") {
    Then(
      "these animations run in this order:",
      "Checks the order of animations since the last When; each row has an element, a property and optional values.",
      example: "Then these animations run in this order:", needs: [.animations]
    ) { (world: World, table: AnimationsTable) in
      let (rows, header) = (table.rows, table.header)
      try await world.check { scene in
        var rest = scene.events(.animation)[...]
        for row in rows {
          let element = EventSubject(try ElementReference.read(cell: row["element"]), in: scene)
          let place = try rest.firstIndex { event in
            guard element.isConcerned(by: event) else { return false }
            return try header.allSatisfy { try event.fits($0, row[$0]) }
          }
          guard let place else {
            if header.contains(same: "property") {
              let property = Property(written: try row["property"])
              try scene.requireNoLack(
                of: .property(property),
                for: "whether the \(property.rawValue) of an element was animated")
            }
            if let column = try scene.lackingColumn(of: row, header, element) {
              throw scene.unknown("the \(column) of an animation")
            }
            throw StepFailure(
              "row \(row.number) of the table did not run in its turn",
              notes: scene.events(.animation).listed("animations since the last When"))
          }
          rest = rest[(place + 1)...]
        }
      }
    }
  }

  /// Elements and the details of their animations, which depend on the engine.
  private struct AnimationsTable: ShapedTable {
    static let shape = TableShape(.named(["element"], optional: nil), mayHaveEmptyCells: true)
    let header: [String]
    let rows: [Table.Record]
    init(_ table: Table) throws { (header, rows) = (table.header, try table.records()) }
  }

  private static func checkChange(
    _ world: World, _ property: Property, _ element: Selector, _ kind: Event.Kind,
    _ from: ExpectedValue, _ to: ExpectedValue
  ) async throws {
    try await world.check { scene in
      let verb = kind == .jump ? "changed at once" : "animated"
      let runs = try scene.changes(of: property, element, kind, verb)
      let ways = runs.compactMap { run -> (start: PropertyValue, end: PropertyValue)? in
        guard let start = run.details["from"], let end = run.details["to"] else { return nil }
        return (start, end)
      }
      guard !ways.isEmpty else {
        throw scene.unknown("from where to where things move")
      }
      try Comparison.expect(
        ways.contains { from.matches($0.start) && to.matches($0.end) },
        "the \(property.rawValue) of \(element.named) did not go the expected way",
        expected: "from \(from.written) to \(to.written)",
        actual: ways.map { "from \($0.start.quoted) to \($0.end.quoted)" }
          .joined(separator: ", then "))
    }
  }
}

extension AssertionContext {
  /// The changes of a kind of an element's property since the last When; at least one.
  fileprivate func changes(
    of property: Property, _ element: Selector, _ kind: Event.Kind, _ verb: String
  ) throws -> [Event] {
    let all = events(.animation, .jump).filter(EventSubject(element, in: self).isConcerned)
    let found = all.filter { $0.kind == kind && $0.isOf(property) }
    if !found.isEmpty { return found }
    if kind == .jump, case .inferred(let how)? = capabilities.abilities[.jumps],
      !Self.seenJumps.contains(property.rawValue) || !isSeenBefore(element)
        || all.contains(where: { $0.isOf(property) })
    {
      throw unknown(
        "whether the \(property.rawValue) of \(element.named) was \(verb)", "it sees only \(how)")
    }
    throw StepFailure(
      "the \(property.rawValue) of \(element.named) was not \(verb)",
      notes: all.listed("what changed of it since the last When"))
  }

  /// A column that no animation of the row's element and property has, for all that is known.
  fileprivate func lackingColumn(
    of row: Table.Record, _ header: [String], _ element: EventSubject
  ) throws -> String? {
    let runs = events(.animation)
    let columns = header.filter { name in
      name != "element" && name != "property" && runs.allSatisfy { $0.details[name] == nil }
    }
    let column = try columns.first { try !row[$0].isEmpty }
    let isRun = try runs.contains { event in
      try element.isConcerned(by: event)
        && header.allSatisfy { try columns.contains($0) || event.fits($0, row[$0]) }
    }
    return isRun ? column : nil
  }

  /// The properties whose jumps can be seen from outside.
  fileprivate static let seenJumps = ["x", "y", "width", "height", "opacity", "offset"]

  /// Whether an element was seen on the same screen when the last When began.
  fileprivate func isSeenBefore(_ element: Selector) -> Bool {
    guard let before, before.name.isSame(as: screen.name) else { return false }
    return element.matches(on: before).contains(where: \.isVisible)
  }
}

extension Event {
  /// Whether the event changes a property.
  fileprivate func isOf(_ property: Property) -> Bool {
    details["property"]?.text?.isSame(as: property.rawValue) ?? false
  }

  /// Whether the event happened on a screen; an event without a screen happened on the one in
  /// front.
  fileprivate func isOn(_ screen: String) -> Bool {
    details["screen"]?.text.map { $0.isSame(as: screen) } ?? true
  }

  /// Whether a detail equals the cell of a table; an empty cell matches anything.
  fileprivate func fits(_ column: String, _ cell: String) throws -> Bool {
    if column == "element" || cell.isEmpty { return true }
    guard let detail = details[column] else { return false }
    if column == "duration" {
      return try detail.number == Double(Duration(written: cell).wholeMilliseconds)
    }
    return ExpectedValue(written: cell).matches(detail)
  }
}
