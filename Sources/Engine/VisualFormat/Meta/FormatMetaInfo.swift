// SPDX-License-Identifier: MIT

/// The information for tools in the comments of a text: sizes and colors for showing the layout.
///
/// Comments such as `//viewport aspect-ratio:3/1 max-height:300`, `//spacing:8`, `//widths a:100 b..3:intrinsic`,
/// `//heights a:20`, `//colors a:#F00` and `//shapes a:circle` are read; others are ignored. They make no constraints.
public struct FormatMetaInfo: Hashable, Sendable {
  /// A size: a number of points or that of the content.
  public enum Extent: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// The intrinsic size of the content.
    case intrinsic
  }

  /// The size of the area in which a layout is shown.
  public struct Viewport: Hashable, Sendable {
    /// The width divided by the height.
    public var aspectRatio: Double?
    /// The width.
    public var width: Extent?
    /// The height.
    public var height: Extent?
    /// The minimum width, in points.
    public var minimumWidth: Double?
    /// The maximum width, in points.
    public var maximumWidth: Double?
    /// The minimum height, in points.
    public var minimumHeight: Double?
    /// The maximum height, in points.
    public var maximumHeight: Double?
  }

  /// The area in which the layout is shown.
  public var viewport = Viewport()

  /// The spacing of a bare `-`; `nil` for the standard spacing.
  public var spacing: StandardSpacing?

  /// The widths of views by name.
  public var widths: [String: Extent] = [:]

  /// The heights of views by name.
  public var heights: [String: Extent] = [:]

  /// The colors of views by name, as in the text.
  public var colors: [String: String] = [:]

  /// The shapes of views by name, as in the text.
  public var shapes: [String: String] = [:]

  /// Reads the comments of `text`.
  ///
  /// - Parameters:
  ///   - text: The text of the format.
  ///   - prefix: An optional prefix of categories, for comments meant for one tool: `//dev-viewport …` with the prefix
  ///     `dev-`. Comments with the prefix override those without.
  /// - Complexity: Linear in the length of the text.
  public init(_ text: String, prefix: String = "") {
    let comments = Self.comments(in: text)
    for comment in comments { read(comment, prefix: "") }
    guard !prefix.isEmpty else { return }
    for comment in comments { read(comment, prefix: prefix) }
  }

  private static func comments(in text: String) -> [String] {
    var comments: [String] = []
    var scanner = ByteScanner(Array(text.utf8), dialect: .extended)
    while scanner.current != nil {
      let isLine = scanner.isAt("//")
      let start = scanner.position.offset
      if !scanner.skipComment() {
        scanner.advance()
      } else if isLine {
        comments.append(
          String(decoding: scanner.bytes[(start + 2)..<scanner.position.offset], as: UTF8.self))
      }
    }
    return comments
  }
}
