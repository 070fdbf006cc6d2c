import SpecDrivers
import SpecJSON
import SpecSystem
import SpecText

/// The system of a phone during a scenario: what the scenario sets there, what it lets happen, and
/// what gives the phone back its own state.
actor PhoneSystem {
  /// The colour scheme of the scenario; nil for that of the phone.
  private var appearance: String?
  /// The text size of the scenario; nil for that of the phone.
  private var textSize: TextSize?
  /// Where the phone of the scenario is, with members of its commands; nil for where it is.
  private var location: JSONObject?
  /// Whether the phone of the scenario has a connection; nil for the one it has.
  private var isOnline: Bool?
  /// What is still to be added to the photos.
  private var media: [File] = []
  /// Whether a simulator has a face and a fingerprint to compare with.
  private var isEnrolled = false
  /// The commands that give the phone back its own state: one for each ability that the scenario
  /// has used.
  private var restoring: [(ability: Capability, command: WebDriverCommand)] = []

  /// A file for the phone, its content in Base64.
  struct File: Sendable {
    let name: String
    let content: String
  }

  // MARK: Settings

  func choose(appearance: String) { self.appearance = appearance }

  func choose(_ textSize: TextSize) { self.textSize = textSize }

  func choose(location: String) throws(DriverError) {
    var emulation = BrowserEmulation()
    try emulation.set(DeviceSetting.location, .text(location))
    guard let latitude = emulation.latitude, let longitude = emulation.longitude else { return }
    self.location = ["latitude": .number(latitude), "longitude": .number(longitude)]
  }

  func choose(isOnline: Bool) { self.isOnline = isOnline }

  func choose(media path: String) throws(DriverError) {
    let name = FilePath.name(of: path)
    switch FileSystem.read(path) {
    case .success(let bytes): media.append(File(name: name, content: Base64.encode(bytes)))
    case .failure(let failure):
      throw .impossible(
        what: "add \(name.inQuotes) to the photos", why: failure.sentence, .unseen("the phone"))
    }
  }

  /// Applies everything that the scenario has set so far, before its app starts.
  ///
  /// Apps often ask at their start whether there is a face or fingerprint to compare with.
  func prepare(_ phone: Phone, needs: Set<Capability>?) async throws(DriverError) {
    try await showAppearance(phone)
    try await showTextSize(phone)
    try await locate(phone)
    try await connect(phone)
    try await addMedia(phone)
    if needs?.contains(.biometrics) == true { try await enroll(phone) }
  }

  /// Shows the colour scheme of the scenario, and keeps that of the phone for afterwards.
  func showAppearance(_ phone: Phone) async throws(DriverError) {
    guard let appearance else { return }
    if !restores(.appearance) {
      let answer = try await phone.request(.appearance, .appearance)
      if case .object(let fields) = answer, case .string(let own)? = fields["style"],
        ["light", "dark"].contains(same: own)
      {
        restoring.append((.appearance, .setAppearance(own)))
      }
    }
    try await phone.request(.setAppearance(appearance), .appearance)
  }

  /// Shows texts in the size of the scenario, and keeps that of the phone for afterwards.
  func showTextSize(_ phone: Phone) async throws(DriverError) {
    guard let textSize else { return }
    try phone.system.require(.textSize)
    if !restores(.textSize) {
      let answer = try await phone.request(.contentSize, .textSize)
      // A simulator may also answer that its size is unknown.
      if case .string(let name) = answer,
        let own = TextSize.allCases.first(where: { $0.contentSize.isSame(as: name) })
      {
        restoring.append((.textSize, .setContentSize(own)))
      }
    }
    try await phone.request(.setContentSize(textSize), .textSize)
  }

  /// Moves the phone to the place of the scenario.
  func locate(_ phone: Phone) async throws(DriverError) {
    guard let location else { return }
    if !restores(.locations) { restoring.append((.locations, phone.resetLocation)) }
    try await phone.request(phone.setLocation(location), .locations)
  }

  /// Switches the connections of the phone as the scenario wants, and keeps its own for afterwards.
  func connect(_ phone: Phone) async throws(DriverError) {
    guard let isOnline else { return }
    if !restores(.connection) {
      if case .object(let own) = try await phone.request(.connectivity, .connection) {
        restoring.append((.connection, .setConnectivity(own)))
      }
    }
    let wanted: JSONObject = ["wifi": .bool(isOnline), "data": .bool(isOnline)]
    try await phone.request(.setConnectivity(wanted), .connection)
  }

  /// Adds the files of the scenario to the photos.
  func addMedia(_ phone: Phone) async throws(DriverError) {
    if media.isEmpty { return }
    if phone.platform == .ios {
      // On an iPhone, the file would arrive in a folder that its photos do not show.
      let info = try await phone.request(
        .mobile("deviceInfo", [:], "check whether it is a simulator"), .media)
      guard case .object(let fields) = info, fields["isSimulator"] == .bool(true) else {
        throw .unsupported(.media, why: "a server cannot fill the photos of an iPhone")
      }
    }
    for file in media {
      try await phone.request(phone.add(file), .media)
      if let command = phone.delete(file) { restoring.append((.media, command)) }
    }
    media = []
  }

  /// Whether the phone's own state is known already, which the scenario has changed.
  private func restores(_ ability: Capability) -> Bool {
    restoring.contains { $0.ability == ability }
  }

  // MARK: Events

  func perform(
    _ event: SystemEvent, on phone: Phone, app: String
  ) async throws(DriverError) {
    try phone.system.require(event.capability)
    switch event {
    case .rotate(let orientation):
      if orientation == .landscape, !restores(.rotation) {
        restoring.append((.rotation, .orientation(.portrait)))
      }
      try await phone.send(.orientation(orientation))
    case .biometrics(let sensor, let isMatch):
      try await enroll(phone)
      guard let command = phone.compare(sensor, isMatch: isMatch) else {
        throw .unsupported(
          .biometrics, why: "the server has no command for the sensor \(sensor.rawValue)")
      }
      try await phone.request(command, .biometrics)
    case .pushNotification(let payload):
      guard let json = try? JSONReader.read(payload), case .object = json else {
        throw .impossible(
          what: "deliver the push notification", why: "its payload is not a JSON object",
          .unseen(app))
      }
      try await phone.request(.push(json, to: app), .pushNotifications)
    case .button(let button): try await phone.request(phone.press(button), .deviceButtons)
    case .lock(let isLocked):
      try await phone.request(phone.lock(isLocked), .deviceButtons)
      restoring.removeAll { $0.ability == .deviceButtons }
      if isLocked { restoring.append((.deviceButtons, phone.lock(false))) }
    case .keyboard, .memoryWarning, .recreateScreen: throw phone.system.refusal(.systemEvents)
    }
  }

  /// Gives a simulator a face and a fingerprint to compare with; an emulator has them only by its
  /// own settings.
  private func enroll(_ phone: Phone) async throws(DriverError) {
    guard !isEnrolled, phone.platform == .ios else { return }
    try phone.system.require(.biometrics)
    if try await phone.request(.isBiometricEnrolled, .biometrics) != .bool(true) {
      restoring.append((.biometrics, .enrollBiometric(false)))
      try await phone.request(.enrollBiometric(true), .biometrics)
    }
    isEnrolled = true
  }

  // MARK: The end

  /// Gives the phone back its own state; what the server refuses remains.
  func restore(_ phone: Phone) async {
    for (_, command) in restoring.reversed() { _ = try? await phone.attempt(command) }
    restoring = []
    appearance = nil
    textSize = nil
    location = nil
    isOnline = nil
    media = []
    isEnrolled = false
  }
}
