// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter
import Testing

/// Methods of delegates that only a subclass of the adopting class has.
struct InheritedRequirementTests {
  @Test func theAdoptingClassDeclaresTheMethodAndTheSubclassOverridesIt() {
    let result = adapted(
      """
      import UIKit
      class Base: UIViewController, UITableViewDelegate {
        var rows = 0
      }
      class List: Base {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
      }
      """)
    #expect(
      result.contains(
        ";@MainActor func tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat "
          + "{ _RequirementDefaults.shared.tableView(p0, heightForRowAt: p1) }"))
    #expect(result.contains("  override func tableView(_ tableView: UITableView, heightForRowAt"))
    #expect(result.rows[6].hasPrefix("}"))
  }

  @Test func theConformanceMayBeInAnExtensionAndTheProtocolMayRefineAnother() {
    let result = adapted(
      """
      open class Base: UIViewController { var rows = 0 }
      extension Base: UICollectionViewDelegateFlowLayout {}
      class Middle: Base {}
      class List: Middle { @objc func scrollViewDidScroll(_ view: UIScrollView) {} }
      class Other: Base { public func scrollViewDidScroll(_ view: UIScrollView) {} }
      """)
    let method = ";@MainActor public func scrollViewDidScroll(_ p0: UIScrollView) "
    #expect(result.components(separatedBy: method).count == 2)
    #expect(result.components(separatedBy: "override func scrollViewDidScroll").count == 3)
  }

  @Test func delegatesOfScenesHaveTheMethodsOfTheProtocolThatTheirsRefines() {
    let result = adapted(
      """
      class Base: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      class Scene: Base { func sceneDidBecomeActive(_ scene: UIScene) {} }
      """)
    #expect(
      result.contains(
        ";@MainActor func sceneDidBecomeActive(_ p0: UIScene) "
          + "{ _RequirementDefaults.shared.sceneDidBecomeActive(p0) }"))
    #expect(result.contains("override func sceneDidBecomeActive(_ scene: UIScene) {}"))
  }

  @Test func aMethodInAnExtensionOfTheSubclassIsForwarded() {
    let result = adapted(
      """
      class Base: UIViewController, UITextFieldDelegate { var rows = 0 }
      class Form: Base { var names = 0 }
      extension Form {
        func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
      }
      """)
    #expect(result.contains("func _objc_textFieldShouldReturn(_ field: UITextField) -> Bool { true }"))
    #expect(
      result.contains(
        "override func textFieldShouldReturn(_ field: UITextField) -> Bool { _objc_textFieldShouldReturn(field) }"))
  }

  @Test(arguments: [
    // The adopting class has the method.
    "class Base: UIViewController, UITextFieldDelegate { func textFieldShouldClear(_ f: UITextField) -> Bool { true } }\nclass Form: Base { override func textFieldShouldClear(_ f: UITextField) -> Bool { false } }\n",
    // No superclass adopts the protocol.
    "class Base: UIViewController {}\nclass Form: Base { func textFieldShouldClear(_ f: UITextField) -> Bool { false } }\n",
    // The class adopts it itself.
    "class Base: UIViewController {}\nclass Form: Base, UITextFieldDelegate { func textFieldShouldClear(_ f: UITextField) -> Bool { false } }\n",
    // UIKit cannot see the method.
    "class Base: UIViewController, UITextFieldDelegate {}\nclass Form: Base { private func textFieldShouldClear(_ f: UITextField) -> Bool { false } }\n",
    "class Base: UIViewController, UITextFieldDelegate {}\nclass Form: Base { @nonobjc func textFieldShouldClear(_ f: UITextField) -> Bool { false } }\n",
    "class Base: UIViewController, UITextFieldDelegate {}\nclass Form<T>: Base { func textFieldShouldClear(_ f: UITextField) -> Bool { false } }\n",
  ])
  func otherMethodsStay(text: String) {
    let result = adapted(text)
    #expect(!result.contains("_RequirementDefaults"))
    #expect(result.components(separatedBy: "override").count == text.components(separatedBy: "override").count)
  }
}
