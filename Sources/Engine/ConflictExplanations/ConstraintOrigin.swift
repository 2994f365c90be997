// SPDX-License-Identifier: MIT

/// The origin of a constraint, as its author would say it.
public enum ConstraintOrigin: Hashable, Sendable, Codable {
  /// The author wrote it.
  case author
  /// A stack view keeps its spacing between two arranged views.
  case stackSpacing
  /// A stack view aligns its arranged views across its axis.
  case stackAlignment
  /// A stack view keeps its arranged views inside its ends or margins.
  case stackEdge
  /// A stack view distributes its arranged views along its axis.
  case stackDistribution
  /// A stack view gives a hidden arranged view no length.
  case stackHiding
  /// A view is as large as its content, with priorities of content hugging and compression resistance.
  case contentSize(hugging: Double, compression: Double)
  /// The frame and the autoresizing mask of a view fix its position or size.
  case autoresizing
  /// A table, a collection view or a window gives the view its size.
  case encapsulatedSize
  /// A view is measured at a target size.
  case fittingTarget
  /// The layout margins of a view.
  case margin
  /// The safe area of a view.
  case safeArea
  /// The readable width of a view.
  case readableWidth
  /// The keyboard.
  case keyboard
  /// A bar at the top or bottom of a view controller.
  case bar
  /// A size or position that the system sets for a moment.
  case temporary
  /// The root view has the size of the screen, or the one that a file requests.
  case rootSize
  /// A size is never negative.
  case bound
  /// The system made it for another reason.
  case system

  /// Creates the origin that the identifier and the class of a constraint tell, as UIKit prints them, and the classes of
  /// its views.
  public init(
    identifier: String?, className: String, itemClasses: [String] = [],
    priorities: (hugging: Double, compression: Double)? = nil
  ) {
    let identifier = identifier ?? ""
    if let known = Self.identifiers.first(where: { identifier.hasPrefix($0.prefix) }) {
      self = known.origin
    } else {
      switch className {
      case "NSContentSizeLayoutConstraint":
        self = .contentSize(hugging: priorities?.hugging ?? 250, compression: priorities?.compression ?? 750)
      case "NSAutoresizingMaskLayoutConstraint", "NSIBPrototypingLayoutConstraint": self = .autoresizing
      case "_UILayoutSupportConstraint": self = .bar
      default:
        let isOfSystem =
          className.hasPrefix("_") && className != Self.spacingClass || SystemViews.owns(identifier: identifier)
          || Self.areOfSystem(itemClasses) || itemClasses.contains(where: SystemViews.wraps)
        self = isOfSystem ? .system : .author
      }
    }
  }

  /// The class of constraints that an author makes with the standard spacing of anchors.
  private static let spacingClass = "_UISystemBaselineConstraint"

  /// Whether views of these classes, some of which may be guides, are the system's alone, or one is and lies in a bar or map.
  private static func areOfSystem(_ itemClasses: [String]) -> Bool {
    let views = itemClasses.filter { !SystemViews.isGuide($0) }
    return views.contains(where: SystemViews.contains)
      && views.allSatisfy { SystemViews.contains($0) || SystemViews.hasOwnContent($0) }
  }

  /// The origins by the beginnings of UIKit's identifiers; longer ones first.
  private static let identifiers: [(prefix: String, origin: ConstraintOrigin)] = [
    ("UISV-spacing", .stackSpacing), ("UISV-hiding", .stackHiding), ("UISV-canvas-connection", .stackEdge),
    ("UISV-canvas-fit", .stackEdge), ("UISV-alignment", .stackAlignment), ("UISV-spanning", .stackAlignment),
    ("UISV-", .stackDistribution), ("UIView-Encapsulated-Layout-", .encapsulatedSize),
    ("UIViewSafeAreaLayoutGuide-", .safeArea), ("UIView-readableContentGuide", .readableWidth),
    ("UIViewReadableContentGuide", .readableWidth), ("UIKeyboardLayoutGuide", .keyboard),
    ("_UITemporaryLayout", .temporary), ("fittingSize", .fittingTarget), ("_UILayoutSupportConstraint", .bar),
    ("_UIViewControllerTop", .bar), ("_UIViewControllerBottom", .bar), ("UIViewLayoutMarginsGuide-", .margin),
    ("UIView-", .margin), ("_UI", .system),
    ("UIInputView", .system), ("NSView-Encapsulated-Layout-", .encapsulatedSize), ("NSSV-", .stackDistribution),
    ("NSStackView.Edge", .stackEdge), ("NSStackView.Spacing", .stackSpacing), ("NSStackView.Align", .stackAlignment),
    ("NSStackView.", .stackDistribution), ("NSWindow-current-", .encapsulatedSize),
  ]

  /// Whether the author can change or remove the constraint itself.
  public var isOfAuthor: Bool { self == .author }

  /// Whether a stack view made it.
  public var isOfStack: Bool {
    switch self {
    case .stackSpacing, .stackAlignment, .stackEdge, .stackDistribution, .stackHiding: true
    default: false
    }
  }

  /// A phrase that says where the constraint comes from, without a final period; `nil` for one that the author wrote.
  public var phrase: String? {
    switch self {
    case .author: nil
    case .stackSpacing: "the spacing of the stack view"
    case .stackAlignment: "the alignment of the stack view"
    case .stackEdge: "the stack view keeps its views inside its ends"
    case .stackDistribution: "the distribution of the stack view"
    case .stackHiding: "hidden in a stack view, which takes its length away"
    case .contentSize(let hugging, let compression): Self.contentPhrase(hugging, compression)
    case .autoresizing: "from its frame and autoresizing mask"
    case .encapsulatedSize: "the size that the container gives it"
    case .fittingTarget: "the size at which it is measured"
    case .margin: "the layout margins"
    case .safeArea: "the safe area"
    case .readableWidth: "the readable width"
    case .keyboard: "the keyboard"
    case .bar: "a bar of the view controller"
    case .temporary: "set by the system for a moment"
    case .rootSize: "the size of the root view"
    case .bound: "a size is never negative"
    case .system: "made by the system"
    }
  }

  private static func contentPhrase(_ hugging: Double, _ compression: Double) -> String {
    let parts =
      (hugging >= 1000 ? ["content hugging"] : []) + (compression >= 1000 ? ["compression resistance"] : [])
    return parts.isEmpty
      ? "the size of its content" : "the size of its content, with \(parts.joined(separator: " and ")) 1000"
  }
}
