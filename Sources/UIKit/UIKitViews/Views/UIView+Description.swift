// SPDX-License-Identifier: MIT

import Foundation

/// The descriptions of views, in the words of UIKit.
extension UIView {
  /// The class, the frame and the attributes that differ from their defaults, such as
  /// `<UIView: 0x7f9a; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x7f9b>>`.
  var ownDescription: String {
    let name = "\(ConstraintText.className(of: self)): \(ObjectAddress.text(of: self))"
    return "<" + ([name + baseClassText] + attributeTexts).joined(separator: "; ") + ">"
  }

  /// The descriptions of the view and what is below it, one on a line, as of the selector `recursiveDescription`.
  package var recursiveDescription: String {
    descriptionLines(indentation: "").joined(separator: "\n")
  }

  private func descriptionLines(indentation: String) -> [String] {
    let inner = indentation + "   | "
    var lines = [indentation + description]
    for sublayer in layer.sublayers ?? [] {
      if let view = sublayer.view, view !== self {
        lines += view.descriptionLines(indentation: inner)
      } else {
        lines += sublayer.descriptionLines(indentation: inner)
      }
    }
    return lines
  }

  // MARK: Attributes

  private var baseClassText: String {
    guard let base = described.baseClass, type(of: self) != base else { return "" }
    return "; baseClass = \(base)"
  }

  private var attributeTexts: [String] {
    var texts = ["frame = " + frame.descriptionText]
    func add(_ name: String, _ value: String?) {
      if let value { texts.append("\(name) = \(value)") }
    }
    if !transform.isIdentity {
      let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      add("transform", "[" + matrix.map(\.shortText).joined(separator: ", ") + "]")
    }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      add("anchorPoint", "(\(layer.anchorPoint.x.shortText), \(layer.anchorPoint.y.shortText))")
    }
    add("text", described.text.map { "'\($0)'" })
    if clipsToBounds { add("clipsToBounds", "YES") }
    if alpha != 1 { add("alpha", alpha.shortText) }
    if isHidden { add("hidden", "YES") }
    if !isOpaque, !described.isDrawnOpaque { add("opaque", "NO") }
    if !autoresizingMask.isEmpty { add("autoresize", autoresizingMask.descriptionText) }
    if !isUserInteractionEnabled { add("userInteractionEnabled", "NO") }
    if gestureRecognizers?.isEmpty == false || described.hasOwnRecognizers {
      add("gestureRecognizers", "<NSArray: \(ObjectAddress.text(of: self))>")
    }
    if tag != 0 { add("tag", "\(tag)") }
    // Texts that iOS 13 and 15 recorded have neither the background nor the image; those of iOS 17 have both.
    let isDetailed = InterfaceGeneration.current >= .iOS17
    if isDetailed { add("backgroundColor", backgroundColor?.description ?? described.background) }
    add("tintColor", ownTintColor?.description)
    if isDetailed { add("image", described.image) }
    let layerClass = described.layerClass ?? ConstraintText.className(of: layer)
    add("layer", "<\(layerClass): \(ObjectAddress.text(of: layer))>")
    return texts + described.content
  }
}

/// The attributes in the descriptions of a class beside those of all views.
struct DescribedAttributes {
  /// The class after which the base class of others is named; `nil` where UIKit names none.
  var baseClass: UIView.Type?
  /// The text of a label or field.
  var text: String?
  /// Whether the layer is opaque, although the view is not.
  var isDrawnOpaque = false
  /// Whether the class has gesture recognizers of its own.
  var hasOwnRecognizers = false
  /// The color behind a view that has none of its own.
  var background: String?
  /// The image of an image view.
  var image: String?
  /// The name of UIKit's class of the layer; `nil` for that of the layer.
  var layerClass: String?
  /// The texts after the layer.
  var content: [String] = []
}

extension UIScrollView {
  /// The position and the size of the content.
  var contentTexts: [String] {
    let insets = adjustedContentInset
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(\.shortText).joined(separator: ", ")
    return [
      "contentOffset: {\(contentOffset.x.shortText), \(contentOffset.y.shortText)}",
      "contentSize: {\(contentSize.width.shortText), \(contentSize.height.shortText)}",
      "adjustedContentInset: {\(sides)}",
    ]
  }
}

extension CALayer {
  /// The lines of a layer without a view, and of those below it.
  @MainActor
  fileprivate func descriptionLines(indentation: String) -> [String] {
    let inner = indentation + "   | "
    let own = "\(indentation)<\(ConstraintText.className(of: self)): \(ObjectAddress.text(of: self))> (layer)"
    return [own] + (sublayers ?? []).flatMap { $0.descriptionLines(indentation: inner) }
  }
}

extension CGRect {
  fileprivate var descriptionText: String {
    "(\(minX.shortText) \(minY.shortText); \(width.shortText) \(height.shortText))"
  }
}

extension CGFloat {
  /// The number with six digits, as the format `%g` has it.
  fileprivate var shortText: String { String(format: "%g", Double(self == 0 ? 0 : self)) }
}

extension UIView.AutoresizingMask {
  fileprivate var descriptionText: String {
    let words: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
