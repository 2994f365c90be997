// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Declares methods under the names of UIKit's requirements for methods that have only the selectors of these.
///
/// On Apple's platforms, UIKit calls the methods of delegates by their selectors. A class may declare a method with the
/// selector of a requirement and another name, such as one from before Swift 3:
///
/// ```swift
/// @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath: IndexPath)
/// @objc(tableView:heightForRowAtIndexPath:) func height(in table: UITableView, at path: IndexPath) -> CGFloat
/// ```
///
/// A second method, with the name of the requirement, calls it.
enum RequirementNameRule {
  /// The text of the second method; `nil` if the method's own name is that of the requirement, or if there is none.
  static func alias(for function: FunctionDeclSyntax, _ scope: TypeScope, isPublic: Bool, _ index: PackageIndex)
    -> String?
  {
    guard function.genericParameterClause == nil, function.signature.effectSpecifiers == nil,
      !function.modifiers.areStatic, !function.modifiers.has("override"),
      let name = requirement(function), name != function.methodName,
      !index.members(named: name.base).contains(where: { $0.name == name && $0.owner == scope.name })
    else { return nil }
    let parameters = function.signature.parameterClause.parameters
    let isOverride = index.ancestors(of: scope.name).dropFirst().contains { ancestor in
      index.members(named: name.base).contains { $0.name == name && $0.owner == ancestor && $0.forwarding == nil }
    }
    let declared = zip(parameters, name.labels).enumerated().map { position, pair in
      "\(pair.1.isEmpty ? "_" : pair.1) p\(position): \(pair.0.type.singleLine)"
    }
    let passed = parameters.enumerated().map { position, parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : label + ": ") + (parameter.type.has("inout") ? "&" : "") + "p\(position)"
    }
    let result = function.signature.returnClause.map { " " + $0.singleLine } ?? ""
    let access = function.modifiers.publicAccess.isEmpty && !isPublic ? "" : "public "
    return access + (isOverride ? "override " : "")
      + "func \(name.base)(\(declared.joined(separator: ", ")))\(result) { "
      + "\(function.name.text)(\(passed.joined(separator: ", "))) }"
  }

  /// Whether a method gives a flow layout sizes or spacing. UIKit asks delegates of collection views for them by the
  /// selector, also those that do not name the protocol.
  static func isFlowLayoutMethod(_ function: FunctionDeclSyntax) -> Bool {
    guard let name = requirement(function) else { return false }
    return name.base == "collectionView" && name.labels.count == 3 && name.labels[1] == "layout"
  }

  /// The requirement of UIKit that has the selector of a method.
  private static func requirement(_ function: FunctionDeclSyntax) -> MethodName? {
    let types = function.signature.parameterClause.parameters.map { $0.type.withoutOptional.lastName }
    guard !types.isEmpty else { return nil }
    let pieces = function.selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard pieces.count == types.count else { return nil }
    let candidates = UIKitRequirements.names(parameterCount: types.count)
    if let own = candidates.first(where: { $0 == function.methodName }) { return own }
    return candidates.first { name in
      zip(pieces, zip(name.labels, types)).enumerated().allSatisfy { position, part in
        let (piece, (label, type)) = (part.0, part.1)
        let start = position == 0 ? name.base + label.prefix(1).uppercased() + label.dropFirst() : label
        return isPiece(piece, start, type)
      }
    }
  }

  /// Whether a part of a selector is a label, or the label with the name of the type, or the end of that: `heightForRowAt`
  /// and `IndexPath`, `willDisplay` and the `Cell` of `UITableViewCell`.
  private static func isPiece(_ piece: String, _ label: String, _ type: String) -> Bool {
    if piece == label { return true }
    guard !label.isEmpty, piece.hasPrefix(label) else { return false }
    let rest = piece.dropFirst(label.count)
    if rest.first?.isUppercase == true, type.hasSuffix(rest) { return true }
    // The label of `openURL:` is `open` with the parameter `URL`.
    return rest.lowercased() == type.lowercased()
  }
}

extension TypeSyntax {
  /// The type inside of an optional.
  fileprivate var withoutOptional: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.withoutOptional }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.withoutOptional
    }
    return self
  }
}
