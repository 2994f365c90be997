// SPDX-License-Identifier: MIT

import Foundation

/// Runs workers with many inputs, and reports the inputs that make them crash.
@MainActor
struct FuzzRun {
  /// An input that made a worker crash.
  struct Failure {
    let number: Int
    let reason: String
  }

  private let options: FuzzOptions
  private let deadline: Date?

  static func main(_ arguments: [String]) {
    guard let options = FuzzOptions(arguments) else {
      FileHandle.standardError.write(Data(FuzzOptions.usage.utf8))
      exit(64)
    }
    exit(FuzzRun(options: options).run() ? 0 : 1)
  }

  private init(options: FuzzOptions) {
    self.options = options
    deadline = options.seconds.map { Date().addingTimeInterval($0) }
  }

  /// Whether nothing failed.
  private func run() -> Bool {
    print("seed \(options.seed); at most \(FuzzWorker.memory >> 20) MB and \(FuzzWorker.seconds) s for an input\n")
    print(row("subject", "inputs", "failures", "seconds"))
    var isClean = true
    for (index, subject) in options.subjects.enumerated() {
      let start = Date()
      // The remaining time is divided among the remaining subjects.
      let share = deadline.map { max($0.timeIntervalSinceNow, 0) / Double(options.subjects.count - index) }
      let (count, failures) = run(subject, until: share.map { start.addingTimeInterval($0) })
      print(row(subject.name, "\(count)", "\(failures.count)", String(format: "%.1f", Date().timeIntervalSince(start))))
      for failure in failures { report(failure, of: subject) }
      // The progress of a long run is written to a file.
      fflush(nil)
      isClean = isClean && failures.isEmpty
    }
    return isClean
  }

  private func row(_ cells: String...) -> String {
    zip(cells, [20, 10, 10, 10]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
  }

  // MARK: Batches

  /// A worker with the inputs that it was given.
  private final class Batch {
    let process = Process()
    let inputs: Range<Int>
    let progress: String

    init(_ inputs: Range<Int>, of subject: FuzzSubject, seed: UInt64) throws {
      self.inputs = inputs
      progress = "\(NSTemporaryDirectory())/tinamou-fuzz-progress-\(UUID().uuidString)"
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["worker", subject.name, "\(seed)", "\(inputs.lowerBound)", "\(inputs.count)", progress]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFT_BACKTRACE"] = "enable=no"
      process.environment = environment
      try process.run()
    }

    /// The current input of the worker.
    var current: Int {
      let text = FileManager.default.contents(atPath: progress).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.split(separator: "\n").first.flatMap { Int($0) } ?? inputs.lowerBound
    }

    func cleanUp() {
      unlink(progress)
      let folder = FuzzWorker.temporaryFolder
      let own = folder[...(folder.lastIndex(of: "-") ?? folder.startIndex)] + "\(process.processIdentifier)"
      try? FileManager.default.removeItem(atPath: String(own))
    }
  }

  private func run(_ subject: FuzzSubject, until end: Date?) -> (count: Int, failures: [Failure]) {
    var failures: [Failure] = []
    var pending: [Range<Int>] = []
    var running: [Batch] = []
    var next = options.first
    var done = 0
    while true {
      let isOver = failures.count >= options.greatestFailureCount || end.map { Date() > $0 } ?? false
      while running.count < options.jobs, !isOver, !pending.isEmpty || next < options.first + options.count {
        let inputs = pending.popLast() ?? next..<min(next + options.batch, options.first + options.count)
        if inputs.lowerBound == next { next = inputs.upperBound }
        guard let batch = try? Batch(inputs, of: subject, seed: options.seed) else { return (done, failures) }
        running.append(batch)
      }
      guard !running.isEmpty else { return (done, failures) }
      usleep(5000)
      if let end, Date() > end {
        for batch in running where batch.process.isRunning { kill(batch.process.processIdentifier, SIGKILL) }
      }
      // Queried once. A worker that ends in between is counted in the next round.
      let ended = running.filter { !$0.process.isRunning }
      for batch in ended {
        let isStopped = end.map { Date() > $0 } ?? false
        let failed = batch.process.terminationReason == .uncaughtSignal || batch.process.terminationStatus != 0
        let current = batch.current
        done += failed ? current - batch.inputs.lowerBound : batch.inputs.count
        if failed, !(isStopped && batch.process.terminationStatus == SIGKILL) {
          done += 1
          failures.append(Failure(number: current, reason: Self.reason(of: batch.process)))
          if current + 1 < batch.inputs.upperBound { pending.append(current + 1..<batch.inputs.upperBound) }
        }
        batch.cleanUp()
      }
      running.removeAll { batch in ended.contains { $0 === batch } }
    }
  }

  private static func reason(of process: Process) -> String {
    guard process.terminationReason == .uncaughtSignal else { return "exit \(process.terminationStatus)" }
    return [SIGALRM, SIGPROF].contains(process.terminationStatus)
      ? "more than \(FuzzWorker.seconds) s" : "signal \(process.terminationStatus)"
  }

  // MARK: Failures

  /// Writes the minimized input of a failure to a file, and prints the command that runs it again.
  private func report(_ failure: Failure, of subject: FuzzSubject) {
    let mutator = FuzzMutator(seeds: subject.seeds(in: FuzzCommand.package), tokens: subject.tokens)
    var generator = FuzzGenerator(seed: options.seed, input: failure.number)
    let input = mutator.input(&generator)
    let small = options.minimizes ? FuzzMinimizer(subject: subject).smallest(of: input) : input
    let path = "\(options.folder)/\(subject.name)-\(options.seed)-\(failure.number)\(subject.ending)"
    try? FileManager.default.createDirectory(atPath: options.folder, withIntermediateDirectories: true)
    try? Data(small).write(to: URL(fileURLWithPath: path))
    print("  \(failure.reason) at input \(failure.number): \(path), \(small.count) of \(input.count) bytes")
    print("    again: Scripts/fuzz --file \(path) --subject \(subject.name)")
  }
}
