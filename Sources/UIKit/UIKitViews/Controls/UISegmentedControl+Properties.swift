// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UISegmentedControl``.
  package static let segmentedControl = PropertyTable(
    UISegmentedControl.self, superclass: "UIControl", "A row of segments.", make: { UISegmentedControl() },
    [
      ObjectProperty(
        "segments", .texts, "The titles of the segments.", document: .none,
        read: { (view: UISegmentedControl) in
          (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
        },
        write: { view, titles in
          view.removeAllSegments()
          for (index, title) in titles.enumerated() { view.insertSegment(withTitle: title, at: index, animated: false) }
        }),
      // UIKit raises an exception for an index out of range; a document with one is loaded without it.
      ObjectProperty(
        "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex,
        "The index of the selected segment, from 0; -1 for none.", isLoaded: false),
      ObjectProperty(
        "isMomentary", \UISegmentedControl.isMomentary, "Whether a segment is deselected immediately after a tap.",
        document: "momentary", absent: false),
      ObjectProperty(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent,
        "Whether segments are as wide as their titles require.", absent: false),
      ObjectProperty(
        "selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, "The color of the selected segment."),
    ])
}
