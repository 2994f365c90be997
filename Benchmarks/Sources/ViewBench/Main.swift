// SPDX-License-Identifier: MIT

import Measuring
import Tinamou

/// Runs one scene as a view tree and prints a line of JSON.
///
/// ```
/// ViewBench SCENE VIEWS MILLISECONDS [values]    times; with `values`, followed by four numbers for each view, one on each line
/// ViewBench SCENE VIEWS MILLISECONDS build       as many builds as fit, for a profiler
/// ```
@main
@MainActor
enum ViewBench {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let count = Int(arguments[2]) else { return explain() }
    let limit = 1000 * (arguments.count > 3 ? Double(arguments[3]) ?? 500 : 500)
    if arguments[1] == "text" {
      print(TextScene.measure(count, limit: limit).line(engine: "tinamou", scene: "text", views: count))
      return
    }
    guard ViewScene.named(arguments[1], views: 1) != nil else { return explain() }
    let option = arguments.count > 4 ? arguments[4] : ""
    let (samples, frames) = measure(arguments[1], count, limit: limit, editing: option != "build")
    print(samples.line(engine: "tinamou", scene: arguments[1], views: frames.count))
    guard option == "values" else { return }
    for frame in frames { print("\(frame.minX)\n\(frame.minY)\n\(frame.width)\n\(frame.height)") }
  }

  private static func explain() {
    print("usage: ViewBench SCENE VIEWS MILLISECONDS [values | build]")
    print("scenes: \(ViewScene.names.joined(separator: " ")) text")
  }

  private static func measure(_ name: String, _ count: Int, limit: Double, editing: Bool) -> (Samples, [CGRect]) {
    var samples = Samples()
    var frames: [CGRect] = []
    samples.repeating(limit: limit, atMost: editing ? 40 : .max) { samples in
      let bytes = samples.build.isEmpty ? Stopwatch.bytes : 0
      let begin = Stopwatch.microseconds
      guard let scene = ViewScene.named(name, views: count) else { return }
      scene.root.layoutIfNeeded()
      samples.build.append(Stopwatch.microseconds - begin)
      if samples.build.count == 1 { samples.bytes = Stopwatch.bytes - bytes }
      samples.timeFrames(editing ? 120 : 0) {
        scene.edit($0)
        scene.root.layoutIfNeeded()
      }
      if samples.build.count == 1 { frames = [scene.root.frame] + scene.views.map(\.frame) }
    }
    return (samples, frames)
  }
}
