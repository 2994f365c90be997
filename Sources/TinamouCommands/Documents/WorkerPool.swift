// SPDX-License-Identifier: MIT

import Foundation

/// Does work on many files in several processes of this program, since views belong to one thread of a process.
///
/// Each process reads paths from its standard input and answers each with one line. A process that dies loses only the
/// file it was at: another one goes on with the next.
final class WorkerPool {
  /// What a process answered for a path; nil if it died over it.
  typealias Answer = (path: String, line: Data?)

  private let arguments: [String]
  private let lock = NSLock()
  private var pending: [String]
  private var answers: [String: Data] = [:]
  private var progress: (Int) -> Void

  /// A pool that starts this program with `arguments` and gives it `paths`.
  ///
  /// - Parameter progress: called with the number of files done, from any thread, one call at a time.
  init(arguments: [String], paths: [String], progress: @escaping (Int) -> Void) {
    self.arguments = arguments
    self.progress = progress
    pending = paths.reversed()
  }

  /// Whether this process is the program, so that it can be started again.
  static var isAvailable: Bool { program?.hasSuffix("/tinamou") == true }

  private static var program: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// Runs `count` processes until all paths have been answered; the answers by path. A path without one is one that a
  /// process died over.
  func run(count: Int) -> [String: Data] {
    let threads = (0..<max(1, min(count, pending.count))).map { _ in
      let thread = WorkerThread { self.work() }
      thread.start()
      return thread
    }
    for thread in threads { thread.join() }
    return answers
  }

  private func next() -> String? {
    lock.withLock { pending.popLast() }
  }

  private func note(_ line: Data, for path: String) {
    lock.withLock {
      answers[path] = line
      progress(answers.count)
    }
  }

  /// Feeds one process after the other until nothing is left.
  private func work() {
    while let first = next() {
      guard let worker = try? Worker(program: Self.program ?? "", arguments: arguments) else { return }
      var path: String? = first
      while let present = path, let line = worker.ask(present) {
        note(line, for: present)
        path = next()
      }
      worker.finish()
    }
  }

  /// One process with its pipes.
  private final class Worker {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest = Data()

    init(program: String, arguments: [String]) throws {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      try? output.fileHandleForWriting.close()
    }

    /// The line that the process answers `path` with; nil if it ends instead.
    func ask(_ path: String) -> Data? {
      guard (try? input.fileHandleForWriting.write(contentsOf: Data((path + "\n").utf8))) != nil else { return nil }
      while true {
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = rest[..<end]
          rest = Data(rest[(end + 1)...])
          return Data(line)
        }
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return nil }
        rest.append(data)
      }
    }

    func finish() {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
  }

  /// A thread that can be waited for.
  private final class WorkerThread: @unchecked Sendable {
    // Unchecked: the body runs once, on the thread; the semaphore orders its end before the wait.
    private let body: () -> Void
    private let end = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> Void) { self.body = body }

    func start() {
      Thread.detachNewThread {
        self.body()
        self.end.signal()
      }
    }

    func join() { end.wait() }
  }
}
