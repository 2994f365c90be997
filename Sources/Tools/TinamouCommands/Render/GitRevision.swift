// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutFiles

/// A git revision.
struct GitRevision {
  /// The name of the revision: a branch, a tag, a hash or an expression such as `HEAD~2`.
  let name: String

  /// Returns the contents of the file at `path` in the revision.
  func contents(of path: String) throws(SceneSourceError) -> Data {
    // git would read a name that starts with a dash as an option.
    guard !name.hasPrefix("-") else { throw .noSuchRevision(name, reason: "") }
    do throws(GitCommand.Failure) {
      // A file that is too large is rejected by its reader, with the position of the fault.
      return Data(
        try GitCommand.output(
          of: ["show", "\(name):./\(FilePath.lastComponent(of: path))"], in: FilePath.folder(of: path),
          limit: MarkupLimits().bytes))
    } catch {
      throw .noSuchRevision(name, reason: error.reason)
    }
  }
}
