// SPDX-License-Identifier: MIT

/// What building and editing one scene took, repeat by repeat.
public struct Samples {
  /// Microseconds to build and solve.
  public var build: [Double] = []
  /// Microseconds a frame, of all frames.
  public var frame: [Double] = []
  /// Microseconds a frame in the second half of the frames, when caches are warm.
  public var steadyFrame: [Double] = []
  /// Bytes held after building.
  public var bytes = 0
  /// How many variables change in a frame, on average; 0 where that is not known.
  public var moved = 0.0

  /// Nothing measured yet.
  public init() {}

  /// Calls `body` until `limit` microseconds are spent: at least three times, unless even that takes five times as long.
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

  /// Times `frames` frames in two halves.
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

  /// The result as one line of JSON.
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
