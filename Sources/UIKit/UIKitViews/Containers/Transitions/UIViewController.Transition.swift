// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The transition with which a controller is shown.
  ///
  /// Source: Apple, `UIViewController.Transition`.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// The options of a zoom.
    let zoomOptions: ZoomOptions?
    /// Returns the view from which a zoom begins.
    let sourceView: ((ZoomSourceViewProviderContext) -> UIView?)?

    init(options: ZoomOptions? = nil, sourceView: ((ZoomSourceViewProviderContext) -> UIView?)? = nil) {
      zoomOptions = options
      self.sourceView = sourceView
      super.init()
    }

    /// A transition in which the view grows from another view.
    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(options: options, sourceView: sourceViewProvider) }
    /// A transition in which the view slides up from the bottom of the screen.
    open class var coverVertical: Transition { Transition() }
    /// A transition in which the view flips around a vertical axis.
    open class var flipHorizontal: Transition { Transition() }
    /// A transition in which the old view fades out and the new one fades in.
    open class var crossDissolve: Transition { Transition() }
    /// A transition in which a corner of the old view curls up like a page.
    open class var partialCurl: Transition { Transition() }

    /// The options of a zoom.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// Creates the standard options.
      public override init() { super.init() }
      /// Returns whether a gesture may dismiss the controller. The default is `nil`. Stored; has no effect.
      open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
      /// Returns the part of the controller's view that matches the view. The default is `nil`. Stored; has no effect.
      open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
      /// The color behind the controller. The default is `nil`. Stored; has no effect.
      open var dimmingColor: UIColor?
      /// The effect behind the controller. The default is `nil`. Stored; has no effect.
      open var dimmingVisualEffect: UIVisualEffect?
    }

    /// The context in which a closure provides the view from which a zoom begins.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller that is shown.
      open private(set) var zoomedViewController: UIViewController
      /// The controller from which it is shown.
      open private(set) var sourceViewController: UIViewController
      init(zoomed: UIViewController, source: UIViewController) {
        zoomedViewController = zoomed
        sourceViewController = source
        super.init()
      }
    }

    /// The context in which a closure decides whether a gesture may dismiss a controller.
    @preconcurrency @MainActor
    public struct ZoomInteractionContext {
      /// The location of the gesture, in the coordinates of the controller's view, in points.
      public let location: CGPoint
      /// The velocity of the gesture, in points per second.
      public let velocity: CGVector
      /// Whether the gesture would dismiss the controller.
      public let willBegin: Bool
    }

    /// The context in which a closure provides the part of a controller's view that matches another view.
    @preconcurrency @MainActor
    public struct ZoomAlignmentRectContext {
      /// The view from which the zoom begins.
      public let sourceView: UIView
      /// The controller that is shown.
      public let zoomedViewController: UIViewController
    }
  }
}
