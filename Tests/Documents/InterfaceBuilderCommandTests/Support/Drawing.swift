// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Testing

/// A small document: views with frames in a root view of 375 × 667 points.
struct Drawing {
  /// The elements in the root's subviews.
  var views: String
  /// The root's constraints.
  var constraints = ""
  /// Other elements in the root, such as guides.
  var guides = ""

  /// A plain view.
  static func view(_ id: String, _ frame: String, _ content: String = "", attributes: String = "") -> String {
    element("view", id, frame, content, attributes: attributes)
  }

  /// A view without autoresizing constraints; `frame` is x, y, width and height.
  static func element(
    _ name: String, _ id: String, _ frame: String, _ content: String = "", attributes: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
                      <\(name) contentMode="scaleToFill"\(attributes.isEmpty ? "" : " " + attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                          <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
      height="\(numbers[3])"/>
      \(content)                </\(name)>

      """
  }

  /// The text of the document.
  var text: String {
    let held = constraints.isEmpty ? "" : "            <constraints>\n\(constraints)            </constraints>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
      \(views)            </subviews>
      \(guides)\(held)        </view>
          </objects>
      </document>

      """
  }

  /// The parsed document.
  func document() throws -> InterfaceDocument { try InterfaceDocument(bytes: Array(text.utf8)) }
}

extension InterfaceDocument {
  /// The text of the document.
  var written: String { String(decoding: markup.bytes, as: UTF8.self) }

  /// The elements of constraints in document order, as written, without their identifiers.
  var writtenConstraints: [String] {
    written.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("<constraint ") }.map {
      String($0).replacing(#/ id="[^"]*"/#, with: "")
    }
  }
}

extension InterfaceOutcome {
  /// The identifiers of constraints that were added.
  var added: [String] {
    changes.compactMap { if case .added(_, let id) = $0 { id } else { nil } }
  }
}
