// SPDX-License-Identifier: MIT

import QuickVFL
import Testing
import UIKit

@MainActor
@Suite("QuickVFL's scroll views")
struct ScrollContentTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView: UIScrollView

  init() {
    scrollView = QUICK_SUBVIEW(view, UIScrollView.self)
    view.q_addConstraintsByText("H:|[scrollView]|; V:|[scrollView]|", involvedViews: ["scrollView": scrollView])
  }

  /// Fills the content with a column of blocks, 100 points high each, optionally pinned to its bottom.
  private func column(of count: Int, reachesBottom: Bool = true) -> (content: UIView, blocks: [UIView]) {
    let content = scrollView.q_prepareAutolayoutContentView()
    var views: [String: UIView] = [:]
    var format = "V:|"
    var blocks: [UIView] = []
    for index in 0..<count {
      let block = QUICK_SUBVIEW(content, UIView.self)
      views["block\(index)"] = block
      blocks.append(block)
      format += "[block\(index)(100)]"
      content.q_addConstraintsByText("H:|[block\(index)]|", involvedViews: views)
    }
    content.q_addConstraintsByText(format + (reachesBottom ? "|" : ""), involvedViews: views)
    return (content, blocks)
  }

  @Test("content that fits does not scroll: it is prepared as large as the scroll view")
  func fits() {
    let (content, blocks) = column(of: 3)
    scrollView.q_refreshContentViewHeight()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 480))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
    #expect(blocks[2].frame == CGRect(x: 0, y: 200, width: 320, height: 100))
  }

  @Test("content that is too high scrolls down")
  func scrolls() {
    let (content, _) = column(of: 7)
    scrollView.q_refreshContentViewHeight()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 700))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
  }

  @Test("refreshing finds changes: more content, and another size of the scroll view")
  func refreshes() {
    let (content, blocks) = column(of: 4)
    scrollView.q_refreshContentViewHeight()
    #expect(scrollView.contentSize.height == CGFloat(480))
    for constraint in content.constraints
    where constraint.firstItem === blocks[0] && constraint.firstAttribute == .height { constraint.constant = 300 }
    scrollView.q_refreshContentViewHeight()
    #expect(scrollView.contentSize.height == CGFloat(600))
    view.frame.size = CGSize(width: 400, height: 700)
    view.layoutIfNeeded()
    scrollView.q_refreshContentViewHeight()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 700))
    #expect(content.frame.width == CGFloat(400))
  }

  @Test(
    "an explicit height counts where the last view is not tied to the bottom", arguments: [(400, 480), (900, 900)])
  func withHeight(height: Int, expected: Int) {
    let (content, blocks) = column(of: 2, reachesBottom: false)
    scrollView.q_refreshContentViewWithHeight(CGFloat(height))
    #expect(scrollView.contentSize == CGSize(width: 320, height: CGFloat(expected)))
    #expect(blocks[1].frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    // Touches reach the content.
    #expect(content.frame.height == CGFloat(height))
    scrollView.q_refreshContentView(withHeight: 500)
    #expect(scrollView.contentSize.height == CGFloat(500))
  }

  @Test("the same horizontally")
  func sideways() {
    let content = scrollView.q_prepareAutolayoutContentView()
    let block = QUICK_SUBVIEW(content, UIView.self)
    content.q_addConstraintsByText("H:|[block(500)]|; V:|[block]|", involvedViews: ["block": block])
    scrollView.q_refreshContentViewWidth()
    #expect(scrollView.contentSize == CGSize(width: 500, height: 480))
    #expect(block.frame == CGRect(x: 0, y: 0, width: 500, height: 480))
    scrollView.q_refreshContentViewWithWidth(300)
    #expect(scrollView.contentSize.width == CGFloat(320))
  }

  @Test("from 1.2 on, content can be prepared for one direction; preparing twice prepares once")
  func orientation() {
    let content = scrollView.q_prepareAutolayoutContentViewForOrientation(.vertical)
    #expect(scrollView.q_prepareAutolayoutContentView() === content)
    let block = QUICK_SUBVIEW(content, UIView.self)
    content.q_addConstraintsByText("H:|[block]|; V:|[block(800)]|", involvedViews: ["block": block])
    scrollView.q_refreshContentViewHeight()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 800))
    #expect(block.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
  }

  @Test("text wraps at the width of the scroll view, and its height is scrollable")
  func text() {
    let content = scrollView.q_prepareAutolayoutContentView()
    let label = QUICK_SUBVIEW(content, UILabel.self)
    label.numberOfLines = 0
    label.text = String(repeating: "A text that is longer than one line. ", count: 60)
    content.q_addConstraintsByText("H:|-[label]-|; V:|-[label]-|", involvedViews: ["label": label])
    scrollView.q_refreshContentViewHeight()
    #expect(label.frame.width == CGFloat(304))
    #expect(scrollView.contentSize.width == CGFloat(320))
    #expect(scrollView.contentSize.height == label.frame.height + 16)
    #expect(scrollView.contentSize.height > 480)
  }
}
