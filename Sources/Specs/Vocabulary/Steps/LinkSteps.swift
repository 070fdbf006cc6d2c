import SpecDrivers
import SpecRunner
import SpecText

/// Steps about links to other apps and pages.
enum LinkSteps {
  static let library = StepLibrary("links") {
    Then(
      "the link {string} is opened",
      "Checks that the app opened exactly this address since the last When.",
      example: #"Then the link "https://example.com/help" is opened"#, needs: [.links]
    ) { (world: World, address: String) in
      try await world.check { scene in
        let links = scene.events(.link)
        try Comparison.expect(
          links.contains { $0.subject.isSame(as: address) },
          "the link \"\(address)\" was not opened", notes: links.listed("links since the last When")
        )
      }
    }

    Then(
      "the link {string} is opened with:",
      "Checks that the app opened this address since the last When; each row has a detail and its value.",
      example: #"Then the link "https://example.com/help" is opened with:"#, needs: [.links]
    ) { (world: World, address: String, table: PairTable) in
      let wanted = table.pairs.map { ($0.0, ExpectedValue(written: $0.1)) }
      try await world.check { scene in
        let links = scene.events(.link)
        let found = links.contains { event in
          event.subject.isSame(as: address)
            && wanted.allSatisfy { name, value in
              event.details[name].map { value.matches($0) } ?? false
            }
        }
        try Comparison.expect(
          found, "the link \"\(address)\" was not opened with these particulars",
          notes: links.listed("links since the last When"))
      }
    }

    Then(
      "no link is opened", "Checks that the app opened no address since the last When.",
      example: "Then no link is opened", needs: [.links]
    ) { (world: World) in
      try await world.checkAbsence { scene in
        let links = scene.events(.link)
        try Comparison.expect(
          links.isEmpty, "a link was opened", notes: links.listed("links since the last When"))
      }
    }
  }
}
