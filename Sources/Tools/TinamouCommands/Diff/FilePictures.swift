// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import Pictures
import Reports
import ScreenComparison

/// The pictures of the screens of documents and layout files that differ, before and after the change.
@MainActor
struct FilePictures {
  let options: SceneOptions
  /// The folder for the pictures.
  let folder: String
  /// The words for the sides.
  let names: (before: String, after: String)

  /// Draws the screens that differ, and returns them with their sentences.
  func report(of files: [(file: ChangedFile, difference: FileDifference)]) throws(PreviewError) -> ScreenChangeReport {
    for side in ["before", "after"] { try ScreenChangeFolder(path: "\(folder)/\(side)").prepare() }
    var changes: [ScreenChange] = []
    for (file, difference) in files where !difference.isEmpty {
      let (old, new) = (scenes(of: file.before), scenes(of: file.after))
      for screen in difference.screens {
        let pair = (
          before: try picture(of: screen, in: old, "before", changes.count),
          after: try picture(of: screen, in: new, "after", changes.count)
        )
        let title = difference.screenCount == 1 ? file.path : "\(file.path), \(screen.name)"
        changes.append(
          ScreenChange(
            name: title, difference: screen, before: side(names.before, pair.before),
            after: side(names.after, pair.after)))
      }
    }
    return ScreenChangeReport(changes: changes, folder: folder)
  }

  private func side(_ name: String, _ picture: String?) -> ScreenChange.Side {
    ScreenChange.Side(name: name, shown: nil, picture: picture)
  }

  /// The scenes of a version of a file; none where it cannot be drawn, which the comparison has reported.
  private func scenes(of version: ChangedFile.Version?) -> [DrawnScene] {
    guard let version, let bytes = try? version.contents() else { return [] }
    let source = SceneSource(options: options, placeholders: .shown)
    return (try? source.scenes(in: Data(bytes), path: version.path)) ?? []
  }

  /// Draws a screen to a file, and returns the path; `nil` for a screen without views.
  private func picture(
    of screen: ScreenDifference, in scenes: [DrawnScene], _ side: String, _ number: Int
  ) throws(PreviewError) -> String? {
    // A renamed screen has another name before the change.
    let scene = scenes.first { $0.screen?.name == screen.name } ?? (scenes.count == 1 ? scenes.first : nil)
    guard let scene, screen.presence != (side == "before" ? .added : .removed) else { return nil }
    let path = "\(folder)/\(side)/\(String(format: "%02d", number + 1)).png"
    do { try scene.picture([]).write(to: URL(fileURLWithPath: path)) } catch { throw .unwritable(path) }
    return path
  }
}
