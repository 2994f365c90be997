// SPDX-License-Identifier: MIT

extension FormatNames {
  /// The error for a name that is not a view's. The caret of UIKit's message comes after the name.
  func unknownView(_ name: FormatIdentifier, others: [String] = []) -> VisualFormatError {
    let candidates = Array(views.keys) + others
    return VisualFormatError(
      .unknownView(name.text), name.range, caret: name.range.end,
      suggestion: NearestName.of(name.text, among: candidates))
  }

  /// The error for a name in place of a number that is not a metric's.
  func notAMetric(_ name: FormatIdentifier) -> VisualFormatError {
    let isView = views[name.text] != nil
    let kind: VisualFormatError.Kind =
      isView ? .viewInsteadOfMetric(name.text) : .unknownMetric(name.text)
    return VisualFormatError(
      kind, name.range, caret: name.range.end,
      suggestion: isView ? nil : NearestName.of(name.text, among: metrics.keys))
  }

  /// The error for a name that is neither a metric's nor a view's.
  func unknownQuantity(_ name: FormatIdentifier, others: [String]) -> VisualFormatError {
    let candidates = Array(metrics.keys) + Array(views.keys) + others
    return VisualFormatError(
      .unknownMetric(name.text), name.range, caret: name.range.end,
      suggestion: NearestName.of(name.text, among: candidates))
  }
}
