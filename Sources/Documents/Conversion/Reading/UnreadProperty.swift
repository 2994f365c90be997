// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Tinamou

/// A property of live views that a description does not have.
@MainActor
struct UnreadProperty {
  /// The name of the property.
  let name: String
  /// Whether the property of a view differs from that of a new view of its class.
  let isSet: @MainActor (UIView) -> Bool

  private static func of<View: UIView>(
    _ name: String, _ isSet: @escaping @MainActor (View) -> Bool
  ) -> UnreadProperty {
    UnreadProperty(name: name) { view in (view as? View).map(isSet) ?? false }
  }

  /// Returns the names of the properties of a view that are set and not read.
  static func names(of view: UIView) -> [String] {
    all.filter { $0.isSet(view) }.map(\.name) + attributes(of: view)
  }

  private static let all: [UnreadProperty] = [
    .of("transform") { (view: UIView) in view.transform != .identity },
    .of("mask") { (view: UIView) in view.mask != nil },
    .of("layer.shadow") { (view: UIView) in view.layer.shadowOpacity > 0 },
    .of("gestureRecognizers") { (view: UIView) in
      view.gestureRecognizers.map { !$0.isEmpty } ?? false && !(view is UIScrollView) && !(view is UITextField)
    },
    .of("accessibilityLabel") { (view: UIView) in
      (type(of: view) == UIView.self || view is UIImageView) && view.accessibilityLabel != nil
    },
    .of("actions") { (view: UIControl) in !view.allTargets.isEmpty && !(view is UITextField) },
    .of("menu") { (view: UIButton) in view.menu != nil },
    .of("leftView") { (view: UITextField) in view.leftView != nil },
    .of("rightView") { (view: UITextField) in view.rightView != nil },
    .of("background") { (view: UITextField) in view.background != nil },
    .of("dataDetectorTypes") { (view: UITextView) in !view.dataDetectorTypes.isEmpty },
    .of("animationImages") { (view: UIImageView) in view.animationImages != nil },
    .of("minimumDate") { (view: UIDatePicker) in view.minimumDate != nil },
    .of("maximumDate") { (view: UIDatePicker) in view.maximumDate != nil },
    .of("images of segments") { (view: UISegmentedControl) in
      (0..<view.numberOfSegments).contains { view.imageForSegment(at: $0) != nil }
    },
    .of("widths of segments") { (view: UISegmentedControl) in
      (0..<view.numberOfSegments).contains { view.widthForSegment(at: $0) > 0 }
    },
    .of("disabled segments") { (view: UISegmentedControl) in
      (0..<view.numberOfSegments).contains { !view.isEnabledForSegment(at: $0) }
    },
    .of("rows and sections") { (view: UIView) in view is UITableView || view is UICollectionView },
    .of("symbol configurations of states") { (view: UIButton) in
      [UIControl.State.normal, .highlighted, .selected, .disabled].contains {
        view.ownContent(for: $0).symbolConfiguration != nil
      }
    },
    .of("preferredSymbolConfiguration") { (view: UIImageView) in view.preferredSymbolConfiguration != nil },
    .of("configuration.background") { (view: UIButton) in
      view.configuration.map { $0.background.backgroundColor != nil || $0.background.image != nil } ?? false
    },
    .of("configuration.attributedSubtitle") { (view: UIButton) in
      view.configuration?.subtitleTextAttributesTransformer != nil
    },
  ]

  /// Returns the attributes of texts that are not read.
  private static func attributes(of view: UIView) -> [String] {
    let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled, .focused]
    let texts: [NSAttributedString?] =
      switch view {
      case let label as UILabel: [label.ownAttributedText]
      case let field as UITextField: [field.ownAttributedText, field.attributedPlaceholder]
      case let view as UITextView: [view.ownAttributedText]
      case let button as UIButton: states.map { button.ownContent(for: $0).attributedTitle }
      default: []
      }
    let known = Set(AttributeReading.all.map(\.key))
    var names: Set<String> = []
    for case let text? in texts {
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
        names.formUnion(attributes.keys.filter { !known.contains($0) }.map { "text attribute \($0.rawValue)" })
      }
    }
    return names.sorted()
  }
}
