// SPDX-License-Identifier: MIT

/// A timer that calls a method of its target once for each frame of the display.
///
/// Differs from Core Animation: frames are those of ``AnimationClock/main``. When the clock advances, the method is called for each frame
/// in between. Run loops and modes are not distinguished.
///
/// Source: Apple, `CADisplayLink`.
open class CADisplayLink: NSObject {
  /// The frames per second of the display.
  private static let displayRate = 60

  /// The running display links, in the order in which they were added.
  nonisolated(unsafe) private static var running: [CADisplayLink] = []

  /// Whether a display link is running on any clock.
  nonisolated static var isAnyRunning: Bool { !running.isEmpty }

  private var target: Any?
  private let selector: Selector
  /// The closure that is called in place of the method; `nil` for none.
  private var action: (@MainActor (CADisplayLink) -> Void)?

  /// Creates a display link that calls a method of `target`, which it retains until it is invalidated, with itself as the argument.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// Creates a display link that calls a closure, which it releases when it is invalidated.
  package init(calling action: @escaping @MainActor (CADisplayLink) -> Void) {
    self.action = action
    selector = Selector("")
    super.init()
  }

  /// The time of the last frame, in seconds. 0 before the first frame.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The time between two frames of the display, in seconds.
  open var duration: CFTimeInterval { 1 / CFTimeInterval(Self.displayRate) }

  /// Whether the method is not called. The default is `false`.
  open var isPaused = false {
    didSet { if isPaused != oldValue { nextTime = now + interval } }
  }

  /// The number of calls per second; 0 for each frame of the display. The default is 0.
  open var preferredFramesPerSecond = 0
  /// The number of calls per second. Only ``CAFrameRateRange/preferred`` has an effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Begins to call the method.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil || action != nil, !Self.running.contains(where: { $0 === self }) else { return }
    clock = .current
    nextTime = now + interval
    Self.running.append(self)
    RunLoopTicks.begin()
  }

  /// Stops calling the method.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    Self.running.removeAll { $0 === self }
    RunLoopTicks.endIfIdle()
  }

  /// Stops calling the method, and releases the target.
  open func invalidate() {
    Self.running.removeAll { $0 === self }
    target = nil
    action = nil
    RunLoopTicks.endIfIdle()
  }

  // MARK: The clock

  /// The clock in force when the display link was added.
  private weak var clock: AnimationClock?

  private var now: CFTimeInterval { (clock ?? .current).time.now }

  private var nextTime: CFTimeInterval = 0

  /// The time between two calls, in seconds.
  private var interval: CFTimeInterval {
    let preferred = preferredFrameRateRange.preferred.map(Double.init) ?? 0
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferred
    return rate > 0 ? 1 / Swift.min(rate, Double(Self.displayRate)) : duration
  }

  /// The display link of `clock` that is due first, not later than `time`, with the time at which it is due.
  static func nextDue(on clock: AnimationClock, before time: CFTimeInterval) -> (
    link: CADisplayLink, time: CFTimeInterval
  )? {
    // Sums of seconds are inexact, so a frame within a microsecond is due.
    let due = running.filter { $0.clock === clock && !$0.isPaused && $0.nextTime <= time + 1e-6 }
    return due.min { $0.nextTime < $1.nextTime }.map { ($0, $0.nextTime) }
  }

  /// Calls the method for the present frame.
  @MainActor func tick() {
    timestamp = nextTime
    nextTime += interval
    if let target { Message.send(selector, to: target, [self]) }
    action?(self)
  }
}

/// A range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum number of frames per second. Stored; has no effect: the clock decides the frames.
  public var minimum: Float
  /// The maximum number of frames per second. Stored; has no effect: the clock decides the frames.
  public var maximum: Float
  /// The preferred number of frames per second; `nil` for that of the display.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The frame rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
