// SPDX-License-Identifier: MIT

/// A page that needs no server and no other file: the style sheet and the components of all pages, around a content.
package struct StaticPage {
  /// The title, as HTML.
  package let title: String
  /// The heading, as HTML.
  package let heading: String
  /// The text of the heading below the title, as HTML.
  package let summary: String
  /// The content, as HTML.
  package let content: String

  /// Creates a page. The parts are HTML; texts in them have been escaped. The default heading is the title.
  package init(title: String, heading: String? = nil, summary: String = "", content: String) {
    (self.title, self.summary, self.content) = (title, summary, content)
    self.heading = heading ?? "<h1>\(title)</h1>"
  }

  /// The page.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title)</title>
    <style>
    \(PageFiles.style)
    </style>
    <body class="report">
    <header class="masthead">\(heading)
    \(summary)</header>
    <main>
    \(content)</main>
    <output id="view" aria-live="polite"></output>
    <script>
    \(PageFiles.components)
    </script>
    </body>
    </html>

    """
  }
}
