// SPDX-License-Identifier: MIT

extension UITableViewController: KeyboardAvoiding {
  package func makeRoom(for keyboard: CGRect?) {
    guard let tableView = viewIfLoaded as? UITableView else { return }
    keyboardRoom.update(tableView, for: keyboard)
    if keyboard != nil { tableView.scrollToEditedCell(UITableViewCell.self) }
  }
}

extension UICollectionViewController: KeyboardAvoiding {
  package func makeRoom(for keyboard: CGRect?) {
    guard isViewLoaded, let collectionView else { return }
    keyboardRoom.update(collectionView, for: keyboard)
    if keyboard != nil { collectionView.scrollToEditedCell(UICollectionViewCell.self) }
  }
}

extension UIViewController {
  /// The keyboard of the screen on which the view is, where it is docked, in points; `nil` while none is shown.
  var keyboardOnScreen: CGRect? {
    guard let keyboard = viewIfLoaded?.window?.screen.inspection.keyboard, keyboard.isDocked else { return nil }
    return keyboard.frame
  }
}

extension UIScrollView {
  /// Scrolls by the smallest distance that shows the whole cell in which a text is edited, if there is room for it.
  fileprivate func scrollToEditedCell<Cell: UIView>(_ type: Cell.Type) {
    let ancestors = sequence(first: window?.screen.firstResponder as? UIView) { $0?.superview }
    guard let cell = ancestors.lazy.compactMap({ $0 as? Cell }).first, cell.isDescendant(of: self) else { return }
    let frame = convert(cell.bounds, from: cell)
    guard frame.height <= bounds.inset(by: adjustedContentInset).height else { return }
    scrollRectToVisible(frame, animated: false)
  }
}
