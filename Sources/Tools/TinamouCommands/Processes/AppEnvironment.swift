// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The variables with which the programs of projects are started: those of the folders that an app takes for its own.
///
/// They are no variables of this process. A command that lives on, such as a server, builds the project again after each change, and
/// would take the folders of the app for those of the user: each build would begin anew, in a cache inside that of the one before.
enum AppEnvironment {
  private static let variables = Mutex<[String: [String: String]]>([:])

  /// The variable with the folder for temporary files.
  private static let temporaryFolder = "TMPDIR"

  /// Notes the variables of a program. Files for it are exchanged in its own temporary folder, which it may write where it is isolated.
  static func note(_ environment: [String: String], of program: String) {
    variables.withLock { $0[program] = environment }
    if let folder = environment[temporaryFolder] { setenv(temporaryFolder, folder, 1) }
  }

  /// The variables of a program; none for one that is not of a project.
  static func variables(of program: String) -> [String: String] { variables.withLock { $0[program] ?? [:] } }
}
