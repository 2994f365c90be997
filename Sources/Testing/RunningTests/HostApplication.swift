// SPDX-License-Identifier: MIT

#if os(Linux)
  internal import Foundation
  internal import Glibc

  /// The app whose process the tests run in: they run after its launch, as in Xcode.
  ///
  /// `tinamou test` names the app's main function in the environment, under which SwiftPM has linked it with the tests.
  @MainActor
  enum HostApplication {
    private static var isStarted = false

    /// Starts the app as soon as the main queue runs, for tests of Swift Testing. XCTest says when its tests start.
    nonisolated static func prepare() {
      if mainFunction != nil { DispatchQueue.main.async { start() } }
    }

    /// Calls the app's main function, which returns after the launch, at the first call.
    static func start() {
      guard !isStarted, let name = mainFunction else { return }
      isStarted = true
      let address = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) }
      typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
      if let address { _ = unsafeBitCast(address, to: Main.self)(CommandLine.argc, CommandLine.unsafeArgv) }
      if ProcessInfo.processInfo.environment["TINAMOU_TEST_HOST_ONLY"] != nil { exit(address == nil ? 1 : 0) }
    }

    private nonisolated static var mainFunction: String? { ProcessInfo.processInfo.environment["TINAMOU_TEST_HOST"] }
  }
#endif
