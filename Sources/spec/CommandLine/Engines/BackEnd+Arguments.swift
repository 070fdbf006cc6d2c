import SpecEngines
import SpecRunner
import SpecText

/// The requests and commands of steps, as the settings allow them.
extension BackEnd {
  /// The address is that of the settings file, or else the server of `--url`.
  init(_ arguments: Arguments) {
    let settings = arguments.file?.backEnd ?? ConfigFile.BackEndSettings()
    let secure = SecureClient(
      authorities: settings.authorities, uncheckedHosts: settings.uncheckedHosts)
    self.init(
      address: settings.url ?? Self.origin(of: arguments[RunFlags.url]),
      allowsCommands: settings.allowsCommands
    ) { request, limit in
      do throws(HTTPError) {
        let response =
          request.address.begins(with: "https://")
          ? try await secure.send(
            request.method, request.address, headers: request.headers, body: request.body,
            within: limit)
          : try await PlainClient().send(
            request.method, request.address, headers: request.headers, body: request.body,
            within: limit)
        return Response(status: response.status, headers: response.headers, body: response.body)
      } catch {
        throw StepFailure(
          "\(request.method) \"\(request.address)\" was not answered: "
            + (Self.namesAddress(error) ? "\(error)" : "the server \(error)"),
          notes: ["check that the server is running, and the address"], kind: .setup)
      }
    }
  }

  /// Whether an error begins with an address rather than with a verb.
  private static func namesAddress(_ error: HTTPError) -> Bool {
    if case .badAddress = error { true } else { false }
  }

  /// `http://host:port` of the only server that pages come from; nil if there is none or several.
  private static func origin(of urls: [UrlOption]) -> String? {
    let scheme = "http://"
    let pages = urls.map(\.page).filter { $0.begins(with: scheme) }
    let origins = Set(
      exactly: pages.map { page in
        let rest = page.utf8.dropFirst(scheme.utf8.count)
        let end = rest.firstIndex { [UInt8(ascii: "/"), UInt8(ascii: "?")].contains($0) }
        return String(page[..<(end ?? page.endIndex)])
      })
    return origins.count == 1 ? origins.inOrder.first : nil
  }
}
