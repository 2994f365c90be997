// SPDX-License-Identifier: MIT

import Delivery

extension AdaptedPackage {
  /// Lets SwiftPM fetch the packages that this one depends on. Returns its status and what it printed.
  func resolve() throws -> (status: Int32, output: String) {
    try Subprocess.log("swift", ["package"] + directoryOptions + ["resolve"], isShown: true)
  }
}
