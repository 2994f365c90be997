// SPDX-License-Identifier: MIT

/// Where and how one element of a collection view is shown: what a layout hands out.
///
/// Override ``copy(with:)`` and `isEqual` in a subclass with properties of its own.
///
/// Source: Apple, `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element's place in the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What sort of element it is.
  var category = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  var elementKind: String?

  /// The upper left corner of the untransformed rectangle, in the content's coordinates, in points.
  var origin = CGPoint.zero
  /// The size of the untransformed rectangle, in points.
  open var size = CGSize.zero {
    willSet { origin = CGPoint(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2) }
  }

  /// What is done to the rectangle around its center before it is shown, in space.
  open var transform3D = CATransform3DIdentity
  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Elements with greater numbers lie in front.
  open var zIndex = 0
  /// Whether the element is not shown; a hidden element has no view.
  open var isHidden = false

  /// How the size that the content prefers is asked for; nil where the layout gives the size whatever is in the element.
  var sizing: ElementSizing? = .compressed

  /// How a row of a list looks by its place in its group; nil for what is no row of a list.
  var listRow: ListRow?

  /// Attributes of a cell in no place yet.
  public override init() { super.init() }

  /// Attributes of the cell at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a header, footer or badge.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    self.elementKind = elementKind
    category = .supplementaryView
  }

  /// Attributes of a view that shows no data.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    elementKind = decorationViewKind
    category = .decorationView
  }

  /// What sort of element it is.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { elementKind }

  /// The rectangle in the content's coordinates, in points; under a transform the upright rectangle around it.
  open var frame: CGRect {
    get {
      let rectangle = CGRect(origin: origin, size: size)
      guard !transform.isIdentity else { return rectangle }
      let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      if transform.isIdentity {
        origin = newValue.origin
      } else {
        center = CGPoint(x: newValue.midX, y: newValue.midY)
      }
    }
  }

  /// The middle of the rectangle, in the content's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set { origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }

  /// The rectangle in its own coordinates; only its size can be changed.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// What is done to the rectangle around its center before it is shown.
  open var transform: CGAffineTransform {
    get { transform3D.flattened }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Attributes of the same class and values. Call super when overriding.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make(())
    copy.indexPath = indexPath
    copy.category = category
    copy.elementKind = elementKind
    copy.size = size
    copy.origin = origin
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.sizing = sizing
    copy.listRow = listRow
    return copy
  }

  /// Whether `object` says the same of the same element.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { self === other || (key == other.key && looksLike(other)) }
  }

  open override nonisolated var hash: Int {
    MainActor.assumeIsolated { key.hashValue }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    let frame = self.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintDescription.number)
    let kind = elementKind.map { " element kind: (\($0));" } ?? ""
    return "<\(ConstraintDescription.className(of: self)): \(ConstraintDescription.address(of: self))> index path: "
      + "(\(indexPath));\(kind) frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]));"
      + (zIndex == 0 ? "" : " zIndex = \(zIndex);") + (isHidden ? " hidden = YES;" : "")
  }

  /// The element that the attributes are of.
  var key: ElementKey { ElementKey(category, elementKind, indexPath) }

  /// Whether a view shown with these attributes looks as with `other`.
  func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    origin == other.origin && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && transform3D == other.transform3D && listRow == other.listRow
  }
}

/// How a self-sizing element is asked for its size.
struct ElementSizing: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  /// As small as the content allows, both ways: what a flow layout and layouts of an app ask.
  static let compressed = ElementSizing(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
}
