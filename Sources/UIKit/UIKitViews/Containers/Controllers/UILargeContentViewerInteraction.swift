// SPDX-License-Identifier: MIT

/// Enlarges views on a long press at accessibility text sizes. Has no effect: nothing is shown.
///
/// Source: Apple, `UILargeContentViewerInteraction`.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// The delegate. Stored; has no effect.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Whether views are shown enlarged. Always `false`.
  open class var isEnabled: Bool { false }
  /// Posted when the setting of enlarged views changes. Never posted here.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  /// The gesture recognizer that begins to show views enlarged, which others may wait for. It recognizes nothing.
  public private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
}

/// The methods that respond when views are shown enlarged. None is called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called after an item was shown. The default implementation does nothing.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point of the view, in points. Returns `nil` by default.
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  /// Returns the view controller over which items are shown. Returns that of the view by default.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// The default implementation does nothing.
  @_disfavoredOverload public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// Returns `nil`.
  @_disfavoredOverload public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  )
    -> (any UILargeContentViewerItem)?
  { nil }
  /// Returns the view controller of the view.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    sequence(first: interaction.view as UIResponder?) { $0?.next }.lazy.compactMap { $0 as? UIViewController }.first
      ?? UIViewController()
  }
}

/// An object that is shown enlarged on a long press at accessibility text sizes. All views are such objects.
///
/// Source: Apple, `UILargeContentViewerItem`.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the object is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown.
  var largeContentTitle: String? { get }
  /// The image that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
