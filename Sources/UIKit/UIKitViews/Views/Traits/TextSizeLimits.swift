// SPDX-License-Identifier: MIT

/// The limits that a view sets to the text size in its traits and in those of its descendants.
///
/// Source: Apple, `UIView.minimumContentSizeCategory`, `UIView.maximumContentSizeCategory`.
struct TextSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Returns the text size within the limits that is nearest to an inherited one. An unspecified size stays as it is.
  func nearest(to category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    let raised = minimum.map { max(category, $0) } ?? category
    return maximum.map { min(raised, $0) } ?? raised
  }
}

extension UncommonViewState {
  /// Returns the traits of the view, from those that it inherits.
  func traits(over inherited: TraitValues) -> TraitValues {
    guard let limits = textSizeLimits else {
      guard let traitOverrides else { return inherited }
      return inherited.overridden(by: traitOverrides.values)
    }
    var values = inherited
    if let traitOverrides { values = inherited.overridden(by: traitOverrides.values) }
    values.preferredContentSizeCategory = limits.nearest(to: values.preferredContentSizeCategory)
    return values
  }
}

extension UIView {
  /// Changes the limits of the text size, and notifies the views whose traits change by that.
  func limitTextSizes(_ change: (inout TextSizeLimits) -> Void) {
    var limits = storedTextSizeLimits ?? TextSizeLimits()
    change(&limits)
    guard limits != storedTextSizeLimits ?? TextSizeLimits() else { return }
    changeTraits { storedTextSizeLimits = limits == TextSizeLimits() ? nil : limits }
  }
}
