// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A controller whose members the document finds by name, without registration.
final class LoginController: UIViewController {
  fileprivate weak var titleLabel: UILabel!
  fileprivate var buttons: [UIButton]!
  fileprivate var cornerRadius: CGFloat = 0
  fileprivate var heading: String?
  fileprivate var submitted: [String] = []
  fileprivate func submit(_ sender: UIButton) { submitted.append("submit \(sender.tag)") }
  fileprivate func toggled() { submitted.append("toggled") }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { LoginController.self }
    static var members: [ObjectiveC._Member] {
      [
        .property("titleLabel", \LoginController.titleLabel), .property("buttons", \LoginController.buttons),
        .property("cornerRadius", \LoginController.cornerRadius), .property("heading", \LoginController.heading),
        .method("submit:") { (o: LoginController, a) in try o.submit(a[0] as UIButton) },
        .method("toggled") { (o: LoginController, a) in o.toggled() },
      ]
    }
  }
}

/// A view class that the document finds by its name alone.
final class BadgeView: UIView {
  fileprivate var count = 0

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { BadgeView.self }
    static var members: [ObjectiveC._Member] { [.property("count", \BadgeView.count)] }
  }
}

@MainActor @Suite("Members of documents")
struct DocumentMemberTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController">
          <connections>
            <outlet property="view" destination="v" id="o1"/>
            <outlet property="titleLabel" destination="l" id="o2"/>
            <outletCollection property="buttons" destination="b1" id="o3"/>
            <outletCollection property="buttons" destination="b2" id="o4"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
            <button id="b1" tag="1"><rect key="frame" x="0" y="40" width="100" height="20"/>
              <connections>
                <action selector="submit:" destination="-1" eventType="touchUpInside" id="a1"/>
                <action selector="unknown:" destination="-1" eventType="touchUpInside" id="a2"/>
              </connections>
            </button>
            <button id="b2" tag="2"><rect key="frame" x="0" y="80" width="100" height="20"/>
              <connections><action selector="toggled" destination="-2" eventType="touchUpInside" id="a3"/></connections>
            </button>
            <view id="badge" customClass="BadgeView" customModule="SomeApp">
              <rect key="frame" x="0" y="120" width="20" height="20"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="5"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="2"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.zPosition"><real key="value" value="3"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="missing" value="x"/>
              </userDefinedRuntimeAttributes>
            </view>
          </subviews>
        </view>
      </objects>
    </document>
    """

  @Test("outlets, collections, actions and runtime attributes connect without registration")
  func connect() throws {
    let nib = UINib(data: Data(Self.document.utf8), bundle: nil)
    let owner = LoginController(nibName: nil, bundle: nil)
    _ = nib.instantiate(withOwner: owner, options: nil)
    #expect(owner.titleLabel?.text == "Hello")
    #expect(owner.buttons?.map(\.tag) == [1, 2])
    let badge = try #require(owner.view.subviews.last as? BadgeView)
    #expect(badge.count == 5 && badge.layer.borderWidth == 2 && badge.layer.zPosition == 3)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = owner
    window.makeKeyAndVisible()
    for button in owner.buttons { button.sendActions(for: .touchUpInside) }
    #expect(owner.submitted == ["submit 1", "toggled"])
    #expect(owner.buttons[0].allTargets == [owner])
    #expect(
      nib.inspection.issues.map(\.kind) == [
        .unknownAction("unknown:", className: "LoginController"),
        .unknownProperty("missing", className: "BadgeView"),
      ])
  }
}
