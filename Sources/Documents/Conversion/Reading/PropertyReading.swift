// SPDX-License-Identifier: MIT

import Tinamou

/// A property that is read from views of a class.
@MainActor
struct PropertyReading {
  /// The name in UIKit, as layout files have it.
  let name: String
  /// Returns the value; `nil` if the view is not of the class.
  let read: @MainActor (UIView) -> PropertyValue?

  /// Returns the reading of a property of views of class `View`.
  static func of<View: UIView>(_ name: String, _ read: @escaping @MainActor (View) -> PropertyValue) -> PropertyReading
  {
    PropertyReading(name: name) { view in (view as? View).map(read) }
  }
}

extension PropertyReading {
  /// Creates the reading of a property of a table.
  init(_ property: ObjectProperty) {
    self.init(name: property.name) { view in property.read(view).map(PropertyValue.init) }
  }
}
