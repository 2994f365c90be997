// SPDX-License-Identifier: MIT

import LayoutChecks
import SystemFiles

/// A file to check.
public struct FileJob: Sendable, Codable, Hashable {
  /// The path of the file.
  public let path: String
  /// Whether the path was named on the command line rather than found in a folder. A named file must be of a kind that
  /// can be checked.
  public let isNamed: Bool
  /// The path of a file with other contents, which are checked in place of those of the file; `nil`, which is the default,
  /// for the file itself.
  public let draft: String?

  /// Whether habits that most documents have are reported as well, such as fonts of a fixed size. The default is `false`.
  public private(set) var isAudited = false

  /// The same job as part of an audit.
  public var audited: FileJob {
    var copy = self
    copy.isAudited = true
    return copy
  }

  /// Creates a job for the file at `path`.
  public init(path: String, isNamed: Bool, draft: String? = nil) {
    self.path = path
    self.isNamed = isNamed
    self.draft = draft
  }

  /// The path of the file that is read.
  var contents: String { draft ?? path }

  /// Reads the file, whose size is limited, and returns the result of checking its bytes; a finding if it cannot be read.
  func checked(limit: Int, _ check: ([UInt8]) -> CheckedFile) -> CheckedFile {
    do {
      return check(try InputFile.read(contents, limit: limit))
    } catch {
      return CheckedFile(
        path: path, outcome: .unreadable,
        finding: Finding(.unreadableFile, subjects: [], details: .message(error.reason), at: .start))
    }
  }
}
