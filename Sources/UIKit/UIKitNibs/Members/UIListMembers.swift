// SPDX-License-Identifier: MIT

/// The members of ``UITableView`` that are found by name.
enum UITableViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UITableView.self }
  static var members: [_Member] {
    PropertyTable.tableView.members + [
      .property("backgroundView", \UITableView.backgroundView),
      .property("tableHeaderView", \UITableView.tableHeaderView),
      .property("tableFooterView", \UITableView.tableFooterView),
      .property("isEditing", \UITableView.isEditing),
      .method("reloadData") { (object: UITableView, _) in object.reloadData() },
    ]
  }
}

/// The members of ``UICollectionView`` that are found by name.
enum UICollectionViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UICollectionView.self }
  static var members: [_Member] {
    PropertyTable.collectionView.members + [
      .property("backgroundView", \UICollectionView.backgroundView),
      .property("collectionViewLayout", \UICollectionView.collectionViewLayout),
      .method("reloadData") { (object: UICollectionView, _) in object.reloadData() },
    ]
  }
}

/// The members of ``UITableViewCell`` that are found by name.
enum UITableViewCellMembers: _MemberTable {
  static var owner: AnyObject.Type { UITableViewCell.self }
  static var members: [_Member] { PropertyTable.tableViewCell.members }
}

/// The members of ``UICollectionViewFlowLayout`` that are found by name.
enum UICollectionViewFlowLayoutMembers: _MemberTable {
  static var owner: AnyObject.Type { UICollectionViewFlowLayout.self }
  static var members: [_Member] { PropertyTable.collectionViewFlowLayout.members }
}
