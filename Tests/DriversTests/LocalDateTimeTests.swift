import SpecDrivers
import Testing

@Suite struct LocalDateTimeTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-01T00:00:00.001", 1), ("1969-12-31T23:59:59.999", -1),
    ("2000-02-29", 951_782_400_000), ("2000-03-01", 951_868_800_000),
    ("2020-02-17T09:30", 1_581_931_800_000), ("2026-11-21T09:30:15", 1_795_253_415_000),
    ("0001-01-01", -62_135_596_800_000), ("9999-12-31T23:59:59.999", 253_402_300_799_999),
  ])
  func `a moment is so many milliseconds from the first of 1970`(
    text: String, milliseconds: Int
  ) throws {
    let moment = try #require(LocalDateTime(written: text))
    #expect(moment.milliseconds == milliseconds)
    #expect(moment.written.hasPrefix(text))
    #expect(LocalDateTime(written: moment.written) == moment)
  }

  @Test(arguments: [
    "", "2020", "2020-02", "2020-02-30", "2019-02-29", "1900-02-29", "2020-13-01", "2020-00-01",
    "2020-04-31", "2020-01-00", "0000-01-01", "20200-01-01", "2020-1-01", "2020-01-01T",
    "2020-01-01T24:00", "2020-01-01T09:60", "2020-01-01T9:00", "2020-01-01T09:00:60",
    "2020-01-01T09:00.5", "2020-01-01T09:00:00.5", "2020-01-01T09:00T", " 2020-01-01",
    "２０２０-01-01", "+020-01-01", "2020-01-0١",
  ])
  func `what is no moment is not read`(text: String) {
    #expect(LocalDateTime(written: text) == nil)
  }

  @Test func `every day of four hundred years and more follows the one before`() throws {
    var moment = try #require(LocalDateTime(written: "1896-02-28"))
    var expected = (year: 1896, month: 2, day: 28)
    let end = try #require(LocalDateTime(written: "2305-01-01"))
    while moment < end {
      #expect(moment.day == expected)
      let isLeap = expected.year % 4 == 0 && expected.year % 100 != 0 || expected.year % 400 == 0
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      expected.day += 1
      if expected.day > lengths[expected.month - 1] {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
      moment = moment.adding(.seconds(86_400))
    }
  }
}
