// SPDX-License-Identifier: MIT

import Conversion
import FileChecks
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import Reports
import ScreenComparison
import ScreenReading

/// The differences between two versions of a file.
struct FileDifference {
  /// The path after the change, or before it for a file that is gone.
  let path: String
  /// The path before the change, if it was another one.
  let earlierPath: String?
  /// The screens that differ.
  let screens: [ScreenDifference]
  /// The number of screens on both sides.
  let screenCount: Int
  /// The reason for which the versions are not compared; `nil` if they are.
  var omission: String?

  /// Whether nothing changes on the screens.
  var isEmpty: Bool { screens.isEmpty }
}

/// The reason why two versions of a file cannot be compared.
enum FileComparisonError: Error {
  case side(DiffSideError)
  case scenes(SceneSourceError)
  case conversion(ConversionError)

  /// Descriptions of the faults, with their locations.
  var faults: [SceneSourceError.Fault] {
    switch self {
    case .side(let error): [(error.sentence, error.path)]
    case .scenes(let error): error.faults
    case .conversion(let error): [(ConversionMessages.sentence(for: error), nil)]
    }
  }
}

/// Compares versions of files.
@MainActor
struct FileComparison {
  let options: SceneOptions

  /// Returns what differs between the versions of a file; `nil` for two versions with the same contents.
  func difference(of file: ChangedFile) throws(FileComparisonError) -> FileDifference? {
    let (old, new) = (try contents(of: file.before), try contents(of: file.after))
    if old == new { return nil }
    let sides: (before: [ComparedScreen], after: [ComparedScreen])
    let kinds = [try kind(of: file.before, old), try kind(of: file.after, new)].compactMap { $0 }
    if kinds.first != kinds.last { throw .side(.unlikeSides(file.before?.path ?? "", file.path)) }
    if kinds.contains(.document) {
      guard let found = try documents(file, old, new) else {
        return FileDifference(
          path: file.path, earlierPath: nil, screens: [], screenCount: 0,
          omission: "The document is one of another platform than iOS, and is not compared.")
      }
      sides = found
    } else {
      sides = (try layoutFile(file.before?.path, old), try layoutFile(file.after?.path, new))
    }
    let screens = ScreenDifference.differences(sides.before, sides.after).map(\.withoutCanvas)
    let earlier = file.before?.path
    return FileDifference(
      path: file.path, earlierPath: earlier == file.path ? nil : earlier, screens: screens.filter { !$0.isEmpty },
      screenCount: screens.count)
  }

  private func contents(of version: ChangedFile.Version?) throws(FileComparisonError) -> [UInt8]? {
    guard let version else { return nil }
    do throws(DiffSideError) { return try version.contents() } catch { throw .side(error) }
  }

  private enum Kind { case document, layoutFile }

  private func kind(of version: ChangedFile.Version?, _ bytes: [UInt8]?) throws(FileComparisonError) -> Kind? {
    guard let version, let bytes else { return nil }
    return try kind(version.path, bytes)
  }

  /// The kind of a file: by its name, or by its first character if it has another name, as files that Git passes on.
  private func kind(_ path: String, _ bytes: [UInt8]) throws(FileComparisonError) -> Kind {
    if DocumentPaths.isDocument(path) { return .document }
    if [".yaml", ".yml"].contains(where: path.hasSuffix) { return .layoutFile }
    let start = bytes.first { ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains($0) }
    if start == UInt8(ascii: "<") { return .document }
    // The standard input has no name.
    if path == "-" { return .layoutFile }
    throw .side(.unsupportedFile(path))
  }

  // MARK: Documents

  private func documents(
    _ file: ChangedFile, _ old: [UInt8]?, _ new: [UInt8]?
  ) throws(FileComparisonError) -> (before: [ComparedScreen], after: [ComparedScreen])? {
    let (before, after) = (try document(old, file.before?.path), try document(new, file.after?.path))
    guard let latest = after ?? before else { return nil }
    var (oldScreens, newScreens): ([ComparedScreen], [ComparedScreen]) = ([], [])
    let canvas = CanvasOptions(options, sizes: .predicted, of: latest)
    let layout = DocumentLayout(before: after == nil ? nil : before, after: latest, options: canvas)
    // The frames of a document that is on one side only are not compared.
    if let before {
      oldScreens = DocumentScreens.screens(of: before, path: file.before?.path ?? "")
      if after != nil { layout.layOut(&oldScreens, of: before) }
    }
    if let after {
      newScreens = DocumentScreens.screens(of: after, path: file.after?.path ?? "")
      if before != nil { layout.layOut(&newScreens, of: after) }
    }
    return (oldScreens, newScreens)
  }

  /// Reads a document; `nil` for one of another platform.
  private func document(_ bytes: [UInt8]?, _ path: String?) throws(FileComparisonError) -> InterfaceDocument? {
    guard let bytes else { return nil }
    do throws(InterfaceError) {
      return try InterfaceDocument(bytes: bytes)
    } catch {
      if case .unsupportedKind = error { return nil }
      throw .scenes(.document(error, path: path ?? ""))
    }
  }

  /// Returns the screens of one version of a file: of a document as it is stored, of a layout file as it is laid out.
  func screens(of path: String, _ bytes: [UInt8]) throws(FileComparisonError) -> [ComparedScreen] {
    if try kind(path, bytes) == .layoutFile { return try layoutFile(path, bytes) }
    do throws(InterfaceError) {
      return DocumentScreens.screens(of: try InterfaceDocument(bytes: bytes), path: path)
    } catch {
      throw .scenes(.document(error, path: path))
    }
  }

  // MARK: Layout files

  private func layoutFile(_ path: String?, _ bytes: [UInt8]?) throws(FileComparisonError) -> [ComparedScreen] {
    guard let bytes, let path else { return [] }
    let scene: LayoutScene
    do throws(LayoutFileError) {
      scene = try LayoutScene.load(data: Data(bytes), path: path, options: options)
    } catch {
      throw .scenes(.layoutFile(error))
    }
    do throws(ConversionError) { return [try LayoutFileScreens.screen(of: scene, path: path)] } catch {
      throw .conversion(error)
    }
  }
}
