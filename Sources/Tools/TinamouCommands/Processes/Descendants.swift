// SPDX-License-Identifier: MIT

import Foundation

/// The processes that this one has started, and those that they have started: builds with their compilers, and apps.
enum Descendants {
  /// The identifiers of the running processes.
  static func running() -> Set<pid_t> {
    var children: [pid_t: [pid_t]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = pid_t(name), let parent = parent(of: process) else { continue }
      children[parent, default: []].append(process)
    }
    var found: Set<pid_t> = []
    var next = children[getpid()] ?? []
    while let process = next.popLast() {
      if found.insert(process).inserted { next += children[process] ?? [] }
    }
    return found
  }

  /// Asks processes to end, and ends those that are still there after a second: what is started by a thread that blocks signals blocks
  /// them, too.
  static func end(_ processes: Set<pid_t>, by signal: Int32 = SIGTERM) {
    for process in processes { kill(process, signal) }
    for _ in 0..<20 where !running().isDisjoint(with: processes) { usleep(50_000) }
    for process in running().intersection(processes) { kill(process, SIGKILL) }
  }

  /// The process that started another one; `nil` if the other one has ended. The name of a program, in parentheses, can contain anything.
  private static func parent(of process: pid_t) -> pid_t? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    // Until its end has been noticed, a process is a zombie.
    return fields.count > 1 && fields[0] != "Z" ? pid_t(fields[1]) : nil
  }
}
