// SPDX-License-Identifier: MIT

extension FormatNames {
  /// The mistake of writing a name that no view has. The caret of UIKit's message stands behind the name.
  func unknownView(_ name: FormatIdentifier, others: [String] = []) -> VisualFormatError {
    let candidates = Array(views.keys) + others
    return VisualFormatError(
      .unknownView(name.text), name.range, caret: name.range.end,
      suggestion: NearestName.of(name.text, among: candidates))
  }

  /// The mistake of writing a name where a number is called for, and no metric has it.
  func notAMetric(_ name: FormatIdentifier) -> VisualFormatError {
    let isView = views[name.text] != nil
    let fact: VisualFormatError.Fact =
      isView ? .viewInsteadOfMetric(name.text) : .unknownMetric(name.text)
    return VisualFormatError(
      fact, name.range, caret: name.range.end,
      suggestion: isView ? nil : NearestName.of(name.text, among: metrics.keys))
  }

  /// The mistake of writing a name that should be a metric or a view and is neither.
  func unknownQuantity(_ name: FormatIdentifier, others: [String]) -> VisualFormatError {
    let candidates = Array(metrics.keys) + Array(views.keys) + others
    return VisualFormatError(
      .unknownMetric(name.text), name.range, caret: name.range.end,
      suggestion: NearestName.of(name.text, among: candidates))
  }
}
