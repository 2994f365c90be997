// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import InterfaceDocuments
import LayoutChecks
import LayoutFiles
import ScreenComparison
import ScreenReading
import SystemFiles

/// The findings that files already had in a revision, for `tinamou check --since`.
///
/// A file that has not changed has the same findings as in the revision, so only files that differ are checked: as they are, and
/// those with findings once more as they were.
@MainActor
final class EarlierFindings {
  /// The jobs of the files that differ from the revision.
  private(set) var changedJobs: [FileJob] = []
  /// The known findings; empty until ``findBaseline(for:checking:)`` has been called.
  private(set) var baseline = Baseline(of: [])

  /// The files with an older version, by the paths of their jobs.
  private var olderVersions: [String: (repository: ChangedFiles, path: String)] = [:]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "tinamou-since-\(UUID().uuidString)")

  /// Finds the files of `jobs` that differ from a revision of their repositories. What is read from the standard input has no
  /// older version.
  init(since revision: String, of jobs: [FileJob]) throws(RevisionError) {
    var repositories: [String: ChangedFiles] = [:]
    for job in jobs {
      if job.path == "-" {
        changedJobs.append(job)
        continue
      }
      guard let place = RepositoryPath(job.path) else { throw .noRepository(job.path) }
      let repository: ChangedFiles
      if let known = repositories[place.repository] {
        repository = known
      } else {
        repository = try ChangedFiles(since: revision, in: place.repository)
        repositories[place.repository] = repository
      }
      switch repository.changes[place.path] {
      case nil: continue
      case .added: break
      case .changed(let old): olderVersions[job.path] = (repository, old)
      }
      changedJobs.append(job)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Checks the older versions of the files that have findings.
  ///
  /// - Parameter check: Returns the findings of jobs that can be reported.
  func findBaseline(
    for files: [CheckedFile], checking check: ([FileJob]) -> [CheckedFile]
  ) throws(RevisionError) {
    var jobs: [FileJob] = []
    var identities: [String: ObjectIdentities] = [:]
    for file in files where !file.findings.isEmpty {
      guard let old = olderVersions[file.path] else { continue }
      let copy = folder.appendingPathComponent("\(jobs.count)").path
      let bytes = try old.repository.contents(of: old.path)
      // Another user must not see the copies.
      mkdir(folder.path, 0o700)
      do throws(FileFault) { try OutputFile.write(bytes, to: copy) } catch { throw .noCopy(file.path, error.reason) }
      jobs.append(FileJob(path: file.path, isNamed: true, draft: copy))
      identities[file.path] = Self.identities(of: file.path, since: bytes)
    }
    guard !jobs.isEmpty else { return }
    baseline = Baseline(of: check(jobs))
    baseline.rename { file, identifier in identities[file]?[identifier] ?? identifier }
  }

  /// Pairs the objects of two versions of a document as `tinamou diff` does; `nil` for another file, and for a document that cannot be
  /// read, which is a finding of its own.
  private static func identities(of path: String, since earlier: [UInt8]) -> ObjectIdentities? {
    guard DocumentPaths.isDocument(path), let present = try? InputFile.read(path, limit: MarkupLimits().bytes),
      let (before, after) = try? (InterfaceDocument(bytes: earlier), InterfaceDocument(bytes: present))
    else { return nil }
    return ObjectIdentities(
      DocumentScreens.screens(of: before, path: path), DocumentScreens.screens(of: after, path: path))
  }
}
