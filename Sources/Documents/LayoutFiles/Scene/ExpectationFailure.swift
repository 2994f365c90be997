// SPDX-License-Identifier: MIT

import Tinamou

/// A view whose frame differs from the expected one.
public struct ExpectationFailure: Sendable {
  /// The name of the view.
  public let view: String
  /// The expected x, y, width and height, in points; `nil` for a component that is not checked.
  public let expected: [Double?]
  /// The actual frame, in points, in the superview's coordinate system.
  public let actual: CGRect
  /// The position of the expectation in the file.
  public let position: SourcePosition
}

extension LayoutScene {
  /// The views whose frames differ from the expected ones by more than a pixel, in the file's order.
  public var expectationFailures: [ExpectationFailure] {
    expectations.compactMap { expectation in
      guard let frame = frame(named: expectation.view) else { return nil }
      return failure(of: expectation, frame: frame)
    }
  }

  /// Returns the expectation failures of a right-to-left scene compared to a file with left-to-right frames.
  public func mirroredExpectationFailures(comparedTo document: LayoutScene) -> [ExpectationFailure] {
    document.expectations.compactMap { expectation in
      guard let view = view(named: expectation.view) else { return nil }
      return failure(of: expectation, frame: mirrored(view))
    }
  }

  /// Returns the frame of `view` in the mirrored layout. The alignment rectangle is mirrored, because a switch
  /// extends beyond it on the right in both directions.
  private func mirrored(_ view: UIView) -> CGRect {
    guard let superview = view.superview, view !== root else { return view.frame }
    var rectangle = view.alignmentRect(forFrame: view.frame)
    rectangle.origin.x = superview.bounds.width - rectangle.maxX
    return view.frame(forAlignmentRect: rectangle)
  }

  private func failure(of expectation: FrameExpectation, frame: CGRect) -> ExpectationFailure? {
    let actual = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    let tolerance = 1 / Double(scale) + 0.001
    let holds = zip(expectation.frame, actual).allSatisfy { expected, actual in
      expected.map { abs($0 - actual) <= tolerance } ?? true
    }
    guard !holds else { return nil }
    return ExpectationFailure(
      view: expectation.view, expected: expectation.frame, actual: frame, position: expectation.position)
  }
}
