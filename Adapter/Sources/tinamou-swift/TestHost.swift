// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import XcodeProjects

/// The app that hosts the tests of an Xcode project: they run in its process, after its launch.
struct TestHost {
  private let session: BuildSession
  private let options: [String]

  /// Creates the description of the app of a session.
  ///
  /// - Parameter options: The options of `swift build` that build the tests.
  init(_ session: BuildSession, options: [String]) {
    (self.session, self.options) = (session, options)
  }

  /// Starts the app without tests, each time without the statement that ended it before.
  ///
  /// - Returns: The environment that lets the tests start the app; empty if there is none, or if it cannot be started.
  func environment(_ adaptation: Adaptation.Result) throws -> [String: String] {
    let description = try session.describe()
    guard let main = session.generated?.mainFunction, description.targets.contains(where: { $0.type == "test" }) else {
      return [:]
    }
    let environment = ["TINAMOU_TEST_HOST": main]
    let tests = try session.programs(session.package.directoryOptions)
      .appendingPathComponent("\(description.name)PackageTests.xctest")
    guard FileManager.default.fileExists(atPath: tests.path) else { return [:] }
    var adaptation = adaptation
    for attempt in 0...AppStart.maximumAttempts {
      let (status, crash) = try session.run(
        tests, environment: environment.merging(["TINAMOU_TEST_HOST_ONLY": "1"]) { $1 })
      if status == 0 { return environment }
      guard attempt < AppStart.maximumAttempts, let crash, try session.leaveOutStatement(of: crash, adaptation) else {
        break
      }
      StandardError.write(AppStart.sentence)
      adaptation = try session.prepare(options: options)
      try session.buildWithResources(options, isForTests: true)
    }
    StandardError.write("The app ended at its launch, so that its tests run without it.\n")
    return [:]
  }
}
