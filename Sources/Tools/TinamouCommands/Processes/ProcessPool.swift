// SPDX-License-Identifier: MIT

import Foundation

/// Distributes lines to several processes of one program, because views belong to one thread of a process.
///
/// Each process reads lines from its standard input and answers each with a line. If a process crashes or takes too
/// long, the answer to its line is the reason, and another process continues with the other lines.
struct ProcessPool {
  /// The result for a line.
  enum Answer {
    /// The answer of a process.
    case line(Data)
    /// The reason why there is no answer, from the error output of the process.
    case failure(String)
  }

  /// The arguments of a process.
  let arguments: [String]
  /// The number of processes that run in parallel.
  let count: Int
  /// The path of the program to run. The default is the current program.
  var program = WorkerProcess.ownProgram
  /// The maximum time for a line, in seconds. The default is 120.
  var timeLimit: TimeInterval = 120
  /// Whether the reason of an end names the calls of the sources that led to it. The default is `false`.
  var namesCalls = false
  /// The environment of the processes beside that of the current one. Empty by default.
  var environment: [String: String] = [:]

  /// Returns the answers to `lines`, in their order. Calls `progress` with the number of answers.
  func answers(to lines: [Data], progress: (Int) -> Void) -> [Answer] {
    var run = Run(pool: self, lines: lines)
    // Writing to a worker that has ended must not end this process.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    return run.results(progress: progress)
  }

  /// The reason for the end of a process that took too long, with the calls that had not returned.
  private func lateness(_ calls: [String]) -> String {
    namesCalls
      ? AppEnd(unansweredFor: timeLimit, calls).line : "took more than \(String(format: "%g", timeLimit)) seconds"
  }

  /// The state of one call of `answers(to:progress:)`.
  private struct Run {
    let pool: ProcessPool
    let lines: [Data]
    var results: [Answer?]
    var workers: [WorkerProcess] = []
    var next = 0

    init(pool: ProcessPool, lines: [Data]) {
      self.pool = pool
      self.lines = lines
      results = Array(repeating: nil, count: lines.count)
    }

    var doneCount: Int { results.count { $0 != nil } }

    mutating func results(progress: (Int) -> Void) -> [Answer] {
      while doneCount < lines.count {
        employ()
        guard !workers.isEmpty else { break }
        wait()
        endLateWorkers()
        progress(doneCount)
      }
      for worker in workers { worker.finish() }
      return results.map { $0 ?? .failure("no process could be started") }
    }

    /// Gives every idle worker a line, and starts more workers while lines remain.
    private mutating func employ() {
      for worker in workers where worker.task == nil && next < lines.count { begin(worker) }
      while workers.count < pool.count, next < lines.count,
        let worker = try? WorkerProcess(program: pool.program, arguments: pool.arguments, environment: pool.environment)
      {
        workers.append(worker)
        begin(worker)
      }
    }

    private mutating func begin(_ worker: WorkerProcess) {
      worker.begin(lines[next], task: next)
      next += 1
    }

    /// Waits for output of a worker, at most one second.
    private mutating func wait() {
      let owners = workers.flatMap { worker in worker.descriptors.map { (worker, $0) } }
      var entries = owners.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
      guard poll(&entries, nfds_t(entries.count), 1000) > 0 else { return }
      for (owner, entry) in zip(owners, entries) where entry.revents != 0 {
        // The end of the error stream is ignored, because the end of the output follows.
        listen(to: owner.0, on: entry.fd)
      }
    }

    private mutating func listen(to worker: WorkerProcess, on descriptor: Int32) {
      let task = worker.task
      switch worker.news(on: descriptor) {
      case nil: return
      case .answer(let data):
        guard let task else { return }
        results[task] = .line(data)
      case .ended(let errors, let end):
        workers.removeAll { $0 === worker }
        guard let task else { return }
        let own = worker.isInterrupted ? pool.lateness(end.calls) : end.line
        results[task] = .failure(pool.namesCalls ? own : Self.reason(in: errors))
      }
    }

    private mutating func endLateWorkers() {
      for worker in workers {
        let time = Date().timeIntervalSince(worker.start)
        guard let task = worker.task, time > pool.timeLimit else { continue }
        if pool.namesCalls, !worker.hasListedCalls, time < pool.timeLimit + AppEnd.timeForCalls {
          if !worker.isEnding { worker.interrupt() }
          continue
        }
        worker.kill()
        workers.removeAll { $0 === worker }
        results[task] = .failure(pool.lateness(worker.isInterrupted ? worker.calls : []))
      }
    }

    /// Returns the relevant line of a process's error output: the fatal error, or else the last line.
    private static func reason(in errors: String) -> String {
      let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      guard let line = lines.first(where: { $0.contains("Fatal error") }) ?? lines.last else {
        return "its process ended without a message"
      }
      return line
    }
  }
}
