import SpecDrawing
import SpecMessages
import Testing

@Suite struct ScreenDrawingTests {
  @Test func `the same record gives the same bytes`() {
    var screen = RecordedScreen(.step, name: "empty", width: 414, height: 896)
    screen.elements = [RecordedScreen.Element(id: "a", role: "button", label: "A")]
    #expect(ScreenDrawing(screen).svg == ScreenDrawing(screen).svg)
  }
}
