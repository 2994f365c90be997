// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Says which optional methods a class does not have, of those whose presence alone has an effect.
///
/// The mirror gives each optional method a default implementation, so that UIKit cannot see at run time whether there is another one.
///
/// Source: Apple, `tableView(_:willBeginEditingRowAt:)`: the delete button appears only if the data source has
/// `tableView(_:commit:forRowAt:)`.
enum AbsentMethodRule {
  private struct Method {
    let name: MethodName
    let selector: String
    /// The protocols and classes whose adopters and subclasses may have the method.
    let owners: [String]
  }

  private static let methods = [
    Method(
      name: MethodName(base: "tableView", labels: ["", "commit", "forRowAt"]),
      selector: "tableView:commitEditingStyle:forRowAtIndexPath:",
      owners: ["UITableViewDataSource", "UITableViewController", "UITableViewDiffableDataSource"])
  ]

  /// Apple's selector of a method whose presence has an effect, so that it has to be in the table of its class; `nil` for other methods.
  static func selector(of function: FunctionDeclSyntax) -> String? {
    methods.first { $0.name == function.methodName }?.selector
  }

  /// The entries for the methods that neither a class nor one of its superclasses in the package has.
  static func entries(of owner: String, _ index: PackageIndex) -> [String] {
    let ancestors = index.ancestors(of: owner)
    return methods.filter { method in
      method.owners.contains { index.adopts(owner, $0) }
        && !index.members(named: method.name.base).contains { $0.name == method.name && ancestors.contains($0.owner) }
    }.map { ".absent(\"\($0.selector)\")" }
  }
}
