// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Tinamou

/// A wait for what a screen loads before it is drawn.
///
/// It ends as soon as nothing is known to be scheduled within its longest time: work on the main queue, timers of run loops, of queues and of
/// tasks that sleep, animations that end, connections to servers, and threads that compute. A screen that loads nothing takes some
/// milliseconds; one with a timer that repeats takes the whole time.
///
/// Source: proc(5), `fdinfo` of timers and `stat` of threads; timers of Foundation and of Dispatch are files there.
@MainActor
package struct LoadingWait {
  /// The longest time, in seconds.
  package let limit: TimeInterval

  /// The longest time, unless the environment variable `TINAMOU_WAIT` has another one.
  private static let usualLimit: TimeInterval = 2
  /// The number of turns of the run loop in which nothing may begin. Work on the main queue often enqueues more work.
  private static let rounds = 5
  /// The time of a turn, in seconds.
  private static let pause: TimeInterval = 0.004

  /// The wait of this process.
  package static var ofProcess: LoadingWait {
    let text = ProcessInfo.processInfo.environment["TINAMOU_WAIT"]
    return LoadingWait(limit: text.flatMap(TimeInterval.init) ?? usualLimit)
  }

  /// Creates a wait with a longest time, in seconds.
  package init(limit: TimeInterval) { self.limit = limit }

  /// Waits.
  ///
  /// - Parameter layOut: Called in each turn, so that views can ask for what they show.
  package func perform(_ layOut: () -> Void) {
    let end = Date(timeIntervalSinceNow: limit)
    layOut()
    repeat {
      for _ in 0..<Self.rounds {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.pause))
        layOut()
      }
    } while end > Date() && Self.isScheduled(before: end)
  }

  /// Whether something is known to be scheduled before a time.
  private static func isScheduled(before end: Date) -> Bool {
    if AnimationClock.main.runs.contains(where: { $0.end.isFinite }) { return true }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let descriptors = files.compactMap(Int32.init)
    let remaining = end.timeIntervalSinceNow
    // The timer that advances the clock runs as long as an animation that repeats.
    let isTimed = RunLoopTicks.paused {
      descriptors.contains { descriptor in timeOfTimer(descriptor).map { $0 <= remaining } ?? false }
    }
    return isTimed || descriptors.contains(where: isConnection) || isThreadComputing
  }

  /// The time until a file that is a timer expires, in seconds; `nil` for another file, or for a timer that is not set.
  private static func timeOfTimer(_ descriptor: Int32) -> TimeInterval? {
    guard let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8),
      let start = text.range(of: "it_value: (")
    else { return nil }
    let numbers = text[start.upperBound...].prefix { $0 != ")" }.split { !$0.isNumber }.compactMap { Double($0) }
    guard numbers.count == 2, numbers != [0, 0] else { return nil }
    return numbers[0] + numbers[1] / 1e9
  }

  /// Whether a file is a connection to a server.
  private static func isConnection(_ descriptor: Int32) -> Bool {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.baseAddress.map { getpeername(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &size) } ?? -1
    }
    return status == 0 && [AF_INET, AF_INET6].contains(Int32(address.ss_family))
  }

  /// Whether another thread of the process is at work, and does not wait.
  private static var isThreadComputing: Bool {
    let own = "\(ProcessInfo.processInfo.processIdentifier)"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.contains { thread in
      guard thread != own, let text = try? String(contentsOfFile: "/proc/self/task/\(thread)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return false }
      return text[end...].dropFirst(2).first == "R"
    }
  }
}
