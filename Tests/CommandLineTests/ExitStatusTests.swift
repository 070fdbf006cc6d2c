import Testing

import enum SpecCommandLine.ExitStatus

@testable import SpecCommandLine

@Suite struct ExitStatusTests {
  @Test func `every class of outcome has its number`() {
    #expect(
      ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 129, 130, 143])
  }

  @Test func `the graver of two wins, whoever comes first`() {
    let order: [ExitStatus] = [
      .passed, .nothingSelected, .nothingChecked, .failed, .unusable, .broken, .hungUp,
      .interrupted,
      .terminated,
    ]
    for (index, lighter) in order.enumerated() {
      for graver in order[index...] {
        #expect(lighter.combined(with: graver) == graver)
        #expect(graver.combined(with: lighter) == graver)
      }
    }
    #expect(ExitStatus.gravest(of: order.reversed()) == .terminated)
    #expect(ExitStatus.gravest(of: []) == .passed)
  }

  @Test(
    arguments: [(1, .hungUp), (2, .interrupted), (15, .terminated), (0, nil), (9, nil)]
      as [(Int32, ExitStatus?)])
  func `a signal that stops a run has its status`(signal: Int32, status: ExitStatus?) {
    #expect(ExitStatus(signal: signal) == status)
  }
}
