// SPDX-License-Identifier: MIT

import LayoutTestSupport
import UIKit

/// A constraint with a recorded description.
///
/// Unknown classes, such as those of an app, become `UIView` on both sides.
@MainActor
struct RecordedConstraint {
  /// The recorded line, with unknown classes written `UIView`.
  let expected: String
  let constraint: NSLayoutConstraint
  /// Retains the items, which a constraint does not.
  private let root: UIView
  private let items: [AnyObject]

  private struct Unreadable: Error {}

  /// Returns `nil` if `line` does not have the form `<NSLayoutConstraint:0x0 'identifier' body   (active, names: …)>`.
  init?(_ line: String) {
    let parts = line.dropFirst("<NSLayoutConstraint:0x0 ".count).dropLast(2).components(separatedBy: "   (active")
    guard parts.count == 2, var body = parts.first else { return nil }
    var identifier: String?
    if body.hasPrefix("'"), let end = body.dropFirst().firstIndex(of: "'") {
      identifier = String(body[body.index(after: body.startIndex)..<end])
      body = String(body[body.index(end, offsetBy: 2)...])
    }
    var builder = Builder(legend: parts[1])
    guard let made = try? builder.constraint(body) else { return nil }
    made.identifier = identifier
    made.isActive = true
    constraint = made
    root = builder.root
    items = builder.items
    expected = builder.foreign.reduce(line) { $0.replacingOccurrences(of: "\($1):0x0", with: "UIView:0x0") }
  }

  @MainActor
  private struct Builder {
    let root = UIView()
    let container = UIView()
    var items: [AnyObject] = []
    /// The unknown classes that the line names.
    var foreign: [String] = []
    private let names: [String: String]
    /// The views created for names. Each name in the legend is one view.
    private var named: [String: UIView] = [:]
    private let repeated: Set<String>

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "topMargin": .topMargin,
      "bottomMargin": .bottomMargin,
    ]
    private static let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]

    init(legend: String) {
      var names: [String: String] = [:]
      var repeated: Set<String> = []
      for entry in legend.replacingOccurrences(of: ", names: ", with: "").components(separatedBy: ", ") {
        let pieces = entry.trimmingCharacters(in: .whitespaces).components(separatedBy: ":")
        if names[pieces[0]] != nil { repeated.insert(pieces[0]) }
        names[pieces[0]] = pieces.count == 3 ? pieces[1] : ""
      }
      self.names = names
      self.repeated = repeated
      root.addSubview(container)
      if let own = names["'|'"], own != "UIView" { foreign.append(own) }
    }

    mutating func constraint(_ body: String) throws -> NSLayoutConstraint {
      body.hasPrefix("H:") || body.hasPrefix("V:") ? try art(body) : try equation(body)
    }

    /// `H:[a]-(8)-[b]` and its forms at the superview.
    private mutating func art(_ body: String) throws -> NSLayoutConstraint {
      let fixed = body.hasSuffix("(LTR)"), across = body.hasPrefix("H")
      let text = body.dropFirst(2).replacingOccurrences(of: "(LTR)", with: "")
      let ends = text.components(separatedBy: "-(")
      guard ends.count == 2 else { throw Unreadable() }
      let rest = ends[1].components(separatedBy: ")-")
      guard rest.count == 2, let constant = Double(rest[0]) else { throw Unreadable() }
      let near: NSLayoutConstraint.Attribute = across ? (fixed ? .left : .leading) : .top
      let far: NSLayoutConstraint.Attribute = across ? (fixed ? .right : .trailing) : .bottom
      let before = ends[0] == "|" ? container : try item(String(ends[0].dropFirst().dropLast()))
      let after = rest[1] == "|" ? container : try item(String(rest[1].dropFirst().dropLast()))
      return NSLayoutConstraint(
        item: after, attribute: rest[1] == "|" ? far : near, relatedBy: .equal, toItem: before,
        attribute: ends[0] == "|" ? near : far, multiplier: 1, constant: CGFloat(constant))
    }

    /// `a.width == 0.5*b.height + 3`.
    private mutating func equation(_ body: String) throws -> NSLayoutConstraint {
      for (sign, relation) in Self.relations {
        let sides = body.components(separatedBy: " \(sign) ")
        guard sides.count == 2 else { continue }
        let (first, attribute) = try operand(sides[0])
        if let constant = Double(sides[1]) {
          return NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1,
            constant: CGFloat(constant))
        }
        let factors = sides[1].components(separatedBy: "*")
        let (second, other) = try operand(factors[factors.count - 1])
        return NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
          multiplier: factors.count == 2 ? CGFloat(Double(factors[0]) ?? .nan) : 1, constant: 0)
      }
      throw Unreadable()
    }

    private mutating func operand(_ text: String) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
      guard let dot = text.lastIndex(of: "."), let attribute = Self.attributes[String(text[text.index(after: dot)...])]
      else { throw Unreadable() }
      return (try item(String(text[..<dot])), attribute)
    }

    /// The view or guide that prints as `text`: `UILabel:0x0'title'`, or a name of the legend.
    private mutating func item(_ text: String) throws -> AnyObject {
      let pieces = text.components(separatedBy: ":0x0")
      let shown = pieces.count == 2 && pieces[1].count > 2 ? String(pieces[1].dropFirst().dropLast()) : nil
      if pieces[0] == "UILayoutGuide" {
        let guide = UILayoutGuide()
        guide.identifier = shown ?? ""
        container.addLayoutGuide(guide)
        items.append(guide)
        return guide
      }
      if let same = named[text], !repeated.contains(text) { return same }
      let view = view(pieces.count == 2 ? pieces[0] : "UIView", showing: shown)
      if pieces.count == 1 {
        view.accessibilityIdentifier = text
        named[text] = view
      }
      container.addSubview(view)
      items.append(view)
      return view
    }

    private mutating func view(_ name: String, showing text: String?) -> UIView {
      let text = text.map { $0.hasSuffix("...") ? $0.dropLast(3) + " and so on" : $0 }
      switch name {
      case "UILabel":
        let label = UILabel()
        label.text = text
        return label
      case "UIButton":
        let button = UIButton()
        button.setTitle(text, for: .normal)
        return button
      case "UITextView":
        let textView = UITextView()
        textView.text = text
        return textView
      case "UIImageView": return UIImageView()
      case "UITextField": return UITextField()
      case "UIView": return UIView()
      default:
        foreign.append(name)
        return UIView()
      }
    }
  }
}
