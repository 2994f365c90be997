// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

/// Names that UIKit had in Swift before version 4.2.
struct EarlierNameTests {
  private func rows(_ text: String) -> [String] {
    (SourceAdapter.adapt([SourceFile(path: "/A.swift", text: text)])[0].text ?? text).rows.map {
      $0.split(separator: " ").joined(separator: " ").replacing(" (", with: "(").replacing(" :", with: ":")
    }
  }

  @Test(
    "A file with such a name imports the module that declares it",
    arguments: [
      "let a: UIApplicationLaunchOptionsKey", "let a = UICollectionElementKindSectionHeader", "f(.UIKeyboardWillShow)",
      "v.bringSubview(toFront: w)", "let a = UIEdgeInsetsMake(0, 0, 0, 0)", "let a = [NSFontAttributeName: b]",
    ])
  func imports(line: String) {
    #expect(rows("import UIKit\n\(line)\n").contains("import UIKitEarlierNames"))
  }

  @Test(
    "Other files do not",
    arguments: [
      "let a: UIApplication.LaunchOptionsKey", "v.bringSubviewToFront(w)", "// UITableViewCellStyle",
      "let a = \"UIControlState\"",
    ])
  func others(line: String) {
    #expect(!rows("import UIKit\n\(line)\n").contains("import UIKitEarlierNames"))
  }

  /// A subclass overrides the members of today, so that UIKit calls them, and calls those of its superclass.
  @Test(
    arguments: [
      (
        "override func didMove(toParentViewController p: UIViewController?) {}",
        "override func didMove(toParent p: UIViewController?) {}"
      ),
      ("super.addChildViewController(c)", "super.addChild(c)"),
      (
        "for c in childViewControllers { c.removeFromParentViewController() }",
        "for c in children { c.removeFromParent() }"
      ),
      (
        "override var childViewControllerForStatusBarStyle: UIViewController? { c }",
        "override var childForStatusBarStyle: UIViewController? { c }"
      ),
      ("a(#selector(C.willMove(toParentViewController:)))", "a(_sel(\"willMoveToParentViewController:\") )"),
    ])
  func members(line: String, expected: String) {
    let all = rows("import UIKit\nclass C: UIViewController {\nfunc f() {\n\(line)\n}\n}\n")
    #expect(all[3] == expected)
  }
}
