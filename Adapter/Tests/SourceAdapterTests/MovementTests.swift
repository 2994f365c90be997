// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

/// Data sources that move rows and items without saying that these may be moved.
struct MovementTests {
  private static let move = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
  private static let moveItem =
    "func collectionView(_ c: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {}"
  private static let permission = "func tableView(_ p0: UITableView, canMoveRowAt p1: IndexPath) -> Bool { true }"
  private static let itemPermission =
    "func collectionView(_ p0: UICollectionView, canMoveItemAt p1: IndexPath) -> Bool { true }"

  @Test(arguments: [
    ("class V: UIViewController, UITableViewDataSource {\n  \(move)\n}", ";@MainActor \(permission)"),
    ("class V: UIViewController {}\nextension V: UITableViewDataSource {\n  \(move)\n}", ";@MainActor \(permission)"),
    ("class V: UITableViewController {\n  override \(move)\n}", ";@MainActor override \(permission)"),
    (
      "public class V: NSObject, UITableViewDataSource {\n  public \(move)\n}", ";@MainActor public \(permission)"
    ),
    ("class V: UIViewController, UICollectionViewDataSource {\n  \(moveItem)\n}", ";@MainActor \(itemPermission)"),
    ("class V: UICollectionViewController {\n  override \(moveItem)\n}", ";@MainActor override \(itemPermission)"),
  ])
  func whatIsMovedMayBeMoved(declaration: String, member: String) {
    #expect(adapted("import UIKit\n\(declaration)\n").contains(member))
  }

  @Test(arguments: [
    // The data source, its superclass, or its subclass answers.
    "class V: UIViewController, UITableViewDataSource {\n  \(move)\n  \(answer)\n}",
    "class V: UIViewController, UITableViewDataSource {\n  \(move)\n}\nextension V {\n  \(answer)\n}",
    "class U: UIViewController, UITableViewDataSource {\n  \(answer)\n}\nclass V: U {\n  \(move)\n}",
    "class V: UIViewController, UITableViewDataSource {\n  \(move)\n}\nclass W: V {\n  \(answer)\n}",
    // Diffable data sources have a method that answers no.
    "class V: UITableViewDiffableDataSource<Int, Int> {\n  override \(move)\n}",
    // Nothing is moved.
    "class V: UIViewController, UITableViewDataSource {\n  func tableView(_ t: UITableView) {}\n}",
  ])
  func otherDataSourcesStay(declaration: String) {
    #expect(!adapted("import UIKit\n\(declaration)\n").contains(Self.permission))
  }

  private static let answer = "func tableView(_ t: UITableView, canMoveRowAt p: IndexPath) -> Bool { false }"
}
