// SPDX-License-Identifier: MIT

import Tinamou

/// A view that is not where the layout file says it must be.
public struct ExpectationFailure: Sendable {
  /// The view's name.
  public let view: String
  /// x, y, width and height as the file has them, in points; nil for what does not matter.
  public let expected: [Double?]
  /// The frame that came out, in the superview's coordinates, in points.
  public let actual: CGRect
  /// Where the file says so.
  public let position: SourcePosition
}

extension LayoutScene {
  /// The views that are more than a pixel from where the file says they must be, in the file's order.
  public var expectationFailures: [ExpectationFailure] {
    expectations.compactMap { expectation in
      guard let frame = frame(named: expectation.view) else { return nil }
      return failure(of: expectation, frame: frame)
    }
  }

  /// The same as ``expectationFailures`` for a scene shown from right to left whose file is written from left to right.
  public func mirroredExpectationFailures(comparedTo document: LayoutScene) -> [ExpectationFailure] {
    document.expectations.compactMap { expectation in
      guard let view = view(named: expectation.view) else { return nil }
      return failure(of: expectation, frame: mirrored(view))
    }
  }

  /// The frame that `view` would have from the other side. What is mirrored is the rectangle that constraints speak of: a
  /// switch reaches out of it to the right in both directions.
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
