// SPDX-License-Identifier: MIT

/// A gesture of fingers that a test simulates, from the first contact to the last.
@MainActor
struct SimulatedTouches {
  private let touches: LiveTouches
  /// The ways of the fingers, in the coordinates of the root.
  private let paths: [[CGPoint]]

  /// Creates a gesture of fingers that move along `paths`, in the coordinates of `view`.
  init(in view: UIView, paths: [[CGPoint]]) {
    touches = LiveTouches(on: view.root)
    self.paths = paths.map { path in path.map { view.convert($0, to: view.root) } }
  }

  /// Performs the gesture, and lets time pass while the fingers rest or move, in seconds. Fingers that hit no view are left out.
  ///
  /// - Returns: The view that the first finger hit; `nil` if it hit none, in which case nothing is called.
  func perform(resting rest: TimeInterval = 0, moving duration: TimeInterval = 0) -> UIView? {
    let starts = paths.enumerated().compactMap { finger, path in path.first.map { (finger, $0) } }
    guard let first = starts.first, touches.hits(first.1) else { return nil }
    let hits = touches.begin(starts)
    if rest > 0 { AnimationClock.main.advance(by: rest) }
    let steps = (paths.map(\.count).max() ?? 1) - 1
    for step in 0..<max(steps, 0) {
      if duration > 0 { AnimationClock.main.advance(by: duration / Double(steps)) }
      touches.move(paths.enumerated().map { finger, path in (finger, path[min(step + 1, path.count - 1)]) })
    }
    touches.end(Array(paths.indices))
    return hits[first.0]
  }
}
