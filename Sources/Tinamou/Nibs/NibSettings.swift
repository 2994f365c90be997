// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// What a document is made into views for.
package struct NibSettings {
  /// What the views are for.
  package enum Purpose {
    /// A running program: custom classes, outlets, no placeholders.
    case program
    /// The canvas: UIKit's classes, placeholders count, cells lie in their table as in the document.
    case canvas
  }

  /// What the views are for.
  package var purpose: Purpose
  /// The size classes that variations are chosen by.
  package var traits: InterfaceTraits
  /// Where images and further documents are.
  package var bundle: Bundle?
  /// Texts of another language, by object and property, such as `abc-de-fgh.text`.
  package var strings: [String: String] = [:]

  /// Settings for `purpose` under `traits`.
  package init(purpose: Purpose, traits: InterfaceTraits, bundle: Bundle? = nil) {
    self.purpose = purpose
    self.traits = traits
    self.bundle = bundle
  }
}
