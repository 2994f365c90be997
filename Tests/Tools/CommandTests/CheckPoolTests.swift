// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks
import Testing

@testable import TinamouCommands

@Suite("tinamou check: processes", .serialized)
struct CheckPoolTests {
  private let jobs = (1...5).map { FileJob(path: "\($0).xib", isNamed: false) }

  /// A pool of shells that run `script`.
  private func check(_ script: String, timeLimit: TimeInterval = 60) -> [CheckedFile] {
    let pool = CheckPool(arguments: ["-c", script], count: 2, program: "/bin/sh", timeLimit: timeLimit)
    return pool.check(jobs) { _ in }
  }

  private func messages(_ files: [CheckedFile]) -> [String] {
    files.flatMap(\.findings).map { finding in
      guard case .message(let text) = finding.details else { return "?" }
      return text
    }
  }

  @Test("a process that crashes costs the file it was checking, and its last output is reported")
  func crash() {
    let files = check("read line; echo 'Fatal error: no luck' >&2; exit 3")
    #expect(files.map(\.path) == jobs.map(\.path))
    #expect(files.allSatisfy { $0.outcome == .failed && $0.findings.map(\.rule) == [.internalFault] })
    #expect(messages(files).allSatisfy { $0 == "the check of this file stopped: Fatal error: no luck" })
  }

  @Test("a process that is killed reports the signal")
  func killed() {
    #expect(messages(check("read line; kill -9 $$")).allSatisfy { $0.contains("ended by signal 9") })
  }

  @Test("a file that takes too long is abandoned")
  func late() {
    let start = Date()
    let files = check("read line; exec sleep 60", timeLimit: 0.5)
    #expect(messages(files).allSatisfy { $0.contains("took more than 0.5 seconds") })
    #expect(Date().timeIntervalSince(start) < 20)
  }

  @Test("an invalid answer is a fault of the program")
  func nonsense() {
    #expect(messages(check("while read line; do echo nonsense; done")).allSatisfy { $0.contains("cannot be read") })
  }

  @Test("a program that cannot be started is reported for every file")
  func noProgram() {
    let pool = CheckPool(arguments: [], count: 2, program: "/no/such/program")
    #expect(messages(pool.check(jobs) { _ in }).count == jobs.count)
  }

  @Test("answers arrive in the order of the files, regardless of which is ready first")
  func order() throws {
    // The first file takes longest.
    let script = """
      while read line; do
        path=$(echo "$line" | sed 's/.*"path":"\\([^"]*\\)".*/\\1/')
        [ "$path" = 1.xib ] && sleep 0.5
        echo "{\\"path\\":\\"$path\\",\\"outcome\\":\\"checked\\",\\"sceneCount\\":1,\\"viewCount\\":1,\\"formatCount\\":0,\\"unreadableFormatCount\\":0,\\"unknownElements\\":{},\\"findings\\":[]}"
      done
      """
    let files = check(script)
    #expect(files.map(\.path) == jobs.map(\.path))
    #expect(files.allSatisfy { $0.outcome == .checked && $0.sceneCount == 1 })
  }
}
