// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

/// Methods that have the selectors of UIKit's requirements and other names.
struct RequirementNameTests {
  @Test func aMethodWithAnOlderNameIsCalledByTheRequirement() {
    let result = adapted(
      """
      class V: UIViewController, UICollectionViewDelegateFlowLayout {
        @objc func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }
      }
      """)
    #expect(
      result.contains(
        ";func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, sizeForItemAt p2: IndexPath)"
          + " -> CGSize { collectionView(p0, layout: p1, sizeForItemAtIndexPath: p2) }"))
  }

  @Test(arguments: [
    (
      "@objc(tableView:heightForRowAtIndexPath:) func height(in t: UITableView, of p: IndexPath) -> CGFloat { 1 }",
      "func tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat { height(in: p0, of: p1) }"
    ),
    (
      "@objc(numberOfSectionsInTableView:) func sections(_ t: UITableView) -> Int { 1 }",
      "func numberOfSections(in p0: UITableView) -> Int { sections(p0) }"
    ),
    (
      "@objc(tableView:willDisplayCell:forRowAtIndexPath:) open func show(_ t: UITableView, _ c: UITableViewCell, _ p: IndexPath) {}",
      "public func tableView(_ p0: UITableView, willDisplay p1: UITableViewCell, forRowAt p2: IndexPath) { show(p0, p1, p2) }"
    ),
    (
      "@objc func tabBarController(_ c: UITabBarController, shouldSelectViewController v: UIViewController) -> Bool { true }",
      "func tabBarController(_ p0: UITabBarController, shouldSelect p1: UIViewController) -> Bool { tabBarController(p0, shouldSelectViewController: p1) }"
    ),
    (
      "@objc(scrollViewDidScroll:) func moved(view: UIScrollView) {}",
      "func scrollViewDidScroll(_ p0: UIScrollView) { moved(view: p0) }"
    ),
  ])
  func selectorsAreRecognized(declaration: String, alias: String) {
    #expect(adapted("class V: NSObject, UITableViewDelegate {\n  \(declaration)\n}\n").contains(";" + alias))
  }

  @Test(arguments: [
    // The names are those of the requirements.
    "@objc func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 1 }",
    "@objc(tableView:heightForRowAtIndexPath:) func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 1 }",
    // Objective-C does not see the method.
    "func tableView(_ t: UITableView, heightForRowAtIndexPath p: IndexPath) -> CGFloat { 1 }",
    "@nonobjc func tableView(_ t: UITableView, heightForRowAtIndexPath p: IndexPath) -> CGFloat { 1 }",
    // No requirement has the selector.
    "@objc func tableView(_ t: UITableView, heightForRowAtPlace p: IndexPath) -> CGFloat { 1 }",
    "@objc func tableView(_ t: UITableView, heightForRowAtIndexPath p: String) -> CGFloat { 1 }",
    "@objc static func tableView(_ t: UITableView, heightForRowAtIndexPath p: IndexPath) -> CGFloat { 1 }",
  ])
  func otherMethodsStay(declaration: String) {
    #expect(!adapted("class V: NSObject, UITableViewDelegate {\n  \(declaration)\n}\n").contains(";func tableView"))
  }

  @Test func aMethodThatImplementsTheRequirementItselfIsNotDoubled() {
    let result = adapted(
      """
      class V: NSObject, UITableViewDelegate {
        @objc func tableView(_ t: UITableView, didSelectRowAtIndexPath p: IndexPath) {}
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}
      }
      class W: V {
        override func tableView(_ t: UITableView, didSelectRowAtIndexPath p: IndexPath) {}
      }
      """)
    #expect(!result.contains(";func tableView") && !result.contains("override func tableView(_ p0"))
  }

  @Test(arguments: [
    ("UICollectionViewDelegate", true), ("UICollectionViewDelegateFlowLayout", false), ("UIScrollViewDelegate", false),
  ])
  func aDelegateWithMethodsOfFlowLayoutsConformsToTheirProtocol(name: String, isAdded: Bool) {
    let result = adapted(
      """
      open class V: UIViewController, \(name) {
        @objc open func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath p: IndexPath) -> CGSize { .zero }
      }
      """)
    #expect(result.contains("extension V: UICollectionViewDelegateFlowLayout {}") == isAdded)
    #expect(result.contains(";public func collectionView("))
  }
}
