import Foundation
import SpecJSON
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `the examples of RFC 4648 hold in both directions`(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(plain.utf8))
  }

  @Test func `every byte at every place survives`() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count &* 11) }
      let text = Base64.encode(bytes)
      #expect(text == Data(bytes).base64EncodedString())
      #expect(Base64.decode(text) == bytes)
    }
  }

  @Test(arguments: [("Zm9v\n Zm9v", "foofoo"), ("Zg", "f"), ("Zm8", "fo")])
  func `blanks and missing padding are forgiven`(text: String, plain: String) {
    #expect(Base64.decode(text) == Array(plain.utf8))
  }

  @Test(arguments: ["Z", "Zm9vZ", "Zg==Zg", "Zg==Zg==", "Zm9*", "Zm9é", "Zg-_"])
  func `what is no base64 is nil`(text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
