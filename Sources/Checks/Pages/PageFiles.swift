// SPDX-License-Identifier: MIT

/// The files of the pages: one style sheet, the components that all pages share, and the modules of the page of a running app. They are
/// part of the program.
public enum PageFiles {
  /// A file with its type.
  public struct File: Sendable {
    /// The media type.
    public let type: String
    /// The content.
    public let bytes: [UInt8]
  }

  /// Returns a file of the page of a running app; `nil` for another name.
  public static func named(_ name: String) -> File? {
    guard let bytes = contents[name] else { return nil }
    return File(type: type(of: name), bytes: bytes)
  }

  /// The page of a running app.
  public static var workbench: [UInt8] { PackageResources.index_html }

  /// The style sheet.
  package static var style: String { String(decoding: PackageResources.page_css, as: UTF8.self) }

  /// The components of pages without a server, as a script.
  package static var components: String { String(decoding: PackageResources.static_js, as: UTF8.self) }

  private static func type(of name: String) -> String {
    (name.hasSuffix(".css") ? "text/css" : "text/javascript") + "; charset=utf-8"
  }

  private static let contents: [String: [UInt8]] = [
    "page.css": PackageResources.page_css, "stage.css": PackageResources.stage_css,
    "main.js": PackageResources.main_js, "ui.js": PackageResources.ui_js,
    "connection.js": PackageResources.connection_js, "screen.js": PackageResources.screen_js,
    "touches.js": PackageResources.touches_js, "viewport.js": PackageResources.viewport_js,
    "chrome.js": PackageResources.chrome_js, "marks.js": PackageResources.marks_js,
    "settings.js": PackageResources.settings_js, "tree.js": PackageResources.tree_js,
    "details.js": PackageResources.details_js, "tryit.js": PackageResources.tryit_js,
    "gallery.js": PackageResources.gallery_js, "walk.js": PackageResources.walk_js,
    "variants.js": PackageResources.variants_js,
    "compare.js": PackageResources.compare_js, "ruler.js": PackageResources.ruler_js,
    "steps.js": PackageResources.steps_js, "problems.js": PackageResources.problems_js,
  ]
}
