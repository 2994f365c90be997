// SPDX-License-Identifier: MIT

package import InterfaceDocuments
import SystemFont

/// The settings for creating views from a document.
package struct NibSettings {
  /// The purposes for which views are created.
  package enum Purpose {
    /// A running program: with custom classes and outlets, without placeholders.
    case program
    /// The canvas: with UIKit classes and placeholders; cells are at their positions in the document.
    case canvas
    /// The canvas on another device than the document's, where views lie as in the running program.
    case otherDevice
  }

  /// The purpose of the views.
  package var purpose: Purpose
  /// The size classes for which variations are selected.
  package var traits: InterfaceTraits
  /// The bundle of images and other documents.
  package var bundle: Bundle?
  /// Localized strings, by object and property, such as `abc-de-fgh.text`. The default is an empty dictionary.
  package var strings: [String: String] = [:]
  /// The edition of the system font of texts; `nil` for that of the current system.
  package var systemFontEdition: FontFace.Edition?
  /// The sizes of text styles that have another size than the traits imply, in points. The default is an empty dictionary.
  package var textStyleSizes: [UIFont.TextStyle: CGFloat] = [:]
  /// Whether standard distances to the safe area are 0, as in UIKit, and not the document's constants. The default is
  /// `true`.
  package var hasFlushSafeArea = true

  /// Creates settings for a purpose and size classes.
  package init(purpose: Purpose, traits: InterfaceTraits, bundle: Bundle? = nil) {
    self.purpose = purpose
    self.traits = traits
    self.bundle = bundle
  }
}
