// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel

/// The views of a running app's screen in one list, as a page shows them beside the picture.
public struct ScreenOutline: Sendable, Codable, Hashable {
  /// A view.
  public struct Node: Sendable, Codable, Hashable {
    /// The number by which requests name the view; it stays the same as long as the view exists.
    public let number: Int
    /// The number of the superview; `nil` for a window.
    public let parent: Int?
    /// The words of the view for a reader, such as `PersonCell row 2` or `mail “p2@example.com”`.
    public let title: String
    /// The name of the class, without its module.
    public let className: String
    /// The accessibility identifier, or the property that holds the view; `nil` for neither.
    public let name: String?
    /// The text that the view shows; `nil` for none.
    public let text: String?
    /// The frame, in points, in the coordinates of the screen.
    public let frame: Rectangle
    /// The reasons that the view is not seen or read.
    public let states: [ScreenElement.State]
  }

  /// The parts of the system around the app.
  public struct Surroundings: Sendable, Codable, Hashable {
    /// The radius of the display's corners, in points.
    public let cornerRadius: Double
    /// The parts in front of the app, such as the status bar, as an SVG drawing of the screen's size.
    public let drawing: String
  }

  /// The view controller in front, by which a reader knows a screen of the app.
  public struct Front: Sendable, Codable, Hashable {
    /// The name of the class, without its module.
    public let controller: String
    /// The title; `nil` without one.
    public let title: String?
  }

  /// The size of the screen, in points.
  public let size: Size
  /// The view controller in front; `nil` without a window that has one.
  public let front: Front?
  /// The number of the device's pixels per point.
  public let scale: Double
  /// The views, superviews first, in the order of reading. The windows in front come last.
  public let nodes: [Node]
  /// The elements that assistive technology reads, in its order.
  public let spoken: [SpokenElement]
  /// The parts of the system around the app; `nil` for a preview that does not fill the screen.
  public let surroundings: Surroundings?
}

/// A finding with the numbers of the views that it is about.
public struct PlacedFinding: Sendable, Codable, Hashable {
  /// The finding.
  public let finding: Finding
  /// The numbers of the views, the one at fault first.
  public let views: [Int]
}
