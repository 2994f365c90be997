// SPDX-License-Identifier: MIT

/// A list of rows in which something is chosen, such as the fonts or the files of a folder.
class PickerListController: UIViewController {
  /// The rows, from top to bottom.
  var rows: [PickerRow] = [] { didSet { showRows(insteadOf: oldValue) } }
  /// The text that is shown while there are no rows.
  var emptyText = "" { didSet { emptyLabel.text = emptyText } }

  private let list = UIScrollView()
  private let emptyLabel = UILabel()

  override func loadView() {
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    view = list
    emptyLabel.font = .preferredFont(forTextStyle: .title2)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    list.addSubview(emptyLabel)
    showRows(insteadOf: [])
  }

  private func showRows(insteadOf old: [PickerRow]) {
    for row in old { row.removeFromSuperview() }
    for row in rows { list.addSubview(row) }
    emptyLabel.isHidden = !rows.isEmpty
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: list.bounds.width, height: row.height)
      y += row.height
    }
    list.contentSize = CGSize(width: list.bounds.width, height: y)
    let room = list.bounds.inset(by: list.adjustedContentInset)
    emptyLabel.frame = CGRect(x: 0, y: room.height / 3, width: list.bounds.width, height: 34)
  }
}

extension UIViewController {
  /// Shows screens with a bar in the controller's view.
  func showScreens(_ navigation: UINavigationController) {
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}
