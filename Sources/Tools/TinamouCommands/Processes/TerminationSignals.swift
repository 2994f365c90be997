// SPDX-License-Identifier: MIT

import Foundation

/// Signals that ask this process to end.
enum TerminationSignals {
  /// Calls a handler, on a thread of its own, when one of the signals comes. It is in force when the method returns, and as long as the
  /// sources exist; a signal that comes earlier is lost, so a server tells its address afterwards.
  static func handle(_ numbers: [Int32], by handler: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    let registrations = DispatchGroup()
    let sources = numbers.map { number in
      signal(number, SIG_IGN)
      registrations.enter()
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: handler)
      source.setRegistrationHandler { registrations.leave() }
      source.resume()
      return source
    }
    registrations.wait()
    return sources
  }

  /// Performs `body`. A signal meanwhile ends the processes that this one has started, and then this process with the status of a shell.
  static func endingDescendants<Result>(_ body: () throws -> Result) rethrows -> Result {
    let numbers = [SIGINT, SIGTERM]
    let end = DispatchGroup()
    let sources = numbers.flatMap { number in
      handle([number]) {
        end.enter()
        Descendants.end(Descendants.running(), by: number)
        _exit(128 + number)
      }
    }
    defer {
      for source in sources { source.cancel() }
      for number in numbers { signal(number, SIG_DFL) }
    }
    // What was ended by the signal is no failure to tell of.
    defer { end.wait() }
    return try body()
  }
}
