// SPDX-License-Identifier: MIT

import LayoutModel

/// A rectangular area that takes part in Auto Layout without displaying anything.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The owning view, which clears this reference when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var storedOwner: UIView?
  @exclusivity(unchecked) package var storedFrame = CGRect.zero
  /// The item that constraints and anchors use to refer to this guide; `nil` before the first one is made.
  @exclusivity(unchecked) nonisolated(unsafe) var storedHandle: LayoutItemHandle?
  @exclusivity(unchecked) nonisolated(unsafe) var layoutItem = LayoutItemSlot()
  /// The kind of a guide that the system made; `nil` for other guides.
  let systemKind: SystemGuideKind?

  /// The class name that messages use in place of the guide's own; `nil` by default.
  var describedClassName: String? { nil }

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

  /// The view that owns the guide.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { storedOwner?.removeLayoutGuide(self) }
    }
  }

  /// A string that identifies the guide in log messages. The default is an empty string.
  open var identifier = ""

  /// The guide's frame after the last layout, in points, in the owning view's coordinates. The frames of margin, safe-area
  /// and keyboard guides are those of the view's present bounds, even before a layout.
  open var layoutFrame: CGRect { systemKind.flatMap { storedOwner?.presentFrame(of: $0) } ?? storedFrame }

  /// The anchor of the guide's leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { handle.anchor(.leading, NSLayoutXAxisAnchor.init) }
  /// The anchor of the guide's trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { handle.anchor(.trailing, NSLayoutXAxisAnchor.init) }
  /// The anchor of the guide's left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { handle.anchor(.left, NSLayoutXAxisAnchor.init) }
  /// The anchor of the guide's right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { handle.anchor(.right, NSLayoutXAxisAnchor.init) }
  /// The anchor of the guide's top edge.
  open var topAnchor: NSLayoutYAxisAnchor { handle.anchor(.top, NSLayoutYAxisAnchor.init) }
  /// The anchor of the guide's bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { handle.anchor(.bottom, NSLayoutYAxisAnchor.init) }
  /// The anchor of the guide's width.
  open var widthAnchor: NSLayoutDimension { handle.anchor(.width, NSLayoutDimension.init) }
  /// The anchor of the guide's height.
  open var heightAnchor: NSLayoutDimension { handle.anchor(.height, NSLayoutDimension.init) }
  /// The anchor of the guide's horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { handle.anchor(.centerX, NSLayoutXAxisAnchor.init) }
  /// The anchor of the guide's vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { handle.anchor(.centerY, NSLayoutYAxisAnchor.init) }

  /// The constraints that determine the guide's position and size along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    storedOwner?.liveHost?.constraints(determining: self, along: axis) ?? []
  }

  /// Whether another position or size would also satisfy the constraints.
  open var hasAmbiguousLayout: Bool { storedOwner?.liveHost?.isAmbiguous(self) ?? false }
}

/// The kinds of layout guide that the system makes for views.
package enum SystemGuideKind: Int, CaseIterable, Sendable {
  case layoutMargins
  case readableContent
  case safeArea
  /// The content area of a scroll view.
  case scrollContent
  /// The visible rectangle of a scroll view.
  case scrollFrame
  /// The area that bars cover at the top of a view controller's view.
  case topSupport
  /// The area that bars cover at the bottom of a view controller's view.
  case bottomSupport
  /// The area that the keyboard covers.
  case keyboard
  /// The visible rectangle of a scroll view at its initial scroll position.
  case scrollExtent

  var identifier: String { name?.identifier ?? "UIScrollView-extentLayoutGuide" }

  /// UIKit's name of the guide; `nil` for one that UIKit does not have.
  private var name: SystemGuideName? {
    switch self {
    case .layoutMargins: .layoutMarginsGuide
    case .readableContent: .readableContentGuide
    case .safeArea: .safeAreaLayoutGuide
    case .scrollContent: .contentLayoutGuide
    case .scrollFrame: .frameLayoutGuide
    case .topSupport: .topLayoutGuide
    case .bottomSupport: .bottomLayoutGuide
    case .keyboard: .keyboardLayoutGuide
    case .scrollExtent: nil
    }
  }

  /// A new guide of this kind, without an owning view.
  @MainActor
  func makeGuide() -> UILayoutGuide {
    switch self {
    case .topSupport, .bottomSupport: LayoutSupportGuide(self)
    case .keyboard: UIKeyboardLayoutGuide(self)
    default: UILayoutGuide(self)
    }
  }
}

extension UILayoutGuide {
  /// Whether constraints allow more than one value of `attribute` (left, top, width or height).
  package func isOpen(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard let interval = storedOwner?.liveHost?.interval(of: attribute, of: self) else { return false }
    return interval.upperBound - interval.lowerBound > 1e-4
  }
}
