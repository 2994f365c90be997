// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The properties of views and constraints that can be changed for a look, with the lines of code that change them.
@MainActor
enum LiveControls {
  /// A property of a kind of object.
  private struct Property<Object> {
    let name: String
    let kind: ViewDetails.Control.Kind
    var choices: [String] = []
    /// Returns the present value; `nil` for an object without the property.
    let read: (Object) -> String?
    /// Sets a value, and returns whether it is one.
    let write: (Object, String) -> Bool
    /// Returns the line of code that sets a value, after the name of the object.
    let code: (String) -> String
  }

  /// The values of a view that can be changed.
  static func controls(of view: UIView) -> [ViewDetails.Control] {
    views.compactMap { property in
      property.read(view).map {
        ViewDetails.Control(property: property.name, kind: property.kind, value: $0, choices: property.choices)
      }
    }
  }

  /// Returns the value of a property; `nil` if the object has no such property.
  static func value(_ name: String, of object: AnyObject) -> String? {
    if let view = object as? UIView { return views.first { $0.name == name }?.read(view) }
    if let constraint = object as? NSLayoutConstraint { return constraints.first { $0.name == name }?.read(constraint) }
    return nil
  }

  /// Sets a property, and returns whether the object has it and the value is one.
  static func set(_ name: String, to value: String, of object: AnyObject) -> Bool {
    if let view = object as? UIView { return views.first { $0.name == name }?.write(view, value) ?? false }
    if let constraint = object as? NSLayoutConstraint {
      return constraints.first { $0.name == name }?.write(constraint, value) ?? false
    }
    return false
  }

  /// The line of Swift that sets a property.
  static func code(_ name: String, to value: String, of object: AnyObject) -> String {
    if let view = object as? UIView, let property = views.first(where: { $0.name == name }) {
      let name = LiveNames.code(of: view)
      return name + property.code(value).replacing("\\(name)", with: name)
    }
    return "constraint" + (constraints.first { $0.name == name }?.code(value) ?? "")
  }

  // MARK: Constraints

  private static let constraints: [Property<NSLayoutConstraint>] = [
    Property(
      name: "constant", kind: .number, read: { text($0.constant) },
      write: { constraint, value in number(value) { constraint.constant = $0 } }, code: { ".constant = \($0)" }),
    Property(
      name: "priority", kind: .number, read: { text(CGFloat($0.priority.rawValue)) },
      write: { constraint, value in
        number(value, in: 1...1000) { new in
          // An active constraint cannot become required, or stop being it.
          let isActive = constraint.isActive
          constraint.isActive = false
          constraint.priority = UILayoutPriority(Float(new))
          constraint.isActive = isActive
        }
      }, code: { ".priority = UILayoutPriority(\($0))" }),
    Property(
      name: "isActive", kind: .toggle, read: { "\($0.isActive)" },
      write: { constraint, value in flag(value) { constraint.isActive = $0 } }, code: { ".isActive = \($0)" }),
  ]

  // MARK: Views

  private static let views: [Property<UIView>] = [
    Property(
      name: "isHidden", kind: .toggle, read: { "\($0.isHidden)" },
      write: { view, value in flag(value) { view.isHidden = $0 } }, code: { ".isHidden = \($0)" }),
    Property(
      name: "text", kind: .text, read: { words(of: $0) }, write: { setWords(of: $0, to: $1) },
      code: { ".text = \($0.debugDescription)" }),
    Property(
      name: "font size", kind: .number, read: { font(of: $0).map { text($0.pointSize) } },
      write: { view, value in number(value, in: 1...500) { size in setFont(of: view, font(of: view)?.withSize(size)) }
      },
      code: { ".font = \\(name).font.withSize(\($0))" }),
    Property(
      name: "numberOfLines", kind: .number, read: { ($0 as? UILabel).map { "\($0.numberOfLines)" } },
      write: { view, value in number(value, in: 0...99) { (view as? UILabel)?.numberOfLines = Int($0) } },
      code: { ".numberOfLines = \($0)" }),
    choice("axis", [("horizontal", .horizontal), ("vertical", .vertical)], \.axis),
    choice(
      "distribution",
      [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
      ], \.distribution),
    choice(
      "alignment",
      [
        ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
      ], \.alignment),
    Property(
      name: "spacing", kind: .number, read: { ($0 as? UIStackView).map { text($0.spacing) } },
      write: { view, value in number(value) { (view as? UIStackView)?.spacing = $0 } }, code: { ".spacing = \($0)" }),
    priority("hugging, horizontal", .horizontal, isHugging: true),
    priority("hugging, vertical", .vertical, isHugging: true),
    priority("compression, horizontal", .horizontal, isHugging: false),
    priority("compression, vertical", .vertical, isHugging: false),
    Property(
      name: "layoutMargins", kind: .text, read: { insets(of: $0) }, write: { setInsets(of: $0, to: $1) },
      code: { value in
        let parts = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = ["top", "left", "bottom", "right"]
        return ".layoutMargins = UIEdgeInsets(" + zip(names, parts).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
      }),
  ]

  private static func choice<Value: Equatable>(
    _ name: String, _ values: [(String, Value)], _ path: ReferenceWritableKeyPath<UIStackView, Value>
  ) -> Property<UIView> {
    Property(
      name: name, kind: .choice, choices: values.map(\.0),
      read: { view in (view as? UIStackView).flatMap { stack in values.first { $0.1 == stack[keyPath: path] }?.0 } },
      write: { view, word in
        guard let stack = view as? UIStackView, let value = values.first(where: { $0.0 == word })?.1 else {
          return false
        }
        stack[keyPath: path] = value
        return true
      }, code: { ".\(name) = .\($0)" })
  }

  private static func priority(
    _ name: String, _ axis: NSLayoutConstraint.Axis, isHugging: Bool
  ) -> Property<UIView> {
    let word = axis == .horizontal ? ".horizontal" : ".vertical"
    let method = isHugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
    return Property(
      name: name, kind: .number,
      read: { view in
        let priority =
          isHugging ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
        return text(CGFloat(priority.rawValue))
      },
      write: { view, value in
        number(value, in: 1...1000) { new in
          let priority = UILayoutPriority(Float(new))
          if isHugging {
            view.setContentHuggingPriority(priority, for: axis)
          } else {
            view.setContentCompressionResistancePriority(priority, for: axis)
          }
        }
      }, code: { ".\(method)(UILayoutPriority(\($0)), for: \(word))" })
  }

  // MARK: Values

  private static func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func number(
    _ value: String, in range: ClosedRange<Double> = -1e5...1e5, _ set: (CGFloat) -> Void
  ) -> Bool {
    guard let number = Double(value), range.contains(number) else { return false }
    set(CGFloat(number))
    return true
  }

  private static func flag(_ value: String, _ set: (Bool) -> Void) -> Bool {
    guard let flag = Bool(value) else { return false }
    set(flag)
    return true
  }

  private static func words(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.text ?? ""
    case let text as UITextView: text.text ?? ""
    case let button as UIButton: button.title(for: .normal)
    default: nil
    }
  }

  private static func setWords(of view: UIView, to text: String) -> Bool {
    switch view {
    case let label as UILabel: label.text = text
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: return false
    }
    return true
  }

  private static func font(of view: UIView) -> UIFont? {
    (view as? UILabel)?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font
  }

  private static func setFont(of view: UIView, _ font: UIFont?) {
    guard let font else { return }
    (view as? UILabel)?.font = font
    (view as? UITextField)?.font = font
    (view as? UITextView)?.font = font
  }

  private static func insets(of view: UIView) -> String {
    let margins = view.layoutMargins
    return [margins.top, margins.left, margins.bottom, margins.right].map(text).joined(separator: ", ")
  }

  private static func setInsets(of view: UIView, to value: String) -> Bool {
    let parts = value.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 4 else { return false }
    view.layoutMargins = UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    return true
  }
}
