// SPDX-License-Identifier: MIT

/// A page, read from its text.
public struct WebPage: Sendable {
  /// The text.
  public let html: String
  /// Where it is from.
  public let url: URL?
  /// The text of its `title` element; empty without one.
  public let title: String
  /// Whether it begins by saying what kind of document it is.
  public let hasDocumentType: Bool
  /// How wide it wants to be laid out.
  let viewport: Viewport
  /// What is in its body.
  let flow: HTMLFlow

  /// Reads a page. Whatever the text is, it is a page.
  public init(html: String, url: URL?) {
    self.html = html
    self.url = url
    let reader = HTMLReader.read(html)
    title = reader.title
    hasDocumentType = reader.hasDocumentType
    viewport = Viewport(content: reader.viewport)
    flow = HTMLFlow(blocks: reader.blocks, bodyMargin: reader.bodyMargin)
  }
}

/// How wide a page wants to be laid out, as its `viewport` element says.
struct Viewport: Equatable, Sendable {
  /// The width in CSS pixels of a page that says nothing.
  static let standardWidth: CGFloat = 980

  /// The width in CSS pixels; nil for that of the device.
  private var width: CGFloat? = Viewport.standardWidth
  private var initialScale: CGFloat?

  /// What `width=device-width, initial-scale=1.0` and the like say; nil where nothing is said.
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

  /// The width at which the page is laid out in a view of `viewWidth` points.
  func layoutWidth(inWidth viewWidth: CGFloat) -> CGFloat {
    guard let width else { return viewWidth / (initialScale ?? 1) }
    guard let initialScale else { return max(width, viewWidth) }
    // A page that says at what scale it is to begin is as wide as the view at that scale.
    return width == Viewport.standardWidth ? viewWidth / initialScale : width
  }

  /// How many points a CSS pixel is where the page came to be `pageWidth` wide: so many that all of it is seen.
  func scale(ofWidth pageWidth: CGFloat, inWidth viewWidth: CGFloat) -> CGFloat {
    if let initialScale { return initialScale }
    guard width != nil, pageWidth > 0 else { return 1 }
    return min(viewWidth / pageWidth, 1)
  }
}
