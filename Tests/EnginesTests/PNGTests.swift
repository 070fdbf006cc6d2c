import SpecDrivers
import SpecJSON
import SpecText
import Testing

@testable import SpecEngines
@testable import SpecPictures

/// The reader of PNG pictures, against pictures compressed by zlib and against broken ones.
@Suite struct PNGTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    /// The pixels of each row, as red, green, blue and opacity in hexadecimal digits.
    let rows: [String]

    init(_ name: String, _ text: String, _ rows: [String]) {
      testDescription = name
      bytes = Base64.decode(text) ?? []
      self.rows = rows
    }
  }

  /// Made with zlib 1.3: each row has another filter, and pictures of 8 bits have several data chunks.
  static let samples = [
    Sample(
      "colour type 0, 1 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFAQAAAABK1nB2AAAAA3RFWHRhAGLcSaI7AAAAEklEQVR42mMwYHRg+sCs\
      wcIAAAjKAZMGlyaqAAAAAElFTkSuQmCC
      """,
      [
        "000000ff 000000ff ffffffff ffffffff",
        "000000ff ffffffff 000000ff 000000ff",
        "000000ff 000000ff ffffffff ffffffff",
        "000000ff ffffffff 000000ff 000000ff",
        "000000ff ffffffff 000000ff 000000ff",
      ]),
    Sample(
      "colour type 0, 2 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFAgAAAAANdgqmAAAAA3RFWHRhAGLcSaI7AAAAEklEQVR42mN4xHiNKYi5\
      jEUfABEpAroH2vIRAAAAAElFTkSuQmCC
      """,
      [
        "ffffffff aaaaaaff 000000ff aaaaaaff",
        "ffffffff 555555ff 555555ff aaaaaaff",
        "000000ff aaaaaaff aaaaaaff 000000ff",
        "aaaaaaff 000000ff aaaaaaff aaaaaaff",
        "aaaaaaff ffffffff aaaaaaff 555555ff",
      ]),
    Sample(
      "colour type 0, 4 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFBAAAAACCNv8GAAAAA3RFWHRhAGLcSaI7AAAAF0lEQVR42mM4WM3Y58bU\
      rMYcM4/l4jIAJZwFNcWunMoAAAAASUVORK5CYII=
      """,
      [
        "ccccccff 111111ff 777777ff bbbbbbff",
        "888888ff eeeeeeff ddddddff 444444ff",
        "111111ff 111111ff ffffffff aaaaaaff",
        "666666ff 444444ff 444444ff ddddddff",
        "333333ff 555555ff ddddddff bbbbbbff",
      ]),
    Sample(
      "colour type 0, 8 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAAAAABHxhIHAAAAA3RFWHRhAGLcSaI7AAAAC0lEQVR42mOYy95Twajy\
      XtMu+RMAAAALSURBVCqHqT/81DTmJ+rfGhIEfwAAAAtJREFUM1l6LI69BAB1kQoCvE+1AAAAAUlEQVRweD0M1AAA\
      AABJRU5ErkJggg==
      """,
      [
        "9d9d9dff 070707ff 8c8c8cff 787878ff",
        "242424ff 131313ff 2d2d2dff 999999ff",
        "b3b3b3ff 6a6a6aff f7f7f7ff 2f2f2fff",
        "3d3d3dff 7a7a7aff afafafff d8d8d8ff",
        "c9c9c9ff 010101ff c7c7c7ff c1c1c1ff",
      ]),
    Sample(
      "colour type 0, 16 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFEAAAAAAXVs5EAAAAA3RFWHRhAGLcSaI7AAAAOElEQVR42gEtANL/AN2y\
      uYtJqJN3AV0+pkhJtI2LAth8AIyirM04Aw6C5EVaMkOzBNubJHegPzdP0fATWwaO5OgAAAAASUVORK5CYII=
      """,
      [
        "ddddddff b9b9b9ff 494949ff 939393ff",
        "5d5d5dff 030303ff 4c4c4cff d9d9d9ff",
        "353535ff 030303ff eeeeeeff a6a6a6ff",
        "282828ff f9f9f9ff 4d4d4dff bcbcbcff",
        "030303ff 1d1d1dff bdbdbdff f4f4f4ff",
      ]),
    Sample(
      "colour type 2, 8 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAIAAADtz9qMAAAAA3RFWHRhAGLcSaI7AAAAC0lEQVR42gFBAL7/ACo1\
      0GkrIpkAAAALSURBVDa4RP7XEvG+pAGDQxDo2wAAAAtJREFUPmO3wN/otE4fxYrvzM2pAAAAC0lEQVQCQ/rgqyks\
      v3T7wNo7IqwAAAALSURBVLxRAxHC3e62v4rJUftoUwAAAAtJREFUPNt0tARcqkZAjs/D8VLOAAAACklEQVTEX0Lr\
      7LNWfyMN0VMVgQAAAABJRU5ErkJggg==
      """,
      [
        "2a35d0ff 36b844ff fed712ff f1bea4ff",
        "833e63ff 3afe42ff 22b290ff 41771aff",
        "c63843ff e5276eff e1268bff 01336bff",
        "74defeff 9a3875ff 47f8bcff ff0947ff",
        "d08844ff 10c613ff d457b7ff eaf5faff",
      ]),
    Sample(
      "colour type 2, 16 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFEAIAAAC9XwbPAAAAA3RFWHRhAGLcSaI7AAAAiElEQVR42gF9AIL/AMli\
      1hypZRVe8PgNmWQE9bYmjr4fqmxwJAEx5PIDVF40SACMxWKIEIccmkpLnJggsU0C3whiyZwyw7rdmsfIUpo2W8hM\
      KBpwAffpA1sVT/RKhpZbu/sZQTj45tFwE0nGp6+FDgRpFLAzntEkemxhfDWsCuuAf9lw9wOdg0G41TjIAope7gAA\
      AABJRU5ErkJggg==
      """,
      [
        "c9d6a9ff 15f00dff 64f526ff beaa70ff",
        "31f254ff 65f219ff ed79b3ff 381164ff",
        "1054f0ff 28cfe0ff 3faf7bff 60815bff",
        "6379c2ff db5feaff c56d22ff db1ec3ff",
        "cc2960ff ff95dcff 8780a1ff f72146ff",
      ]),
    Sample(
      "colour type 3, 1 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFAQMAAABYY9+YAAAAA3RFWHRhAGLcSaI7AAAABlBMVEU4qjtNOg7qoCl1\
      AAAAEklEQVR42mMIYExgmsAswRIAAAkKAbPX/DFhAAAAAElFTkSuQmCC
      """,
      [
        "38aa3bff 4d3a0eff 38aa3bff 4d3a0eff",
        "38aa3bff 4d3a0eff 4d3a0eff 38aa3bff",
        "4d3a0eff 4d3a0eff 4d3a0eff 4d3a0eff",
        "4d3a0eff 38aa3bff 38aa3bff 4d3a0eff",
        "4d3a0eff 4d3a0eff 4d3a0eff 38aa3bff",
      ]),
    Sample(
      "colour type 3, 2 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFAgMAAAAfw6VIAAAAA3RFWHRhAGLcSaI7AAAADFBMVEVG8TC+XI6Dj8sf\
      zly6D1hbAAAAEklEQVR42mM4y2jDlMJ8i2U2AA4oAu0AW5CWAAAAAElFTkSuQmCC
      """,
      [
        "1fce5cff 46f130ff 1fce5cff be5c8eff",
        "46f130ff 1fce5cff 1fce5cff 46f130ff",
        "838fcbff 838fcbff 46f130ff 46f130ff",
        "46f130ff 838fcbff 838fcbff 838fcbff",
        "1fce5cff 46f130ff be5c8eff be5c8eff",
      ]),
    Sample(
      "colour type 3, 4 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFBAMAAACQg1DoAAAAA3RFWHRhAGLcSaI7AAAAMFBMVEWTunQz0FkjrrsS\
      HbopOA++RCpFVZrkc2obD+yBJPtDFFZII1eZkWr9el373IVPxe9Aj/QxAAAAF0lEQVR42mNYFshYJsO0+CizwQWW\
      X58BJTgF6UlDamEAAAAASUVORK5CYII=
      """,
      [
        "431456ff 45559aff be442aff 33d059ff",
        "e4736aff 45559aff 8124fbff 23aebbff",
        "33d059ff 8124fbff be442aff e4736aff",
        "121dbaff 99916aff 33d059ff 8124fbff",
        "121dbaff 45559aff 93ba74ff 99916aff",
      ]),
    Sample(
      "colour type 3, 8 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAMAAABVc73pAAAAA3RFWHRhAGLcSaI7AAACWFBMVEUk0qs1HdEalVNa\
      cI5s7bbwoY5o1330dma9P1OGGgO586lJvF6EpksalDvWWBOW0+7l3kf8ckxde3TynxiQNdNLCEt2NKEPQrMNT5OC\
      CxZtBoYDPlrpt3+pGKyhXN+uKf1gVxVY8pbL4sbMrFyvdXvuafafBxgU7zaTL+7EJyAopZmTDizkM+RxYG85scms\
      Wi2bi0NEqwWepbKoqPVp0aEKyj8q1gXjD0c+s89a/QUZKI44qsPKLoQ2MOkXx2IE71qF9jQOZAWATG9jNvcGmSMU\
      ajY78t95X0yW/xDp0M4yH6hxM+M5sGgHxxNws4Mt6AcT9fnx44frBRGVLb6dWbOZBMzDgwuGR1yqq6Hu1CNTrtu0\
      NkIll4cPIrbzSaEr/2erVL94tFIbNtcuTp0qh7GeZQ5kOinUTubkfMUIeO8RLPlh2H0dKsR/4RWIsD6DPOPkYhzK\
      Th6FmCaYOGBZwoncPNUzjyQDSDmYLbqDEN5XaH6bFZlfOBZR7xO42CBugI9sxKjxyzHkDNNIjV0APeCXesKNTKXK\
      uYF6NsYRDtw9aJGkqkXiZ2iDytkMt7o6qnCpzok9ea13bUHCasT4MfTjU8nCW7ZyV92BMQpVuQhDD6DL4iG/I21R\
      hswPS7plAoVEPmk5L1C3pw2h8g3TwwEJObXdObxasdXUzDti97sPaUSEY19ZfjdpKPoxU5ADHNqaCzQAEliCD7Dm\
      VL3mmNR8Slp2R2pKTjXH/2oprDbquf0UN4UYnY/wdyWGrnj3e2BnBBzgr4EYqZNVE0Wjqv1PXVY5plhqegxN4Uno\
      AAAAC0lEQVR42mNQr5wrxyjLXzN7NH4AAAALSURBVCPA9LmY/wbz3yfrQfOiyQAAAAtJREFUc1ksOKwuAwBiIQhP\
      H7teAAAAAUlEQVS1kzM66wAAAABJRU5ErkJggg==
      """,
      [
        "14ef36ff 8310deff 5186ccff a15cdfff",
        "a918acff e433e4ff d4cc3bff c7ff6aff",
        "e5de47ff 650285ff 4a4e35ff a9ce89ff",
        "f0a18eff 2ad605ff ee69f6ff 6a7a0cff",
        "3630e9ff 146a36ff e4621cff 430fa0ff",
      ]),
    Sample(
      "colour type 4, 8 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAQAAADIpIVQAAAAA3RFWHRhAGLcSaI7AAAAC0lEQVR42gEtANL/ABUU\
      tHguSkMAAAALSURBVO414O3BAejQZ8oxB8beggAAAAtJREFUfMTwAlldd6BEWBFSE9RvAAAAC0lEQVSdA6icBkdR\
      CQKFBPklYj4AAAALSURBVFZM2KhT/Uzg11EUbyJHUwAAAAFJREFUCsjtlPYAAAAASUVORK5CYII=
      """,
      [
        "15151514 b4b4b4ee 353535e0 edededc1",
        "e8e8e8d0 4f4f4f9a 80808016 44444406",
        "4141412d c6c6c63a c4c4c46e 555555a3",
        "c8c8c8b2 cdcdcdbd 1919199e 39393925",
        "1e1e1efe f6f6f6a6 6c6c6c9b b8b8b805",
      ]),
    Sample(
      "colour type 4, 16 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFEAQAAACYNFkTAAAAA3RFWHRhAGLcSaI7AAAAYElEQVR42gFVAKr/AAm0\
      1W+wpdavt5AF8RuVN6MBI+UhYOYGbJKwCT7XjgsWeALWboWlqJ0JVAzRUh4wcdxoA0kjCuGGROtPlgqNUHbL0eQE\
      ovWBwsg/fXWn4Z63zb47SGYIJ+MeNR+PAAAAAElFTkSuQmCC
      """,
      [
        "090909d5 b0b0b0d6 b7b7b705 1b1b1b37",
        "23232321 0909098d b9b9b9cb 474747e1",
        "f9f9f9a6 b1b1b196 c5c5c51d 777777bd",
        "c5c5c55d 41414164 191919cd bebebe96",
        "676767de 0909095b b0b0b06b 8b8b8ba6",
      ]),
    Sample(
      "colour type 6, 8 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAYAAABirU3bAAAAA3RFWHRhAGLcSaI7AAAAC0lEQVR42gFVAKr/AAHL\
      KurSI/UAAAALSURBVOM7pjCm2OYIekazRYWvhQAAAAtJREFUesYBhy4OQlQo4sROS+KhAAAAC0lEQVRTElJbJTL5\
      RgLhk/hNA78AAAALSURBVMdk7cbhBW46UjuggtXQQAAAAAtJREFUkORPAyS1wSs9k5kpLFvPAAAAC0lEQVTPznBf\
      /1E+VQcEAnygIOEAAAALSURBVCuQRukPJ4WTx2KS3hC1uAAAAAhJREFUczpWBy3zJDZz+8hHAAAAAElFTkSuQmCC
      """,
      [
        "01cb2ae3 3ba630a6 d8e6087a 46b37ac6",
        "872e0e42 db56f006 2e684261 539a3ba7",
        "68c1d5a6 c81cd10b 9ca2949c f32a1ff6",
        "58152b7e cdab1713 8216b456 0b5ebead",
        "5a40bbc4 b6bae203 15dd44e8 7e179aef",
      ]),
    Sample(
      "colour type 6, 16 bits",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFEAYAAAAyPZGYAAAAA3RFWHRhAGLcSaI7AAAAsElEQVR42gGlAFr/ANFm\
      8OPlKRHYjJzd8L1ZojU1fCMPEAs3QRiKmW+hgFJpAZev4QyjuGwrts+I30Stj7vAqf357ETxKr0VuoiiwWg1AgVo\
      sWtEtvprceQtSG819J/6UOJhE5hT01dP7DCzFegrA2PNVRjMoxv8U/g23VraNbnlsiO0sYl8zQrKk4oEO6C1BJM4\
      XJMn4OC5KpqHN4X8DamRJ9GgvnKd4jqXsmc1Fum9479Tt0Ok+M0AAAAASUVORK5CYII=
      """,
      [
        "d1f0e511 8cddbda2 35231037 1899a152",
        "97e1a36c 4d69e7fb 0d66d3ec ca207554",
        "9c92e766 be9656ef 0748e63f 210c283c",
        "b19e3f4e 0ad0a4d3 edaf7605 91f053c0",
        "44fa662e 348129e0 7e52e7a2 b8611ca9",
      ]),
    Sample(
      "fixed codes",
      """
      iVBORw0KGgoAAAANSUhEUgAAABAAAAAECAIAAAAI1ii7AAAAA3RFWHRhAGLcSaI7AAAAFklEQVR4AWPgEpEjCTHQ\
      XsMJETmSEADo7hrhzIttJwAAAABJRU5ErkJggg==
      """,
      (0..<4).map { row in
        [String](repeating: row == 3 ? "c8141eff" : "0a141eff", count: 16).joined(separator: " ")
      }),
  ]

  @Test(arguments: samples)
  func `a picture has the pixels that were written`(sample: Sample) throws {
    #expect(Self.rows(try PNGReader.read(sample.bytes)) == sample.rows)
  }

  private static func rows(_ picture: Picture) -> [String] {
    (0..<picture.height).map { row in
      (0..<picture.width).map { column in
        let digits = String(picture.pixel(column, row), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }.joined(separator: " ")
    }
  }

  /// The levels of grey of this picture are as frequent as Fibonacci's numbers, which makes the
  /// longest codes that a compressor writes.
  @Test func `long codes are read`() throws {
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAAEAAAABCCAAAAADCyo8JAAAAA3RFWHRhAGLcSaI7AAAF0klEQVR4AQXBgaBty7Yl\
      0TQog2/wDK7BMdgGy2AapEEaDINh0A26QRgEQrV2sCrTUlWr6XVc6ler2PSpumPKp6T1tUctsgVRhAgoLQv6Eopa\
      4VHb3Yf1To+JFiAiFT5g0VcUbD55QSGKHVEVe+x8VRzzYLRAQOtq1Su6Nna04A+bIH+nRsT2PdFGJC1qH5eYW8Bt\
      aWSxY/UTT1U07w6IFRGV2lvRFFUEiFjjZwY9qKBoxZn7H9rJL7ToS2VcR3VsbuChYfRga0XVH6AGNCgqyGtRnm4J\
      Uat81oPaAqIzm66wFVX/pDUbUIwbNYioX8+KF8UHIlp56ijVFyQLM6Kx6oqN2ZyKqvCkWsR2r7qIaOpF7HbrCjIP\
      qh5LlwmhqLIQ1S90igLPcNc0qHbEAngQ/I9Op/H/pFLSRAV9jKIFlbRRR1DxZBkqqJhHGkb3p1VrW1AjWKRWUWk8\
      SNlExH2mbGppHVx3lLbV2GqrJpYCp6Iu8xXoCthON5L7/FZ0qGnBskxKY+scq2odUauCilVHX0mH4hpixSVbUTzV\
      /z2F5UPR6MQSBHI16rK1nEy7OENexcOoUhUcQss1RVpQCHYFwUT1tu1O6qEF2EhdW62J2BGtUljX1gaUbihc4bQK\
      daq9CGbERgKkKlac2kLBiuDWgxBtq8XVebrYGhDL/qp/YkQXpGO5kENRRESt1FFFqlH7p5anClZZV0jbY2Kt/9Br\
      obV1yi83Rq5lK5o2+tNq1Rc5yvjTL6zYSsSUbt0VM9ZWFlF2H2C7yPH3X0mIPrgidWBaAG1bbVoTV+UqfU9jTtUA\
      89CY1gjM0rgrEuv3AGmjxsY1zznaii1LpS9y44bYnQHBqliVVGRS/Fs9/xS10G5LO5VVdGsBFQu1yqBNZVLhfFHE\
      ii2660Bwfa/qymZYVWrXsPWLYA/bYg0qakKr6oui6k4YA2olbber+juis//P2FUFY1Vhf13h30OrDdqfgoIh5Siq\
      glRatL6qpioiilpV220YnvjNqc9ntyNIxd2irsH3ASTT/GsxTDWaeXvFU7cJiioE1MpKtK5LMdnG+t8HSibNFo6T\
      bK7C6r3U4GvkIVVVwyrqdUdXVa0Hx1eqjlWDq5nWrP8nvsYKJpJuK6tXwRP/VtWo0fFpWUz4+aS0gVRbwlONtYSc\
      EEThkXRRRwlLYmNRRuifWkBAWoRTDW0TG/Uq+wdVs/FFRUWssqhRGaNHXFV1n0ahItEYF2p3/lanpbKqfh/VPV0Y\
      160mWyUZVcVlgrdldB3dMFZ5VS8HExn/p/snIVEwSglEpNaWMBXRpiTo+VPoT6n90ABgg7a/XSOoVkUJEI0pHnFA\
      ZKuVtSVQgWKrgkVVU41QUHN6t6qIGJ4sWQBfpA66wco6Rp/G8j31RADUJ/YnfTdQasvWteVZqcrqqFtX6WnWfWij\
      OELt1oB9/wTlJVaRRV11iMGDqCaSwFhwLNFFP0GqpWPubyV1VYKeZloxYCi0omsEtCWqrnIVhFojuB5Rja9sVNAq\
      64OocFdcSRXrsi3r0ubUoERBpBKeQRf/ZzdY/vQNuJdlysOu7D2Jrj9VDLqyD0oQBAYQEaNqF7sVxuOg7cPY1Bbb\
      uEs0WkQjok7TvdtGqOFoR6GqilXQVqVis66pGrKpUddCynFsalV3SiB2wCgQWVWrbe1UZEUNHOUq9JdKyVtVLGoq\
      c8FSwVHhX8dIQA7yWyRgo8iaguFbI4r9aZVAVEctRY9aysNo8QorWonEFEtFsiVUNXSf6nEccUlnUUYVCpEqqCit\
      S4sqctdgj7h2pa5SNpjR9vZvwIAMfqqpi36ttqyHr+gaEB98gEa1UpCb1XxrRzb05Z8UWw9KmA6mVyWyyd6OK34i\
      bXULCKty1+rmSESsT4ReWhXsv2eqj/4nMbrtp++OO9emnh0XaGA3/YyCIBVVVUSrqrW1D1r16BtU7QA12XPOOeec\
      c84555xzzjnnnHPOOeecc84555xzzvn/E5TEPiV0pEUAAAAASUVORK5CYII=
      """
    let picture = try PNGReader.read(Base64.decode(text) ?? [])
    var hash: UInt64 = 14_695_981_039_346_656_037
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        hash = (UInt64(picture.pixel(column, row)) ^ hash) &* 1_099_511_628_211
      }
    }
    #expect(hash == 7_577_133_785_508_458_149)
  }

  @Test func `a picture without compression is read`() throws {
    let writer = PNGWriter(width: 200, height: 90) { x, y in
      Color(red: UInt8(x), green: UInt8(y), blue: UInt8((x * y) & 255))
    }
    let picture = try PNGReader.read(writer.bytes)
    #expect(picture.width == 200 && picture.height == 90)
    #expect(picture[7, 80] == Color(red: 7, green: 80, blue: 48))
    #expect(picture[-1, 500] == Color(red: 0, green: 89, blue: 0))
    #expect(picture[500, 2] == Color(red: 199, green: 2, blue: 142))
  }

  // MARK: - Broken pictures

  struct Broken: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let error: String

    init(_ error: String, _ bytes: [UInt8]) {
      self.bytes = bytes
      self.error = error
    }

    /// A picture of two by two pixels after a change.
    init(_ error: String, _ change: (inout PNGWriter) -> [UInt8]) {
      var writer = Self.picture
      self.init(error, change(&writer))
    }

    static let picture = PNGWriter(width: 2, height: 2) { _, _ in
      Color(red: 1, green: 2, blue: 3)
    }

    var testDescription: String { error }
  }

  static let broken = [
    Broken("it does not begin with the signature of PNG", []),
    Broken("it does not begin with the signature of PNG", Array("\u{FF}\u{D8}JFIF".utf8)),
    Broken("it ends at byte 8, in the middle of a chunk") { $0.file([]) },
    Broken("it ends at byte 40, in the middle of a chunk") { Array($0.bytes.prefix(40)) },
    Broken("expected the chunk IHDR first, found IEND") { $0.file([("IEND", [])]) },
    Broken("its chunk IHDR has 1 bytes, not 13") { $0.file([("IHDR", [1])]) },
    Broken("expected the type of a chunk at byte 12, found other bytes") {
      $0.file([("IH R", [])])
    },
    Broken("its chunk IHDR at byte 8 is damaged: the checksum differs") {
      var bytes = $0.bytes
      bytes[20] = 9
      return bytes
    },
    Broken("it ends at byte 45, in the middle of a chunk") {
      Array($0.bytes.prefix(33)) + [0x7F, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8) + [0, 0, 0, 0]
    },
    Broken("it has a chunk ABCD, which spec does not know") {
      $0.file([("IHDR", $0.header), ("ABCD", [])])
    },
    Broken("it has the colour type 5 with 8 bits, which PNG has not") {
      $0.contentType = 5
      return $0.bytes
    },
    Broken("it has the colour type 6 with 4 bits, which PNG has not") {
      $0.depth = 4
      return $0.bytes
    },
    Broken("it has 0 × 2 pixels, and spec reads 8192 at most") {
      $0.width = 0
      return $0.bytes
    },
    Broken("it has 2 × 8193 pixels, and spec reads 8192 at most") {
      $0.height = 8_193
      return $0.bytes
    },
    Broken(
      "its pixels take more than 134217728 bytes, the most that spec reads"
    ) {
      ($0.width, $0.height) = (8_000, 8_000)
      return $0.bytes
    },
    Broken("it is interlaced, and spec reads pictures without interlacing") {
      $0.interlacing = 1
      return $0.bytes
    },
    Broken("it has no palette") {
      ($0.contentType, $0.rows) = (3, [0, 0, 0, 0, 0, 0])
      return $0.bytes
    },
    Broken("its palette has 4 bytes, not three for each of 256 colours") {
      $0.file([("IHDR", $0.header), ("PLTE", [1, 2, 3, 4])])
    },
    Broken("a pixel has the colour 1 of a palette of 1") {
      $0.contentType = 3
      return $0.file([
        ("IHDR", $0.header), ("PLTE", [1, 2, 3]), ("IDAT", PNGWriter.stored([0, 0, 1, 0, 0, 0])),
        ("IEND", []),
      ])
    },
    Broken("row 2 has the filter 5, which PNG has not") {
      $0.rows[9] = 5
      return $0.bytes
    },
    Broken("it has 17 bytes of pixels, and needs 18") {
      $0.rows.removeLast()
      return $0.bytes
    },
    Broken("it has more pixels than its size allows") {
      $0.rows.append(0)
      return $0.bytes
    },
    compressed("its compressed pixels end early", []),
    compressed("its compressed pixels end early", [0x78, 0x01, 0x01, 0x12, 0x00, 0xED, 0xFF]),
    compressed("its pixels are not compressed as PNG requires", [0x79, 0x01, 1, 0, 0, 0, 0]),
    compressed("its pixels are not compressed as PNG requires", [0x78, 0x20, 1, 0, 0, 0, 0]),
    // A stored block whose length and complement do not agree.
    compressed("its compressed pixels are damaged", [0x78, 0x01, 1, 1, 0, 0, 0, 0]),
    // A block of the type that does not exist.
    compressed("its compressed pixels are damaged", [0x78, 0x01, 7, 0, 0, 0, 0]),
    // A copy from before the first byte, with fixed codes.
    compressed("its compressed pixels are damaged", [0x78, 0x01, 0x03, 0x02, 0, 0, 0, 0]),
    // Codes of which too many are short.
    compressed(
      "its compressed pixels are damaged",
      [0x78, 0x01, 0x05, 0xE0, 0x93] + [0x24, 0x49, 0x92, 0x24, 0x49, 0x92, 0x24, 0x49, 0x92, 0x24]),
    compressed("its pixels are damaged: the checksum differs") {
      Array(PNGWriter.stored(Broken.picture.rows).dropLast()) + [0]
    },
    compressed(
      "its pixels are in more than 100000 compressed blocks",
      [0x78, 0x01]
        + (0..<100_001).flatMap { _ in [0, 0, 0, 0xFF, 0xFF] as [UInt8] }),
  ]

  /// A picture with compressed data of its own.
  private static func compressed(_ error: String, _ data: [UInt8]) -> Broken {
    Broken(error) { $0.file([("IHDR", $0.header), ("IDAT", data), ("IEND", [])]) }
  }

  private static func compressed(_ error: String, _ data: () -> [UInt8]) -> Broken {
    compressed(error, data())
  }

  @Test(arguments: broken)
  func `a broken picture is an error`(broken: Broken) {
    #expect(Self.failure(broken.bytes) == "the screenshot cannot be read: " + broken.error)
  }

  private static func failure(_ bytes: [UInt8]) -> String? {
    do throws(PictureError) {
      _ = try PNGReader.read(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// Chunks have checksums, so the compressed data is changed before they are made.
  @Test func `changed pictures end in pixels or an error`() throws {
    var random = RandomSource(seed: 3)
    for sample in Self.samples {
      for _ in 0..<150 {
        var bytes = sample.bytes
        bytes[random.roll(below: UInt64(bytes.count))] = UInt8(random.roll(below: 256))
        _ = Self.failure(Array(bytes.prefix(random.roll(below: UInt64(bytes.count + 40)))))
      }
    }
    let stream: [UInt8] = [
      0x78, 0x01, 0xE3, 0x12, 0x91, 0x23, 0x09, 0x31, 0xD0, 0x5E, 0xC3, 0x09, 0x11, 0x39, 0x92,
    ]
    for _ in 0..<3_000 {
      var data = stream
      for _ in 0...random.roll(below: 6) {
        let place = 2 + random.roll(below: UInt64(data.count - 2))
        data[place] = UInt8(random.roll(below: 256))
        data.insert(UInt8(random.roll(below: 256)), at: place)
      }
      let writer = Broken.picture
      _ = Self.failure(
        writer.file([("IHDR", writer.header), ("IDAT", data), ("IEND", [])]))
    }
  }
}
