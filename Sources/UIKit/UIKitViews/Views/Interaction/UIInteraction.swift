// SPDX-License-Identifier: MIT

/// An object that adds an interaction, such as dragging or a context menu, to a view.
///
/// Source: Apple, `UIInteraction`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; `nil` for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view if `view` is `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view if `view` is `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The light or dark appearance of the view and its descendants; `.unspecified`, the default, for the inherited one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedTraitOverrides?.userInterfaceStyle ?? .unspecified }
    set { if newValue != overrideUserInterfaceStyle { traitOverrides.userInterfaceStyle = newValue } }
  }

  /// The interactions of the view. The default is empty.
  public var interactions: [any UIInteraction] {
    get { interaction?.interactions ?? [] }
    set { setInteractions(newValue) }
  }
  /// Adds an interaction, after removing it from its current view.
  public func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }
}

/// The gesture recognizers and accessibility values of a view, created when one of them is set.
@MainActor
final class ViewInteraction {
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var isAccessibilityElement: Bool?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityTraits: UIAccessibilityTraits?
  var accessibilityElements: [Any]?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isExclusiveTouch = false
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var shouldGroupAccessibilityChildren = false
  var isMultipleTouchEnabled = false
  var clearsContextBeforeDrawing = true
  var hoverStyle: UIHoverStyle?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
}
