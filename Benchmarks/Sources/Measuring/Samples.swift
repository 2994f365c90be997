// SPDX-License-Identifier: MIT

/// The measurements of building and editing one scene, by repetition.
public struct Samples {
  /// The time to build and solve, in microseconds. Empty by default.
  public var build: [Double] = []
  /// The time of a frame, averaged over all frames, in microseconds. Empty by default.
  public var frame: [Double] = []
  /// The time of a frame, averaged over the second half of the frames, when caches are warm, in microseconds. Empty by
  /// default.
  public var steadyFrame: [Double] = []
  /// The number of bytes in use after building. The default is 0.
  public var bytes = 0
  /// The average number of variables that change in a frame; 0, the default, if it is not known.
  public var moved = 0.0

  /// Creates samples without measurements.
  public init() {}

  /// Calls `body` until `limit` microseconds have passed: at least three times, unless that takes five times as long.
  /// The default maximum is 40 calls.
  public mutating func repeating(limit: Double, atMost maximum: Int = 40, _ body: (inout Samples) -> Void) {
    let begin = Stopwatch.microseconds
    var count = 0
    while count < maximum {
      let spent = Stopwatch.microseconds - begin
      if count > 0, spent > 5 * limit || (count >= 3 && spent > limit) { break }
      body(&self)
      count += 1
    }
  }

  /// Measures `frames` frames in two halves.
  public mutating func timeFrames(_ frames: Int, _ frame: (Int) -> Void) {
    guard frames > 0 else { return }
    let half = frames / 2
    let begin = Stopwatch.microseconds
    for index in 0..<half { frame(index) }
    let middle = Stopwatch.microseconds
    for index in half..<frames { frame(index) }
    let end = Stopwatch.microseconds
    self.frame.append((end - begin) / Double(frames))
    steadyFrame.append((end - middle) / Double(frames - half))
  }

  /// Returns the result as one line of JSON.
  public func line(engine: String, scene: String, views: Int) -> String {
    """
    {"engine":"\(engine)","scene":"\(scene)","views":\(views),\
    "build_us":\(Samples.median(build)),"frame_us":\(Samples.median(frame)),"steady_us":\(Samples.median(steadyFrame)),\
    "bytes":\(bytes),"moved":\(moved),"repeats":\(build.count),"isComplete":true}
    """
  }

  private static func median(_ samples: [Double]) -> Double {
    samples.isEmpty ? 0 : samples.sorted()[samples.count / 2]
  }
}
