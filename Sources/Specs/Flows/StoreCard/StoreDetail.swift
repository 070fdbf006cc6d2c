import SpecDrivers
import SpecSimulator

/// What the server tells of a shop: where it is, its pages, and what people say.
///
/// The answer is lines such as `latitude: 37.556693`, with a line `review:` for each review. Of
/// several shops, parted by empty lines, the first one counts.
struct StoreDetail: Hashable {
  let place: Place
  /// The addresses of its pages by their names; a page that there is none of is called `NULL`.
  let pages: [String: String]
  let reviews: [String]

  /// The names of the pages a shop may have.
  static let pageNames = ["homepage", "facebook", "instagram"]

  /// All shops of an answer; lines that say nothing known are left out, as are shops without a
  /// place.
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
    place = Place(latitude: latitude, longitude: longitude)
    pages = values.filter { Self.pageNames.contains($0.key) }
    self.reviews = reviews
  }

  /// The server the app knows, where nothing else was arranged.
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
