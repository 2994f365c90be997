// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Properties that UIKit declares with the attribute `copy`, and whose objects can change.
///
/// Source: the declarations in Apple's documentation of the owners.
@MainActor
@Suite("Properties that copy")
struct CopiedPropertyTests {
  /// Sets a property and changes the object that it was set to, which must not change the property.
  private func expectCopy<Owner, Object: NSObject>(
    _ owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, Object?>, _ object: Object,
    changedBy change: (Object) -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) {
    owner[keyPath: keyPath] = object
    let copy = owner[keyPath: keyPath]
    #expect(copy != nil && copy !== object && copy == object, "of \(keyPath)", sourceLocation: location)
    change(object)
    #expect(owner[keyPath: keyPath] == copy && copy != object, "of \(keyPath)", sourceLocation: location)
  }

  /// The same for a property that is never `nil`.
  private func expectCopy<Owner, Object: NSObject>(
    _ owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, Object>, _ object: Object,
    changedBy change: (Object) -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) {
    owner[keyPath: keyPath] = object
    let copy = owner[keyPath: keyPath]
    #expect(copy !== object && copy == object, "of \(keyPath)", sourceLocation: location)
    change(object)
    #expect(owner[keyPath: keyPath] == copy && copy != object, "of \(keyPath)", sourceLocation: location)
  }

  private func redden(_ appearance: UIBarAppearance) { appearance.backgroundColor = .red }
  private func redden(_ appearance: UIBarButtonItemAppearance) {
    appearance.normal.titleTextAttributes[.foregroundColor] = UIColor.red
  }
  private func redden(_ appearance: UITabBarItemAppearance) { appearance.selected.iconColor = .red }

  @Test("Bars and their items copy appearances")
  func appearancesOfBars() {
    let bar = UINavigationBar(), item = UINavigationItem(), toolbar = UIToolbar(), tabBar = UITabBar(),
      tab = UITabBarItem()
    expectCopy(bar, \.standardAppearance, UINavigationBarAppearance(), changedBy: redden)
    for keyPath in [\UINavigationBar.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance] {
      expectCopy(bar, keyPath, UINavigationBarAppearance(), changedBy: redden)
    }
    for keyPath in [
      \UINavigationItem.standardAppearance, \.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance,
    ] {
      expectCopy(item, keyPath, UINavigationBarAppearance(), changedBy: redden)
    }
    expectCopy(toolbar, \.standardAppearance, UIToolbarAppearance(), changedBy: redden)
    for keyPath in [\UIToolbar.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance] {
      expectCopy(toolbar, keyPath, UIToolbarAppearance(), changedBy: redden)
    }
    expectCopy(tabBar, \.standardAppearance, UITabBarAppearance(), changedBy: redden)
    expectCopy(tabBar, \.scrollEdgeAppearance, UITabBarAppearance(), changedBy: redden)
    expectCopy(tab, \.standardAppearance, UITabBarAppearance(), changedBy: redden)
    expectCopy(tab, \.scrollEdgeAppearance, UITabBarAppearance(), changedBy: redden)
  }

  @Test("Appearances of bars copy those of buttons and tabs")
  func appearancesOfItems() {
    for keyPath in [\UINavigationBarAppearance.buttonAppearance, \.doneButtonAppearance, \.backButtonAppearance] {
      expectCopy(UINavigationBarAppearance(), keyPath, UIBarButtonItemAppearance(), changedBy: redden)
    }
    for keyPath in [\UIToolbarAppearance.buttonAppearance, \.doneButtonAppearance] {
      expectCopy(UIToolbarAppearance(), keyPath, UIBarButtonItemAppearance(), changedBy: redden)
    }
    for keyPath in [
      \UITabBarAppearance.stackedLayoutAppearance, \.inlineLayoutAppearance, \.compactInlineLayoutAppearance,
    ] {
      expectCopy(UITabBarAppearance(), keyPath, UITabBarItemAppearance(), changedBy: redden)
    }
  }

  @Test("An appearance that was set shows no later change, and one that is read from a bar does")
  func appearanceInUse() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
      appearance = UINavigationBarAppearance()
    bar.standardAppearance = appearance
    appearance.backgroundColor = .red
    #expect(bar.standardAppearance.backgroundColor == nil)
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green && appearance.backgroundColor == .red)
  }

  @Test("Attributed texts are copied")
  func attributedTexts() {
    let append: (NSAttributedString) -> Void = {
      ($0 as? NSMutableAttributedString)?.append(NSAttributedString(string: "!"))
    }
    func text() -> NSAttributedString { NSMutableAttributedString(string: "text") }
    expectCopy(UILabel(), \.attributedText, text(), changedBy: append)
    expectCopy(UITextField(), \.attributedText, text(), changedBy: append)
    expectCopy(UITextField(), \.attributedPlaceholder, text(), changedBy: append)
    expectCopy(UIRefreshControl(), \.attributedTitle, text(), changedBy: append)
    let button = UIButton(), title = text(), layer = CATextLayer(), string = text()
    button.setAttributedTitle(title, for: .normal)
    layer.string = string
    append(title)
    append(string)
    #expect(
      button.attributedTitle(for: .normal)?.string == "text" && (layer.string as? NSAttributedString)?.string == "text")
  }

  @Test("Paths are copied")
  func paths() {
    let grow: (UIBezierPath) -> Void = { $0.addLine(to: CGPoint(x: 90, y: 90)) }
    expectCopy(
      UIPreviewParameters(), \.visiblePath, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), changedBy: grow
    )
    expectCopy(
      UIPreviewParameters(), \.shadowPath, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), changedBy: grow)
    let path = CGMutablePath(), shape = CAShapeLayer(), layer = CALayer()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    (shape.path, layer.shadowPath) = (path, path)
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(shape.path?.boundingBox.width == 1 && layer.shadowPath?.boundingBox.width == 1)
  }

  @Test("Configurations and parameters are copied")
  func configurations() throws {
    let responder = UIView(), accepted = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    responder.pasteConfiguration = accepted
    accepted.addAcceptableTypeIdentifiers(["public.image"])
    #expect(responder.pasteConfiguration?.acceptableTypeIdentifiers == ["public.text"])

    let side = NSCollectionLayoutDimension.absolute(10)
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: side, heightDimension: side))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    configuration.interSectionSpacing = 7
    #expect(layout.configuration.interSectionSpacing == 5)
    layout.configuration = configuration
    configuration.interSectionSpacing = 9
    #expect(layout.configuration.interSectionSpacing == 7)

    let parameters = UIPreviewParameters(), window = UIWindow()
    window.addSubview(responder)
    parameters.backgroundColor = .red
    let preview = UITargetedPreview(view: responder, parameters: parameters)
    parameters.backgroundColor = .green
    #expect(preview.parameters.backgroundColor == .red)
  }

  @Test("A copy of an object that can change is another object with the same values")
  func copies() throws {
    func copy<Object: NSObject>(_ object: Object) throws -> Object { try #require(object.copy() as? Object) }
    let action = UIAction(title: "A", attributes: .disabled, state: .on) { _ in }, otherAction = try copy(action)
    otherAction.attributes = []
    #expect(otherAction.title == "A" && otherAction.state == .on && otherAction.identifier == action.identifier)
    #expect(action.attributes == .disabled)
    let command = UICommand(title: "C", action: Selector("copy:"), propertyList: 1), otherCommand = try copy(command)
    otherCommand.state = .on
    #expect(otherCommand.title == "C" && otherCommand.propertyList as? Int == 1 && command.state == .off)
    let key = UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("copy:"))
    key.wantsPriorityOverSystemBehavior = true
    let otherKey = try copy(key)
    otherKey.wantsPriorityOverSystemBehavior = false
    #expect(otherKey.input == "k" && otherKey.modifierFlags == .command && key.wantsPriorityOverSystemBehavior)
    let glass = UIGlassEffect(style: .clear), otherGlass = try copy(glass)
    #expect(glass == otherGlass)
    otherGlass.tintColor = .red
    #expect(glass.tintColor == nil && glass != otherGlass)
    let info = UIPrintInfo(), otherInfo = try copy(info)
    otherInfo.jobName = "Job"
    #expect(info.jobName.isEmpty)
    let scene = UISceneConfiguration(name: nil, sessionRole: .windowApplication), otherScene = try copy(scene)
    otherScene.sceneClass = UIWindowScene.self
    #expect(scene.sceneClass == nil && otherScene.role == scene.role)
    let item = UIMutableApplicationShortcutItem(type: "type", localizedTitle: "Title"), fixed = item.copy()
    item.localizedTitle = "Other"
    #expect(
      (fixed as? UIApplicationShortcutItem)?.localizedTitle == "Title" && !(fixed is UIMutableApplicationShortcutItem))
    let changeable = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    changeable.localizedTitle = "Third"
    #expect(item.localizedTitle == "Other" && changeable.type == "type")
    let parameters = UIDragPreviewParameters(), otherParameters = try copy(parameters)
    otherParameters.backgroundColor = .red
    #expect(parameters.backgroundColor == nil)
  }
}
