// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel

/// The messages for recommended changes.
public enum RemedyMessages {
  /// Returns the recommended change in one sentence without a final period.
  public static func sentence(for remedy: Remedy) -> String {
    switch remedy {
    case .loosenOneConstraint:
      "remove one of them, relax one to >= or <=, or give one a priority below 1000"
    case .addPosition(let axis): "determine its \(word(axis)) position: constrain an edge or the center"
    case .addSize(let axis): "constrain its \(axis == .horizontal ? "width" : "height"), or both of its edges"
    case .raiseHugging(let axis):
      "give one of them a higher \(word(axis)) content hugging priority, so that the others stretch"
    case .raiseCompression(let axis):
      "give one of them a higher \(word(axis)) compression resistance priority, so that the others shrink"
    case .completeScrollContent(let axis):
      "constrain the scroll view's content to all four edges and give it a \(axis == .horizontal ? "width" : "height")"
    case .addConstraints: "constrain it to its superview or its neighbors"
    case .giveRoom: "allow more lines or more room, or let the font shrink (adjustsFontSizeToFitWidth)"
    case .makeLowerBound: "make it >= instead of ==, so that it grows with its text"
    case .moveApart: "constrain one to the other, or hide one of them"
    case .moveInside: "constrain it to lie inside, or let its superview grow"
    case .enlarge(let side): "make it at least \(FindingMessages.points(side)) pt on each side"
    case .useLeadingAndTrailing: "use leading and trailing, or set the view's semantic content attribute"
    case .deleteConstraint: "delete it"
    case .updateFrame: "update the frame, or change the constraint that moves it"
    }
  }

  private static func word(_ axis: LayoutAxis) -> String {
    axis == .horizontal ? "horizontal" : "vertical"
  }
}
