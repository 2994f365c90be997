// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks
import LayoutFiles
import Previews
import Reports
import Tinamou

/// The comparison of documents and layout files between settings.
@MainActor
struct FileSettings {
  let pairs: [SettingPair]
  /// The folder for the pictures.
  let folder: String

  /// The options of the settings.
  private let options: [Setting: SceneOptions]

  /// The reason why files cannot be compared.
  enum Problem: Error {
    /// A word names neither a file nor a folder.
    case otherWord(String)
    /// A folder has no document and no layout file.
    case emptyFolder(String)
    /// A language is given, which the files do not have.
    case language
    /// A value of a setting is unknown.
    case value(SceneOptionError)
    /// A picture cannot be written.
    case picture(PreviewError)

    /// A description of the error.
    var sentence: String {
      switch self {
      case .otherWord(let word):
        "'\(word)' is neither a document (.storyboard, .xib), a layout file (.layout.yaml) nor a folder; name previews without files"
      case .emptyFolder(let path): "'\(path)' has no document (.storyboard, .xib) and no layout file (.layout.yaml)"
      case .language:
        "--language is for the screens of an app: a document and a layout file have the texts that stand in them"
      case .value(let error): error.message
      case .picture(let error): PreviewMessages.sentence(for: error)
      }
    }

    /// The exit status of the command.
    var status: ExitStatus { if case .picture = self { .input } else { .usage } }
  }

  init(pairs: [SettingPair], folder: String) throws(Problem) {
    (self.pairs, self.folder) = (pairs, folder)
    var options: [Setting: SceneOptions] = [:]
    for setting in pairs.possible.pairs.flatMap({ [$0.before, $0.after] }) {
      do throws(SceneOptionError) { options[setting] = try SceneOptions(setting) } catch { throw .value(error) }
    }
    self.options = options
  }

  /// Whether a word names a file or folder, and not a preview.
  static func isPath(_ word: String) -> Bool {
    var isFolder: ObjCBool = false
    return DiffSides.isCompared(word)
      || FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Compares the scenes of files. Those that cannot be read are reported.
  ///
  /// - Returns: The report, and whether all files could be read.
  func report(of words: [String], on terminal: Terminal) throws(Problem) -> (ScreenChangeReport, isComplete: Bool) {
    let paths = try paths(of: words)
    let (pairs, missing) = pairs.possible
    var notes = missing
    var isComplete = true
    var changes: [ScreenChange] = []
    for path in paths {
      var known: [Setting: [ShownScene]] = [:]
      do throws(SceneSourceError) {
        for setting in pairs.flatMap({ [$0.before, $0.after] }) where known[setting] == nil {
          known[setting] = try scenes(at: path, in: setting)
        }
      } catch {
        if let note = error.missingSystem {
          notes.append("\(path): \(note); left out.")
          continue
        }
        for fault in error.faults { terminal.report(fault.sentence, at: fault.location ?? path) }
        isComplete = false
        continue
      }
      for pair in pairs {
        let (before, after) = (known[pair.before] ?? [], known[pair.after] ?? [])
        do throws(PreviewError) { changes += try self.changes(before, after, of: path, pair, changes.count) } catch {
          throw .picture(error)
        }
      }
    }
    return (ScreenChangeReport(changes: changes, notes: notes, folder: folder), isComplete)
  }

  // MARK: Files

  private func paths(of words: [String]) throws(Problem) -> [String] {
    if let setting = pairs.first, setting.before.language != nil { throw .language }
    if let other = words.first(where: { !Self.isPath($0) }) { throw .otherWord(other) }
    var paths: [String] = []
    for word in words {
      let found =
        DiffSides.isCompared(word) ? [word] : FileSearch.jobs(for: [word]).map(\.path).filter(DiffSides.isCompared)
      if found.isEmpty { throw .emptyFolder(word) }
      paths += found.sorted().filter { !paths.contains($0) }
    }
    return paths
  }

  // MARK: Scenes

  /// A scene of a file in a setting.
  private struct ShownScene {
    let scene: DrawnScene
    let shown: ShownPreview
  }

  private func scenes(at path: String, in setting: Setting) throws(SceneSourceError) -> [ShownScene] {
    guard let options = options[setting] else { return [] }
    let source = SceneSource(options: options, placeholders: .shown)
    return try source.scenes(at: path, input: { Data() }).map { scene in
      ShownScene(scene: scene, shown: scene.shown(in: setting))
    }
  }

  /// The differences between two settings of a file's scenes.
  private func changes(
    _ before: [ShownScene], _ after: [ShownScene], of path: String, _ pair: SettingPair, _ number: Int
  ) throws(PreviewError) -> [ScreenChange] {
    var result: [ScreenChange] = []
    let later = Dictionary(after.map { ($0.scene.id, $0) }, uniquingKeysWith: { first, _ in first })
    for old in before {
      guard let new = later[old.scene.id] else { continue }
      let name = before.count > 1 ? "\(path), \(old.scene.name ?? "")" : path
      let place = String(format: "%02d", number + result.count + 1)
      result.append(
        ScreenChange(
          name: name, place: "", setting: pair.commonWords,
          before: try side(old, pair.names.before, "\(folder)/\(place)-before.png"),
          after: try side(new, pair.names.after, "\(folder)/\(place)-after.png"), isSetting: true,
          isMirrored: pair.isMirrored))
    }
    return result
  }

  private func side(_ scene: ShownScene, _ name: String, _ path: String) throws(PreviewError) -> ScreenChange.Side {
    do { try scene.scene.picture([]).write(to: URL(fileURLWithPath: path)) } catch { throw .unwritable(path) }
    return ScreenChange.Side(name: name, shown: .success(scene.shown), picture: path)
  }
}

extension SceneSourceError {
  /// The words for a device of a file that never had the system; `nil` for another error.
  fileprivate var missingSystem: String? {
    guard case .layoutFile(let error) = self, error.all.count == 1, case .missingSystem(let missing) = error.fault
    else {
      return nil
    }
    return missing.description
  }
}
