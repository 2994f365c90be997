// SPDX-License-Identifier: MIT

import Foundation

/// Passes inputs to a subject, one after another, in a process with limits.
///
/// The number of the current input is stored in a file, so that it is known after a crash.
@MainActor
enum FuzzWorker {
  /// The folder that inputs and outputs are written to.
  nonisolated static let temporaryFolder =
    (access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp") + "/tinamou-fuzz-\(ProcessInfo.processInfo.processIdentifier)"

  /// The maximum amount of memory, in bytes.
  nonisolated static let memory: UInt = 1 << 30
  /// The maximum processor time for an input, in seconds.
  nonisolated static let seconds = 10
  /// The maximum elapsed time for an input, in seconds, for machines that are busy with other processes.
  nonisolated static let patience: UInt32 = 60

  /// `SUBJECT SEED FIRST COUNT PROGRESS` for inputs made from seeds, `SUBJECT file PATH` for the input in a file.
  static func main(_ arguments: [String]) {
    guard arguments.count >= 3, let subject = FuzzSubject.named(arguments[0]) else { exit(64) }
    limit()
    guard mkdir(temporaryFolder, 0o700) == 0 || errno == EEXIST else { exit(73) }
    defer { try? FileManager.default.removeItem(atPath: temporaryFolder) }
    if arguments[1] == "file" {
      let bytes = FileManager.default.contents(atPath: arguments[2]).map { [UInt8]($0) } ?? []
      give(bytes, to: subject)
    } else if arguments.count == 5, let seed = UInt64(arguments[1]), let first = Int(arguments[2]),
      let count = Int(arguments[3])
    {
      giveInputs(first..<first + count, seed: seed, to: subject, progress: arguments[4])
    } else {
      exit(64)
    }
  }

  private static func limit() {
    var limits = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limits)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    signal(SIGPIPE, SIG_IGN)
  }

  private static func giveInputs(_ range: Range<Int>, seed: UInt64, to subject: FuzzSubject, progress: String) {
    let mutator = FuzzMutator(seeds: subject.seeds(in: FuzzCommand.package), tokens: subject.tokens)
    let descriptor = open(progress, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    for number in range {
      var text = Array("\(number)\n".utf8)
      pwrite(descriptor, &text, text.count, 0)
      var generator = FuzzGenerator(seed: seed, input: number)
      give(mutator.input(&generator), to: subject)
    }
    close(descriptor)
  }

  private static func give(_ bytes: [UInt8], to subject: FuzzSubject) {
    let path = temporaryFolder + "/input" + subject.ending
    guard let file = fopen(path, "w") else { exit(73) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    // The signals end the process.
    limitTime(to: seconds)
    alarm(patience)
    subject.run(bytes, path)
    alarm(0)
    limitTime(to: 0)
  }

  /// Ends the process after so much time of the processor; never with 0.
  private static func limitTime(to seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
