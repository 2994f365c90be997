// SPDX-License-Identifier: MIT

import Tinamou

/// The sign of a picture and the name of the image, in place of an image that has no file.
@MainActor
struct ImagePlaceholder {
  /// The name of the image; `nil` for an image view without an image.
  let name: String?

  /// The side of the largest and of the smallest sign, in points.
  private static let side: ClosedRange<CGFloat> = 8...40
  private static let font = UIFont.systemFont(ofSize: 11)
  /// The distance of the name from the sign and from the sides, in points.
  private static let gap: CGFloat = 4

  /// Adds them to an image view whose frame is known.
  func add(to view: UIImageView) {
    let bounds = view.bounds
    let side = min(Self.side.upperBound, min(bounds.width, bounds.height) * 0.5)
    guard side >= Self.side.lowerBound else { return }
    let label = nameLabel(in: bounds, below: side)
    let height = side + (label.map { Self.gap + $0.bounds.height } ?? 0)
    let top = bounds.midY - height / 2
    let sign = UIImageView(image: UIImage(systemName: "photo"))
    sign.contentMode = .scaleAspectFit
    sign.tintColor = .systemGray
    sign.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
    view.addSubview(sign)
    if let label {
      label.frame.origin = CGPoint(x: bounds.minX + Self.gap, y: top + side + Self.gap)
      view.addSubview(label)
    }
  }

  /// The name in one line; `nil` if there is no room for it.
  private func nameLabel(in bounds: CGRect, below side: CGFloat) -> UILabel? {
    let label = UILabel()
    label.text = name
    label.font = Self.font
    label.textColor = .systemGray
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    let size = CGSize(width: bounds.width - 2 * Self.gap, height: label.sizeThatFits(.zero).height)
    guard name != nil, size.width >= 40, side + 3 * Self.gap + size.height <= bounds.height else { return nil }
    label.frame.size = size
    return label
  }
}
