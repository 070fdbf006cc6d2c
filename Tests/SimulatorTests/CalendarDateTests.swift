import Testing

@testable import SpecSimulator

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("2026-11-21", "2026-11-21"), ("2026-11-21T09:30", "2026-11-21"), ("0001-01-01", "0001-01-01"),
    ("9999-12-31", "9999-12-31"), ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
  ])
  func `a day there is can be read and is written the same`(text: String, written: String) {
    #expect(CalendarDate(written: text)?.description == written)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-1-1", "26-11-21", "2026-11-21-01", "2026-13-01", "2026-00-10",
    "2026-04-31", "2026-02-29", "1900-02-29", "0000-01-01", "2026-11-32", "2026-11-00",
    "+026-11-21", "2026-11-2a", " 2026-11-21", "２０２６-11-21", "T2026-11-21",
  ])
  func `a day there is not cannot be read`(text: String) {
    #expect(CalendarDate(written: text) == nil)
  }

  @Test(arguments: [
    ("2000-06-15", "2015-06-14", 14), ("2000-06-15", "2015-06-15", 15),
    ("2000-06-15", "2015-12-31", 15), ("2000-06-15", "2000-06-15", 0),
    ("2000-02-29", "2015-02-28", 14), ("2000-02-29", "2015-03-01", 15),
    ("2000-02-29", "2016-02-29", 16), ("2000-01-31", "2001-02-01", 1),
  ])
  func `an age counts completed years`(birth: String, today: String, age: Int) throws {
    let (birth, today) = (
      try #require(CalendarDate(written: birth)), try #require(CalendarDate(written: today))
    )
    #expect(birth.completedYears(until: today) == age)
  }

  @Test(arguments: [
    ("2026-11-21", -99, "1927-11-21"), ("2024-02-29", 1, "2025-02-28"),
    ("2024-02-29", -4, "2020-02-29"), ("2026-11-21", -5000, "0001-11-21"),
    ("2026-11-21", .max, "9999-11-21"), ("2026-11-21", .min, "0001-11-21"),
  ])
  func `so many years later is a day there is`(day: String, years: Int, moved: String) throws {
    #expect(try #require(CalendarDate(written: day)).moved(years: years).description == moved)
  }

  @Test func `days are in order`() {
    let days = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
      .compactMap(CalendarDate.init(written:))
    #expect(days.reversed().sorted() == days)
  }
}
