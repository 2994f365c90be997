// SPDX-License-Identifier: MIT

import Foundation
import Scenes

/// Who is measured.
enum Engine: String, CaseIterable {
  /// Our solver alone.
  case cassowary
  /// Whole trees of views.
  case tinamou
  /// The C++ implementation of Cassowary's algorithm.
  case kiwi
  /// Flexbox.
  case yoga
}

/// Where the programs are that run the engines.
struct Programs {
  let paths: [Engine: String]
  /// Where scenes are put for engines that read them.
  let sceneFolder: URL

  /// Runs an engine on a scene; nil when there is no such engine here, or it failed.
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

  /// Lets the C library keep freed memory. Otherwise every build waits for the kernel to hand out pages anew, which
  /// says more about the kernel than about an engine.
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
