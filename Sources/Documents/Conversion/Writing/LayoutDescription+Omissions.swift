// SPDX-License-Identifier: MIT

extension LayoutDescription {
  /// The classes of the author, in place of which UIKit classes are written.
  var customClasses: [ConversionOmission] {
    views.compactMap { view in
      view.customClass.map {
        ConversionOmission(view: view.name, subject: "the class \($0) (it is a \(view.className))")
      }
    }
  }

  /// The images whose size alone is written.
  var imageContents: [ConversionOmission] {
    views.filter { $0.properties.contains { $0.value.hasSizedImage } }.map {
      ConversionOmission(view: $0.name, subject: "the content of an image (an empty one is written)")
    }
  }

  /// Returns the properties of views that are not among those that a form has.
  func properties(without isWritten: (DescribedView, DescribedProperty) -> Bool) -> [ConversionOmission] {
    views.flatMap { view in
      view.properties.filter { !isWritten(view, $0) }.map { ConversionOmission(view: view.name, subject: $0.name) }
    }
  }
}

extension PropertyValue {
  /// Whether an image of the value is known by its size only.
  fileprivate var hasSizedImage: Bool {
    switch self {
    case .image(.sized): true
    case .group(let parts): parts.contains { $0.value.hasSizedImage }
    default: false
    }
  }
}
