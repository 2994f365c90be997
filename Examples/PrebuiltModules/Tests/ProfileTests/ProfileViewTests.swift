// SPDX-License-Identifier: MIT

import LayoutTesting
import Pictures
import Profile
import SnapshotTesting
import Testing
import UIKit

@MainActor
@Test("the name is below the picture, both in the center")
func centered() {
  let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  view.layoutIfNeeded()
  #expect(view.picture.frame == CGRect(x: 136, y: 16, width: 48, height: 48))
  #expect(view.name.frame.minY == 72)
  #expect(view.name.frame.height > 20)
  #expect(abs(view.name.frame.midX - 160) < 0.5)
}

@MainActor
@Test("layouts, pictures and descriptions are checked with the modules for tests")
func checks() throws {
  let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  expectNoConflicts(in: view)
  expectUnambiguous(view)
  #expect(try Picture(of: view).png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  let description = Snapshotting<UIView, String>.recursiveDescription
  #expect(description.pathExtension == "txt")
}

@MainActor
@Test("a cast finds conformances that no code here names")
func conformances() {
  let controller: Any = UITableViewController()
  #expect(controller is any UITableViewDataSource)
}
