// SPDX-License-Identifier: MIT

import LayoutChecks
import Reports
import RunningTests
import Tinamou

/// Expects that the layout of `view` in right-to-left languages is the mirror image of its layout in left-to-right languages.
///
/// The view is laid out in both directions, and then again in its original one. Views with a
/// `semanticContentAttribute` other than `.unspecified`, such as playback controls, are not compared, and neither are
/// their descendants.
///
/// - Parameters:
///   - view: The root of the views.
///   - tolerance: The maximum accepted difference, in points. The default is 0.5, because edges are aligned to
///     pixels.
/// - Returns: Whether every view is mirrored.
@MainActor @discardableResult
public func expectMirrors(
  _ view: UIView, tolerance: CGFloat = 0.5, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> Bool {
  let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let faults = MirrorCheck(root: view).faults(tolerance: tolerance)
  guard !faults.isEmpty else { return true }
  let causes = CheckedLayout(LiveDescription(root: view)).findings([LeftRightRule.self]).map {
    "    " + FindingMessages.sentence(for: $0)
  }
  Failure.record((faults + causes).joined(separator: "\n"), at: location)
  return false
}

/// A comparison of the layouts in both directions.
@MainActor
private struct MirrorCheck {
  let root: UIView

  /// Returns the views that are not mirrored, each described in a sentence.
  func faults(tolerance: CGFloat) -> [String] {
    let own = root.traitOverrides.layoutDirection
    defer {
      root.traitOverrides.layoutDirection = own
      root.topmostSuperview.layoutIfNeeded()
    }
    let left = frames(in: .leftToRight)
    let right = frames(in: .rightToLeft)
    return comparedViews.compactMap { view in
      guard let old = left[ObjectIdentifier(view)], let new = right[ObjectIdentifier(view)] else { return nil }
      let mirrored = CGRect(x: root.bounds.width - old.maxX, y: old.minY, width: old.width, height: old.height)
      let changes = FrameText.changes(from: mirrored, to: new, tolerance: tolerance)
      guard !changes.isEmpty else { return nil }
      return "\(NamedItem(view).authorName) does not mirror in right-to-left languages: \(changes)"
    }
  }

  private var comparedViews: [UIView] {
    LiveDescription(root: root).views.filter { view in
      var next: UIView? = view
      while let current = next, current !== root {
        if current.semanticContentAttribute != .unspecified { return false }
        next = current.superview
      }
      return view !== root
    }
  }

  /// Returns the alignment rectangles of the views in the root's coordinates. The frame of a switch extends beyond its
  /// alignment rectangle on the right in both directions, so frames need not mirror.
  private func frames(in direction: UITraitEnvironmentLayoutDirection) -> [ObjectIdentifier: CGRect] {
    root.traitOverrides.layoutDirection = direction
    root.topmostSuperview.layoutIfNeeded()
    let frames = comparedViews.map { view in
      (ObjectIdentifier(view), view.convert(view.alignmentRect(forFrame: view.bounds), to: root))
    }
    return Dictionary(frames, uniquingKeysWith: { first, _ in first })
  }
}
