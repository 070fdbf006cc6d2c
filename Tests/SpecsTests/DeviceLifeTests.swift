import SpecFlows
import SpecSimulator
import SpecTestKit
import Specs
import Synchronization
import Testing

/// A simulated phone lives as long as its scenario, whatever the app did on it.
struct DeviceLifeTests {
  /// An app that remembers, weakly, each phone it was launched on.
  private struct Watched: SimulatedApp {
    let app: any SimulatedApp
    let phones: Phones

    var name: String { app.name }
    var summary: String { app.summary }
    var faults: [Fault] { app.faults }

    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      phones.add(device)
      return app.launch(on: device, faults: faults)
    }
  }

  /// Phones that were made, by the references that keep nothing alive.
  private final class Phones: Sendable {
    // A device belongs to its driver's actor; here nothing but its life is asked for.
    private struct Phone: @unchecked Sendable { weak var device: Device? }
    private let all = Mutex<[Phone]>([])

    var made: Int { all.withLock { $0.count } }
    var living: Int { all.withLock { $0.count { $0.device != nil } } }

    func add(_ device: Device) {
      let phone = Phone(device: device)
      all.withLock { $0.append(phone) }
    }
  }

  @Test func `no phone outlives its scenario`() async throws {
    let phones = Phones()
    let apps = FlowCatalog.apps.map { Watched(app: $0, phones: phones) }
    let registry = try StepRegistry(Vocabulary.libraries(on: SimulatedEngine(apps: apps)))
    let suite = FeatureLoader().load([ReferenceSpecs.folder])
    let plan = Planner(registry).plan(suite)
    await SpecRun(plan).run { _ in }
    #expect(phones.made >= plan.cases.count)
    #expect(phones.living == 0)
  }
}
