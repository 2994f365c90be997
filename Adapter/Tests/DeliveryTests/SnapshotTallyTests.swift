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
        "screen\n",
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
}
