// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UISegmentedControl``.
  package static let segmentedControl = PropertyTable(
    UISegmentedControl.self, superclass: "UIControl", "A row of segments.", make: { UISegmentedControl() },
    [
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
