// SPDX-License-Identifier: MIT

/// The paths by which the compiler opens the sources of a package and of those that it depends on: the author's, and others through links.
public struct SourcePaths: Sendable {
  /// The author's directory, and one that leads to it.
  private let links: [(directory: String, link: String)]

  init(_ links: [(directory: String, link: String)]) { self.links = links }

  /// The names of an author's file. Whether the compiler follows a link to the sources depends on the build system.
  func names(of path: String) -> [String] {
    [path]
      + links.compactMap { directory, link in
        directory != link && path.hasPrefix(directory + "/") ? link + path.dropFirst(directory.count) : nil
      }
  }

  /// The path of the author's file that the compiler may name through a link.
  func path(of name: String) -> String {
    guard let (directory, link) = links.first(where: { name.hasPrefix($0.link + "/") }) else { return name }
    return directory + name.dropFirst(link.count)
  }
}
