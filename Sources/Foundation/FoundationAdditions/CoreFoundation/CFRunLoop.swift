// SPDX-License-Identifier: MIT

import Foundation
public import Foundation
import Synchronization

/// A mode of a run loop. Raw values are Core Foundation's.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  private let name: String
  /// The name of the mode.
  public var rawValue: CFString { NSString(string: name) }
  /// Creates a mode from its name.
  public init(rawValue: CFString) { self.init(rawValue) }
  /// Creates a mode from its name.
  public init(_ rawValue: CFString) { name = "\(rawValue)" }

  /// The mode in which run loops wait for input.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode" as NSString)
  /// The modes that are declared as common.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes" as NSString)

  /// The same mode in Foundation.
  var mode: RunLoop.Mode {
    switch self {
    case .defaultMode: .default
    case .commonModes: .common
    default: RunLoop.Mode(name)
    }
  }
}

/// The reason why a call to run a run loop returned. Raw values are Core Foundation's.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There was nothing to wait for.
  case finished = 1
  /// `CFRunLoopStop(_:)` was called.
  case stopped = 2
  /// The time was over.
  case timedOut = 3
  /// A source of input was handled.
  case handledSource = 4
}

/// The run loop of a thread.
///
/// Source: Apple, `CFRunLoop`.
public final class CFRunLoop: @unchecked Sendable {
  // Unchecked: the functions of a run loop that are used here may be called on any thread.

  let loop: RunLoop
  private let wasStopped = Atomic(false)

  private init(_ loop: RunLoop) { self.loop = loop }

  private static let key = AssociationKey()
  private static let creation = NSLock()

  /// Returns the object for a run loop, which is the same one for each call.
  static func of(_ loop: RunLoop) -> CFRunLoop {
    creation.withLock {
      if let known = objc_getAssociatedObject(loop, key.address) as? CFRunLoop { return known }
      let made = CFRunLoop(loop)
      objc_setAssociatedObject(loop, key.address, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }

  func stop() {
    wasStopped.store(true, ordering: .relaxed)
    wakeUp()
  }

  /// Ends a wait for input.
  func wakeUp() { loop.perform {} }

  /// Returns whether the run loop was told to stop, and forgets it.
  private func takeStop() -> Bool { wasStopped.exchange(false, ordering: .relaxed) }

  func run(in mode: RunLoop.Mode, for seconds: TimeInterval, returnsAfterSource: Bool) -> CFRunLoopRunResult {
    let end = Date(timeIntervalSinceNow: max(0, min(seconds, 1e10)))
    repeat {
      if takeStop() { return .stopped }
      // Neither a timer nor what is performed makes Foundation return, so a request to stop is looked for every now and then.
      let pause = min(end, Date(timeIntervalSinceNow: 0.02))
      // Foundation runs nothing in a mode without timers and sources.
      guard loop.run(mode: mode, before: pause) else { return takeStop() ? .stopped : .finished }
      if takeStop() { return .stopped }
      if returnsAfterSource, Date() < pause { return .handledSource }
    } while Date() < end
    return .timedOut
  }
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.of(.current) }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.of(.main) }

/// Runs the current thread's run loop in the default mode until it is stopped, or has nothing to wait for.
public func CFRunLoopRun() {
  while true {
    switch CFRunLoopRunInMode(.defaultMode, 1e10, false) {
    case .finished, .stopped: return
    case .timedOut, .handledSource: continue
    }
  }
}

/// Runs the current thread's run loop in a mode.
///
/// - Parameters:
///   - mode: The mode.
///   - seconds: The longest time to run, in seconds. With 0, what is due is done, and the function returns.
///   - returnAfterSourceHandled: Whether to return after the first source of input was handled.
/// - Returns: The reason why the function returned.
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool)
  -> CFRunLoopRunResult
{
  CFRunLoop.of(.current).run(
    in: (mode ?? .defaultMode).mode, for: seconds, returnsAfterSource: returnAfterSourceHandled)
}

/// Ends the innermost call that runs a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { rl?.stop() }

/// Ends a run loop's wait for input.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.wakeUp() }

/// Calls a closure when a run loop runs in a mode: a ``CFRunLoopMode``'s name, or a list of names.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
  guard let rl, let block else { return }
  let names = (mode as? NSArray)?.map { "\($0)" } ?? mode.map { ["\($0)"] } ?? []
  // The run loop performs the block on its own thread, once.
  nonisolated(unsafe) let work = block
  rl.loop.perform(inModes: names.map { CFRunLoopMode($0 as NSString).mode }) { work() }
}
