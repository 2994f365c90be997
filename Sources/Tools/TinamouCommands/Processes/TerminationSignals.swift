// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Signals that ask this process to end.
///
/// A signal that was handled once is observed as long as the process runs: libdispatch does not catch a signal again whose source was
/// canceled.
enum TerminationSignals {
  /// A handler that is in force until it is canceled, or until a later one takes its place.
  struct Handling {
    fileprivate let number: Int

    /// Ends the handling. The handler before it is in force again; without one, the signals end the process.
    func cancel() { TerminationSignals.state.withLock { $0.handlers.removeAll { $0.number == number } } }
  }

  private struct Handler {
    let number: Int
    let signals: [Int32]
    let body: @Sendable (Int32) -> Void
  }

  private struct State {
    var handlers: [Handler] = []
    var count = 0
    var observed: Set<Int32> = []
  }

  private static let state = Mutex(State())

  /// Calls a handler with the signal, on a thread of its own, when one of some signals comes. It is in force when the method returns; a
  /// signal that comes earlier is lost, so a server tells its address afterwards.
  static func handle(_ signals: [Int32], by body: @escaping @Sendable (Int32) -> Void) -> Handling {
    let (number, new) = state.withLock { state in
      state.count += 1
      state.handlers.append(Handler(number: state.count, signals: signals, body: body))
      return (state.count, signals.filter { state.observed.insert($0).inserted })
    }
    observe(new)
    return Handling(number: number)
  }

  private static func observe(_ signals: [Int32]) {
    let registrations = DispatchGroup()
    for number in signals {
      signal(number, SIG_IGN)
      registrations.enter()
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The source lives as long as its handler.
      source.setEventHandler { withExtendedLifetime(source) { receive(number) } }
      source.setRegistrationHandler { registrations.leave() }
      source.resume()
    }
    registrations.wait()
  }

  private static func receive(_ number: Int32) {
    if let handler = state.withLock({ $0.handlers.last { $0.signals.contains(number) } }) {
      return handler.body(number)
    }
    // Nobody handles the signal any more.
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// Performs `body`. A signal meanwhile ends the processes that this one has started, and then this process with the status of a shell.
  static func endingDescendants<Result>(_ body: () throws -> Result) rethrows -> Result {
    let end = DispatchGroup()
    let handling = handle([SIGINT, SIGTERM]) { number in
      end.enter()
      Descendants.end(Descendants.running(), by: number)
      _exit(128 + number)
    }
    defer {
      // What was ended by the signal is no failure to tell of.
      end.wait()
      handling.cancel()
    }
    return try body()
  }
}
