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

  @Test("a split view controller has the widths of its document, and leaves scroll views alone if it says so")
  @available(*, deprecated, message: "The property is deprecated")
  func controllers() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES" initialViewController="shown"><scenes><scene sceneID="s"><objects>
      <splitViewController automaticallyAdjustsScrollViewInsets="NO" minimumPrimaryColumnWidth="240" \
      preferredPrimaryColumnWidthFraction="0.3" id="shown" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Split.storyboard"))
    let storyboard = UIStoryboard(name: "Split", bundle: Bundle(path: folder.path))
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.minimumPrimaryColumnWidth == 240 as CGFloat)
    #expect(split.preferredPrimaryColumnWidthFraction == 0.3 as CGFloat)
    #expect(!split.automaticallyAdjustsScrollViewInsets)
  }
}
