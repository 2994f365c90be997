// SPDX-License-Identifier: MIT

import Testing

@testable import Delivery

struct SnapshotTallyTests {
  @Test(
    "Outcomes are counted in one sentence",
    arguments: [
      ("", nil),
      ("equal\n", "1 snapshot: 1 as recorded."),
      (
        "screen iPhone X\n",
        "1 snapshot: 1 of other devices. `--device NAME` simulates the device that recorded, which each failure names."
      ),
      ("equal\ntext\nequal\nmissing\n", "4 snapshots: 2 as recorded, 1 with other texts, 1 not recorded before."),
      (
        "picture\nglyphs\n",
        "2 snapshots: 1 with other glyphs only, 1 with other pictures. `--snapshot-tolerance text` accepts pictures that "
          + "differ in glyphs only."
      ),
    ] as [(String, String?)])
  func sentence(outcomes: String, expected: String?) {
    #expect(SnapshotTally.sentence(outcomes) == expected)
  }

  @Test(
    "The device of most snapshots is the one to simulate, unless the run recorded some",
    arguments: [
      ("", nil), ("equal\n", nil), ("screen iPhone X\n", "iPhone X"), ("screen iPhone X\nequal\n", nil),
      ("screen iPhone X\nscreen iPhone 8\nscreen iPhone X\n", "iPhone X"),
      ("screen iPhone X\nscreen iPhone X\nmissing\n", nil), ("picture\nscreen iPhone X\nscreen iPhone 8\n", nil),
    ] as [(String, String?)])
  func device(outcomes: String, expected: String?) {
    #expect(SnapshotTally.device(outcomes) == expected)
  }
}
