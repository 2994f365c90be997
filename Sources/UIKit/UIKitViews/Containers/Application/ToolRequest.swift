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
  case pictures(Launch)
  /// `tinamou preview` shows previews, after the launch or without it.
  case previews(Launch)
  /// `tinamou run` touches the app and looks at it.
  case live

  /// The way in which the app starts.
  enum Launch: String {
    /// The delegate is told of the launch, as on a device.
    case complete
    /// The storyboard of the Info.plist is shown. The code of an app may fail that has no network or no module.
    case storyboard
    /// Nothing is shown, and there is no delegate: the initializer of one may fail, too.
    case none
  }

  /// Launches the application with a delegate, and does what a tool asks for.
  ///
  /// - Parameter makeDelegate: A function that makes the delegate, or returns `nil` after an exception.
  /// - Returns: Whether there is a delegate, or no need for one.
  @MainActor @discardableResult
  static func launch(_ makeDelegate: () -> (any UIApplicationDelegate)?) -> Bool {
    if ProcessInfo.processInfo.environment["TINAMOU_SETTING"] != nil {
      call("tinamou_simulate_screen")
    } else if current != nil, UIApplication.shared.ownDevice != .standard {
      UIApplication.shared.ownDevice.simulate()
    }
    let launch = current?.launch ?? .complete
    if launch != .none {
      guard let delegate = makeDelegate() else { return false }
      if launch == .complete {
        UIApplication.shared.inspection.launch(with: delegate)
      } else {
        UIApplication.shared.showMainStoryboard(for: delegate)
      }
    }
    if let current { call(current.symbol) }
    return true
  }

  /// The request in the environment; `nil` for an app that runs by itself.
  private static let current: ToolRequest? = {
    let environment = ProcessInfo.processInfo.environment
    if environment["TINAMOU_PICTURES"] != nil {
      return .pictures(environment["TINAMOU_LAUNCH"].flatMap(Launch.init) ?? .complete)
    }
    if environment["TINAMOU_LIVE"] != nil { return .live }
    return environment["TINAMOU_PREVIEWS"].map { .previews($0 == "unlaunched" ? .none : .complete) }
  }()

  private var launch: Launch {
    switch self {
    case .pictures(let launch), .previews(let launch): launch
    case .live: .complete
    }
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

extension UIApplication {
  /// The device on which a tool shows the app unless another one is named: one of the kind that the app's property list names.
  package var ownDevice: DeviceProfile {
    let families = (mainBundle.infoDictionary?["UIDeviceFamily"] as? [Any])?.map { "\($0)" }
    return families == ["2"] ? DeviceProfile.named("iPad 10.2") ?? .standard : .standard
  }
}
