// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

/// Data sources of tables that have, or do not have, the method that deletes rows.
struct AbsentMethodTests {
  private static let selector = "\"tableView:commitEditingStyle:forRowAtIndexPath:\""
  private static let commit =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"

  @Test(arguments: [
    "class V: UIViewController, UITableViewDataSource {\n}",
    "class V: UIViewController {}\nextension V: UITableViewDataSource {\n}",
    "class V: UITableViewController {\n}",
    "class V: UITableViewDiffableDataSource<Int, Int> {\n}",
    // Another class has it.
    "class V: UITableViewController {\n}\nclass W: UITableViewController {\n  override \(commit)\n}",
  ])
  func whatIsAbsentIsListed(declaration: String) {
    #expect(adapted("import UIKit\n\(declaration)\n").contains(".absent(\(Self.selector))"))
  }

  @Test(arguments: [
    "class V: UIViewController, UITableViewDataSource {\n  \(commit)\n}",
    "class V: UIViewController {}\nextension V: UITableViewDataSource {\n  \(commit)\n}",
    "class V: UITableViewController {\n  override \(commit)\n}",
    "class V: UITableViewDiffableDataSource<Int, Int> {\n  override \(commit)\n}",
  ])
  func whatIsThereIsInTheTable(declaration: String) {
    let text = adapted("import UIKit\n\(declaration)\n")
    #expect(text.contains(".method(\(Self.selector))"))
    #expect(!text.contains(".absent("))
  }

  @Test("a subclass may have what its superclass does not")
  func subclassesMayHaveIt() {
    let text = adapted(
      "import UIKit\nclass V: UITableViewController {\n}\nclass W: V {\n  override \(Self.commit)\n}\n")
    #expect(text.contains(".absent(\(Self.selector))") && text.contains(".method(\(Self.selector))"))
  }

  @Test("other classes have no entry")
  func otherClassesHaveNone() {
    #expect(!adapted("import UIKit\nclass V: UIViewController {\n}\n").contains(".absent("))
  }
}
