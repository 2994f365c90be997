// SPDX-License-Identifier: MIT

import Measuring
import Scenes

extension SolverRun {
  /// Builds and edits `scene` repeatedly and measures the times.
  static func measure(_ scene: Scene, limit: Double, atMost maximum: Int = 40) -> Samples {
    var samples = Samples()
    samples.repeating(limit: limit, atMost: maximum) { samples in
      let bytes = samples.build.isEmpty ? Stopwatch.bytes : 0
      let begin = Stopwatch.microseconds
      let run = SolverRun(scene)
      run.run(scene.build)
      run.readValues()
      samples.build.append(Stopwatch.microseconds - begin)
      if samples.build.count == 1 { samples.bytes = Stopwatch.bytes - bytes - run.ownBytes }
      samples.timeFrames(scene.frames.count) { run.run(scene.frames[$0]) }
      precondition(run.checksum.isFinite, "the solver gave a value that is not a number")
    }
    return samples
  }

  /// Builds and edits a scene once. Instructions are counted from the start of this function to its end.
  @inline(never)
  static func buildAndEdit(_ scene: Scene) {
    let run = SolverRun(scene)
    run.run(scene.build)
    run.readValues()
    for frame in scene.frames { run.run(frame) }
    precondition(run.checksum.isFinite, "the solver gave a value that is not a number")
  }

  /// Returns the values of all variables after the last frame, and the average number of variables that change in a
  /// frame.
  static func outcome(of scene: Scene) -> (values: [Double], moved: Double) {
    let run = SolverRun(scene)
    run.run(scene.build)
    var changes = 0
    for frame in scene.frames {
      run.run(frame)
      run.solver.forEachChange { _, _ in changes += 1 }
    }
    let values = run.variables.map { run.solver.value(of: $0) }
    return (values, Double(changes) / Double(max(1, scene.frames.count)))
  }
}
