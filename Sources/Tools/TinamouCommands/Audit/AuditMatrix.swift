// SPDX-License-Identifier: MIT

import FileChecks
import LayoutChecks

/// The settings in which an audit lays documents out: each differs from the document's own screen in what breaks layouts.
enum AuditMatrix {
  /// The smallest phone, both screens of the phone that folds, and an iPad.
  static let devices = ["iPhone SE (1st generation)", "iPhone Duo (outer screen)", "iPhone Duo", "iPad mini (A17 Pro)"]
  /// The options of the processes, one for each part of the matrix.
  static let parts: [MatrixOptions] = [
    MatrixOptions.with(\.device, devices), MatrixOptions.with(\.textSize, ["accessibility5"]),
    MatrixOptions.with(\.direction, ["rtl"]), landscape,
  ]

  /// The part in which phones are turned, for apps that turn with them.
  private static let landscape = MatrixOptions.with(\.orientation, ["landscape"])

  /// Whether a document is laid out in a part.
  @MainActor
  static func includes(_ path: String, in part: MatrixOptions) -> Bool {
    part.orientation.isEmpty || AppOrientations.includeLandscape(around: path)
  }

  /// All settings, from the simplest on.
  static let settings: [Setting] = [Setting()] + parts.flatMap(\.settings)
}

extension MatrixOptions {
  /// Options with the values of one of them.
  static func with(_ option: WritableKeyPath<MatrixOptions, [String]>, _ values: [String]) -> MatrixOptions {
    // The other options have no values, as on an empty command line.
    var options = MatrixOptions.empty
    options[keyPath: option] = values
    return options
  }

  /// Options without a value.
  private static var empty: MatrixOptions {
    var options = MatrixOptions()
    (options.device, options.orientation, options.os, options.textSize, options.direction) = ([], [], [], [], [])
    return options
  }
}
