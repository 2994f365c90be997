// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A request of a tool to the app's process, in the environment.
///
/// The modules that do it are part of apps only where the command builds them, so their functions are found by name.
enum ToolRequest {
  /// `tinamou run` draws the scenes after the launch.
  case pictures
  /// `tinamou preview` shows previews, after the launch or without it.
  case previews(launchesDelegate: Bool)
  /// `tinamou run` touches the app and looks at it.
  case live

  /// Launches the application with a delegate, and does what a tool asks for.
  @MainActor
  static func launch(with delegate: any UIApplicationDelegate) {
    if ProcessInfo.processInfo.environment["TINAMOU_SETTING"] != nil {
      call("tinamou_simulate_screen")
    } else if current != nil, isForTabletsOnly, let tablet = DeviceProfile.named("iPad 10.2") {
      tablet.simulate()
    }
    if current?.launchesDelegate ?? true { UIApplication.shared.inspection.launch(with: delegate) }
    if let current { call(current.symbol) }
  }

  /// Whether the app's property list names the iPad as the only kind of device.
  @MainActor private static var isForTabletsOnly: Bool {
    (UIApplication.shared.mainBundle.infoDictionary?["UIDeviceFamily"] as? [Any])?.map { "\($0)" } == ["2"]
  }

  /// The request in the environment; `nil` for an app that runs by itself.
  private static let current: ToolRequest? = {
    let environment = ProcessInfo.processInfo.environment
    if environment["TINAMOU_PICTURES"] != nil { return .pictures }
    if environment["TINAMOU_LIVE"] != nil { return .live }
    return environment["TINAMOU_PREVIEWS"].map { .previews(launchesDelegate: $0 != "unlaunched") }
  }()

  /// Whether the delegate is told of the launch, as on a device.
  private var launchesDelegate: Bool {
    if case .previews(let launchesDelegate) = self { return launchesDelegate }
    return true
  }

  private var symbol: String {
    switch self {
    case .pictures: "tinamou_draw_launched_application"
    case .previews: "tinamou_answer_previews"
    case .live: "tinamou_serve_application"
    }
  }

  /// Calls a function of a module that may be part of the process.
  private static func call(_ symbol: String) {
    guard let process = dlopen(nil, RTLD_NOW), let address = dlsym(process, symbol) else { return }
    unsafeBitCast(address, to: (@convention(c) () -> Void).self)()
  }
}
