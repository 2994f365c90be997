// SPDX-License-Identifier: MIT

/// Registering and dequeuing.
extension UITableView {
  func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      reuse.cellSources[identifier] = nil
      return
    }
    guard cellClass is UITableViewCell.Type else {
      return LayoutException.raise(
        .invalidArgument,
        "must pass a class of kind UITableViewCell; \(cellClass) was registered for identifier (\(identifier))")
    }
    reuse.cellSources[identifier] = .viewClass(cellClass)
  }

  func registerHeaderClass(_ headerClass: AnyClass?, _ identifier: String) {
    guard let headerClass else {
      reuse.headerSources[identifier] = nil
      return
    }
    guard headerClass is UITableViewHeaderFooterView.Type else {
      return LayoutException.raise(
        .invalidArgument,
        "must pass a class of kind UITableViewHeaderFooterView; \(headerClass) was registered for identifier "
          + "(\(identifier))")
    }
    reuse.headerSources[identifier] = .viewClass(headerClass)
  }

  // MARK: Cells

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let source = reuse.cellSources[identifier] else { return nil }
    let cell = makeCell(source, identifier)
    cell?.setReuseIdentifier(identifier)
    return cell
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let (reconfiguredPath, cell) = reuse.reconfigured, reconfiguredPath == path, cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = dequeueCell(identifier) else {
      LayoutException.raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    // What the data source does with the cell may depend on its width.
    let columns = rowColumns
    let frame = CGRect(x: columns.x, y: cell.frame.minY, width: columns.width, height: cell.frame.height)
    if columns.width > 0, cell.frame != frame { cell.frame = frame }
    return cell
  }

  private func makeCell(_ source: TableReuse.Source, _ identifier: String) -> UITableViewCell? {
    switch source {
    case .viewClass(let cellClass):
      return (cellClass as? UITableViewCell.Type)?.make(reusedBy: identifier, .default)
    case .prototype(let make): return make() as? UITableViewCell
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil, options: nil)
      if objects.count == 1, let cell = objects.first as? UITableViewCell { return cell }
      LayoutException.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
          + "be a UITableViewCell instance")
      return nil
    }
  }

  // MARK: Headers and footers

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.takeHeader(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let source = reuse.headerSources[identifier] else { return nil }
    let view = makeHeader(source, identifier)
    view?.setReuseIdentifier(identifier)
    return view
  }

  private func makeHeader(_ source: TableReuse.Source, _ identifier: String) -> UITableViewHeaderFooterView? {
    switch source {
    case .viewClass(let viewClass):
      return (viewClass as? UITableViewHeaderFooterView.Type)?.make(reusedBy: identifier)
    case .prototype(let make): return make() as? UITableViewHeaderFooterView
    case .nib(let nib):
      let views = nib.instantiate(withOwner: nil, options: nil).compactMap { $0 as? UITableViewHeaderFooterView }
      if views.count == 1 { return views.first }
      LayoutException.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
          + "be a UITableViewHeaderFooterView instance")
      return nil
    }
  }

  // MARK: Out of use

  /// Takes a cell out of sight and keeps it for later, if it can be used again.
  ///
  /// It stays a hidden subview as in UIKit: its constraints stay in the engine, which makes using it again cheap.
  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    invalidViews.remove(ObjectIdentifier(cell))
    if reuse.keep(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ view: UIView, _ side: BandSide, of section: Int) {
    retireBand(view)
    switch side {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func retireBand(_ view: UIView) {
    invalidViews.remove(ObjectIdentifier(view))
    if let header = view as? UITableViewHeaderFooterView, reuse.keep(header) {
      header.isHidden = true
    } else {
      view.removeFromSuperview()
    }
  }
}
