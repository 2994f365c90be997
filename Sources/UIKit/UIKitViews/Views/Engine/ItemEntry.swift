// SPDX-License-Identifier: MIT

import LayoutModel

/// The data that a host stores for an item of its engine.
struct ItemEntry {
  // An item is discarded before its view or guide is deallocated. These are not `unowned(unsafe)` fields, because
  // generic code that wraps a struct in an optional may read it as `nil` when its first field is such an optional
  // (Swift 6.3).
  private var viewReference: UnretainedReference<UIView>?
  private var guideReference: UnretainedReference<UILayoutGuide>?

  var traits = Traits()
  /// The rows of the item itself; `nil` while there are none, as in views that only constraints lay out.
  private var generated: GeneratedRows?

  /// Whether the height of the item's content depends on its width.
  var dependsOnWidth = false
  /// Whether the item has moved since its frame was last set.
  var needsPlacement = true
  /// Whether the frames of the item's content must be rounded again, because the item moved by a fraction of a pixel.
  var contentsNeedPlacement = true
  var corner = Corner()

  /// The upper-left corner of the frame in the root's coordinates, in points: exact, and rounded to pixels.
  struct Corner {
    var exactX = 0.0
    var exactY = 0.0
    var roundedX = 0.0
    var roundedY = 0.0
  }

  /// Creates an entry without an item.
  init() {}

  init(_ view: UIView) { viewReference = UnretainedReference(view) }

  init(_ guide: UILayoutGuide) { guideReference = UnretainedReference(guide) }

  /// The view of the item; `nil` for the item of a guide.
  var view: UIView? { viewReference?.object }

  /// The guide of the item; `nil` for the item of a view.
  var guide: UILayoutGuide? { guideReference?.object }

  /// The rows of the content size: at most (hugging) and at least (compression resistance), on each axis.
  struct ContentRows: Equatable {
    var atMostWidth: ConstraintID?
    var atLeastWidth: ConstraintID?
    var atMostHeight: ConstraintID?
    var atLeastHeight: ConstraintID?
    var size = noSize
    /// The requests that the rows of each axis were last given; `nil` before the first time.
    var widthRequest: Request?
    var heightRequest: Request?

    /// A length with the inset of the alignment rectangle, in points, and the priorities of its rows.
    struct Request: Equatable {
      var length: CGFloat
      var inset: Double
      var hugging: UILayoutPriority
      var compression: UILayoutPriority
    }

    static let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    var all: [ConstraintID] { [atMostWidth, atLeastWidth, atMostHeight, atLeastHeight].compactMap { $0 } }
  }

  /// The rows that the host made for the item itself, stored separately because few items have them.
  private final class GeneratedRows {
    var autoresizing: [ConstraintID] = []
    var content = ContentRows()
    var measuredWidth: CGFloat?
    var wrapping: Wrapping?
  }

  /// The state of wrapped text whose rows request the width of its widest line.
  struct Wrapping {
    /// The width of the text on one line, in points.
    var unwrappedWidth: CGFloat
    /// Whether the text kept its request, because the solution before the last made it wider than requested.
    var isHeldApart = false
  }

  /// The two or four rows of the view's autoresizing mask or size.
  var autoresizingRows: [ConstraintID] {
    get { generated?.autoresizing ?? [] }
    set { rowsForSetting.autoresizing = newValue }
  }

  var hasContentRows: Bool { generated != nil && generated?.content != ContentRows() }

  /// The rows of the view's content size.
  var contentRows: ContentRows {
    get { generated?.content ?? ContentRows() }
    set { if generated != nil || newValue != ContentRows() { rowsForSetting.content = newValue } }
  }

  /// The width for which a width-dependent height was last measured, in points; `nil` before the first measurement.
  var measuredWidth: CGFloat? {
    get { generated?.measuredWidth }
    set { if generated != nil || newValue != nil { rowsForSetting.measuredWidth = newValue } }
  }

  /// The state of wrapped text; `nil` unless the rows request only the width of its widest line.
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
  var generatedRows: [ConstraintID] { autoresizingRows + contentRows.all }

  mutating func forgetGeneratedRows() { generated = nil }

  /// The values that an item inherits from its parent.
  struct Traits {
    /// The inherited layout direction, followed by the direction in which content is laid out.
    var inheritedDirection = LayoutDirection.leftToRight
    var direction = LayoutDirection.leftToRight
    /// The number of pixels per point.
    var scale = 1.0
  }

  /// The direction and scale of `view` in an item with the traits `parent`. A guide, for which `view` is `nil`, has its
  /// parent's traits.
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
