// SPDX-License-Identifier: MIT

/// The button that shows and hides columns, in the navigation bar of the first column that is shown.
///
/// Differs from UIKit: the button of columns that displace the secondary one has the same picture.
///
/// Source: Apple, `UISplitViewController.DisplayModeButtonVisibility`; that a split view with columns has the button by itself: Apple,
/// `displayModeButtonItem`, which is for split views without columns only.
extension UISplitViewController {
  private var hasColumnButton: Bool {
    guard style != .unspecified, !isCollapsed else { return false }
    return switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .always: true
    case .never: false
    }
  }

  /// Moves the button to the bar of the first of the visible columns, and gives it the words for what it does.
  func placeColumnButton(_ visible: Set<Column>) {
    let columns = [Column.primary, .supplementary, .secondary]
    let first = columns.first(where: visible.contains)
    columnButton.accessibilityLabel = (first == .primary ? SystemWord.hideSidebar : .showSidebar).text
    for column in columns {
      guard let bar = (shown(in: column) as? UINavigationController)?.storedBar else { continue }
      bar.columnButton = hasColumnButton && column == first ? columnButton : nil
    }
  }

  /// Shows one more column, or hides the primary one.
  func toggleColumns() {
    switch shownMode {
    case .secondaryOnly, .automatic: showPrimaryForUser()
    case .oneBesideSecondary, .oneOverSecondary:
      if style == .tripleColumn { chosenMode = modeWithAllColumns } else { hidePrimaryForUser() }
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: hidePrimaryForUser()
    }
  }

  /// The display mode with all columns: beside each other where there is room, or where the app wants that.
  private var modeWithAllColumns: DisplayMode {
    switch preferredSplitBehavior {
    case .tile: .twoBesideSecondary
    case .displace: .twoDisplaceSecondary
    case .overlay: .twoOverSecondary
    case .automatic:
      (viewIfLoaded?.bounds.width ?? 0) < SplitColumns.veryWide ? .twoOverSecondary : .twoBesideSecondary
    }
  }

  /// Tells the delegate which columns come and go. It knows those that there are from the beginning.
  func tellColumns(before: Set<Column>, after: Set<Column>) {
    guard !before.isEmpty, !after.isEmpty else { return }
    for column in Column.all where before.contains(column) && !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in Column.all where after.contains(column) && !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }
}

extension UISplitViewController.Column {
  /// The columns beside each other, from the leading edge.
  fileprivate static let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .inspector]
}
