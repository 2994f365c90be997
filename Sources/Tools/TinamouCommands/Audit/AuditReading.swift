// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks

/// Reads the files of an app in several processes, and lays its documents out in the settings of an audit.
@MainActor
struct AuditReading {
  let terminal: Terminal
  let fonts: FontOptions

  /// Returns the results of `jobs`, in their order: equal findings of several settings once.
  func files(of jobs: [FileJob]) -> [CheckedFile] {
    let documents = jobs.filter { !FileSearch.isWithoutLayouts($0.path) }
    let parts = AuditMatrix.parts.map { part in (part, documents.filter { AuditMatrix.includes($0.path, in: part) }) }
      .filter { !$1.isEmpty }
    let progress = ProgressLine(total: parts.reduce(jobs.count) { $0 + $1.1.count }, terminal: terminal)
    defer { progress.end() }
    var files = check(jobs, MatrixOptions.with(\.device, []), progress, after: 0)
    var done = jobs.count
    let places = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($0.element.path, $0.offset) })
    for (part, documents) in parts {
      for file in check(documents, part, progress, after: done) {
        if let index = places[file.path] { files[index].add(file) }
      }
      done += documents.count
    }
    return files
  }

  /// Returns the results of `jobs` in the settings of a matrix, after a number of other jobs.
  private func check(
    _ jobs: [FileJob], _ matrix: MatrixOptions, _ progress: ProgressLine, after done: Int
  ) -> [CheckedFile] {
    let pool = CheckPool(
      arguments: CheckWorkerCommand.arguments(for: matrix, fonts),
      count: min(ProcessInfo.processInfo.activeProcessorCount, jobs.count))
    return pool.check(jobs) { progress.show(done + $0) }
  }
}

extension CheckedFile {
  /// Adds the findings of the file in other settings, each of which it has once.
  fileprivate mutating func add(_ other: CheckedFile) {
    guard outcome == .checked, other.outcome == .checked else { return }
    var places = Dictionary(findings.enumerated().map { ($0.element.identity, $0.offset) }) { first, _ in first }
    for finding in other.findings {
      if let index = places[finding.identity] {
        findings[index].settings += finding.settings.filter { !findings[index].settings.contains($0) }
        findings[index].severity = max(findings[index].severity, finding.severity)
      } else {
        places[finding.identity] = findings.count
        findings.append(finding)
      }
    }
    findings.sort { ($0.location ?? .start) < ($1.location ?? .start) }
  }
}
