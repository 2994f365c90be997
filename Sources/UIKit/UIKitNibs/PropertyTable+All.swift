// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The tables of all classes, superclasses before their subclasses.
  package static let all: [PropertyTable] = [
    .view, .stackView, .label, .imageView, .control, .button, .textField, .scrollView, .textView, .switch, .slider,
    .stepper, .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker, .pickerView,
    .tableView, .tableViewCell, .collectionView, .collectionViewFlowLayout, .navigationBar, .toolbar, .tabBar,
    .searchBar, .navigationItem, .barItem, .barButtonItem, .tabBarItem,
  ]

  /// The tables of the classes that layout files and descriptions have.
  package static let described = all.filter { $0.make != nil }

  /// Returns the table of the class with the given name; `nil` if it has none.
  package static func named(_ className: String) -> PropertyTable? { all.first { $0.className == className } }

  /// Returns the table of the class of a view, or of its nearest superclass, that descriptions have.
  package static func described(nearestTo view: UIView) -> PropertyTable {
    described.last { $0.matches(view) } ?? .view
  }

  /// Returns the table of a class with the given name, or of its nearest superclass, that descriptions have.
  package static func described(nearestTo className: String) -> PropertyTable {
    guard let table = named(className) else { return .view }
    return table.make == nil ? described(nearestTo: table.superclass ?? "UIView") : table
  }

  /// Returns the properties that views of a class have, followed by those that they inherit.
  package static func properties(of className: String) -> [ObjectProperty] {
    guard let table = named(className) else { return [] }
    return table.properties + (table.superclass.map(properties) ?? [])
  }

  /// Returns the property that views of a class have, which may be inherited; `nil` if there is none.
  package static func property(_ name: String, of className: String) -> ObjectProperty? {
    guard let table = named(className) else { return nil }
    return table.properties.first { $0.name == name } ?? table.superclass.flatMap { property(name, of: $0) }
  }
}
