// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIProgressView``.
  package static let progressView = PropertyTable(
    UIProgressView.self, "A progress bar.", make: { UIProgressView() },
    [
      ObjectProperty("progress", \UIProgressView.progress, "The progress, from 0 to 1."),
      ObjectProperty(
        "progressTintColor", \UIProgressView.progressTintColor, "The color of the completed part.", kind: .color,
        absent: .nothing),
      ObjectProperty(
        "trackTintColor", \UIProgressView.trackTintColor, "The color of the remaining part.", kind: .color,
        absent: .nothing),
    ])
}
