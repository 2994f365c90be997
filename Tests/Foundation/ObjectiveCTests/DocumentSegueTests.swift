// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A controller with a segue action and an action to unwind to.
final class StartController: UIViewController {
  fileprivate var events: [String] = []
  fileprivate var refusesUnwinding = false

  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
    !refusesUnwinding && super.canPerformUnwindSegueAction(action, from: from, sender: sender)
  }

  fileprivate func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailController? {
    events.append("make \(segueIdentifier ?? "") \(sender as? String ?? "")")
    let detail = DetailController(coder: coder)
    detail?.value = 7
    return detail
  }
  fileprivate func unwindHere(_ segue: UIStoryboardSegue) { events.append("unwind from \(type(of: segue.source))") }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { StartController.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("makeDetail:sender:segueIdentifier:") { (o: StartController, a) in
          try o.makeDetail(a[0] as NSCoder, sender: a[1] as Any?, segueIdentifier: a[2] as String?)
        },
        .method("unwindHere:") { (o: StartController, a) in try o.unwindHere(a[0] as UIStoryboardSegue) },
      ]
    }
  }
}

final class DetailController: UIViewController {
  fileprivate var value = 0

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { DetailController.self }
    static var members: [ObjectiveC._Member] { [] }
  }
}

/// A segue that documents name.
final class PushSegue: UIStoryboardSegue {
  override func perform() {
    (source as? StartController)?.events.append("custom segue")
    source.navigationController?.pushViewController(destination, animated: false)
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { PushSegue.self }
    static var members: [ObjectiveC._Member] { [] }
    static var makeSegue: Any? {
      { PushSegue(identifier: $0, source: $1, destination: $2) }
        as @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    }
  }
}

/// A container that notes the children to which segues return.
private final class Bars: UINavigationController {
  var returns: [UIViewController] = []

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    returns.append(subsequentVC)
  }
}

@MainActor @Suite("Segues of documents")
struct DocumentSegueTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="start">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="start" customClass="StartController" customModule="SomeApp">
            <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
            <connections>
              <segue destination="detail" kind="custom" identifier="go" customClass="PushSegue"
                     destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="g1"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="detail" customClass="DetailController" customModule="SomeApp">
            <view key="view" tag="5" id="v2"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
            <connections><segue destination="x2" kind="unwind" identifier="back" unwindAction="unwindHere:" id="g2"/></connections>
          </viewController>
          <exit id="x2" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test("segue actions, segues of a class and unwind actions need no registration")
  func segues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segues-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.document.utf8).write(to: folder.appendingPathComponent("Flow.storyboard"))
    let storyboard = UIStoryboard(name: "Flow", bundle: Bundle(path: folder.path))
    let start = try #require(storyboard.instantiateInitialViewController() as? StartController)
    let navigation = Bars(rootViewController: start)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    start.performSegue(withIdentifier: "go", sender: "me")
    let detail = try #require(navigation.topViewController as? DetailController)
    #expect(detail.value == 7)
    #expect(detail.view.tag == 5)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(start.events == ["make go me", "custom segue", "unwind from DetailController"])
    #expect(navigation.viewControllers == [start])

    start.performSegue(withIdentifier: "go", sender: "me")
    start.refusesUnwinding = true
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    #expect(start.events.count == 5 && navigation.viewControllers.count == 2)
    #expect(navigation.returns == [start])
  }
}
