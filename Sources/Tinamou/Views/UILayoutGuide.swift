// SPDX-License-Identifier: MIT

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The owning view; it outlives the pointer, because it clears it when it goes.
  nonisolated(unsafe) unowned(unsafe) var storedOwner: UIView?
  var storedFrame = CGRect.zero
  /// What constraints and anchors refer to this guide by; nil before there are any.
  nonisolated(unsafe) var storedHandle: LayoutItemHandle?
  nonisolated(unsafe) var layoutItem = LayoutItemSlot()
  /// What kind of guide the system made this for; nil for the user's own.
  let systemKind: SystemGuideKind?

  public override init() {
    systemKind = nil
    super.init()
  }

  deinit { storedHandle?.itemWillGo() }

  init(_ kind: SystemGuideKind) {
    systemKind = kind
    identifier = kind.identifier
    super.init()
  }

  /// The view whose guide this is.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { storedOwner?.removeLayoutGuide(self) }
    }
  }

  /// A name for messages about layout.
  open var identifier = ""

  /// The rectangle at the last layout, in points, in the owning view's coordinates.
  open var layoutFrame: CGRect { storedFrame }

  /// The anchor of the guide's edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .leading) }
  /// The anchor of the guide's edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .trailing) }
  /// The anchor of the guide's left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .left) }
  /// The anchor of the guide's right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .right) }
  /// The anchor of the guide's top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .top) }
  /// The anchor of the guide's bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .bottom) }
  /// The anchor of the guide's width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(handle, .width) }
  /// The anchor of the guide's height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(handle, .height) }
  /// The anchor of the guide's middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(handle, .centerX) }
  /// The anchor of the guide's middle downwards.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(handle, .centerY) }

  /// The constraints that determine the guide's place and size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    storedOwner?.liveHost?.constraints(determining: self, along: axis) ?? []
  }

  /// Whether another place or size would satisfy the constraints as well.
  open var hasAmbiguousLayout: Bool { storedOwner?.liveHost?.isAmbiguous(self) ?? false }
}

/// The guides that every view can give.
enum SystemGuideKind: Int, CaseIterable, Sendable {
  case layoutMargins
  case readableContent
  case safeArea
  /// The content area of a scroll view.
  case scrollContent
  /// The visible rectangle of a scroll view.
  case scrollFrame
  /// What bars cover at the top of a controller's view.
  case topSupport
  /// What bars cover at the bottom of a controller's view.
  case bottomSupport
  /// What the keyboard covers.
  case keyboard
  /// The rectangle that a scroll view shows when it is not scrolled.
  case scrollExtent

  var identifier: String {
    switch self {
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .scrollExtent: "UIScrollView-extentLayoutGuide"
    case .topSupport: "UIVC-topLayoutGuide"
    case .bottomSupport: "UIVC-bottomLayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    }
  }

  /// A guide of the kind, not yet owned.
  @MainActor
  func makeGuide() -> UILayoutGuide {
    switch self {
    case .topSupport, .bottomSupport: LayoutSupportGuide(self)
    case .keyboard: UIKeyboardLayoutGuide(self)
    default: UILayoutGuide(self)
    }
  }
}
