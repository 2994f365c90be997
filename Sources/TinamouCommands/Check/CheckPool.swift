// SPDX-License-Identifier: MIT

import FileChecks
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
  var program = WorkerProcess.ownProgram
  /// The time that a file may take, in seconds.
  var timeLimit: TimeInterval = 120

  /// What is found in each file of `jobs`, in their order; `progress` is called with the number of files done.
  func check(_ jobs: [FileJob], progress: (Int) -> Void) -> [CheckedFile] {
    let pool = ProcessPool(arguments: arguments, count: count, program: program, timeLimit: timeLimit)
    let encoder = JSONEncoder()
    let lines = jobs.map { (try? encoder.encode($0)) ?? Data() }
    return zip(jobs, pool.answers(to: lines, progress: progress)).map { job, answer in
      switch answer {
      case .failure(let reason): return Self.fault(at: job, reason)
      case .line(let data):
        return (try? JSONDecoder().decode(CheckedFile.self, from: data))
          ?? Self.fault(at: job, "the answer of a process cannot be read")
      }
    }
  }

  private static func fault(at job: FileJob, _ reason: String) -> CheckedFile {
    CheckedFile(
      path: job.path, outcome: .failed,
      finding: Finding(
        .internalFault, subjects: [], facts: .message("the check of this file stopped: \(reason)"), at: .start))
  }
}
