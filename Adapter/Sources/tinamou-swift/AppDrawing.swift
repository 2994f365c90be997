// SPDX-License-Identifier: MIT

import Delivery
import Foundation

/// The pictures of an app: it is started until all its scenes are drawn, each time without what ended it before.
struct AppDrawing {
  /// The ways in which the app is launched: each if the one before it ends the app.
  private static let launches: [(name: String, warning: String)] = [
    (
      "complete",
      "The code of the app ended it at its launch. The storyboard of its Info.plist is drawn without that code."
    ),
    (
      "storyboard",
      "The app ended before that was drawn, too. It is drawn without the delegate and the code of its controllers."
    ),
    ("none", ""),
  ]

  private static let omission = "TINAMOU_OMITTED_PICTURES"
  /// The parts of the app without which a scene is drawn, each if the one before it ends the app.
  private static let reductions: [(variable: String, warning: String)] = [
    ("TINAMOU_PICTURES_WITHOUT_CONTROLLERS", "it is drawn without the code of its controllers."),
    ("TINAMOU_PICTURES_WITHOUT_CLASSES", "it is drawn without the app's classes."),
    (omission, "it is not drawn."),
  ]

  /// The name of the picture of the first screen.
  private static let firstScreen = "window"

  private let session: BuildSession
  private let adaptation: Adaptation.Result
  private let directory: URL
  private let start = Date()
  /// The app; `nil` if SwiftPM has to find it.
  private var program: URL?
  private var launches = Self.launches[...]
  /// The number of reductions of each scene that ended the app.
  private var reduced: [String: Int] = [:]
  private var attempts = 0
  /// The status of the first launch that ended the app.
  private var failure: Int32 = 0

  /// Creates the description of what is drawn to a directory.
  init(of program: URL?, _ session: BuildSession, _ adaptation: Adaptation.Result, in directory: URL) {
    (self.program, self.session, self.adaptation, self.directory) = (program, session, adaptation, directory)
  }

  /// Starts the app until it has drawn all scenes but those that end it even without their code.
  ///
  /// - Returns: The status of the launch.
  mutating func draw() throws -> Int32 {
    while let launch = launches.first {
      let (status, crash) = try run(launch.name)
      if status == 0 { break }
      if try leaveOutStatement(of: crash) { continue }
      guard reduceScene() || changeLaunch(status) else { return status }
    }
    return failure
  }

  // MARK: Starting

  /// The file with the name of the picture that is being drawn.
  private var progress: URL { directory.appendingPathComponent(".drawing") }

  /// The picture that was being drawn when the app ended; `nil` if it had not begun to draw.
  private var unfinished: String? { try? String(contentsOf: progress, encoding: .utf8) }

  private func run(_ launch: String) throws -> (status: Int32, crash: Crash?) {
    try? FileManager.default.removeItem(at: progress)
    var environment = ["TINAMOU_PICTURES": directory.path, "TINAMOU_LAUNCH": launch]
    for (index, reduction) in Self.reductions.enumerated() {
      environment[reduction.variable] = reduced.filter { $0.value == index + 1 }.keys.sorted().joined(separator: "\n")
    }
    // What was drawn before a scene ended the app is not drawn again: with many such scenes, that would take hours.
    let drawn = reduced.isEmpty ? [] : try pictures()
    environment[Self.omission, default: ""] += drawn.map { "\n" + $0 }.joined()
    guard let program else { return (try session.swift("run", environment: environment), nil) }
    return try session.run(program, environment: environment)
  }

  /// The names of the pictures that have been drawn.
  private func pictures() throws -> [String] {
    let date = URLResourceKey.contentModificationDateKey
    return try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: [date]).filter {
      let time = try $0.resourceValues(forKeys: [date]).contentModificationDate
      return $0.pathExtension == "png" && time.map { $0 >= start } ?? false
    }.map { $0.deletingPathExtension().lastPathComponent }
  }

  // MARK: Ends

  /// Builds the app without the statement that ended it before its first screen. Returns `false` if that cannot help.
  private mutating func leaveOutStatement(of crash: Crash?) throws -> Bool {
    guard let crash, unfinished ?? Self.firstScreen == Self.firstScreen, launches.count == Self.launches.count,
      attempts < AppStart.maximumAttempts, try session.leaveOutStatement(of: crash, adaptation)
    else { return false }
    StandardError.write(AppStart.sentence)
    attempts += 1
    program = try session.app(session.prepare())
    return true
  }

  /// Lets the scene that ended the app be drawn with less of its code. Returns `false` if there is no such scene.
  private mutating func reduceScene() -> Bool {
    guard let scene = unfinished, reduced[scene, default: 0] < Self.reductions.count else { return false }
    let count = reduced[scene, default: 0]
    StandardError.write("\(scene): warning: The code of this scene ended the app; \(Self.reductions[count].warning)\n")
    reduced[scene] = count + 1
    return true
  }

  /// Lets the app be launched with less of its code, after it ended before it drew. Returns `false` if SwiftPM may have failed for other
  /// reasons, or if nothing is left of the launch.
  private mutating func changeLaunch(_ status: Int32) -> Bool {
    guard unfinished == nil, program != nil, let launch = launches.first, !launch.warning.isEmpty else { return false }
    StandardError.write("error: \(launch.warning)\n")
    if failure == 0 { failure = status }
    launches.removeFirst()
    return true
  }
}
