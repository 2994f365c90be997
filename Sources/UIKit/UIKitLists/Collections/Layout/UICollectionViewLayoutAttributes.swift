// SPDX-License-Identifier: MIT

/// The position and appearance of an element of a collection view.
///
/// Subclasses with additional properties override ``copy(with:)`` and `isEqual`.
///
/// Source: Apple, `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the element. The default is item 0 of section 0.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the element.
  var category = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var elementKind: String?

  /// The top-left corner of the frame before the transform, in points, in the content's coordinates.
  var origin = CGPoint.zero
  /// The size before the transform, in points. The default is zero.
  open var size = CGSize.zero {
    willSet { origin = CGPoint(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2) }
  }

  /// The three-dimensional transform around the center. The default is `CATransform3DIdentity`.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the element, from 0 to 1. The default is `1`.
  open var alpha: CGFloat = 1
  /// The position of the element in depth. Greater values are in front. The default is `0`.
  open var zIndex = 0
  /// Whether the element is hidden. A hidden element has no view. The default is `false`.
  open var isHidden = false

  /// The sizing of the element; `nil` if its size in the layout is independent of its content.
  var sizing: ElementSizing? = .compressed

  /// The appearance of a list row by its position in its group; `nil` for other elements.
  var listRow: ListRow?

  /// Creates attributes of a cell.
  public override init() { super.init() }

  /// Creates attributes of the cell at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    self.elementKind = elementKind
    category = .supplementaryView
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    elementKind = decorationViewKind
    category = .decorationView
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { elementKind }

  /// The frame, in points, in the content's coordinates; with a transform, the bounding box. The default is zero.
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

  /// The center, in points, in the content's coordinates. The default is zero.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set { origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }

  /// The bounds, in points. Only the size can be changed. The default is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform around the center. The default is the identity.
  open var transform: CGAffineTransform {
    get { transform3D.flattened }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy with the same class and values. Overrides must call super.
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

  /// Returns whether `object` has the same values for the same element.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    // Sets and dictionaries of attributes are used on the main thread.
    return MainThread.run(self) { $0 === other || ($0.key == other.key && $0.looksLike(other)) }
  }

  open override nonisolated var hash: Int {
    // Sets and dictionaries of attributes are used on the main thread.
    MainThread.run(self) { $0.key.hashValue }
  }

  open override nonisolated var description: String {
    MainThreadText.describing(self) { text }
  }

  private var text: String {
    let frame = self.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintText.number)
    let kind = elementKind.map { " element kind: (\($0));" } ?? ""
    return "<\(ConstraintText.className(of: self)): \(ObjectAddress.text(of: self))> index path: "
      + "(\(indexPath));\(kind) frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]));"
      + (zIndex == 0 ? "" : " zIndex = \(zIndex);") + (isHidden ? " hidden = YES;" : "")
  }

  /// The key of the element.
  var key: ElementKey { ElementKey(category, elementKind, indexPath) }

  /// Returns whether a view has the same appearance with these attributes as with `other`.
  func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    origin == other.origin && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && transform3D == other.transform3D && listRow == other.listRow
  }
}

/// The parameters for measuring a self-sizing element.
struct ElementSizing: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  /// The smallest size that the content allows on both axes. Flow layouts and custom layouts use it.
  static let compressed = ElementSizing(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
}
