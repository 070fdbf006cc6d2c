import Dispatch
import Foundation
import SpecCommandLine
import SpecRunner

/// A tool whose steps need the main thread, or do not give it back; MainThreadTests runs it.
@main
struct OwnTool {
  static func main() { CommandLineTool(name: "own-tool", steps: [steps]).main() }

  private static let steps = StepLibrary("main thread") {
    When("a body runs on the main actor") { @MainActor (world: World) in
      try expect(Thread.isMainThread, "this is not the main thread")
      await Task.yield()
      try expect(Thread.isMainThread, "this is not the main thread after a suspension")
    }
    When("a body uses the main queue") { (world: World) in
      let isMain = await withCheckedContinuation { answer in
        DispatchQueue.main.async { answer.resume(returning: Thread.isMainThread) }
      }
      try expect(isMain, "the main queue is not that of the main thread")
    }
    When("a body blocks the main thread") { @MainActor (world: World) in
      while true { sleep(1) }
    }
    Then("all is well") { (world: World) in try expect(1, is: 1, "one", in: world) }
  }
}
