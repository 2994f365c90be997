// SPDX-License-Identifier: MIT

extension UICalendarView {
  /// A decoration below a date.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The content of the decoration.
    enum Content {
      case dot(UIColor?)
      case image(UIImage?, UIColor?)
      case view(() -> UIView)
    }
    let content: Content
    /// The size of the decoration.
    let size: DecorationSize
    init(_ content: Content, _ size: DecorationSize) {
      self.content = content
      self.size = size
      super.init()
    }
    /// A dot, in the color of fills of the system without another one.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot(color), size)
    }
    /// An image, in the color of fills of the system without another one.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.image(image, color), size)
    }
    /// A view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider), .medium)
    }

    /// Returns the view that shows the decoration.
    func makeView() -> UIView {
      switch content {
      case .dot(let color): Self.symbol(UIImage(systemName: "circle.fill"), color, pointSize: size.dot)
      case .image(let image, let color): Self.symbol(image, color, pointSize: size.image)
      case .view(let make): make()
      }
    }

    private static func symbol(_ image: UIImage?, _ color: UIColor?, pointSize: CGFloat) -> UIView {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: pointSize)
      view.tintColor = color ?? .systemFill
      view.contentMode = .scaleAspectFit
      return view
    }
  }

  /// The size of a decoration. Raw values are UIKit's.
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}

extension UICalendarView.DecorationSize {
  /// The sizes of dots and images, in points. Approximate.
  fileprivate var dot: CGFloat { [6, 8, 10][rawValue] }
  fileprivate var image: CGFloat { [10, 13, 16][rawValue] }
}
