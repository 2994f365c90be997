// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing
import UIKit

@Suite("Attributes of documents") @MainActor
struct AttributeTests {
  @Test("baselines, input traits, keyboards and indentation have the values of the document")
  func values() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <label text="A" baselineAdjustment="alignCenters" id="label"/>
      <textField id="field"><textInputTraits key="textInputTraits" spellCheckingType="no" textContentType="email"/></textField>
      <scrollView keyboardDismissMode="interactive" id="scroll"/></subviews></view>
      <tableViewCell indentationLevel="2" indentationWidth="16" shouldIndentWhileEditing="NO" id="cell">
      <rect key="frame" x="0" y="0" width="300" height="44"/></tableViewCell></objects></document>
      """
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions()).scenes.flatMap(\.views)
    func view<View>(_ id: String, as type: View.Type = View.self) throws -> View {
      try #require(views.first { $0.interface.id == id }?.view as? View)
    }
    #expect(try view("label", as: UILabel.self).baselineAdjustment == .alignCenters)
    let field = try view("field", as: UITextField.self)
    #expect(field.spellCheckingType == .no)
    #expect(field.textContentType == .emailAddress)
    #expect(try view("scroll", as: UIScrollView.self).keyboardDismissMode == .interactive)
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
    let cell = try #require(objects.lazy.compactMap { $0 as? UITableViewCell }.first)
    #expect(cell.indentationLevel == 2)
    #expect(cell.indentationWidth == 16 as CGFloat)
    #expect(cell.shouldIndentWhileEditing == false)
  }

  @Test("views and items of bars tell assistive technology what the document says")
  func accessibility() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><switch opaque="NO" id="s"><rect key="frame" x="0" y="0" width="51" height="31"/>
      <accessibility key="accessibilityConfiguration" identifier="terms" label="Accept" hint="Accepts the terms">
      <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="NO"/></accessibility></switch>
      <switch opaque="NO" id="t"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
      <navigationBar id="n"><rect key="frame" x="0" y="0" width="320" height="44"/><items><navigationItem id="i">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="b">
      <accessibility key="accessibilityConfiguration" label="New trip"/></barButtonItem></navigationItem></items></navigationBar>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
    let views = objects.compactMap { $0 as? UISwitch }
    let view = try #require(views.first)
    #expect(view.accessibilityIdentifier == "terms")
    #expect(view.accessibilityLabel == "Accept" && view.accessibilityHint == "Accepts the terms")
    #expect(view.accessibilityTraits == [.button, .selected] && !view.isAccessibilityElement)
    // What the document does not say is that of the class.
    let plain = try #require(views.last)
    #expect(plain.accessibilityTraits == UISwitch().accessibilityTraits && plain.isAccessibilityElement)
    let bar = try #require(objects.lazy.compactMap { $0 as? UINavigationBar }.first)
    let item = try #require(bar.topItem?.rightBarButtonItem)
    #expect(item.accessibilityLabel == "New trip" && item.accessibilityTraits == .button)
  }

  @Test("a symbol with an unknown name is reported, unless the document states the size of its image")
  func symbols() throws {
    func document(_ resources: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24000" useAutolayout="YES">
      <objects><imageView image="heart.of.stone" catalog="system" id="heart"><rect key="frame" x="0" y="0" width="30" height="30"/>
      </imageView></objects><resources>\(resources)</resources></document>
      """
    }
    let unknown = UINib(data: Data(document("").utf8), bundle: nil)
    #expect((unknown.instantiate(withOwner: nil).first as? UIImageView)?.image == nil)
    #expect(unknown.inspection.issues.map(\.kind) == [.missingImage("heart.of.stone")])
    let later = UINib(
      data: Data(document(#"<image name="heart.of.stone" catalog="system" width="128" height="110"/>"#).utf8),
      bundle: nil)
    #expect((later.instantiate(withOwner: nil).first as? UIImageView)?.image?.isSymbolImage == true)
    #expect(later.inspection.issues.isEmpty)
  }

  @Test("lists and search bars have the references of insets and the buttons of the document")
  func lists() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><tableView style="plain" separatorInsetReference="fromAutomaticInsets" contentViewInsetsToSafeArea="NO" \
      layoutMarginsFollowReadableWidth="YES" id="table"><rect key="frame" x="0" y="0" width="300" height="300"/></tableView>
      <collectionView id="list"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="safeArea" id="flow"/></collectionView>
      <searchBar showsSearchResultsButton="YES" id="bar"><rect key="frame" x="0" y="0" width="300" height="56"/></searchBar>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
    let table = try #require(objects.lazy.compactMap { $0 as? UITableView }.first)
    #expect(table.separatorInsetReference == .fromAutomaticInsets)
    #expect(!table.insetsContentViewsToSafeArea)
    #expect(table.cellLayoutMarginsFollowReadableWidth)
    let list = try #require(objects.lazy.compactMap { $0 as? UICollectionView }.first)
    #expect((list.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInsetReference == .fromSafeArea)
    #expect(objects.lazy.compactMap { $0 as? UISearchBar }.first?.showsSearchResultsButton == true)
  }

  @Test("keyboards have the types of the document, under the names that Interface Builder uses")
  func keyboards() throws {
    func traits(_ attributes: String) -> String { #"<textInputTraits key="textInputTraits" \#(attributes)/>"# }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><textField id="field"><rect key="frame" x="0" y="0" width="300" height="34"/>
      \(traits(#"keyboardType="alphabet" keyboardAppearance="alert" enablesReturnKeyAutomatically="YES""#))</textField>
      <textView id="text"><rect key="frame" x="0" y="0" width="300" height="100"/>
      \(traits(#"autocapitalizationType="words" keyboardType="ASCIICapableNumberPad" returnKeyType="continue""#))</textView>
      <searchBar id="bar"><rect key="frame" x="0" y="0" width="300" height="56"/>
      \(traits(#"keyboardType="URL" autocorrectionType="no""#))</searchBar></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let objects = nib.instantiate(withOwner: nil, options: nil)
    let field = try #require(objects[0] as? UITextField)
    #expect(field.keyboardType == .asciiCapable)
    #expect(field.keyboardAppearance == .dark)
    #expect(field.enablesReturnKeyAutomatically)
    let view = try #require(objects[1] as? UITextView)
    #expect(view.autocapitalizationType == .words)
    #expect(view.keyboardType == .asciiCapableNumberPad)
    #expect(view.returnKeyType == .continue)
    let bar = try #require(objects[2] as? UISearchBar)
    #expect(bar.keyboardType == .URL)
    #expect(bar.searchTextField.autocorrectionType == .no)
    #expect(nib.inspection.issues.isEmpty)
  }

  @Test("margins that follow the readable width leave 672 points between them, also after a change of size")
  func readableWidth() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><view layoutMarginsFollowReadableWidth="YES" id="root"><rect key="frame" x="0" y="0" width="1024" height="300"/>
      </view><view id="plain"><rect key="frame" x="0" y="0" width="1024" height="300"/></view></objects></document>
      """
    let views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
      .compactMap { $0 as? UIView }
    try #require(views.count == 2)
    #expect(views[0].layoutMargins == UIEdgeInsets(top: 8, left: 176, bottom: 8, right: 176))
    #expect(views[1].layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    views[0].frame.size.width = 320
    #expect(views[0].layoutMargins.left == 8 as CGFloat)
    views[0].frame.size.width = 768
    #expect(views[0].layoutMargins.right == 48 as CGFloat)
  }

  @Test("images say whether they grow at accessibility text sizes", arguments: [true, false])
  func imageSizes(_ grows: Bool) throws {
    let attribute = grows ? #"adjustsImageSizeForAccessibilityContentSizeCategory="YES""# : ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><imageView \(attribute) id="image"><rect key="frame" x="0" y="0" width="30" height="30"/></imageView>
      <button \(attribute) id="button"><rect key="frame" x="0" y="0" width="30" height="30"/></button></objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
      .compactMap { $0 as? any UIAccessibilityContentSizeCategoryImageAdjusting }
    #expect(objects.map(\.adjustsImageSizeForAccessibilityContentSizeCategory) == [grows, grows])
  }

  @Test("CMYK colors become red, green and blue")
  func cmykColors() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <color key="backgroundColor" cyan="0.5" magenta="0.25" yellow="0" black="0.5" alpha="0.75" colorSpace="custom" \
      customColorSpace="genericCMYKColorSpace"/></view></objects></document>
      """
    let view = try #require(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil).first as? UIView)
    #expect(view.backgroundColor == UIColor(red: 0.25, green: 0.375, blue: 0.5, alpha: 0.75))
  }

  @Test("a search bar has the prompt of the document, which makes it 75 points high")
  func prompt() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
      <objects><searchBar prompt="Enter an address" id="bar"><rect key="frame" x="0" y="0" width="300" height="75"/></searchBar>
      </objects></document>
      """
    let bar = try #require(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil).first as? UISearchBar)
    #expect(bar.prompt == "Enter an address")
    #expect(bar.intrinsicContentSize.height == 75 as CGFloat)
    for none in [nil, ""] {
      bar.prompt = none
      InterfaceGeneration.iOS18.whileCurrent { #expect(bar.intrinsicContentSize.height == 56 as CGFloat) }
    }
  }

  @Test(
    "a page view controller has the style of its document",
    arguments: [
      (#"transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none""#, 1, 1, 0, false),
      (#"transitionStyle="pageCurl" spineLocation="mid" doubleSided="YES""#, 0, 0, 2, true), ("", 0, 0, 1, false),
    ] as [(String, Int, Int, Int, Bool)])
  func pages(_ attributes: String, _ style: Int, _ orientation: Int, _ spine: Int, _ isDoubleSided: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES" initialViewController="shown"><scenes><scene sceneID="s"><objects>
      <pageViewController \(attributes) modalTransitionStyle="crossDissolve" id="shown" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let pages = try #require(try initialController(in: text) as? UIPageViewController)
    #expect(pages.transitionStyle.rawValue == style)
    #expect(pages.navigationOrientation.rawValue == orientation)
    #expect(pages.spineLocation.rawValue == spine)
    #expect(pages.isDoubleSided == isDoubleSided)
    #expect(pages.modalTransitionStyle == .crossDissolve)
  }

  /// Returns the initial controller of a storyboard.
  private func initialController(in text: String) throws -> UIViewController? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Shown.storyboard"))
    return UIStoryboard(name: "Shown", bundle: Bundle(path: folder.path)).instantiateInitialViewController()
  }

  @Test("a split view controller has the widths of its document, and leaves scroll views alone if it says so")
  @available(*, deprecated, message: "The property is deprecated")
  func controllers() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES" initialViewController="shown"><scenes><scene sceneID="s"><objects>
      <splitViewController automaticallyAdjustsScrollViewInsets="NO" minimumPrimaryColumnWidth="240" \
      preferredPrimaryColumnWidthFraction="0.3" id="shown" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let split = try #require(try initialController(in: text) as? UISplitViewController)
    #expect(split.minimumPrimaryColumnWidth == 240 as CGFloat)
    #expect(split.preferredPrimaryColumnWidthFraction == 0.3 as CGFloat)
    #expect(!split.automaticallyAdjustsScrollViewInsets)
  }

  @Test(
    "Only a static table has the sections of its document", arguments: [("static", 1), ("prototypes", nil)])
  func sections(mode: String, count: Int?) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES" initialViewController="shown"><scenes><scene sceneID="s"><objects>
      <tableViewController id="shown" sceneMemberID="viewController"><tableView key="view" dataMode="\(mode)" id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes/>
      <sections><tableViewSection id="section"><cells><tableViewCell id="cell"/></cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let controller = try #require(try initialController(in: text) as? UITableViewController)
    let table = try #require(controller.tableView)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == count ?? 0)
    // A subclass for prototypes overrides the number of rows alone.
    if count == nil {
      #expect(controller.tableView(table, heightForRowAt: IndexPath(row: 3, section: 2)) == table.rowHeight)
    }
  }

  /// Interface Builder lists relationships in any order.
  @Test(
    "A controller is in the column that its relationship names",
    arguments: [
      (["detail", "master"], "", 0), (["detail", "master"], " allowDoubleColumnStyle=\"YES\"", 1),
      (["master", "detail"], " allowDoubleColumnStyle=\"YES\"", 1),
      (["detail", "master", "supplementary", "compact"], " allowDoubleColumnStyle=\"YES\"", 2),
    ])
  func columns(names: [String], attributes: String, style: Int) throws {
    let segues = names.map { #"<segue destination="\#($0)" kind="relationship" relationship="\#($0)ViewController"/>"# }
    let others = names.map {
      #"<scene><objects><viewController title="\#($0)" id="\#($0)" sceneMemberID="viewController"/></objects></scene>"#
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES" initialViewController="shown"><scenes><scene sceneID="s"><objects>
      <splitViewController\(attributes) behavior="tile" preferredDisplayMode="beside" presentsWithGesture="NO" id="shown" \
      sceneMemberID="viewController"><connections>\(segues.joined())</connections></splitViewController></objects></scene>
      \(others.joined())</scenes></document>
      """
    let split = try #require(try initialController(in: text) as? UISplitViewController)
    #expect(split.style.rawValue == style && !split.presentsWithGesture)
    #expect(split.preferredSplitBehavior == .tile && split.preferredDisplayMode == .oneBesideSecondary)
    let columns: [(name: String, column: UISplitViewController.Column)] = [
      ("master", .primary), ("supplementary", .supplementary), ("detail", .secondary), ("compact", .compact),
    ]
    for (name, column) in columns {
      #expect(split.viewController(for: column)?.title == (names.contains(name) ? name : nil))
    }
  }
}
