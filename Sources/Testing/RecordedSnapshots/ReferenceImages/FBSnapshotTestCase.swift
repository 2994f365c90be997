// SPDX-License-Identifier: MIT

import Foundation
import RunningTests
public import Tinamou
public import XCTest

/// A test case with reference images: pictures of views in the folder `ReferenceImages_64`.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether pictures are recorded. One that differs is recorded only if the environment variable `SNAPSHOT_TESTING_RECORD` says so,
  /// too. The default is `false`.
  open var recordMode = false
  /// Whether views are drawn in the key window. The default is `false`.
  open var usesDrawViewHierarchyInRect = false
  /// The folder of the pictures of the test case; `nil` for the name of the class, with that of its module or without.
  open var folderName: String?
  /// The parts of file names about the device. The default is none.
  open var fileNameOptions = FBSnapshotTestCaseFileNameOptions()

  /// Compares a view with its reference image.
  ///
  /// - Parameters:
  ///   - identifier: A part of the file's name, for tests with several pictures.
  ///   - suffixes: The endings of folders in which the picture may be.
  ///   - perPixelTolerance: The share by which a component of a pixel may differ.
  ///   - overallTolerance: The share of pixels that may differ.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let usesWindow = usesDrawViewHierarchyInRect
    let image = MainThread.run(view) { view in
      view.layoutIfNeeded()
      return UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        if usesWindow {
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        } else {
          view.layer.render(in: context.cgContext)
        }
      }
    }
    verify(image, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  /// Compares the view of a view controller with its reference image.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let view: UIView = MainThread.run(viewController) { $0.view }
    FBSnapshotVerifyView(
      view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
      overallTolerance: overallTolerance, file: file, line: line)
  }

  /// Compares a layer with its reference image.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let image = MainThread.run(layer) { layer in
      layer.layoutIfNeeded()
      return UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
    }
    verify(image, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  private func verify(
    _ image: UIImage, _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixel: CGFloat, _ overall: CGFloat,
    _ file: StaticString, _ line: UInt
  ) {
    let place = ReferenceImagePlace(
      testFile: "\(file)", test: name, className: String(reflecting: type(of: self)), folder: folderName,
      identifier: identifier, options: fileNameOptions,
      suffixes: suffixes.compactMap { $0 as? String })
    let diffing = Diffing<UIImage>.reference(perPixel: Double(perPixel), overall: Double(overall))
    let record: SnapshotTestingConfiguration.Record =
      GlobalSettings.environment == .never ? .never : recordMode ? .all : .never
    let comparison = SnapshotComparison(location: place.location, diffing: diffing, record: record, tool: _diffTool)
    let location = CodeLocation(
      fileID: "Tests/\(("\(file)" as NSString).lastPathComponent)", filePath: "\(file)", line: Int(line), column: 1)
    do {
      guard let message = try comparison.run(image) else { return }
      TestFailure.record(message, at: location)
    } catch {
      TestFailure.record("\(error)", at: location)
    }
  }
}

/// The endings of the folders with reference images: that of devices with 64 bits.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64"]) }

/// The parts of the names of reference images about the device.
public struct FBSnapshotTestCaseFileNameOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates options from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The model of the device.
  public static let device = Self(rawValue: 1 << 1)
  /// The version of the system.
  public static let OS = Self(rawValue: 1 << 2)
  /// The size of the screen.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The number of pixels per point.
  public static let screenScale = Self(rawValue: 1 << 4)
  /// The name of the test's host. Stored; has no effect: tests on Linux have none.
  public static let none = Self(rawValue: 1 << 0)
}

extension Diffing where Value == UIImage {
  /// A comparison that accepts small differences of components, and a share of pixels with larger ones.
  fileprivate static func reference(perPixel: Double, overall: Double) -> Diffing {
    var diffing = Diffing.image
    let exact = diffing.diff
    diffing.diff = { old, new in
      guard let difference = exact(old, new) else { return nil }
      let share = SnapshotPixels.differingShare(old.pngData() ?? Data(), new.pngData() ?? Data(), tolerance: perPixel)
      return share.map { $0 <= overall } == true ? nil : difference
    }
    return diffing
  }
}
