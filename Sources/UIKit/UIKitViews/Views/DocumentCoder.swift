// SPDX-License-Identifier: MIT

/// The coder passed to `init(coder:)` of a view in a document.
///
/// As in UIKit, a view has the values of the document when `super.init(coder:)` returns to the initializer of an app's class.
/// The initializers of UIKit's classes therefore call ``decode(_:as:)`` when they are done.
package class DocumentCoder: NSCoder {
  /// The class of UIKit that the document names for the view.
  @MainActor private var standardClass: UIView.Type?
  @MainActor private var decoding: (@MainActor (UIView) -> Void)?

  /// Sets the closure that sets the values, which is called once.
  @MainActor package func prepare(for standardClass: UIView.Type, decoding: @escaping @MainActor (UIView) -> Void) {
    self.standardClass = standardClass
    self.decoding = decoding
  }

  /// Sets the values of a view if `type` is the class of UIKit that the document names.
  @MainActor func decode(_ view: UIView, as type: UIView.Type) {
    guard type == standardClass, let decoding else { return }
    self.decoding = nil
    decoding(view)
  }
}

extension UIView {
  /// Takes the values of a document. The initializer `init(coder:)` of each class calls it last, with the class.
  package func decode(_ coder: NSCoder, as type: UIView.Type) { (coder as? DocumentCoder)?.decode(self, as: type) }
}
