// SPDX-License-Identifier: MIT

import Foundation
import Scenes

/// An engine to measure.
enum Engine: String, CaseIterable {
  /// Tinamou's solver alone.
  case cassowary
  /// Tinamou with complete view trees.
  case tinamou
  /// The C++ implementation of Cassowary's algorithm.
  case kiwi
  /// A Flexbox engine.
  case yoga
}

/// The programs that run the engines.
struct Programs {
  let paths: [Engine: String]
  /// The folder with scene files, for engines that read them.
  let sceneFolder: URL

  /// Runs an engine on a scene. Returns `nil` if the engine is not available or failed.
  func run(_ engine: Engine, _ scene: String, views: Int, milliseconds: Double, patience: Double, withValues: Bool)
    throws -> (outcome: Outcome, values: [Double])?
  {
    guard let path = paths[engine] else { return nil }
    var arguments = [scene, String(views), String(milliseconds)]
    if engine == .kiwi {
      guard let file = try sceneFile(scene, views: views) else { return nil }
      arguments = [file.path, String(milliseconds), String(patience)]
    }
    if withValues { arguments.append("values") }
    let output = try Programs.output(of: path, arguments)
    let lines = output.split(separator: "\n")
    guard let first = lines.first else { return nil }
    let outcome = try JSONDecoder().decode(Outcome.self, from: Data(first.utf8))
    return (outcome, lines.dropFirst().compactMap { Double($0) })
  }

  private func sceneFile(_ name: String, views: Int) throws -> URL? {
    let file = sceneFolder.appending(path: "\(name)-\(views).txt")
    if !FileManager.default.fileExists(atPath: file.path) {
      guard let scene = Scene.named(name, views: views) else { return nil }
      try scene.text.write(to: file, atomically: true, encoding: .utf8)
    }
    return file
  }

  /// Makes the C library keep freed memory. Otherwise every build requests new pages from the kernel, and the
  /// measurement includes the time that the kernel needs.
  private static let keepingMemory = [
    "MALLOC_TRIM_THRESHOLD_": "1000000000", "MALLOC_MMAP_THRESHOLD_": "1000000000", "MALLOC_TOP_PAD_": "16777216",
  ]

  private static func output(of path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(keepingMemory) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
