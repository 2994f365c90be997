// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks

/// Checks files in several processes of the present program.
///
/// A file at which a process comes down, or takes too long, becomes a finding; another process goes on with the rest. The
/// answers have the order of the files, whoever was ready first.
struct CheckPool {
  /// The command line of a worker.
  let arguments: [String]
  /// How many processes work side by side.
  let count: Int
  /// The program that they run.
  var program = CheckWorker.ownProgram
  /// The time that a file may take, in seconds.
  var timeLimit: TimeInterval = 120

  /// What is found in each file of `jobs`, in their order; `progress` is called with the number of files done.
  func check(_ jobs: [FileJob], progress: (Int) -> Void) -> [CheckedFile] {
    var run = Run(pool: self, jobs: jobs)
    // A worker that has ended must not end this process with it, when it is written to.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    return run.results(progress: progress)
  }

  /// One round of checks.
  private struct Run {
    let pool: CheckPool
    let jobs: [FileJob]
    var results: [CheckedFile?]
    var workers: [CheckWorker] = []
    var next = 0

    init(pool: CheckPool, jobs: [FileJob]) {
      self.pool = pool
      self.jobs = jobs
      results = Array(repeating: nil, count: jobs.count)
    }

    var doneCount: Int { results.count { $0 != nil } }

    mutating func results(progress: (Int) -> Void) -> [CheckedFile] {
      while doneCount < jobs.count {
        employ()
        guard !workers.isEmpty else { break }
        wait()
        endLateWorkers()
        progress(doneCount)
      }
      for worker in workers { worker.finish() }
      return zip(jobs, results).map { job, result in result ?? Self.fault(at: job, "no process could be started") }
    }

    /// Gives every free worker a file, and starts workers while there are files for them.
    private mutating func employ() {
      for worker in workers where worker.task == nil && next < jobs.count { begin(worker) }
      while workers.count < pool.count, next < jobs.count,
        let worker = try? CheckWorker(program: pool.program, arguments: pool.arguments)
      {
        workers.append(worker)
        begin(worker)
      }
    }

    private mutating func begin(_ worker: CheckWorker) {
      worker.begin(jobs[next], task: next)
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

    private mutating func listen(to worker: CheckWorker, on descriptor: Int32) {
      let task = worker.task
      switch worker.news(on: descriptor) {
      case nil: return
      case .answer(let data):
        guard let task else { return }
        results[task] =
          (try? JSONDecoder().decode(CheckedFile.self, from: data))
          ?? Self.fault(at: jobs[task], "the answer of a process cannot be read")
      case .ended(let errors):
        workers.removeAll { $0 === worker }
        guard let task else { return }
        results[task] = Self.fault(at: jobs[task], Self.reason(in: errors))
      }
    }

    private mutating func endLateWorkers() {
      for worker in workers {
        guard let task = worker.task, Date().timeIntervalSince(worker.start) > pool.timeLimit else { continue }
        worker.kill()
        workers.removeAll { $0 === worker }
        results[task] = Self.fault(at: jobs[task], "took more than \(String(format: "%g", pool.timeLimit)) seconds")
      }
    }

    // MARK: Faults

    private static func fault(at job: FileJob, _ reason: String) -> CheckedFile {
      CheckedFile(
        path: job.path, outcome: .failed,
        finding: LayoutFinding(
          .internalFault, subjects: [], facts: .message("the check of this file stopped: \(reason)"), at: .start))
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
