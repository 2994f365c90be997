// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// What a host knows of an item of its engine.
struct ItemEntry {
  // Items go before their views and guides do. These are no `unowned(unsafe)` fields, because a struct that begins with such an
  // optional is taken for nil, or not, at random where generic code wraps it in an optional (Swift 6.3).
  private var viewReference: Uncounted<UIView>?
  private var guideReference: Uncounted<UILayoutGuide>?

  var traits = Traits()
  /// The rows of the item itself; nil as long as there are none, as in views that only constraints lay out.
  private var generated: GeneratedRows?

  /// Whether the height of the item's content follows from its width.
  var dependsOnWidth = false
  /// Whether the item has moved since it was placed last.
  var needsPlacement = true
  /// Whether everything in the item has to be placed again, because the item moved by part of a pixel.
  var contentsNeedPlacement = true
  var corner = Corner()

  /// Where the frame's upper left corner is in the root's coordinates: exactly, and as placed on pixels.
  struct Corner {
    var exactX = 0.0
    var exactY = 0.0
    var placedX = 0.0
    var placedY = 0.0
  }

  /// The entry of no item.
  init() {}

  init(_ view: UIView) { viewReference = Uncounted(view) }

  init(_ guide: UILayoutGuide) { guideReference = Uncounted(guide) }

  /// The view of the item.
  var view: UIView? { viewReference?.object }

  /// The guide of the item, for an item that is not a view's.
  var guide: UILayoutGuide? { guideReference?.object }

  /// The rows of content size: at most (hugging) and at least (compression), across and down.
  struct ContentRows: Equatable {
    var atMostWidth: Constraint?
    var atLeastWidth: Constraint?
    var atMostHeight: Constraint?
    var atLeastHeight: Constraint?
    var size = noSize

    static let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    var all: [Constraint] { [atMostWidth, atLeastWidth, atMostHeight, atLeastHeight].compactMap { $0 } }
  }

  /// What the host made for the item itself, apart from the entry because few items have it.
  private final class GeneratedRows {
    var autoresizing: [Constraint] = []
    var content = ContentRows()
    var measuredWidth: CGFloat?
    var wrapping: Wrapping?
  }

  /// What a wrapped text asks for: the width of its widest line.
  struct Wrapping {
    /// The width of the text on one line, in points.
    var unwrappedWidth: CGFloat
    /// Whether the last solution made the text wider than it asked for.
    var isHeldApart = false
  }

  /// Rows that the view's mask or size comes to, two or four of them.
  var autoresizingRows: [Constraint] {
    get { generated?.autoresizing ?? [] }
    set { rowsForSetting.autoresizing = newValue }
  }

  var hasContentRows: Bool { generated != nil && generated?.content != ContentRows() }

  /// Rows that the view's content comes to.
  var contentRows: ContentRows {
    get { generated?.content ?? ContentRows() }
    set { if generated != nil || newValue != ContentRows() { rowsForSetting.content = newValue } }
  }

  /// The width that a width-dependent height was last measured for; nil before.
  var measuredWidth: CGFloat? {
    get { generated?.measuredWidth }
    set { if generated != nil || newValue != nil { rowsForSetting.measuredWidth = newValue } }
  }

  /// Set while the rows of a text ask for the width of its widest line only.
  var wrapping: Wrapping? {
    get { generated?.wrapping }
    set { if generated != nil || newValue != nil { rowsForSetting.wrapping = newValue } }
  }

  private var rowsForSetting: GeneratedRows {
    mutating get {
      if let generated { return generated }
      let made = GeneratedRows()
      generated = made
      return made
    }
  }

  /// All rows that the host made for the item itself.
  var generatedRows: [Constraint] { autoresizingRows + contentRows.all }

  mutating func forgetGeneratedRows() { generated = nil }

  /// What an item gets from the view that it is in.
  struct Traits {
    /// The reading direction that is inherited here, and the one in which contents are laid out.
    var inheritedDirection = LayoutDirection.leftToRight
    var direction = LayoutDirection.leftToRight
    /// Pixels per point.
    var scale = 1.0
  }

  /// Directions and scale of `view`, or of a guide where it is nil, in an item with the traits `parent`.
  @MainActor
  static func traits(of view: UIView?, in parent: Traits?) -> Traits {
    guard let view else { return parent ?? Traits() }
    var traits = Traits()
    if let parent, view.storedTraitOverrides == nil {
      traits = parent
    } else {
      traits.inheritedDirection = view.traitValues.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      traits.scale = Double(view.displayScale)
    }
    let own = UIView.userInterfaceLayoutDirection(
      for: view.semanticContentAttribute,
      relativeTo: traits.inheritedDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    traits.direction = own == .rightToLeft ? .rightToLeft : .leftToRight
    return traits
  }
}

/// What a row of the solver was made for.
enum RowOwner {
  case nobody
  /// A constraint takes its row along when it goes, or changes what the row says.
  case constraint(Uncounted<NSLayoutConstraint>)
  /// The wish of a view to have its content's size.
  case contentSize(item: Int32, LayoutAxis)
  /// What the autoresizing mask of a view comes to: its place or its size.
  case autoresizing(item: Int32, NSLayoutConstraint.Attribute)
  /// The target of a question about a fitting size.
  case fittingTarget(LayoutAxis)
  /// The size that a root without a mask keeps for want of anything else.
  case presentSize(LayoutAxis)
}
