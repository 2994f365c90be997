// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks

/// Checks files in several processes of the current program.
///
/// A file that crashes a process, or takes too long, becomes a finding, and another process continues with the other
/// files. The results are in the order of the files.
struct CheckPool {
  /// The arguments of a worker process.
  let arguments: [String]
  /// The number of processes that run in parallel.
  let count: Int
  /// The path of the program to run. The default is the current program.
  var program = WorkerProcess.ownProgram
  /// The maximum time for a file, in seconds. The default is 120.
  var timeLimit: TimeInterval = 120

  /// Returns the results of `jobs`, in their order. Calls `progress` with the number of finished files.
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
        .internalFault, subjects: [], details: .message("the check of this file stopped: \(reason)"), at: .start))
  }
}
