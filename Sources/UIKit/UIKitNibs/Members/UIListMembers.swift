// SPDX-License-Identifier: MIT

/// The members of ``UITableView`` that are found by name.
enum UITableViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UITableView.self }
  static var members: [_Member] {
    [
      .property("rowHeight", \UITableView.rowHeight),
      .property("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      .property("sectionFooterHeight", \UITableView.sectionFooterHeight),
      .property("estimatedRowHeight", \UITableView.estimatedRowHeight),
      .property("separatorColor", \UITableView.separatorColor),
      .property("separatorStyle", \UITableView.separatorStyle),
      .property("separatorInset", \UITableView.separatorInset),
      .property("backgroundView", \UITableView.backgroundView),
      .property("tableHeaderView", \UITableView.tableHeaderView),
      .property("tableFooterView", \UITableView.tableFooterView),
      .property("allowsSelection", \UITableView.allowsSelection),
      .property("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      .property("isEditing", \UITableView.isEditing),
      .method("reloadData") { (object: UITableView, _) in object.reloadData() },
    ]
  }
}

/// The members of ``UICollectionView`` that are found by name.
enum UICollectionViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UICollectionView.self }
  static var members: [_Member] {
    [
      .property("backgroundView", \UICollectionView.backgroundView),
      .property("allowsSelection", \UICollectionView.allowsSelection),
      .property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      .property("collectionViewLayout", \UICollectionView.collectionViewLayout),
      .method("reloadData") { (object: UICollectionView, _) in object.reloadData() },
    ]
  }
}
