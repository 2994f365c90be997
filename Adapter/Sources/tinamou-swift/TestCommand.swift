// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery

/// `tinamou test`: adapts the sources, and lets SwiftPM build and run the tests.
struct TestCommand: PassingCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Build an iOS package and run its tests.",
    usage:
      "tinamou test [--device NAME] [--os VERSION] [--snapshot-tolerance text] [--report FOLDER] [arguments of `swift test` …]",
    discussion: """
      Tests run in the folder of a package; where its manifest has none, those of the Xcode project beside it. Tests of an app run after \
      its launch.

      --device "iPhone X" and --os 13.3 simulate the device and the system on which snapshots were recorded. Without --device, tests run \
      once more if most of their snapshots are of another device.

      --snapshot-tolerance text accepts pictures of snapshots that differ from the recorded ones in glyphs only: the outlines of the \
      system font are not to be had on Linux.

      A test that ends the process, by a trap for example, is named, and the tests after it run in a new process.

      --report out/snapshots writes a page with the snapshots that are not as recorded, with both pictures on each other and what differs.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func perform() throws {
    var rest = arguments
    var environment: [String: String] = [:]
    for (option, variable) in Self.variables { environment[variable] = rest.removeOption(option) }
    let session = try BuildSession(rest, for: .tests)
    let adaptation = try session.prepare(options: Self.options)
    try session.requireTests()
    try session.buildWithResources(Self.options, isForTests: true)
    environment.merge(try TestHost(session, options: Self.options).environment(adaptation)) { $1 }
    let tally = try SnapshotTally(of: session.package)
    environment.merge(tally.environment) { $1 }
    var run = TestRun(session, environment: environment)
    var status = try run.perform()
    if environment[Self.device] == nil, let device = tally.device {
      StandardError.write(
        "Most snapshots are of an \(device), so the tests run once more, as on one; `--device` names another.\n")
      environment[Self.device] = device
      try tally.clear()
      run = TestRun(session, environment: environment)
      status = try run.perform(isBuilt: true)
    }
    if let sentence = tally.sentence { StandardError.write(sentence + "\n") }
    throw ExitCode(status)
  }

  private static let options = ["--build-tests"]

  private static let device = "SIMULATOR_DEVICE_NAME"

  /// The variables of the environment that options set. Those of the simulator have the names that Xcode's simulators give them.
  private static let variables = [
    "--device": device, "--os": "SIMULATOR_RUNTIME_VERSION",
    "--snapshot-tolerance": "TINAMOU_SNAPSHOT_TOLERANCE",
  ]
}
