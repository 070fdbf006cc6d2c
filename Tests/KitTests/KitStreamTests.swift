import SpecJSON
import Testing

/// The comparison itself: what it takes for the same, and what it does not.
struct KitStreamTests {
  /// A run of one step, told with ids of any form.
  static func lines(
    run: String = "r", step: String = "s", status: String = "PASSED", nanos: Int = 5,
    reference: String? = nil, uri: String = "Steps.swift", more: String = ""
  ) -> String {
    """
    {"meta":{"os":{"name":"\(run)"}}}
    {"stepDefinition":{"id":"\(step)","pattern":{"source":"x","type":"X"},\
    "sourceReference":{"uri":"\(uri)"}}}
    {"testRunStarted":{"timestamp":{"seconds":1,"nanos":\(nanos)},"id":"\(run)"}}
    {"testStepFinished":{"testStepResult":{"duration":{"seconds":0,"nanos":\(nanos)},\
    "status":"\(status)","message":"\(run)"},"testStepId":"\(reference ?? step)"\(more)}}

    """
  }

  @Test func `ids, clocks, machines and words of the host are no difference`() throws {
    let one = try KitStream(Self.lines().utf8)
    let other = try KitStream(Self.lines(run: "7", step: "8", nanos: 9, uri: "steps.ts").utf8)
    #expect(one.messages == other.messages)
    #expect(one.complaints + other.complaints == [])
    #expect(
      one.messages.map(\.description) == [
        #"{"meta":"…"}"#,
        ##"{"stepDefinition":{"id":"#0","pattern":{"source":"x","type":"X"},"sourceReference":"…"}}"##,
        ##"{"testRunStarted":{"id":"#1","timestamp":"…"}}"##,
        ##"{"testStepFinished":{"testStepId":"#0","testStepResult":"##
          + #"{"duration":"…","message":"…","status":"PASSED"}}}"#,
      ])
  }

  @Test(arguments: [
    lines(status: "FAILED"), lines(nanos: 0), lines(reference: "r"), lines(more: ",\"more\":1"),
    lines().replacing(",\"message\":\"r\"", with: ""), lines() + lines(run: "a", step: "b"),
    lines().replacing("\"sourceReference\":{\"uri\":\"Steps.swift\"}", with: "\"tags\":[]"),
  ])
  func `everything else is one`(text: String) throws {
    #expect(try KitStream(text.utf8).messages != KitStream(Self.lines().utf8).messages)
  }

  @Test(arguments: [
    (lines(reference: "nobody"), "line 4: nothing has the id nobody"),
    (lines(run: "s"), "line 3: the id s stands for two things"),
    (lines(nanos: -1), #"line 3: {"seconds":1,"nanos":-1} is no time"#),
    (
      lines() + #"{"testRunFinished":{"timestamp":{"seconds":0,"nanos":0}}}"#,
      #"line 5: {"seconds":0,"nanos":0} is earlier than what was told before"#
    ),
  ])
  func `what cannot be is told with its line`(text: String, complaint: String) throws {
    #expect(try KitStream(text.utf8).complaints.first == complaint)
  }

  @Test func `a message that comes too early is seen`() throws {
    let lines = Self.lines().split(separator: "\n")
    let stream = try KitStream(([lines[0], lines[3]] + lines[1...2]).joined(separator: "\n").utf8)
    #expect(stream.complaints == ["line 2: nothing has the id s"])
  }
}
