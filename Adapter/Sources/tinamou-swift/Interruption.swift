// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The end of this program by a signal, such as that of Ctrl-C: what it has started ends as well, and a sentence says what is left.
///
/// Each program that is started has a process group of its own, so that a terminal interrupts this program only.
enum Interruption {
  private struct State {
    var processes: Set<pid_t> = []
    var list: String?
  }

  private static let state = Mutex(State())
  private static let signals: [(number: Int32, name: String)] = [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM")]

  /// Ends the program at one of the signals, from now on.
  static func observe() {
    for (number, name) in signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
      // The source lives as long as its handler.
      source.setEventHandler { withExtendedLifetime(source) { end(number, name) } }
      source.resume()
    }
  }

  /// Notes the file that lists what is left out so far, for the sentence.
  static func note(list: String) { state.withLock { $0.list = list } }

  /// Starts a program that ends with this one, and performs `body`, which waits for its end.
  static func start<Result>(_ process: Process, _ body: () throws -> Result) throws -> Result {
    try process.run()
    let identifier = process.processIdentifier
    _ = state.withLock { $0.processes.insert(identifier) }
    defer { _ = state.withLock { $0.processes.remove(identifier) } }
    return try body()
  }

  private static func end(_ number: Int32, _ name: String) {
    let state = state.withLock { $0 }
    // SwiftPM ends its compilers at this signal, which a terminal would send.
    for process in state.processes { kill(-process, SIGINT) }
    let list = state.list.map { " What was left out so far is in \($0)." } ?? ""
    StandardError.write("Stopped by \(name) before the end.\(list)\n")
    _exit(128 + number)
  }
}
