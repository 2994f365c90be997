// SPDX-License-Identifier: MIT

import Foundation

/// Has lines answered by several processes of one program, since views belong to one thread of a process.
///
/// Each process reads lines from its standard input and answers each with one. A line at which a process comes down, or takes
/// too long, is answered with the reason; another process goes on with the rest.
struct ProcessPool {
  /// What became of a line.
  enum Answer {
    /// The line that a process answered with.
    case line(Data)
    /// Why there is none, in the process's last words.
    case failure(String)
  }

  /// The command line of a process.
  let arguments: [String]
  /// How many processes work side by side.
  let count: Int
  /// The program that they run.
  var program = WorkerProcess.ownProgram
  /// The time that a line may take, in seconds.
  var timeLimit: TimeInterval = 120

  /// The answers to `lines`, in their order, whoever was ready first; `progress` is called with the number of answers.
  func answers(to lines: [Data], progress: (Int) -> Void) -> [Answer] {
    var run = Run(pool: self, lines: lines)
    // A worker that has ended must not end this process with it, when it is written to.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    return run.results(progress: progress)
  }

  /// One round of work.
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

    /// Gives every free worker a line, and starts workers while there are lines for them.
    private mutating func employ() {
      for worker in workers where worker.task == nil && next < lines.count { begin(worker) }
      while workers.count < pool.count, next < lines.count,
        let worker = try? WorkerProcess(program: pool.program, arguments: pool.arguments)
      {
        workers.append(worker)
        begin(worker)
      }
    }

    private mutating func begin(_ worker: WorkerProcess) {
      worker.begin(lines[next], task: next)
      next += 1
    }

    /// Waits until a worker has something to say, at most a second.
    private mutating func wait() {
      let owners = workers.flatMap { worker in worker.descriptors.map { (worker, $0) } }
      var entries = owners.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
      guard poll(&entries, nfds_t(entries.count), 1000) > 0 else { return }
      for (owner, entry) in zip(owners, entries) where entry.revents != 0 {
        // The error stream's end says nothing; the output's end follows.
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
      case .ended(let errors):
        workers.removeAll { $0 === worker }
        guard let task else { return }
        results[task] = .failure(Self.reason(in: errors))
      }
    }

    private mutating func endLateWorkers() {
      for worker in workers {
        guard let task = worker.task, Date().timeIntervalSince(worker.start) > pool.timeLimit else { continue }
        worker.kill()
        workers.removeAll { $0 === worker }
        results[task] = .failure("took more than \(String(format: "%g", pool.timeLimit)) seconds")
      }
    }

    /// The last words of a process: the line with its fatal error, or else the last one.
    private static func reason(in errors: String) -> String {
      let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      guard let line = lines.first(where: { $0.contains("Fatal error") }) ?? lines.last else {
        return "its process ended without a word"
      }
      return line
    }
  }
}
