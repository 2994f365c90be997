// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import RunningTests
import SystemFiles
import Testing
import Tinamou

/// The pictures of a layout that differs from its recording.
@MainActor
struct FailurePictures {
  let location: RecordingLocation

  /// Draws the recorded layout as outlines beside the current one, with the changed frames marked in both. Writes the
  /// picture to the output folder, and attaches it to the running test of Swift Testing.
  ///
  /// - Returns: Lines for the message: the path of the picture, or the reason for which there is none.
  func write(_ view: UIView, old: RecordedLayout, new: RecordedLayout) -> [String] {
    let after = Picture(of: view)
    let before = Picture(size: old.views.first?.frame.size ?? after.size, commands: outlines(of: old))
    let sheet = Picture(
      comparing: Picture.Side(title: "recorded", picture: before), with: Picture.Side(title: "now", picture: after),
      changes: changes(from: old, to: new))
    do {
      return write(try sheet.png(), ending: ".png")
    } catch {
      return ["no picture: \(error)"]
    }
  }

  /// Writes and attaches the bytes of a picture.
  ///
  /// - Returns: A line for the message with the path, or with the reason for which nothing was written.
  func write(_ data: Data, ending: String) -> [String] {
    let url = location.outputFile(ending)
    #if compiler(>=6.2)
      if case .test = RunningTest.current {
        Attachment.record(Attachment([UInt8](data), named: url.lastPathComponent))
      }
    #endif
    do {
      try FileManager.default.createDirectory(at: location.outputFolder, withIntermediateDirectories: true)
      try OutputFile.write([UInt8](data), to: url.path)
      return ["picture: \(url.path)"]
    } catch {
      return ["the picture \(url.path) cannot be written: \(error)"]
    }
  }

  private func outlines(of layout: RecordedLayout) -> [DrawingCommand] {
    let white = UIColor.white.cgColor
    let gray = UIColor(white: 0.6, alpha: 1).cgColor
    return layout.framesInRoot.flatMap { _, _, frame -> [DrawingCommand] in
      let path = DrawingCommand.Path(rect: frame)
      return [
        .fill(path, rule: .winding, color: white),
        .stroke(path, style: DrawingCommand.StrokeStyle(width: 1), color: gray),
      ]
    }
  }

  private func changes(from old: RecordedLayout, to new: RecordedLayout) -> [FrameChange] {
    let before = old.framesInRoot
    let after = new.framesInRoot
    let oldFrames = Dictionary(before.map { ($0.key, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let newKeys = Set(after.map(\.key))
    let moved = after.compactMap { key, title, frame -> FrameChange? in
      let was = oldFrames[key]
      let isSame = was.map { FrameText.changes(from: $0, to: frame, tolerance: 0.005).isEmpty } ?? false
      return isSame ? nil : FrameChange(name: title, before: was, after: frame)
    }
    let gone = before.filter { !newKeys.contains($0.key) }.map {
      FrameChange(name: $0.title, before: $0.frame, after: nil)
    }
    return moved + gone
  }
}
