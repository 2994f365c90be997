// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import Tinamou

/// The comparison of two pictures, pixel by pixel.
struct SnapshotPixels {
  /// The share of pixels that must be equal, from 0 to 1.
  let precision: Double
  /// The likeness of two pixels that count as equal, from 0 to 1; with 1, the shares of equal bytes are counted.
  let perceptualPrecision: Double

  /// Returns what differs, and a picture of it; `nil` if the pictures are equal enough.
  func compare(_ old: Data, _ new: Data) -> (String, [XCTAttachment])? {
    guard !new.isEmpty else { return ("The new picture has no pixels.", []) }
    let (recorded, made): (PixelImage, PixelImage)
    do {
      recorded = try PixelImage(png: old)
      made = try PixelImage(png: new)
    } catch {
      return ("The recorded picture cannot be read: \(error).", [])
    }
    guard recorded.width == made.width, recorded.height == made.height else {
      let words =
        "The picture has \(made.width) × \(made.height) pixels, the recorded one \(recorded.width) × \(recorded.height)."
      return (words + Self.advice(recorded, made), attachments(old, new))
    }
    if recorded.pixels == made.pixels { return nil }
    guard let words = difference(recorded, made) else { return nil }
    let regions = PictureRegions(recorded, made, textBoxes: Self.textBoxes)
    if SnapshotTolerance.acceptsGlyphs, regions.regions.allSatisfy({ $0.kind == .glyphs }) { return nil }
    let lines = [words] + regions.words(scale: LastStage.current?.scale ?? 1).map { "  " + $0 }
    return (lines.joined(separator: "\n"), attachments(old, new))
  }

  /// The end of the message for pictures that another device has recorded.
  static let advice = "simulates one."

  /// The device that the message for a picture of another one names.
  static func device(in words: String) -> String? {
    words.firstMatch(of: /`tinamou test --device "([^"]+)"` simulates one/).map { String($0.1) }
  }

  private static func advice(_ recorded: PixelImage, _ made: PixelImage) -> String {
    if let device = screen(recorded.width, recorded.height), screen(made.width, made.height) != nil {
      return " That is the screen of an \(device): `tinamou test --device \"\(device)\"` \(advice)"
    }
    let scale = LastStage.current?.scale ?? 3
    let devices = DeviceProfile.all.filter { $0.scale != scale && $0.idiom == .phone }
    let device = devices.last { device in
      [(recorded.width, made.width), (recorded.height, made.height)].allSatisfy { old, new in
        abs(CGFloat(old) - CGFloat(new) * device.scale / scale) <= 1
      }
    }
    guard let device else { return "" }
    return
      " A screen with \(Int(device.scale)) pixels per point has these: `tinamou test --device \"\(device.name)\"` \(advice)"
  }

  /// The name of the first device with a screen of some pixels; `nil` if there is none.
  static func screen(_ width: Int, _ height: Int) -> String? {
    let sides = [CGFloat(min(width, height)), CGFloat(max(width, height))]
    return DeviceProfile.all.first { [$0.portraitWidth * $0.scale, $0.portraitHeight * $0.scale] == sides }?.name
  }

  /// The boxes of the lines of text in the last picture, in pixels.
  private static var textBoxes: [CGRect] {
    guard let stage = LastStage.current else { return [] }
    let transform = CGAffineTransform(scaleX: stage.scale, y: stage.scale)
    return stage.textBoxes.map { $0.applying(transform) }
  }

  /// The share of pixels with a component that differs by more than a share; `nil` for pictures of different sizes.
  static func differingShare(_ old: Data, _ new: Data, tolerance: Double) -> Double? {
    guard let comparison = try? PixelComparison(old, new, tolerance: tolerance),
      comparison.sizes.old == comparison.sizes.new
    else { return nil }
    return comparison.differingShare
  }

  /// Values for the table of a run: whether the sizes are equal, whether the pixels are, the share of pixels that look alike, and what
  /// differs most.
  static func measures(_ old: Data, _ new: Data) -> [String] {
    guard let recorded = try? PixelImage(png: old), let made = try? PixelImage(png: new) else { return ["unreadable"] }
    guard recorded.width == made.width, recorded.height == made.height else {
      return ["size", "\(made.width)x\(made.height)", "\(recorded.width)x\(recorded.height)"]
    }
    guard recorded.pixels != made.pixels else { return ["identical"] }
    let alike = SnapshotPixels(precision: 0.98, perceptualPrecision: 0.98).equalPixels(recorded, made).share
    let kinds = PictureRegions(recorded, made, textBoxes: textBoxes, limit: 3).regions
    let sums = Dictionary(kinds.map { ($0.kind, $0.differing) }, uniquingKeysWith: +)
    let cause = sums.max { $0.value < $1.value }?.key ?? .translucency
    return ["pixels", String(format: "%.4f", alike), cause.rawValue]
  }

  private func difference(_ old: PixelImage, _ new: PixelImage) -> String? {
    let equal = perceptualPrecision < 1 ? equalPixels(old, new) : equalBytes(old, new)
    guard precision >= 1 || equal.share < precision else { return nil }
    if equal.share == 1, perceptualPrecision < 1 { return nil }
    let share = String(format: "%.2f", (equal.share * 10000).rounded(.down) / 100)
    return "\(share) % of the \(equal.unit) are equal, \(precision * 100) % have to be."
  }

  private func equalBytes(_ old: PixelImage, _ new: PixelImage) -> (share: Double, unit: String) {
    var differing = 0
    Self.forEachDifference(old.pixels, new.pixels) { a, b in
      var bytes = a ^ b
      while bytes != 0 {
        if bytes & 0xFF != 0 { differing += 1 }
        bytes >>= 8
      }
    }
    return (1 - Double(differing) / Double(max(1, old.pixels.count * 4)), "bytes")
  }

  private func equalPixels(_ old: PixelImage, _ new: PixelImage) -> (share: Double, unit: String) {
    let limit = (1 - perceptualPrecision) * 100
    var colors = PerceivedColors()
    var differing = 0
    Self.forEachDifference(old.pixels, new.pixels) { if colors.distance($0, $1) > limit { differing += 1 } }
    return (1 - Double(differing) / Double(max(1, old.pixels.count)), "pixels")
  }

  /// Calls `body` with each two pixels that are not equal. Written for builds without optimization, which tests are.
  private static func forEachDifference(_ old: [UInt32], _ new: [UInt32], _ body: (UInt32, UInt32) -> Void) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var index = 0
        let end = new.count
        while index < end {
          if old[index] != new[index] { body(old[index], new[index]) }
          index += 1
        }
      }
    }
  }

  private func attachments(_ old: Data, _ new: Data) -> [XCTAttachment] {
    let difference = try? PixelComparison(old, new, tolerance: 0).differencePicture()
    let files = [("reference", old), ("failure", new)] + (difference.map { [("difference", $0)] } ?? [])
    return files.map { name, data in
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
      attachment.name = name
      return attachment
    }
  }
}
