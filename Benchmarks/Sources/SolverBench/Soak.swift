// SPDX-License-Identifier: MIT

import Measuring
import Scenes

/// Repeated edits and constraint replacements that show whether memory grows.
enum Soak {
  /// Changes one constant of a column of 100 rows `count` times.
  static func edits(_ count: Int) -> String? {
    guard let scene = Scene.named("chain", views: 100) else { return nil }
    return watch("edits", count, scene) { run, index in run.run(scene.frames[index % scene.frames.count]) }
  }

  /// Removes the 25 constraints of one of 20 cells and adds them again, `count` times.
  static func churns(_ count: Int) -> String? {
    guard let scene = Scene.named("chat", views: 100) else { return nil }
    let cells = cellConstraints(of: scene)
    let frames = cells.map { cell in
      cell.map { Scene.Operation.remove(constraint: $0) } + cell.map { .add(constraint: $0) } + [.solve]
    }
    return watch("churns", count, scene) { run, index in run.run(frames[index % frames.count]) }
  }

  private static func cellConstraints(of scene: Scene) -> [[Int32]] {
    let window: Int32 = 2
    let count = (scene.constraints.count - Int(window)) / 20
    return (0..<20).map { cell in (0..<count).map { window + Int32(cell * count + $0) } }
  }

  /// Returns a line of JSON with the memory in use after a thousandth of the repetitions and after all.
  private static func watch(_ name: String, _ count: Int, _ scene: Scene, _ step: (SolverRun, Int) -> Void) -> String {
    let run = SolverRun(scene)
    run.run(scene.build)
    let early = max(240, count / 1000)
    for index in 0..<early { step(run, index) }
    let bytesEarly = Stopwatch.bytes
    for index in early..<max(early, count) { step(run, index) }
    let bytesLate = Stopwatch.bytes
    return """
      {"soak":"\(name)","count":\(count),"bytes_after_\(early)":\(bytesEarly),"bytes_at_end":\(bytesLate),\
      "growth":\(bytesLate - bytesEarly)}
      """
  }
}
