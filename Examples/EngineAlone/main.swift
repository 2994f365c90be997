// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel
import VisualFormat

// A chat line without UIKit: the engine, named boxes and a text. See Documentation/EngineAlone.md.
let layout = BoxLayout(width: 320, height: 88)
try layout.add(
  """
  H:|-16-[bubble]-(gap: 8)-[avatar(side: 40)]-16-|;
  V:|-12-[avatar(40)];
  V:|-12-[bubble]-(>=12)-|
  """)
try layout.add("H:|-10-[words]-(>=10)-|; V:|-6-[words]-6-|", in: "bubble")

// What a text measures is up to the toolkit: 170 by 20 points, kept before anything else gives way.
layout.setIntrinsicContentSize(width: 170, height: 20, of: "words")

@MainActor func show(_ title: String) {
  print(title)
  for name in ["bubble", "words", "avatar"] {
    guard let frame = layout.frame(of: name) else { continue }
    print("  \(name): \(frame.x), \(frame.y), \(frame.width) × \(frame.height)")
  }
  for conflict in layout.conflicts { print(conflict) }
  for ambiguity in layout.ambiguities { print("  \(ambiguity)") }
}

show("At 320 points:")
layout.resize(width: 480, height: 88)
show("At 480 points:")
layout.setConstant(64, of: "side")
show("With an avatar of 64 points:")
layout.resize(width: 60, height: 88)
show("At 60 points, which is too narrow:")
