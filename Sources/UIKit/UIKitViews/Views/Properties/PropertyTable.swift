// SPDX-License-Identifier: MIT

/// The properties of a class of views, in the order in which they are written and set.
@MainActor
package struct PropertyTable {
  /// The name of the class.
  package let className: String
  /// The name of the superclass, whose properties the class inherits; `nil` for `UIView`.
  package let superclass: String?
  /// A description of the class in one sentence.
  package let documentation: String
  /// The properties that the class adds.
  package let properties: [ViewProperty]
  /// Whether a view is of the class or of a subclass.
  package let matches: @MainActor (UIView) -> Bool
  /// Creates a view with default properties.
  package let make: @MainActor () -> UIView

  /// Creates the table of a class.
  package init<Owner: UIView>(
    _ owner: Owner.Type, superclass: String? = "UIView", _ documentation: String,
    make: @escaping @MainActor () -> Owner, _ properties: [ViewProperty]
  ) {
    className = String(describing: owner)
    self.superclass = superclass
    self.documentation = documentation
    self.properties = properties
    self.make = make
    matches = { $0 is Owner }
  }

  /// The members of the class that are found by name.
  package var members: [_Member] { properties.compactMap(\.member) }
}
