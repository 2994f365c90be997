// SPDX-License-Identifier: MIT

import LayoutModel

/// Text whose height depends on its width. It is measured again when layout has determined the width.
///
/// Wrapped text requests the width of its widest line. Before each new solution it requests the width of one line
/// again, because more space may be available.
///
/// Source: recorded documents (Facts, “Recorded documents”), where labels with room to spare end with their widest
/// line; UIKit, which sets a label's preferred width to that of its first layout before it asks for the content size
/// again.
extension LayoutHost {
  /// Items whose height depends on their width, in the order in which they were listed last.
  private var widthDependentItems: [Int32] {
    if hasOutdatedWidthDependentItems { removeOutdatedWidthDependentItems() }
    return listedWidthDependentItems
  }

  /// Removes all outdated items together, so that removing n labels takes time in proportion to n.
  private func removeOutdatedWidthDependentItems() {
    hasOutdatedWidthDependentItems = false
    var kept: Set<Int32> = []
    listedWidthDependentItems = listedWidthDependentItems.reversed().filter {
      entries[Int($0)].dependsOnWidth && kept.insert($0).inserted
    }
    listedWidthDependentItems.reverse()
  }

  /// Makes wrapped texts request the width of one line again.
  ///
  /// Text whose edges other constraints hold apart has the width they give it, whatever it requests, and keeps its
  /// request. If the solution shows that the request matters, ``remeasureWidthDependentItems()`` makes the text wider.
  func widenWrappedItems() {
    for index in widthDependentItems where entries[Int(index)].wrapping != nil {
      let isHeldApart = !hasWidthItAsksFor(index)
      entries[Int(index)].wrapping?.isHeldApart = isHeldApart
      if !isHeldApart { widen(index) }
    }
  }

  /// Measures the items again whose width changed since their last measurement, and returns whether a size changed.
  func remeasureWidthDependentItems() -> Bool {
    var changed = false
    for index in widthDependentItems {
      if entries[Int(index)].wrapping?.isHeldApart == true, !hasWidthWhateverItAsksFor(index) {
        widen(index)
        changed = true
        continue
      }
      let width = contentWidth(ofItem: index)
      if let measured = entries[Int(index)].measuredWidth, abs(measured - width) < 0.001 { continue }
      if remeasure(index, width) { changed = true }
    }
    return changed
  }

  private func remeasure(_ index: Int32, _ width: CGFloat) -> Bool {
    guard let view = entries[Int(index)].view else { return false }
    entries[Int(index)].measuredWidth = width
    // Rounding in the solver must not wrap a text that just fits.
    let size = view.contentSizeForLayout(fittingWidth: width + 0.0001)
    let isWrapped = view.contentWidthIsThatOfWrappedLines && wrap(view, index, to: size.width)
    if isLive { remember(width, of: view, index) }
    guard size.height != entries[Int(index)].contentRows.size.height else { return isWrapped }
    ask(for: size.height, .vertical, of: view, index)
    return true
  }

  /// Lets a text keep the width that layout gave it, unless that is the one of the text on one line: then another text can have
  /// another width.
  private func remember(_ width: CGFloat, of view: UIView, _ index: Int32) {
    let natural = entries[Int(index)].wrapping?.unwrappedWidth ?? entries[Int(index)].contentRows.size.width
    view.wrappedWidth = abs(width - natural) < 0.001 ? nil : width
  }

  /// Makes a text request `width`, that of its widest line, and returns whether the request changed.
  private func wrap(_ view: UIView, _ index: Int32, to width: CGFloat) -> Bool {
    let asked = entries[Int(index)].contentRows.size.width
    guard width != asked else { return false }
    let unwrapped = entries[Int(index)].wrapping?.unwrappedWidth ?? asked
    if width < unwrapped {
      let isHeldApart = entries[Int(index)].wrapping?.isHeldApart ?? false
      entries[Int(index)].wrapping = ItemEntry.Wrapping(unwrappedWidth: unwrapped, isHeldApart: isHeldApart)
    } else {
      entries[Int(index)].wrapping = nil
    }
    ask(for: width, .horizontal, of: view, index)
    return true
  }

  /// Makes a wrapped text request the width of one line.
  private func widen(_ index: Int32) {
    guard let wrapping = entries[Int(index)].wrapping, let view = entries[Int(index)].view else { return }
    entries[Int(index)].wrapping = nil
    entries[Int(index)].measuredWidth = nil
    ask(for: wrapping.unwrappedWidth, .horizontal, of: view, index)
  }

  private func hasWidthItAsksFor(_ index: Int32) -> Bool {
    contentWidth(ofItem: index) <= entries[Int(index)].contentRows.size.width + 0.001
  }

  /// Whether the text would not become wider if it requested the width of one line. Optional constraints that hold its edges
  /// apart could prefer to give it the width of one line.
  private func hasWidthWhateverItAsksFor(_ index: Int32) -> Bool {
    engine.isAtRequiredMaximum(ItemAnchor(engine.item(at: index), .width))
  }

  /// The width of an item's alignment rectangle in the last solution, in points.
  private func contentWidth(ofItem index: Int32) -> CGFloat {
    let id = engine.item(at: index)
    let insets = engine.metrics(of: id).alignmentInsets
    return CGFloat(engine.frame(of: id).width - insets.left - insets.right)
  }

  /// Updates the content-size rows along `axis` to `length`, in points.
  private func ask(for length: CGFloat, _ axis: LayoutAxis, of view: UIView, _ index: Int32) {
    let id = engine.item(at: index)
    let insets = engine.metrics(of: id).alignmentInsets
    let priorities = view.contentPriorities
    var rows = entries[Int(index)].contentRows
    switch axis {
    case .horizontal:
      rows.size.width = length
      update(
        &rows.atMostWidth, &rows.atLeastWidth, &rows.widthRequest,
        .init(
          length: length, inset: insets.left + insets.right, hugging: priorities.horizontalHugging,
          compression: priorities.horizontalCompression),
        ItemAnchor(id, .width), .contentSize(item: index, .horizontal))
    case .vertical:
      rows.size.height = length
      update(
        &rows.atMostHeight, &rows.atLeastHeight, &rows.heightRequest,
        .init(
          length: length, inset: insets.top + insets.bottom, hugging: priorities.verticalHugging,
          compression: priorities.verticalCompression),
        ItemAnchor(id, .height), .contentSize(item: index, .vertical))
    }
    entries[Int(index)].contentRows = rows
  }
}
