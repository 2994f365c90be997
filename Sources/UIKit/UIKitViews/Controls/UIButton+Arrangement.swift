// SPDX-License-Identifier: MIT

/// The frames of the parts of a button with a configuration, and the button's size including its insets, in points.
struct ButtonArrangement {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var size = CGSize.zero
}

extension UIButton {
  /// Returns the arrangement of a button with its fitting size, with text wrapped at `width`.
  func arrangement(fittingWidth width: CGFloat?) -> ButtonArrangement {
    guard let configuration else { return ButtonArrangement() }
    let insets = contentInsets
    let parts = partSizes(in: width.map { $0 - insets.left - insets.right })
    let size = parts.total(isSideBySide: configuration.isImageBeside)
    let whole = CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    return ButtonArrangement(size: roundedUpToPixels(whole))
  }

  /// Returns the arrangement of a button with the given bounds.
  func arrangement(in bounds: CGRect) -> ButtonArrangement {
    guard let configuration else { return ButtonArrangement() }
    let room = bounds.inset(by: contentInsets)
    let parts = partSizes(in: room.width)
    let total = parts.total(isSideBySide: configuration.isImageBeside)
    let content = aligned(total, in: room)
    var arrangement = ButtonArrangement(size: bounds.size)
    let text: CGRect
    (arrangement.image, text) = split(content, parts, configuration)
    arrangement.title = CGRect(
      x: alignedX(parts.title.width, in: text), y: text.minY, width: parts.title.width, height: parts.title.height)
    arrangement.subtitle = CGRect(
      x: alignedX(parts.subtitle.width, in: text), y: text.maxY - parts.subtitle.height, width: parts.subtitle.width,
      height: parts.subtitle.height)
    return arrangement.onPixels(of: self)
  }

  /// The alignment of the lines of the title and the subtitle.
  var textAlignment: NSTextAlignment {
    switch alignmentOfTexts {
    case .left: .left
    case .right: .right
    default: .center
    }
  }

  // MARK: Helpers

  /// The sizes of the parts and the spacing between the parts that exist, in points.
  private struct PartSizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0

    var text: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    func total(isSideBySide: Bool) -> CGSize {
      isSideBySide
        ? CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
        : CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    }
  }

  private func partSizes(in width: CGFloat?) -> PartSizes {
    guard let configuration else { return PartSizes() }
    var sizes = PartSizes(image: imageSize)
    if sizes.image != .zero, hasTitle || hasSubtitle { sizes.imagePadding = configuration.imagePadding }
    if hasTitle, hasSubtitle { sizes.titlePadding = configuration.titlePadding }
    let beside = configuration.isImageBeside ? sizes.image.width + sizes.imagePadding : 0
    let room = CGSize(width: width.map { max(1, $0 - beside) } ?? UILabel.unlimited, height: UILabel.unlimited)
    if hasTitle { sizes.title = fitted(madeTitleLabel, room) }
    if hasSubtitle, let label = storedSubtitleLabel { sizes.subtitle = fitted(label, room) }
    return sizes
  }

  private func fitted(_ label: UILabel, _ room: CGSize) -> CGSize {
    // The additional 0.001 points prevent a text that exactly fits on one line from wrapping after its
    // width was rounded to pixels.
    let size = label.sizeThatFits(CGSize(width: room.width + 0.001, height: room.height))
    return CGSize(width: min(size.width, max(room.width, 0)), height: size.height)
  }

  private func aligned(_ size: CGSize, in room: CGRect) -> CGRect {
    let width = contentHorizontalAlignment == .fill ? room.width : min(size.width, room.width)
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - width
      case .center: room.midX - width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - size.height
      case .center, .fill: room.midY - size.height / 2
      }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  /// The frames of the image and of the text block in `content`.
  private func split(
    _ content: CGRect, _ parts: PartSizes, _ configuration: Configuration
  ) -> (image: CGRect, text: CGRect) {
    let (image, padding) = (parts.image, parts.imagePadding)
    guard configuration.isImageBeside else {
      let imageX = content.midX - image.width / 2
      let isTop = configuration.imagePlacement.contains(.top)
      let textHeight = parts.text.height
      return (
        CGRect(
          x: imageX, y: isTop ? content.minY : content.maxY - image.height, width: image.width, height: image.height),
        CGRect(
          x: content.minX, y: isTop ? content.maxY - textHeight : content.minY, width: content.width, height: textHeight
        )
      )
    }
    let isLeft = configuration.imagePlacement.contains(.trailing) == runsRightToLeft
    let textWidth = content.width - image.width - padding
    let textY = content.midY - parts.text.height / 2
    return (
      CGRect(
        x: isLeft ? content.minX : content.maxX - image.width, y: content.midY - image.height / 2, width: image.width,
        height: image.height),
      CGRect(
        x: isLeft ? content.maxX - textWidth : content.minX, y: textY, width: textWidth, height: parts.text.height)
    )
  }

  /// The horizontal alignment of title and subtitle relative to each other: left, right or center.
  private var alignmentOfTexts: ContentHorizontalAlignment {
    switch configuration?.titleAlignment ?? .automatic {
    case .automatic: effectiveContentHorizontalAlignment == .fill ? .center : effectiveContentHorizontalAlignment
    case .leading: runsRightToLeft ? .right : .left
    case .trailing: runsRightToLeft ? .left : .right
    case .center: .center
    }
  }

  private func alignedX(_ width: CGFloat, in rect: CGRect) -> CGFloat {
    switch alignmentOfTexts {
    case .left: rect.minX
    case .right: rect.maxX - width
    default: rect.midX - width / 2
    }
  }
}

extension UIButton.Configuration {
  /// Whether the image is on the leading or trailing side of the text.
  var isImageBeside: Bool { imagePlacement.isDisjoint(with: [.top, .bottom]) }
}

extension ButtonArrangement {
  /// Returns the arrangement with every frame rounded to pixels.
  @MainActor
  fileprivate func onPixels(of view: UIView) -> ButtonArrangement {
    var result = self
    for part in [\ButtonArrangement.image, \.title, \.subtitle] {
      result[keyPath: part].origin.x = view.roundedToPixel(self[keyPath: part].minX)
      result[keyPath: part].origin.y = view.roundedToPixel(self[keyPath: part].minY)
    }
    return result
  }
}
