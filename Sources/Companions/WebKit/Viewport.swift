// SPDX-License-Identifier: MIT

/// The layout width of a page, as specified by its `viewport` element.
struct Viewport: Equatable, Sendable {
  /// The default width, in CSS pixels.
  static let standardWidth: CGFloat = 980

  /// The width, in CSS pixels; `nil` for that of the device.
  private var width: CGFloat? = Viewport.standardWidth
  private var initialScale: CGFloat?

  /// Creates a viewport from a specification such as `width=device-width, initial-scale=1.0`, or the default one for
  /// `nil`.
  init(content: String?) {
    guard let content else { return }
    for part in content.lowercased().split(whereSeparator: { ",; ".contains($0) }) {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "width": width = pair[1] == "device-width" ? nil : Double(pair[1]).map { CGFloat($0) } ?? width
      case "initial-scale": initialScale = Double(pair[1]).flatMap { $0 > 0 ? CGFloat($0) : nil }
      default: break
      }
    }
  }

  /// Returns the width at which the page is laid out in a view of `viewWidth` points, in CSS pixels.
  func layoutWidth(inWidth viewWidth: CGFloat) -> CGFloat {
    guard let width else { return viewWidth / (initialScale ?? 1) }
    guard let initialScale else { return max(width, viewWidth) }
    // A page that specifies only its initial scale is as wide as the view at that scale.
    return width == Viewport.standardWidth ? viewWidth / initialScale : width
  }

  /// Returns the number of points per CSS pixel for a page that is `pageWidth` CSS pixels wide. Without an initial
  /// scale, the entire width is visible.
  func scale(ofWidth pageWidth: CGFloat, inWidth viewWidth: CGFloat) -> CGFloat {
    if let initialScale { return initialScale }
    guard width != nil, pageWidth > 0 else { return 1 }
    return min(viewWidth / pageWidth, 1)
  }
}
