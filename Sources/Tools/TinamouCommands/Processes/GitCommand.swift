// SPDX-License-Identifier: MIT

import Foundation
import SystemFiles

/// Commands of Git, which change nothing in a repository.
enum GitCommand {
  /// The reason why a command failed: the first line of Git's message.
  struct Failure: Error {
    let reason: String
  }

  /// Runs a command in a folder and returns what it prints. Of a longer output, the bytes up to a little more than the limit are
  /// returned, so that their reader can say that they are too many.
  static func output(
    of arguments: [String], in folder: String, limit: Int = .max - 1, environment: [String: String] = [:]
  ) throws(Failure) -> [UInt8] {
    let git: PipedProcess
    do {
      git = try PipedProcess(
        program: "/usr/bin/env", arguments: ["git", "-C", folder] + arguments, environment: environment)
    } catch {
      throw Failure(reason: "git cannot be run")
    }
    try? git.input.fileHandleForWriting.close()
    let errors = PipeReader(git.errors)
    let output = (try? InputFile.read(git.output.fileHandleForReading.fileDescriptor, upTo: limit)) ?? []
    if output.count > limit { git.process.terminate() }
    let message = String(decoding: errors.wait(), as: UTF8.self)
    git.process.waitForEnd()
    guard git.process.terminationStatus == 0 || output.count > limit else {
      throw Failure(reason: message.split(separator: "\n").first.map(String.init) ?? "")
    }
    return output
  }
}
