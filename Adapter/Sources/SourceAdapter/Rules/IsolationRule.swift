// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Keeps subclasses of classes such as `CALayer` off the main actor in packages whose default isolation it is.
///
/// There, a class without an isolation of its own belongs to the main actor. Apple's compilers let its overrides belong to it even if the
/// overridden methods do not, because these are of Objective-C. In Swift, they may not.
enum IsolationRule {
  /// The classes that belong to no actor, and that apps subclass.
  private static let roots: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAEmitterLayer", "CAReplicatorLayer", "CAScrollLayer",
    "CATiledLayer", "CATransformLayer", "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "CAAnimation",
    "CAAnimationGroup",
    "CAPropertyAnimation", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CATransition",
    "NSLayoutManager",
    "NSTextStorage", "NSTextContainer", "NSTextAttachment", "NSTextLayoutFragment", "UIActivityItemProvider",
    "UIBezierPath", "Operation", "Formatter", "NumberFormatter", "DateFormatter", "URLProtocol", "Thread",
    "UndoManager",
    "ValueTransformer", "XMLParser", "NSAttributedString",
  ]

  static func apply(to node: ClassDeclSyntax, _ rewriter: FileRewriter) {
    guard !node.modifiers.has("nonisolated"), !node.attributes.contains(where: isActor),
      isFree(node.name.plainName, rewriter.index)
    else { return }
    rewriter.text.insert("nonisolated ", at: (node.modifiers.first?.bytes ?? node.classKeyword.bytes).lowerBound)
  }

  /// Whether an attribute may name a global actor: it is written like a type.
  private static func isActor(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return true }
    return attribute.name.hasSuffix("Actor")
  }

  /// Whether a class inherits from one of the roots, through classes that inherit nothing else: a protocol could bring an isolation along.
  private static func isFree(_ name: String, _ index: PackageIndex) -> Bool {
    var name = name
    while let fact = index.classFact(name) {
      guard fact.inherited.count == 1, !fact.isOnMainActor, fact.inherited[0] != name else { return false }
      name = fact.inherited[0]
    }
    return index.ancestors(of: name).contains(where: roots.contains)
  }
}
