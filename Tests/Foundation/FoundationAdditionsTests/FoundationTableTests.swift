// SPDX-License-Identifier: MIT

import FoundationAdditions
import Testing
import UIKit

@Suite("Tables of Foundation")
struct FoundationTableTests {
  private final class Item: NSObject {}

  @Test("A table that holds objects weakly lets them go; another one keeps them")
  func weakObjects() {
    let weakTable = NSHashTable<NSObject>.weakObjects(), strongTable = NSHashTable<NSObject>()
    let kept = Item()
    weakTable.add(kept)
    do {
      let passing = Item()
      weakTable.add(passing)
      strongTable.add(passing)
      weakTable.add(kept)
      #expect(weakTable.count == 2)
    }
    #expect(strongTable.count == 1)
    strongTable.removeAllObjects()
    #expect(weakTable.allObjects == [kept])
  }

  @Test("A map finds equal keys of Foundation and forgets dead ones")
  func maps() {
    let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    let key = Item()
    map.setObject("a" as NSString, forKey: key)
    map.setObject("b" as NSString, forKey: key)
    do {
      let passing = Item()
      map.setObject("c" as NSString, forKey: passing)
    }
    #expect(map.count == 1)
    #expect(map.object(forKey: key) == "b" as NSString)
    let strings = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    strings.setObject(1, forKey: "one")
    #expect(strings.object(forKey: NSString(string: "one")) == 1)
  }
}
