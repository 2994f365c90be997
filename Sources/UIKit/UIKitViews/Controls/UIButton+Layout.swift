// SPDX-License-Identifier: MIT

extension UIButton {
  // MARK: Size

  /// Returns the size of the content including its insets, in points. The text of a configuration wraps at `width`.
  func contentSize(fittingWidth width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    if buttonType == .close, configuration == nil, currentTitle == nil { return Self.closeSize }
    let size = configuration == nil ? sizeByState : arrangement(fittingWidth: width).size
    guard let background = currentBackgroundImage, configuration == nil else { return size }
    let ground = CGRect(origin: .zero, size: background.size).inset(by: background.alignmentRectInsets).size
    return CGSize(width: max(size.width, ground.width), height: max(size.height, ground.height))
  }

  /// The size of a button of the type `close`, in points, in all versions of iOS that have it.
  private static let closeSize = CGSize(width: 30, height: 30)

  /// The insets of image and title, in points.
  var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: runsRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: runsRightToLeft ? insets.leading : insets.trailing)
  }

  /// The intrinsic size of a button without a configuration, in points.
  ///
  /// Source: recorded frames (Facts, “Recorded documents”). Titles are measured in whole points. Without content insets
  /// a title is padded by 6 points above and below, and a button with a title is at least 30 points wide; neither
  /// applies when any inset is set, or to a custom button with a background image. A custom button with only an image is at least as
  /// high as a line of its title.
  private var sizeByState: CGSize {
    let image = imageSize
    let insets = contentEdgeInsets
    let isBare = insets == .zero && !(buttonType == .custom && currentBackgroundImage != nil)
    var title = CGSize.zero
    var minimumWidth: CGFloat = 0
    if hasTitle || (image == .zero && currentBackgroundImage == nil) {
      title = hasTitle ? titleSize : CGSize(width: 0, height: madeTitleLabel.font.lineHeight.rounded(.up))
      if isBare {
        title.height += 12
        minimumWidth = 30
      }
    } else if buttonType == .custom, image != .zero {
      title.height = madeTitleLabel.font.lineHeight.rounded(.up)
    }
    let width = image.width + title.width
    return CGSize(
      width: max(minimumWidth, width) + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
  }

  /// The size of the title, in whole points.
  private var titleSize: CGSize {
    guard hasTitle else { return .zero }
    let size = madeTitleLabel.sizeThatFits(CGSize(width: UILabel.unlimited, height: UILabel.unlimited))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  // MARK: Rectangles without a configuration

  func standardTitleRect(in contentRect: CGRect) -> CGRect {
    if configuration != nil { return arrangement(in: bounds).title }
    guard hasTitle else { return CGRect(origin: contentRect.origin, size: .zero) }
    let room = contentRect.inset(by: titleEdgeInsets)
    let image = imageSize.width
    let preferred = titleSize
    let size = CGSize(
      width: max(0, min(preferred.width, room.width - image)), height: max(0, min(preferred.height, room.height)))
    return aligned(size, beside: image, isLeft: runsRightToLeft, in: room)
  }

  func standardImageRect(in contentRect: CGRect) -> CGRect {
    if configuration != nil { return arrangement(in: bounds).image }
    let preferred = imageSize
    guard preferred != .zero else { return CGRect(origin: contentRect.origin, size: .zero) }
    let room = contentRect.inset(by: imageEdgeInsets)
    var size = CGSize(
      width: max(0, min(preferred.width, room.width)), height: max(0, min(preferred.height, room.height)))
    if effectiveContentHorizontalAlignment == .fill { size.width = max(0, room.width - titleSize.width) }
    let title = max(0, min(titleSize.width, room.width - size.width))
    return aligned(size, beside: title, isLeft: !runsRightToLeft, in: room)
  }

  /// Returns the frame of the image or title in `room`, next to the other part, which is `other` points wide.
  private func aligned(_ size: CGSize, beside other: CGFloat, isLeft: Bool, in room: CGRect) -> CGRect {
    let total = size.width + other
    let start =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - total
      case .center: room.minX + (room.width - total) / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top, .fill: room.minY
      case .bottom: room.maxY - size.height
      case .center: room.minY + (room.height - size.height) / 2
      }
    let x = isLeft ? start : start + other
    let height = contentVerticalAlignment == .fill ? room.height : size.height
    return CGRect(x: roundedToPixel(x), y: roundedToPixel(y), width: size.width, height: height)
  }

  // MARK: Layout

  /// Sets the frames of the image, title and subtitle.
  func layOutParts() {
    let parts = shownParts
    if configuration != nil {
      let frames = arrangement(in: bounds)
      parts.image?.frame = frames.image
      parts.title?.frame = frames.title
      parts.subtitle?.frame = frames.subtitle
      // Setting a label's alignment requests layout even when the value does not change.
      for case let label as UILabel in [parts.title, parts.subtitle] where label.textAlignment != textAlignment {
        label.textAlignment = textAlignment
      }
    } else {
      let contentRect = contentRect(forBounds: bounds)
      parts.image?.frame = imageRect(forContentRect: contentRect)
      holdReferencedTitle()
      if !holdsReferencedTitle { parts.title?.frame = titleRect(forContentRect: contentRect) }
    }
    bringBaselinesUpToDate()
  }

  // MARK: Baselines

  /// Returns the distances of the first and last baselines from the edges of the alignment rectangle, in points, for a
  /// button of the given height, or of the fitting height if it is `nil`. Returns `nil` without text.
  func baselines(inHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    guard hasTitle || hasSubtitle else { return nil }
    let size = contentSize(fittingWidth: height == nil ? nil : bounds.width)
    let room = CGRect(x: 0, y: 0, width: height == nil ? size.width : bounds.width, height: height ?? size.height)
    let (titleRect, lastRect): (CGRect, CGRect)
    if configuration != nil {
      let frames = arrangement(in: room)
      titleRect = hasTitle ? frames.title : frames.subtitle
      lastRect = hasSubtitle ? frames.subtitle : frames.title
    } else {
      titleRect = self.titleRect(forContentRect: contentRect(forBounds: room))
      lastRect = titleRect
    }
    let first = hasTitle ? madeTitleLabel : storedSubtitleLabel
    let last = hasSubtitle ? storedSubtitleLabel : storedTitleLabel
    guard let ascent = first?.firstBaselineFromTop, let descent = last?.lastBaselineFromBottom else { return nil }
    let insets = alignmentRectInsets
    return (titleRect.minY + ascent - insets.top, room.height - lastRect.maxY + descent - insets.bottom)
  }

  /// The shares of the height by which the baselines move when the button becomes higher: a half for centered content.
  var sharesOfBaselines: (first: Double, last: Double) {
    // A whole number of pixels on every screen, so that rounding cancels out.
    let growth: CGFloat = 128
    let height = baselineReferenceHeight
    guard let low = baselines(inHeight: height), let high = baselines(inHeight: height + growth) else { return (0, 0) }
    return (Double((high.first - low.first) / growth), Double((high.last - low.last) / growth))
  }

  /// Invalidates baseline constraints if the title is not where its share of the height puts it.
  private func bringBaselinesUpToDate() {
    guard !referencingConstraints.isEmpty, let old = baselines(inHeight: baselineHeight),
      let new = baselines(inHeight: bounds.height)
    else { return }
    let (shares, growth) = (sharesOfBaselines, bounds.height - baselineReferenceHeight)
    let expected = (first: old.first + shares.first * growth, last: old.last + shares.last * growth)
    guard abs(expected.first - new.first) > 0.001 || abs(expected.last - new.last) > 0.001 else { return }
    baselineHeight = bounds.height
    contentSizeDidChange()
  }

  // MARK: Drawing

  func drawBackground() {
    let rect = backgroundRect(forBounds: bounds)
    guard let configuration else { return currentBackgroundImage?.draw(in: rect, asTemplateIn: nil) ?? () }
    guard let canvas = ControlCanvas(for: self) else { return }
    let background = configuration.background
    let insets = background.backgroundInsets
    let ground = rect.inset(
      by: UIEdgeInsets(
        top: insets.top, left: runsRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: runsRightToLeft ? insets.leading : insets.trailing))
    let radius = configuration.cornerRadius(in: ground.size)
    let color = configuration.backgroundColor(tint: contentTint, state)
    if let kind = configuration.style.glass {
      canvas.fillGlass(ground, radius: radius, kind, tint: color)
    } else if let color {
      canvas.fillRounded(ground, radius: radius, color)
    }
    if let image = background.image {
      image.draw(in: background.imageContentMode.rect(for: image.size, in: ground), asTemplateIn: nil)
    }
    if background.strokeWidth > 0 {
      let inset = background.strokeWidth / 2 - background.strokeOutset
      let path = UIBezierPath(roundedRect: ground.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
      path.lineWidth = background.strokeWidth
      canvas.stroke(path, background.resolvedStrokeColor(for: contentTint))
    }
  }
}
