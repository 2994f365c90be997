// SPDX-License-Identifier: MIT

extension UISegmentedControl {
  /// A segment of a segmented control.
  @MainActor
  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width that was set, in points; 0 for the width of the content.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }
    init(_ action: UIAction) {
      self.action = action
      image = action.image
      if image == nil { title = action.title }
    }

    /// Creates a segment from an item of `init(items:)`. An item that is neither text nor an image is shown by its
    /// description.
    init(_ item: Any) {
      switch item {
      case let title as String: self.init(title: title)
      case let image as UIImage: self.init(image: image)
      case let action as UIAction: self.init(action)
      default: self.init(title: "\(item)")
      }
    }
  }

  /// The padding of a title, in points. Source: Facts, “Recorded documents”.
  private static let titlePadding: CGFloat = 18
  private static let imagePadding: CGFloat = 20
  /// The opacity of the content of a segment under the finger.
  private static let pressedAlpha: CGFloat = 0.3
  private static var standardFont: UIFont { .systemFont(ofSize: 13) }
  private static var selectedFont: UIFont { .systemFont(ofSize: 13, weight: .medium) }

  // MARK: Widths

  /// The preferred widths of the segments, in points.
  var naturalWidths: [CGFloat] {
    widths(wishes: segments.map(paddedWidth))
  }

  /// Returns the widths of segments whose content requests `wishes`, one for each segment, in points: the width that was
  /// set, or the wish; without apportioning by content, the largest of these wishes.
  package func widths(wishes: [CGFloat]) -> [CGFloat] {
    let widest = zip(segments, wishes).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return zip(segments, wishes).map { segment, wish in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? wish : widest
    }
  }

  /// Returns the width of a segment's content and the padding around it, in whole points.
  private func paddedWidth(of segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width.rounded(.up) + UISegmentedControl.imagePadding }
    guard let title = segment.title else { return UISegmentedControl.imagePadding }
    // A title has room for the heavier font that it has in the selected segment.
    let widths = [State.normal, .selected].map { state in
      TextLayout(NSAttributedString(string: title, attributes: attributes(for: state))).size.width
    }
    // Widths of texts are approximations, so that a hair more than a whole point counts as that point.
    return ((widths.max() ?? 0) - 0.05).rounded(.up) + UISegmentedControl.titlePadding
  }

  /// Returns the frames of the segments, in the control's coordinates. Segments whose width was set have
  /// that width; the others divide the remaining width equally.
  package func segmentRects(in bounds: CGRect) -> [CGRect] {
    guard !segments.isEmpty else { return [] }
    let isEqual = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
    if isEqual, InterfaceGeneration.current.metrics.controls.segmentsFillControl {
      let edges = (0...segments.count).map { (CGFloat($0) * bounds.width / CGFloat(segments.count)).rounded(.down) }
      let rects = zip(edges, edges.dropFirst().dropLast() + [bounds.width]).map { first, last in
        CGRect(x: bounds.minX + first, y: bounds.minY, width: last - first, height: bounds.height)
      }
      return runsRightToLeft ? rects.map { $0.mirrored(in: bounds) } : rects
    }
    let natural = naturalWidths
    let gaps = CGFloat(segments.count - 1)
    let remaining = bounds.width - gaps - natural.reduce(0, +)
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let stretched = flexible.isEmpty ? Array(segments.indices) : flexible
    var x = bounds.minX
    let rects = segments.indices.map { index in
      let width = natural[index] + (stretched.contains(index) ? remaining / CGFloat(stretched.count) : 0)
      defer { x += width + 1 }
      return CGRect(x: x, y: bounds.minY, width: max(0, width), height: bounds.height - 1)
    }
    return runsRightToLeft ? rects.map { $0.mirrored(in: bounds) } : rects
  }

  // MARK: Drawing

  func drawSegments() {
    guard let canvas = ControlCanvas(for: self) else { return }
    let fills = InterfaceGeneration.current.metrics.controls.segmentsFillControl
    let body = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: fills ? 0 : 1, right: 0))
    let rects = segmentRects(in: bounds)
    canvas.dimmed(unless: isEnabled) {
      let hasOwnLook = backgroundImage(for: .normal, barMetrics: .default) != nil
      if hasOwnLook {
        for index in rects.indices { background(of: index)?.draw(in: rects[index]) }
      } else {
        canvas.fillBody(body, radius: 8, .tertiarySystemFill)
      }
      drawDividers(rects, canvas)
      if rects.indices.contains(selectedSegmentIndex), !hasOwnLook {
        let chosen = rects[selectedSegmentIndex].insetBy(dx: 2, dy: 2)
        canvas.raised { canvas.fillBody(chosen, radius: 7, selectedSegmentTintColor ?? chosenColor) }
      }
      for index in rects.indices { drawContent(of: index, in: rects[index], canvas) }
    }
  }

  /// The color of the selected segment: white, or light gray in dark mode.
  private var chosenColor: UIColor { traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .white }

  /// The state in which a segment is drawn.
  private func state(of index: Int) -> State {
    !segments[index].isEnabled ? .disabled : index == selectedSegmentIndex ? .selected : .normal
  }

  /// The image behind a segment: that of its state, or of the normal one.
  private func background(of index: Int) -> UIImage? {
    backgroundImage(for: state(of: index), barMetrics: .default) ?? backgroundImage(for: .normal, barMetrics: .default)
  }

  /// The image between a segment and the one before it: that of their states, or of the normal one.
  private func divider(before index: Int) -> UIImage? {
    let own = dividerImage(
      forLeftSegmentState: state(of: index - 1), rightSegmentState: state(of: index), barMetrics: .default)
    return own ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
  }

  /// Draws dividers between neighboring segments: images, or lines between those that are not selected.
  private func drawDividers(_ rects: [CGRect], _ canvas: ControlCanvas) {
    for index in rects.indices.dropFirst() {
      let x = runsRightToLeft ? rects[index].maxX + 0.5 : rects[index].minX - 0.5
      if let image = divider(before: index) {
        let size = CGSize(width: image.size.width, height: rects[index].height)
        image.draw(in: CGRect(origin: CGPoint(x: x - size.width / 2, y: rects[index].minY), size: size))
        continue
      }
      guard selectedSegmentIndex != index, selectedSegmentIndex != index - 1 else { continue }
      canvas.line(
        from: CGPoint(x: x, y: rects[index].minY + 8), to: CGPoint(x: x, y: rects[index].maxY - 8), width: 1,
        .systemGray3)
    }
  }

  private func drawContent(of index: Int, in rect: CGRect, _ canvas: ControlCanvas) {
    let segment = segments[index]
    let isChosen = index == selectedSegmentIndex
    canvas.context.saveGState()
    defer { canvas.context.restoreGState() }
    // A segment under the finger fades, unless it is the selected one.
    if index == pressedSegment, !isChosen { canvas.context.setAlpha(UISegmentedControl.pressedAlpha) }
    let state = state(of: index)
    let offset = segment.contentOffset
    let contentRect = rect.offsetBy(dx: runsRightToLeft ? -offset.width : offset.width, dy: offset.height)
    if let image = segment.image {
      let isTemplate = image.renderingMode != .alwaysOriginal
      return image.draw(
        in: contentRect.centered(image.size),
        asTemplateIn: isTemplate ? color(for: state).resolvedColor(with: traitCollection) : nil)
    }
    guard let title = segment.title, !title.isEmpty else { return }
    canvas.text(
      NSAttributedString(string: title, attributes: attributes(for: state)), in: contentRect.insetBy(dx: 4, dy: 0),
      of: self)
  }

  private func color(for state: State) -> UIColor { state == .disabled ? .tertiaryLabel : .label }

  /// The font of titles that are not selected.
  var titleFont: UIFont { attributes(for: .normal)[.font] as? UIFont ?? UISegmentedControl.standardFont }

  /// Returns the attributes of titles in a state: the standard attributes, replaced by those that were set.
  private func attributes(for state: State) -> [NSAttributedString.Key: Any] {
    let standard: [NSAttributedString.Key: Any] = [
      .font: state == .selected ? UISegmentedControl.selectedFont : UISegmentedControl.standardFont,
      .foregroundColor: color(for: state),
    ]
    let normal = titleTextAttributes(for: .normal) ?? [:]
    let own = state == .normal ? [:] : titleTextAttributes(for: state) ?? [:]
    return standard.merging(normal) { $1 }.merging(own) { $1 }
  }
}
