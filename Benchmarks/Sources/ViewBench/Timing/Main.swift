// SPDX-License-Identifier: MIT

import Measuring
import Tinamou

/// Runs one scene as a view tree and prints a line of JSON.
///
/// ```
/// ViewBench SCENE VIEWS MILLISECONDS [values]    times; with `values`, followed by four numbers for each view, one on each line
/// ViewBench SCENE VIEWS MILLISECONDS build       as many builds as fit, for a profiler
/// ViewBench SCENE VIEWS once                     one build and a few frames, for counting instructions
/// ```
@main
@MainActor
enum ViewBench {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let count = Int(arguments[2]) else { return explain() }
    if arguments.count > 3, arguments[3] == "once" {
      if !CountedRun.run(arguments[1], count) { explain() }
      return
    }
    let limit = 1000 * (arguments.count > 3 ? Double(arguments[3]) ?? 500 : 500)
    if arguments[1] == "text" {
      print(TextScene.measure(count, limit: limit).line(engine: "tinamou", scene: "text", views: count))
      return
    }
    if FeedScene.kinds.contains(where: { $0.key == arguments[1] }) {
      let samples = FeedScene.measure(arguments[1], count, limit: limit)
      print(samples.line(engine: "tinamou", scene: arguments[1], views: count))
      return
    }
    guard ViewScene.names.contains(arguments[1]) else { return explain() }
    let option = arguments.count > 4 ? arguments[4] : ""
    let (samples, frames) = measure(arguments[1], count, limit: limit, editing: option != "build")
    print(samples.line(engine: "tinamou", scene: arguments[1], views: frames.count))
    guard option == "values" else { return }
    for frame in frames { print("\(frame.minX)\n\(frame.minY)\n\(frame.width)\n\(frame.height)") }
  }

  private static func explain() {
    let others = ["text"] + FeedScene.kinds.map(\.key)
    print("usage: ViewBench SCENE VIEWS (once | MILLISECONDS [values | build])")
    print("scenes: \((ViewScene.names + others).joined(separator: " "))")
    print("with once also: \(ListScene.names.joined(separator: " "))")
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
