// SPDX-License-Identifier: MIT

import TestSupport

/// A screen of random views with constraints, as a document of Interface Builder.
struct GeneratedScreen {
  /// A view below the one before it in its container.
  struct View {
    let number: Int
    var kind: Kind
    var text: String
    /// Further attributes of the element.
    var attributes: [String: String] = [:]
    /// The elements of properties by their keys, such as that of the text color.
    var elements: [String: String] = [:]
    /// The distance to the view before it, or to the top of the container, in points.
    var gap: Int
    /// The distances to the leading and trailing edges of the container, in points.
    var inset: Int
    /// The height, in points.
    var height: Int
    var heightPriority = 1000
    var heightRelation = "equal"
    /// The connections of the view, by their identifiers.
    var actions: [String] = []
    /// The views that a container has.
    var children: [View] = []

    var id: String { "v\(number)-00-00v" }
    /// The words by which sentences name the view.
    var name: String {
      switch kind {
      case .label, .button: text
      case .image, .container, .stack: "Box \(number)"
      }
    }
  }

  /// A kind of view.
  enum Kind: String, CaseIterable {
    case label, button, image, container, stack
  }

  var views: [View]
  var outlets: [String: Int] = [:]

  /// Creates a screen with a number of views.
  init(seed: UInt64, count: Int) {
    var generator = SeededNumbers(seed: seed)
    views = []
    for number in 1...count {
      let view = Self.view(number, &generator)
      let holders = views.indices.filter { [.container, .stack].contains(views[$0].kind) }
      if let holder = holders.randomElement(using: &generator), Bool.random(using: &generator) {
        var child = view
        // Containers stand on the first level only, so that each has a height of its own.
        if [.container, .stack].contains(child.kind) { child.kind = .label }
        views[holder].children.append(child)
      } else {
        views.append(view)
      }
    }
  }

  private static func view(_ number: Int, _ generator: inout SeededNumbers) -> View {
    View(
      number: number, kind: Kind.allCases.randomElement(using: &generator) ?? .label, text: "Text \(number)",
      gap: Int.random(in: 4...20, using: &generator), inset: Int.random(in: 8...30, using: &generator),
      height: Int.random(in: 21...40, using: &generator))
  }

  /// All views that are not in stack views, or those that are.
  func numbers(arranged: Bool, _ isChosen: (View) -> Bool = { _ in true }) -> [Int] {
    let inStacks = views.filter { $0.kind == .stack }.flatMap(\.children)
    let others = views + views.filter { $0.kind != .stack }.flatMap(\.children)
    return (arranged ? inStacks : others).filter(isChosen).map(\.number)
  }

  /// Changes one view.
  mutating func edit(_ number: Int, _ change: (inout View) -> Void) {
    for index in views.indices {
      if views[index].number == number { change(&views[index]) }
      for child in views[index].children.indices where views[index].children[child].number == number {
        change(&views[index].children[child])
      }
    }
  }

  /// The view with a number.
  subscript(number: Int) -> View? { (views + views.flatMap(\.children)).first { $0.number == number } }
}

/// The changes that a writer of documents can make without changing the screen.
struct WritersNoise {
  /// The ending of all object identifiers.
  var ending = "v"
  var toolsVersion = 21701
  /// The numbers by which stored frames are wrong, as after an edit without a new layout.
  var frameError = 0
  var shufflesConstraints: SeededNumbers?
  var module: String?
  /// Whether attributes with their default values are written.
  var writesDefaults = false
  /// Whether black is written as a number.
  var writesNumbers = false
}

extension GeneratedScreen {
  /// The document.
  func document(_ noise: WritersNoise = WritersNoise()) -> String {
    let module = noise.module.map { " customModule=\"\($0)\" customModuleProvider=\"target\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(noise.toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s0-00-00v"><objects>
      <viewController id="c0-00-00v" customClass="Screen"\(module) sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="r0-00-00v">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(views.map { element($0, noise) }.joined(separator: "\n"))
      </subviews>
      <viewLayoutGuide key="safeArea" id="g0-00-00v"/>
      \(constraints(of: views, in: "r0-00-00v", top: "g0-00-00v", noise))
      </view>
      <connections>
      \(outlets.sorted { $0.key < $1.key }.map(outlet).joined(separator: "\n"))
      </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f0-00-00v" sceneMemberID="firstResponder"/>
      </objects></scene></scenes>
      </document>
      """
    return text.replacingOccurrences(of: "-00-00v", with: "-00-00\(noise.ending)")
  }

  private func outlet(_ property: String, _ number: Int) -> String {
    "<outlet property=\"\(property)\" destination=\"v\(number)-00-00v\" id=\"o\(property)-00-00v\"/>"
  }

  private func element(_ view: View, _ noise: WritersNoise) -> String {
    let name = [
      Kind.label: "label", .button: "button", .image: "imageView", .container: "view", .stack: "stackView",
    ][view.kind, default: "view"]
    var attributes = view.attributes
    if view.kind == .label { attributes["text"] = view.text }
    if view.kind == .stack, attributes["axis"] == nil { attributes["axis"] = "vertical" }
    if view.name.hasPrefix("Box") { attributes["userLabel"] = view.name }
    if noise.writesDefaults { attributes.merge(["clipsSubviews": "NO", "tag": "0"]) { one, _ in one } }
    let written = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    var elements = view.elements
    if view.kind == .button {
      let size = elements.removeValue(forKey: "titleSize") ?? ""
      elements["state"] = size + "<state key=\"normal\" title=\"\(view.text)\"/>"
    }
    if view.kind == .label, elements["textColor"] == nil {
      elements["textColor"] =
        noise.writesNumbers
        ? "<color key=\"textColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
          + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        : "<color key=\"textColor\" systemColor=\"darkTextColor\"/>"
    }
    let properties = elements.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    let actions = view.actions.map {
      "<action selector=\"\($0)\" destination=\"c0-00-00v\" eventType=\"touchUpInside\" id=\"a\(view.number)-00-00v\"/>"
    }
    let children = view.children.map { element($0, noise) }.joined(separator: "\n")
    return """
      <\(name) opaque="NO" translatesAutoresizingMaskIntoConstraints="NO"\(written) id="\(view.id)">
      <rect key="frame" x="\(view.inset + noise.frameError)" y="\(view.gap + noise.frameError)" width="100" height="\(view.height)"/>
      \(children.isEmpty ? "" : "<subviews>\(children)</subviews>")
      \(properties)
      \(constraints(in: view, noise))
      \(actions.isEmpty ? "" : "<connections>\(actions.joined())</connections>")
      </\(name)>
      """
  }

  // MARK: Constraints

  /// The constraints of a container: a height, and the places of its subviews, unless it is a stack view.
  private func constraints(in view: View, _ noise: WritersNoise) -> String {
    let isPlaced = view.kind == .container && !view.children.isEmpty
    return "<constraints>"
      + (isPlaced ? placed(view.children, in: view.id, top: view.id, noise) : "")
      + (view.kind == .stack && !view.children.isEmpty ? "" : height(of: view)) + "</constraints>"
  }

  private func constraints(of views: [View], in id: String, top: String, _ noise: WritersNoise) -> String {
    "<constraints>\(placed(views, in: id, top: top, noise))</constraints>"
  }

  private func height(of view: View) -> String {
    let isTall = view.kind == .container && !view.children.isEmpty
    return "<constraint firstAttribute=\"height\""
      + (view.heightRelation == "equal" ? "" : " relation=\"\(view.heightRelation)\"")
      + " constant=\"\(view.height + (isTall ? 200 : 0))\""
      + (view.heightPriority == 1000 ? "" : " priority=\"\(view.heightPriority)\"") + " id=\"h\(view.number)-00-00v\"/>"
  }

  private func placed(_ views: [View], in id: String, top: String, _ noise: WritersNoise) -> String {
    var lines: [String] = []
    for (index, view) in views.enumerated() {
      let above = index == 0 ? (id: top, attribute: "top") : (id: views[index - 1].id, attribute: "bottom")
      lines += [
        "<constraint firstItem=\"\(view.id)\" firstAttribute=\"top\" secondItem=\"\(above.id)\" "
          + "secondAttribute=\"\(above.attribute)\" constant=\"\(view.gap)\" id=\"t\(view.number)-00-00v\"/>",
        "<constraint firstItem=\"\(view.id)\" firstAttribute=\"leading\" secondItem=\"\(id)\" "
          + "secondAttribute=\"leading\" constant=\"\(view.inset)\" id=\"l\(view.number)-00-00v\"/>",
        "<constraint firstItem=\"\(id)\" firstAttribute=\"trailing\" secondItem=\"\(view.id)\" "
          + "secondAttribute=\"trailing\" constant=\"\(view.inset)\" id=\"e\(view.number)-00-00v\"/>",
      ]
    }
    guard var generator = noise.shufflesConstraints else { return lines.joined(separator: "\n") }
    return lines.shuffled(using: &generator).joined(separator: "\n")
  }
}
