// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Lets rows and items be moved whose data source only says how they are moved.
///
/// UIKit asks a data source whether a row may be moved only if it has a method for the answer. Without one, all rows may be moved if it has
/// `tableView(_:moveRowAt:to:)`. Collections have the same two methods.
///
/// Source: Apple, `tableView(_:canMoveRowAt:)`, `collectionView(_:canMoveItemAt:)`.
enum MovementRule {
  /// The method that moves a row or an item, and the one that lets it be moved.
  private struct Movement {
    let move: MethodName
    let permission: MethodName
    /// The class of the first parameter.
    let list: String
    /// The class whose method the permission overrides.
    let controller: String
    /// The class whose objects do not let anything be moved unless a subclass says so.
    let diffableSource: String
  }

  private static let movements = [
    Movement(
      move: MethodName(base: "tableView", labels: ["", "moveRowAt", "to"]),
      permission: MethodName(base: "tableView", labels: ["", "canMoveRowAt"]), list: "UITableView",
      controller: "UITableViewController", diffableSource: "UITableViewDiffableDataSource"),
    Movement(
      move: MethodName(base: "collectionView", labels: ["", "moveItemAt", "to"]),
      permission: MethodName(base: "collectionView", labels: ["", "canMoveItemAt"]), list: "UICollectionView",
      controller: "UICollectionViewController", diffableSource: "UICollectionViewDiffableDataSource"),
  ]

  /// The methods that let be moved what a class or its extension moves.
  static func permissions(of block: MemberBlockSyntax, _ scope: TypeScope, _ index: PackageIndex) -> String {
    block.members.compactMap { item -> String? in
      guard let function = item.decl.as(FunctionDeclSyntax.self), !function.modifiers.areStatic,
        let movement = movements.first(where: { $0.move == function.methodName })
      else { return nil }
      return permission(for: movement, function, scope, index)
    }.map { ";" + $0 }.joined()
  }

  private static func permission(
    for movement: Movement, _ function: FunctionDeclSyntax, _ scope: TypeScope, _ index: PackageIndex
  ) -> String? {
    let ancestors = index.ancestors(of: scope.name)
    let isOverride = ancestors.contains(movement.controller)
    guard !ancestors.contains(movement.diffableSource), !(scope.isExtension && isOverride),
      !index.members(named: movement.move.base).contains(where: { member in
        guard member.name == movement.permission || (member.name == movement.move && member.owner != scope.name) else {
          return false
        }
        let isAbove = ancestors.contains(member.owner)
        // A subclass whose method has the answer declares it without a word, because no superclass has it.
        return isAbove || (member.name == movement.permission && index.ancestors(of: member.owner).contains(scope.name))
      })
    else { return nil }
    let access = scope.isPublicExtension ? "" : function.modifiers.publicAccess.isEmpty ? "" : "public "
    return
      "@MainActor \(access)\(isOverride ? "override " : "")func \(movement.permission.base)(_ p0: \(movement.list), "
      + "\(movement.permission.labels[1]) p1: IndexPath) -> Bool { true }"
  }
}
