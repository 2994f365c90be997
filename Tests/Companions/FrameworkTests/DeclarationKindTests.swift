// SPDX-License-Identifier: MIT

import Accessibility
import Testing
import UIKit
import UnifiedLogging

// Each function uses a declaration in a way that its kind allows on iOS: most of the test is that the file compiles.

// MARK: Initializers that subclasses call

private final class SceneWindow: UIWindow {
  init(scene: UIWindowScene) { super.init(windowScene: scene) }
  required init?(coder: NSCoder) { nil }
}

private final class SectionLayout: UICollectionViewCompositionalLayout {
  init(_ section: NSCollectionLayoutSection) { super.init(section: section) }
  required init?(coder: NSCoder) { nil }
}

private final class ProviderLayout: UICollectionViewCompositionalLayout {
  init(of section: NSCollectionLayoutSection) { super.init(sectionProvider: { _, _ in section }) }
  required init?(coder: NSCoder) { nil }
}

private final class ShareAction: UIAccessibilityCustomAction {
  init() { super.init(name: "Share", actionHandler: nil) }
}

private final class ShiftedAttachment: UIAttachmentBehavior {
  init(_ item: any UIDynamicItem) { super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: .zero) }
}

private final class SizedRenderer: UIGraphicsImageRenderer {
  init(side: CGFloat) { super.init(size: CGSize(width: side, height: side), format: UIGraphicsImageRendererFormat()) }
}

private final class Circle: UIRegion {
  init() { super.init(radius: 10) }
}

private final class NumberedList: NSTextList, @unchecked Sendable {
  init() { super.init(markerFormat: .decimal, options: [], startingItemNumber: 3) }
}

// MARK: Members that subclasses override

private final class Badge: NSTextAttachment, @unchecked Sendable {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { CGRect(x: 0, y: -3, width: 40, height: 23) }

  override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { UIGraphicsImageRenderer(size: imageBounds.size).image { _ in } }
}

private final class Table: UITableView {
  var count = 0
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    count += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

// MARK: Closures that do not escape

@MainActor
extension UITableView {
  fileprivate func update(_ body: () -> Void) { performBatchUpdates(body) }
}

@MainActor
extension UICollectionView {
  fileprivate func update(_ body: () -> Void) { performBatchUpdates(body, completion: nil) }
}

@MainActor
private func withoutAnimation(_ body: () -> Void) { UIView.performWithoutAnimation(body) }

// MARK: Properties named like the methods of a delegate

private final class Months: UIView, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UITableViewDelegate,
  UITableViewDataSource
{
  var collectionView: UICollectionView?
  var tableView: UITableView?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  /// Expressions in which both names occur more than once. The compiler gave up on them.
  func frames(_ path: IndexPath) -> [CGRect] {
    let attributes = collectionView?.layoutAttributesForItem(at: path)
    return [
      collectionView?.convert(attributes?.frame ?? .zero, to: collectionView) ?? .zero,
      tableView?.convert(tableView?.rectForRow(at: path) ?? .zero, to: tableView?.superview) ?? .zero,
    ]
  }
}

@MainActor
struct DeclarationKindTests {
  @Test func aWindowIsMadeForAScene() throws {
    let scene = try #require(UIWindow().windowScene ?? UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = SceneWindow(scene: scene)
    #expect(window.windowScene === scene)
    #expect(window.frame == scene.coordinateSpace.bounds)
    #expect(window.isHidden)
  }

  @Test func layoutsOfOneSectionAreSubclassed() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    #expect(SectionLayout(section).configuration.scrollDirection == .vertical)
    #expect(ProviderLayout(of: section).configuration.scrollDirection == .vertical)
  }

  @Test func otherInitializersAreDesignated() {
    #expect(ShareAction().attributedName.string == "Share")
    #expect(ShiftedAttachment(UIView()).attachedBehaviorType == .anchor)
    #expect(SizedRenderer(side: 8).format.bounds.size == CGSize(width: 8, height: 8))
    #expect(Circle().contains(CGPoint(x: 6, y: 6)) && !Circle().contains(CGPoint(x: 8, y: 8)))
    #expect(NumberedList().startingItemNumber == 3)
  }

  @Test func anAttachmentPlacesItself() {
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: Badge())
    #expect(label.intrinsicContentSize.width == 40)
    #expect(label.intrinsicContentSize.height >= 23)
  }

  @Test func updatesNeedNotEscape() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var calls = 0
    table.update { calls += 1 }
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).update { calls += 1 }
    withoutAnimation { calls += 1 }
    table.performBatchUpdates { calls += 1 }
    table.performBatchUpdates(nil)
    #expect(calls == 4)
    #expect(table.count == 3)
  }

  @Test func guidesOfAbsentPartsAreNil() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Lakes"
    let view = UIListContentView(configuration: configuration)
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    configuration.secondaryText = "12"
    view.configuration = configuration
    #expect(view.secondaryTextLayoutGuide?.owningView === view)
  }

  @Test func aPropertyMayHaveTheNameOfADelegatesMethods() {
    #expect(Months().frames(IndexPath(item: 0, section: 0)) == [.zero, .zero])
  }

  @Test func membersAreFoundOnAClass() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector))
    #expect(!UIApplication.responds(to: NSSelectorFromString("sharedNothing")))
    #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIScreen.value(forKey: "mainScreen") as? UIScreen === UIScreen.main)
    #expect(UIDevice.perform(NSSelectorFromString("currentDevice"))?.takeUnretainedValue() === UIDevice.current)
  }

  @Test func initializersAreFunctions() {
    let number: NSNumber? = 1.5
    #expect(number.flatMap(CGFloat.init) == 1.5)
    #expect(["a", "b"].map(UIAction.Identifier.init(rawValue:)).count == 2)
    #expect([CGFloat(1), 2].map(UIFont.systemFont(ofSize:)).map(\.pointSize) == [1, 2])
  }

  @Test func objectsOfAnyClassAreAccessible() {
    let object = NSObject()
    #expect(object.accessibilityFrame == .zero)
    #expect(object.accessibilityTraits == .none)
    #expect(object.accessibilityElements == nil)
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    object.accessibilityTraits = [.button, .selected]
    object.accessibilityElements = ["a"]
    object.accessibilityLabel = "Lake"
    #expect(object.accessibilityFrame.width == 3)
    #expect(object.accessibilityTraits.contains(.selected))
    #expect(object.accessibilityElementCount() == 1)
    #expect(object.accessibilityLabel == "Lake")
    let view: NSObject = UIButton()
    #expect(view.accessibilityTraits.contains(.button))
  }

  @Test func actionsHaveNamesWithAttributes() {
    let name = NSAttributedString(string: "Delete", attributes: [.accessibilitySpeechPitch: 1])
    let action = UIAccessibilityCustomAction(attributedName: name, actionHandler: nil)
    action.category = UIAccessibilityCustomAction.editCategory
    #expect(action.name == "Delete")
    #expect(action.attributedName.attribute(.accessibilitySpeechPitch, at: 0, effectiveRange: nil) != nil)
    action.name = "Remove"
    #expect(action.attributedName.string == "Remove")
  }

  @Test func detailsAreCopied() throws {
    let content = AXCustomContent(label: "Depth", value: "12 m")
    content.importance = .high
    let copy = try #require(content.copy() as? AXCustomContent)
    #expect(copy.label == "Depth" && copy.value == "12 m" && copy.importance == .high)
  }

  @Test func viewsContainItemsThatCanBeFocused() {
    let (container, inside, outside) = (UIView(), UIView(), UIView())
    inside.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    outside.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    container.addSubview(inside)
    container.addSubview(outside)
    let items = (container as any UIFocusItemContainer).focusItems(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(items.count == 1 && items.first === inside)
    #expect(container.focusItemContainer === container)
    let item: any UILargeContentViewerItem = container
    #expect(!item.showsLargeContentViewer)
  }

  @Test func settingsHaveNotifications() {
    #expect(
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification.rawValue
        == "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  }
}
