// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The classes of UIKit from which stand-ins have to inherit so that a source can use their objects as it does: those that are added to a
/// view are views.
final class StandInSuperclasses: SyntaxVisitor {
  /// The superclasses that were found, by the names of the stand-ins.
  private(set) var found: [String: String] = [:]
  private let types: Set<String>

  /// Finds the superclasses of some stand-ins of which nothing but the name is known.
  init(of types: Set<String>, in tree: Syntax) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    for type in types {
      for variable in StandInValues(of: [type], in: tree).variables {
        for reference in variable.references { add(reference.impliedSuperclass, for: type) }
      }
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription, types.contains(type) {
      for member in node.memberBlock.members where member.decl.isOverride {
        for name in member.decl.declaredNames { add(StandIn.superclass(having: name), for: type) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let type = node.calledExpression.trimmedDescription
    if types.contains(type), node.arguments.first?.label?.text == "frame" { add("UIView", for: type) }
    return .visitChildren
  }

  private func add(_ superclass: String?, for type: String) {
    if let superclass, found[type] == nil { found[type] = superclass }
  }
}

extension StandIn {
  /// Members that only the objects of one class of UIKit have, and methods that take such objects, by the class.
  private static let uses: [(superclass: String, members: Set<String>, methods: Set<String>)] = [
    (
      "UIView",
      [
        "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "leadingAnchor", "trailingAnchor",
        "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor", "widthAnchor", "heightAnchor", "centerXAnchor",
        "centerYAnchor", "snp", "isHidden", "backgroundColor", "isUserInteractionEnabled", "clipsToBounds",
        "contentMode", "addSubview", "removeFromSuperview", "addGestureRecognizer", "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "setNeedsLayout", "layoutIfNeeded", "layoutSubviews",
        "didMoveToSuperview", "didMoveToWindow", "intrinsicContentSize", "traitCollectionDidChange",
      ],
      [
        "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront",
        "sendSubviewToBack",
      ]
    ),
    (
      "UIViewController",
      [
        "navigationItem", "navigationController", "modalPresentationStyle", "modalTransitionStyle", "tabBarItem",
        "popoverPresentationController", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "preferredStatusBarStyle",
      ],
      ["present", "pushViewController", "addChild"]
    ),
  ]

  /// The class of UIKit whose objects have a member; `nil` for members of several classes, and for others.
  static func superclass(having member: String) -> String? { uses.first { $0.members.contains(member) }?.superclass }

  /// The class of UIKit whose objects are the first argument of a method; `nil` for other methods.
  static func superclass(takenBy method: String) -> String? { uses.first { $0.methods.contains(method) }?.superclass }
}

extension ExprSyntax {
  /// The class of UIKit of which a value has to be for its use; `nil` if the use does not tell.
  fileprivate var impliedSuperclass: String? {
    if let access = firstMember { return StandIn.superclass(having: access.declName.baseName.text) }
    if let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.id == argument.id
    {
      return call.methodName.flatMap(StandIn.superclass(takenBy:))
    }
    guard let array = parent?.as(ArrayElementSyntax.self)?.parent?.parent?.as(ArrayExprSyntax.self) else { return nil }
    if array.parent?.as(LabeledExprSyntax.self)?.label?.text == "arrangedSubviews" { return "UIView" }
    // `[title, chart].forEach(view.addSubview)`
    let call = array.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    let method = call?.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method.flatMap(StandIn.superclass(takenBy:))
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method that is called.
  fileprivate var methodName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension DeclSyntax {
  /// Whether the declaration overrides one of the superclass.
  fileprivate var isOverride: Bool {
    asProtocol(WithModifiersSyntax.self)?.modifiers.contains { $0.name.text == "override" } ?? false
  }
}
