// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Layers, popovers, feedback and previews: what their members do", .serialized, .system(.iOS18))
struct InteractionMemberTests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("A copy of an animation has its times")
  func animationTimes() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.beginTime = 1
    animation.duration = 2
    animation.repeatCount = 3
    animation.autoreverses = true
    animation.fillMode = .both
    let copy = animation.copy() as? CABasicAnimation
    #expect(copy?.beginTime == 1 && copy?.duration == 2 && copy?.repeatCount == 3)
    #expect(copy?.autoreverses == true && copy?.fillMode == .both && copy?.keyPath == "opacity")
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    #expect(transition.type == .push && transition.subtype == .fromRight)
  }

  @Test("A layer asks its delegate to display it, or to draw it")
  func layerDelegates() {
    final class Displaying: NSObject, CALayerDelegate {
      var calls: [String] = []
      func display(_ layer: CALayer) { calls.append("display") }
      func layoutSublayers(of layer: CALayer) { calls.append("layout") }
    }
    let delegate = Displaying()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.calls == ["display", "layout"])
  }

  @Test("A popover tells its delegate when the user has dismissed it")
  func popover() throws {
    final class Teller: NSObject, UIPopoverPresentationControllerDelegate {
      var calls: [String] = []
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { calls.append("dismissed") }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let root = UIViewController()
    let window = shown(root)
    let teller = Teller()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = teller
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    popover.backgroundColor = .red
    root.present(content, animated: false)
    window.layoutIfNeeded()
    #expect(
      popover.preferredContentSize == CGSize(width: 200, height: 100) && popover.presentedViewController === content)
    // The view extends below the arrow.
    #expect(content.view.safeAreaLayoutGuide.layoutFrame.size == CGSize(width: 200, height: 100))
    popover.inspection.dismiss()
    #expect(root.presentedViewController == nil && teller.calls == ["dismissed"])
  }

  @Test("Feedback is counted, for each kind of generator")
  func feedback() {
    let notification = UINotificationFeedbackGenerator()
    notification.notificationOccurred(.success)
    let selection = UISelectionFeedbackGenerator()
    selection.selectionChanged()
    selection.selectionChanged()
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.impactOccurred()
    #expect(notification.inspection.feedbackCount == 1 && selection.inspection.feedbackCount == 2)
    #expect(impact.inspection.feedbackCount == 1)
  }

  @Test("A preview of a view has its size and the parameters that it was made with")
  func previews() {
    let root = UIViewController()
    let window = shown(root)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.view.addSubview(view)
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    parameters.backgroundColor = .red
    let preview = UITargetedPreview(view: view, parameters: parameters)
    #expect(preview.view === view && preview.size == CGSize(width: 30, height: 40))
    #expect(preview.parameters.backgroundColor == .red && preview.parameters.visiblePath != nil)
    #expect(preview.target.container === root.view && preview.target.center == view.center)
    let moved = preview.retargetedPreview(with: UIPreviewTarget(container: root.view, center: CGPoint(x: 1, y: 2)))
    #expect(moved.target.center == CGPoint(x: 1, y: 2) && moved.view === view)
    _ = window
  }

  @Test("Views of bars show what items say: views, identifiers and colors")
  func barItems() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "send"
    item.accessibilityTraits = .link
    item.possibleTitles = ["A very long title"]
    toolbar.items = [UIBarButtonItem(customView: custom), item]
    toolbar.layoutIfNeeded()
    #expect(custom.isDescendant(of: toolbar) && toolbar.items?[0].customView === custom)
    func find(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == "send" ? view : view.subviews.lazy.compactMap(find).first
    }
    let button = find(toolbar)
    #expect(button?.accessibilityTraits == .link && (button?.frame.width ?? 0) > 100)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [UITabBarItem(title: "A", image: .add, tag: 0), UITabBarItem(title: "B", image: .add, tag: 1)]
    bar.unselectedItemTintColor = .green
    bar.tintColor = .red
    bar.selectedItem = bar.items?[0]
    bar.layoutIfNeeded()
    let colors = bar.labels.compactMap {
      $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.red, .green])
  }

  @Test("Buttons of the system have pictures, and configurations have subtitles")
  func buttons() {
    let disclosure = UIButton(type: .detailDisclosure)
    #expect(disclosure.intrinsicContentSize.width > 10 && disclosure.buttonType == .detailDisclosure)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    #expect(button.subtitleLabel?.text == "Subtitle" && button.titleLabel?.text == "Title")
    #expect((button.subtitleLabel?.frame.minY ?? 0) > (button.titleLabel?.frame.minY ?? 0))
  }

  @Test("A collection layout of an app's own has its class of attributes, and is told of invalidation")
  func layouts() {
    final class Attributes: UICollectionViewLayoutAttributes {}
    final class Layout: UICollectionViewFlowLayout {
      var isTold = false
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isTold = isTold || context.invalidateEverything
        super.invalidateLayout(with: context)
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let layout = Layout()
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is Attributes)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.isTold)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.contentSizeAdjustment = CGSize(width: 0, height: 10)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)] && !context.invalidateEverything)
    #expect(context.contentSizeAdjustment.height == 10 && context.contentOffsetAdjustment == .zero)
  }
}
