// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutFiles

/// A file to draw.
struct RenderInput {
  /// The path of the file; `-` for the standard input.
  let path: String
  /// The name of the file, from which the name of its picture in a folder is made. The name of a file that was found in a
  /// folder begins with the names of the folders between.
  let name: String

  /// Returns the named files, and the documents and layout files in the named folders.
  static func inputs(for paths: [String]) -> [RenderInput] {
    paths.flatMap { path in
      FileSearch.jobs(for: [path]).filter { $0.isNamed || !FileSearch.isWithoutLayouts($0.path) }.map { job in
        let isInFolder = !job.isNamed && job.path.hasPrefix(path)
        let rest = isInFolder ? String(job.path.dropFirst(path.count).drop { $0 == "/" }) : job.path
        let name = job.isNamed ? FilePath.lastComponent(of: job.path) : rest.replacingOccurrences(of: "/", with: "-")
        return RenderInput(path: job.path, name: name)
      }
    }
  }
}
