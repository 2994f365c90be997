// SPDX-License-Identifier: MIT

import Foundation
import MapKit
import Testing
import UIKit
import WebKit

class OwnBadge: UIView {
  class Dot: UIView {}
}

private final class HiddenBadge: UIView {}

@Suite("Names of types")
struct TypeNameTests {
  @Test(
    "a type of a framework has no module in its name",
    arguments: [
      (UIView.self, "UIView"), (UIFont.self, "UIFont"), (UIImage.Configuration.self, "UIImage.Configuration"),
      (UIButton.Configuration.self, "UIButton.Configuration"), (WKWebView.self, "WKWebView"),
      (MKMapView.self, "MKMapView"), (CALayer.self, "CALayer"), (NSObject.self, "NSObject"),
    ] as [(Any.Type, String)])
  func framework(type: Any.Type, name: String) {
    #expect(TypeName(type).text == name)
    #expect(TypeName(type).isOfFramework)
  }

  @Test(
    "a type of an author has its module in its name",
    arguments: [
      (OwnBadge.self, "FrameworkTests.OwnBadge"), (OwnBadge.Dot.self, "FrameworkTests.OwnBadge.Dot"),
      (String.self, "Swift.String"),
    ] as [(Any.Type, String)])
  func author(type: Any.Type, name: String) {
    #expect(TypeName(type).text == name)
    #expect(!TypeName(type).isOfFramework)
  }

  @Test("a private class of a framework is named without an address")
  @MainActor
  func hidden() throws {
    #expect(!TypeName(HiddenBadge.self).isOfFramework)
    var inner: [UIView] = [WKWebView(), UISearchBar(), UIDatePicker(), UITableView()]
    while let view = inner.popLast() {
      let name = TypeName(type(of: view))
      #expect(name.isOfFramework)
      #expect(!name.text.contains("("))
      inner += view.subviews
    }
  }

  @Test("constraints name the classes of all frameworks alike")
  @MainActor
  func constraints() {
    let views: [(UIView, String)] = [
      (UIView(), "UIView"), (WKWebView(), "WKWebView"), (MKMapView(), "MKMapView"),
      (OwnBadge(), "FrameworkTests.OwnBadge"), (OwnBadge.Dot(), "FrameworkTests.OwnBadge.Dot"),
    ]
    for (view, name) in views {
      #expect(view.widthAnchor.constraint(equalToConstant: 5).description.contains(" \(name):0x"))
    }
  }

  @Test("every module that mirrors a framework or a part of it is known by name")
  func modules() throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    var modules: Set<String> = ["Foundation", "FoundationEssentials", "FoundationNetworking"]
    for storey in ["Foundation", "Graphics", "UIKit", "Companions"] {
      let folder = package.appendingPathComponent("Sources/\(storey)")
      for module in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let files = FileManager.default.enumerator(atPath: folder.appendingPathComponent(module).path)
        if files?.contains(where: { ($0 as? String)?.hasSuffix(".swift") == true }) == true { modules.insert(module) }
      }
    }
    #expect(TypeName.frameworkModules == modules)
  }
}
