// SPDX-License-Identifier: MIT

/// A property whose value consists of properties, such as the configuration of a button. A table has it beside its lines.
@MainActor
package struct PropertyGroup {
  /// The name in layout files and documents.
  package let name: String
  /// A description of the object with the properties, for messages.
  package let owner: String
  /// The properties of the group, in the order in which they are written and set. They belong to the object with the group.
  package let properties: [ObjectProperty]

  /// Creates a group.
  package init(_ name: String, of owner: String, _ properties: [ObjectProperty]) {
    self.name = name
    self.owner = owner
    self.properties = properties
  }
}
