// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The tables of all classes, superclasses before their subclasses.
  package static let all: [PropertyTable] = [
    .view, .stackView, .label, .imageView, .control, .button, .textField, .scrollView, .textView, .switch, .slider,
    .stepper, .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker, .pickerView,
  ]

  /// Returns the table of the class with the given name; `nil` if it has none.
  package static func named(_ className: String) -> PropertyTable? { all.first { $0.className == className } }

  /// Returns the table of the class of a view, or of its nearest superclass with a table.
  package static func table(of view: UIView) -> PropertyTable { all.last { $0.matches(view) } ?? .view }

  /// Returns the properties that views of a class have, followed by those that they inherit.
  package static func properties(of className: String) -> [ViewProperty] {
    guard let table = named(className) else { return [] }
    return table.properties + (table.superclass.map(properties) ?? [])
  }

  /// Returns the property that views of a class have, which may be inherited; `nil` if there is none.
  package static func property(_ name: String, of className: String) -> ViewProperty? {
    guard let table = named(className) else { return nil }
    return table.properties.first { $0.name == name } ?? table.superclass.flatMap { property(name, of: $0) }
  }
}
