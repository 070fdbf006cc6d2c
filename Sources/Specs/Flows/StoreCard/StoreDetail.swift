import SpecDrivers
import SpecSimulator

/// The details of a shop from the server: its location, pages and reviews.
///
/// The answer consists of lines such as `latitude: 37.556693`, with a line `review:` for each
/// review. Shops are separated by empty lines.
struct StoreDetail: Hashable {
  let place: Coordinate
  /// The URLs of its pages by name; `NULL` for a missing page.
  let pages: [String: String]
  let reviews: [String]

  /// The names of the possible pages.
  static let pageNames = ["homepage", "facebook", "instagram"]

  /// Parses the shops of an answer; unknown lines and shops without a location are ignored.
  static func read(_ answer: String) -> [StoreDetail] {
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.isEmpty }.compactMap(StoreDetail.init(lines:))
  }

  private init?(lines: ArraySlice<Substring>) {
    var values: [String: String] = [:]
    var reviews: [String] = []
    for line in lines {
      let parts = line.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = String(parts[1].drop { $0 == " " })
      if parts[0] == "review" { reviews.append(value) } else { values[String(parts[0])] = value }
    }
    guard let latitude = values["latitude"].flatMap({ Double($0) }),
      let longitude = values["longitude"].flatMap({ Double($0) })
    else { return nil }
    place = Coordinate(latitude: latitude, longitude: longitude)
    pages = values.filter { Self.pageNames.contains($0.key) }
    self.reviews = reviews
  }

  /// The mock server, for requests without an arranged answer.
  static func server(_ request: Request) -> Response {
    guard let store = Store.recommended.first(where: { $0.address == request.address }) else {
      return Response(.status(404, body: ""))
    }
    let answer = """
      latitude: 37.556693
      longitude: 126.929313
      homepage: https://shop\(store.number).example
      facebook: NULL
      instagram: NULL
      review: 조용해요
      review: 책이 많고 커피가 맛있어요
      review: 오래 머물고 싶은 곳이에요. 주인이 골라 주는 책이 늘 마음에 들고, 창가 자리가 참 좋아요.
      """
    return Response(.status(200, body: answer))
  }
}
