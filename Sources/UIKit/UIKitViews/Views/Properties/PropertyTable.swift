// SPDX-License-Identifier: MIT

/// The properties of a class, in the order in which they are written and set.
@MainActor
package struct PropertyTable {
  /// The name of the class.
  package let className: String
  /// The name of the superclass, whose properties the class inherits; `nil` if that has no table.
  package let superclass: String?
  /// A description of the class in one sentence.
  package let documentation: String
  /// The properties that the class adds.
  package let properties: [ObjectProperty]
  /// Whether an object is of the class or of a subclass.
  package let matches: @MainActor (NSObject) -> Bool
  /// Creates a view with default properties; `nil` for a class that layout files and descriptions do not have: a bar, a
  /// list, or an item of one. They have such a view as one of the nearest class that they have.
  package let make: (@MainActor () -> UIView)?

  /// Creates the table of a class of views.
  package init<Owner: UIView>(
    _ owner: Owner.Type, superclass: String? = "UIView", _ documentation: String,
    make: @escaping @MainActor () -> Owner, _ properties: [ObjectProperty]
  ) {
    self.init(Owner.self, superclass: superclass, documentation, properties, make: make)
  }

  /// Creates the table of a class that layout files and descriptions do not have.
  package init<Owner: NSObject>(
    _ owner: Owner.Type, superclass: String?, _ documentation: String, _ properties: [ObjectProperty]
  ) {
    self.init(Owner.self, superclass: superclass, documentation, properties, make: nil)
  }

  private init<Owner: NSObject>(
    _ owner: Owner.Type, superclass: String?, _ documentation: String, _ properties: [ObjectProperty],
    make: (@MainActor () -> UIView)?
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
