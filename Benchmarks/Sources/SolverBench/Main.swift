// SPDX-License-Identifier: MIT

import Measuring
import Scenes

/// Runs one scene through the solver alone and prints a line of JSON.
///
/// ```
/// SolverBench SCENE VIEWS MILLISECONDS          times; with `values`, followed by the values, one on each line
/// SolverBench SCENE VIEWS once                  one build and its frames, for counting instructions
/// SolverBench SCENE VIEWS text                  the scene as text, for other engines
/// SolverBench soak COUNT                        memory in use before and after COUNT edits and replacements
/// SolverBench SCENE VIEWS MILLISECONDS build    as many builds as fit, for a profiler
/// ```
@main
enum SolverBench {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "soak", let count = Int(arguments[2]) {
      for line in [Soak.edits(count), Soak.churns(count)].compactMap({ $0 }) { print(line) }
      return
    }
    guard arguments.count >= 3, let views = Int(arguments[2]), let scene = Scene.named(arguments[1], views: views)
    else {
      print("usage: SolverBench SCENE VIEWS (text | once | MILLISECONDS [values | build])")
      print("   or: SolverBench soak COUNT")
      print("scenes: \(Scene.names.joined(separator: " "))")
      return
    }
    let what = arguments.count > 3 ? arguments[3] : "500"
    let option = arguments.count > 4 ? arguments[4] : ""
    if what == "once" {
      SolverRun.buildAndEdit(scene)
      return
    }
    if what == "text" {
      print(scene.text, terminator: "")
      return
    }
    let limit = 1000 * (Double(what) ?? 500)
    if option == "build" {
      let samples = SolverRun.measure(scene.withoutFrames, limit: limit, atMost: .max)
      print(samples.line(engine: "cassowary", scene: scene.name, views: scene.viewCount))
      return
    }
    var samples = SolverRun.measure(scene, limit: limit)
    let (values, moved) = SolverRun.outcome(of: scene)
    samples.moved = moved
    print(samples.line(engine: "cassowary", scene: scene.name, views: scene.viewCount))
    if option == "values" { for value in values { print(value) } }
  }
}
