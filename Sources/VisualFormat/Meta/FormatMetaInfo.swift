// SPDX-License-Identifier: MIT

/// What the comments of a text tell a tool that shows it: sizes to show it at, colours to show views in.
///
/// Comments such as `//viewport aspect-ratio:3/1 max-height:300`, `//spacing:8`, `//widths a:100 b..3:intrinsic`,
/// `//heights a:20`, `//colors a:#F00` and `//shapes a:circle` are read; all others are for people. They make no
/// constraints.
public struct FormatMetaInfo: Hashable, Sendable {
  /// A size that is fixed or left to the content.
  public enum Extent: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// As large as the content wants.
    case intrinsic
  }

  /// The size of the area a layout is shown in.
  public struct Viewport: Hashable, Sendable {
    /// Width divided by height.
    public var aspectRatio: Double?
    /// The width.
    public var width: Extent?
    /// The height.
    public var height: Extent?
    /// The least width, in points.
    public var minimumWidth: Double?
    /// The greatest width, in points.
    public var maximumWidth: Double?
    /// The least height, in points.
    public var minimumHeight: Double?
    /// The greatest height, in points.
    public var maximumHeight: Double?
  }

  /// The area to show the layout in.
  public var viewport = Viewport()

  /// What a bare `-` shall amount to, or nil for the standard.
  public var spacing: StandardSpacing?

  /// The widths of views by name.
  public var widths: [String: Extent] = [:]

  /// The heights of views by name.
  public var heights: [String: Extent] = [:]

  /// The colours of views by name, as they are written.
  public var colors: [String: String] = [:]

  /// The shapes of views by name, as they are written.
  public var shapes: [String: String] = [:]

  /// Reads the comments of `text`. A category may be written with `prefix` before it, for a second tool to find
  /// its own: `//dev-viewport …` with the prefix `dev-`. What has the prefix comes after, and so wins over,
  /// what has none.
  ///
  /// - Complexity: linear in the length of the text.
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
