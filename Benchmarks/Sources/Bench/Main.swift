// SPDX-License-Identifier: MIT

import Foundation

/// Measures all engines, compares their results, and writes `bench.json`, `bench.md` and `bench.svg`.
///
///     Bench (full | quick) OUT-FOLDER SCENE-FOLDER ENGINE=PROGRAM…
@main
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 5, ["full", "quick"].contains(arguments[1]) else {
      print("usage: Bench (full | quick) OUT-FOLDER SCENE-FOLDER ENGINE=PROGRAM…")
      exit(2)
    }
    let out = URL(fileURLWithPath: arguments[2])
    let scenes = URL(fileURLWithPath: arguments[3])
    for folder in [out, scenes] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let programs = Programs(paths: paths(in: arguments[4...]), sceneFolder: scenes)
    var session = Session(arguments[1] == "full" ? .full : .quick, programs)
    try session.runAll()
    var agreement = Agreement()
    try agreement.compareAll(session)
    try write(session, to: out)
    let text = summary(session, agreement)
    try text.write(to: out.appending(path: "bench.md"), atomically: true, encoding: .utf8)
    print(text)
    if !agreement.differences.isEmpty { exit(1) }
  }

  private static func paths(in arguments: ArraySlice<String>) -> [Engine: String] {
    var paths: [Engine: String] = [:]
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, let engine = Engine(rawValue: parts[0]) { paths[engine] = parts[1] }
    }
    return paths
  }

  /// One entry of `bench.json`.
  private struct Entry: Encodable {
    let engine: String
    let scene: String
    let views: Int
    let build_us: Double
    let frame_us: Double
    let bytes: Int
  }

  private static func write(_ session: Session, to out: URL) throws {
    var entries: [Entry] = []
    for engine in Engine.allCases {
      for scene in Session.scenes {
        for size in session.sizes(of: scene) {
          guard let result = session.result(engine, scene, size) else { continue }
          entries.append(
            Entry(
              engine: engine.rawValue, scene: scene, views: result.views, build_us: result.build_us,
              frame_us: result.frame_us, bytes: Int(result.bytes)))
        }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(entries).write(to: out.appending(path: "bench.json"))
    try Plot(session: session).svg.write(to: out.appending(path: "bench.svg"), atomically: true, encoding: .utf8)
  }

  private static func summary(_ session: Session, _ agreement: Agreement) -> String {
    let report = Report(session: session)
    let gates = Gates.all(session)
    let agreed =
      agreement.differences.isEmpty
      ? "All engines agree in \(agreement.comparisons) comparisons."
      : "The engines differ:\n" + agreement.differences.map { "- \($0)" }.joined(separator: "\n")
    return """
      ## Building

      \(report.buildTable)

      ## Growth

      \(report.growthTable)

      ## Frames

      \(report.frameTable)

      ## Feed

      \(report.feedTable)

      ## Promises

      \(gates.filter(\.isMet).count) of \(gates.count) met.

      \(Report.gateTable(gates))

      ## Agreement

      \(agreed)

      ## Summary

      \(report.summaryTable)
      """
  }
}
