// SPDX-License-Identifier: MIT

import ArgumentParser
import Conversion

/// The forms that `tinamou convert` writes.
enum ConversionForm: String, ExpressibleByArgument, CaseIterable {
  case anchors, snapkit, masonry, vfl, quickvfl, layout, xib

  /// Whether the form is code, with one class for each layout of a file.
  var isCode: Bool { self != .layout && self != .xib }

  /// The extension of files of the form.
  var fileExtension: String {
    switch self {
    case .layout: "layout.yaml"
    case .xib: "xib"
    case .anchors, .snapkit, .masonry, .vfl, .quickvfl: "swift"
    }
  }

  /// Returns the writer of the form. Code has a class of the given name.
  @MainActor
  func writer(className: String) -> any LayoutWriter {
    switch self {
    case .anchors: AnchorWriter(className: className)
    case .snapkit: SnapKitWriter(className: className)
    case .masonry: MasonryWriter(className: className)
    case .vfl: VisualFormatWriter(className: className)
    case .quickvfl: VisualFormatWriter(className: className, dialect: .quick)
    case .layout: LayoutFileWriter()
    case .xib: InterfaceDocumentWriter()
    }
  }
}
