// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// The properties that the examples of the article use of a table view cell: a view with a content view.
///
/// Its content view has the margins of a cell of iOS 16.
private class Cell: UIView {
  let contentView = UIView()
  let _left = UILabel()
  let _rigint = UILabel()
  var leftTitle: UILabel? { _left }
  var rightTitle: UILabel? { _rigint }
  var iconImage: UIImageView?
  var cons_image_width: NSLayoutConstraint?
  var cons_image_height: NSLayoutConstraint?

  init(width: CGFloat, height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    addSubview(contentView)
    contentView.with(_left)
    contentView.with(_rigint)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func setText() {}
  func makeLayout() {}
}

// swift-format-ignore
private struct HuggingAsPrinted: OldCode {
  let _left: UILabel

  @available(*, deprecated)
  func run() {
  _left.setContentHuggingPriority(UILayoutPriority.defaultHigh, for: UILayoutConstraintAxis.horizontal)
  }
}

@MainActor
@Suite("Seed 0, “iOS自动布局与VFL”: the code as printed")
struct Seed0VisualFormatTests {
  // swift-format-ignore
  private final class TwoLabels: Cell {
    override func makeLayout() {
self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[l]-10-[r]|", options: [], metrics: nil,
            views: ["l":_left,"r":_rigint]))
self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[l]", options: [], metrics: nil,
            views: ["l":_left,]))
      _rigint.topAnchor.constraint(equalTo: _left.topAnchor).isActive = true
    }
  }

  @Test("contentHugging: the left label hugs, the right one takes the remaining space")
  func hugging() {
    let cell = TwoLabels(width: 320, height: 44)
    let (_left, _rigint) = (cell._left, cell._rigint)
    _left.text = "left"
    _rigint.text = "right"
    cell.makeLayout()
    asPrinted(HuggingAsPrinted(_left: _left))
    cell.layoutIfNeeded()
    #expect(_left.frame.minX == 0)
    #expect(text(of: _left.frame.width) == text(of: _left.intrinsicContentSize.width))
    #expect(text(of: _rigint.frame.minX) == text(of: _left.frame.maxX + 10))
    #expect(text(of: _rigint.frame.maxX) == "320")
    #expect(_left.frame.minY == 0 && _rigint.frame.minY == 0)
  }

  @Test("contentCompressionResistance: the right label is compressed")
  func compression() {
    let cell = TwoLabels(width: 320, height: 44)
    let (_left, _rigint) = (cell._left, cell._rigint)
    _left.text = "1234123412341234123412341234"
    _rigint.text = "abcdeabcdeabcdeabcdeabcdeabcde"
    _rigint.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    cell.makeLayout()
    cell.layoutIfNeeded()
    #expect(text(of: _left.frame.width) == text(of: _left.intrinsicContentSize.width))
    #expect(_rigint.frame.width < _rigint.intrinsicContentSize.width)
    #expect(text(of: _rigint.frame.maxX) == "320")
  }

  @Test(
    "10 points from the top, from the bottom, and from both",
    arguments: [("V:|-10-[l]", "10…30.333"), ("V:[l]-10-|", "69.667…90"), ("V:|-10-[l]-10-|", "10…90")])
  func vertical(format: String, expected: String) {
    onScreen(scale: 3) {
      let cell = Cell(width: 320, height: 100)
      cell._left.text = "left"
      cell.contentView.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil,
          views: ["l": cell._left]))
      cell._left.pin(left: 0)
      cell.layoutIfNeeded()
      #expect(cell._left.down == expected)
    }
  }

  // swift-format-ignore
  private final class TwoLines: Cell {
override func setText() {
guard let _left = leftTitle,let _rigint = rightTitle else {
  return
 }
  _left.text = "1234567890123456789012345678901234567890"
  _left.numberOfLines = 2
  _rigint.text = "abcdefghijkabcdefghijkabcdefghijkabcdefghijk"
 }
override func makeLayout() {
   guard let _left = leftTitle,let _rigint = rightTitle else {
  return
    }
  self.contentView.addConstraints(NSLayoutConstraint.constraints(
  withVisualFormat: "H:|[l(==100)]-10-[r]|", options: [.alignAllCenterY],     metrics: nil, views: ["l":_left,"r":_rigint]))
   self.contentView.addConstraints(NSLayoutConstraint.constraints(
  withVisualFormat: "V:|[l]|", options: [], metrics: nil,views: ["l":_left,]))
  self.contentView.addConstraints(NSLayoutConstraint.constraints(
   withVisualFormat: "V:|[r]|", options: [], metrics: nil,views: ["r":_rigint,]))
 }
  }

  @Test("two lines on the left, one on the right, centered on each other; the cell is as high as the two lines")
  func twoLines() {
    onScreen(scale: 2) {
      let cell = TwoLines(width: 320, height: 44)
      cell.setText()
      cell.makeLayout()
      cell.layoutIfNeeded()
      #expect(cell._left.frameText == "0 0 100 44")
      #expect(cell._rigint.frameText == "110 0 210 44")
      let fitting = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(text(of: fitting) == "320 41")
    }
  }

  // swift-format-ignore
  private final class Picture: Cell {
  override func makeLayout() {
        guard let _left = leftTitle,let _rigint = rightTitle, let _img = iconImage else {
            return
        }
        self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[i]-10-[l]-10-|", options: [],
            metrics: nil, views: ["i":_img,"l":_left]))

        self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[i]-10-[r]-10-|", options: [],
            metrics: nil, views: ["i":_img,"r":_rigint]))

        self.contentView.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-10-[l]-10-[r]-10-|", options: [],
            metrics: nil, views: ["l":_left,"r":_rigint]))

        cons_image_width = NSLayoutConstraint(item: _img, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 40)

        cons_image_height = NSLayoutConstraint(item: _img, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 40)

        self.contentView.addConstraints([ NSLayoutConstraint(item: _img, attribute: .centerY, relatedBy: .equal, toItem: self.contentView, attribute: .centerY, multiplier: 1.0, constant: 1.0), cons_image_width!,cons_image_height!] )
    }
  }

  private func picture(height: CGFloat) -> Picture {
    let cell = Picture(width: 375, height: height)
    cell.iconImage = cell.contentView.with(UIImageView())
    cell._left.text = "Title"
    cell._left.setContentHuggingPriority(.defaultHigh, for: .vertical)
    cell._rigint.text = "A subtitle of several lines, which wraps where the width that is left for it comes to an end."
    cell._rigint.numberOfLines = 0
    cell._rigint.font = .systemFont(ofSize: 13)
    cell.makeLayout()
    return cell
  }

  @Test("the common cell: picture, title, subtitle; the article measures 15 at the edge, a cell of iOS 16 has 16")
  func commonCell() {
    onScreen(scale: 2) {
      let cell = picture(height: 120)
      cell.layoutIfNeeded()
      #expect(cell.iconImage?.frameText == "16 41 40 40")
      #expect(cell._left.frameText == "66 10 299 20.5")
      #expect(cell._rigint.frameText == "66 40.5 299 69.5")
      cell.contentView.layoutMargins.left = 15
      cell.layoutIfNeeded()
      #expect(cell.iconImage?.frameText == "15 41 40 40")
    }
  }

  @Test("the cell's height follows the wrapped subtitle")
  func commonCellHeight() {
    onScreen(scale: 2) {
      let cell = picture(height: 44)
      let fitting = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let lines = ((fitting.height - 50.5) / 15.5137).rounded()
      #expect(lines >= 2 && lines <= 3)
      #expect(text(of: fitting.height) == text(of: 50.5 + (lines * 15.513671875 * 2).rounded(.up) / 2))
    }
  }

  // swift-format-ignore
  @Test("constants changed later move the picture: the layout half of the animation")
  func animationEnd() {
    let cell = picture(height: 120)
    let ani = true
        var w_h:CGFloat = 0
        w_h = ani == true ? 100 :40
        cell.contentView.layoutIfNeeded()
            cell.cons_image_width?.constant = w_h
            cell.cons_image_height?.constant = w_h
            cell.contentView.layoutIfNeeded()
    #expect(cell.iconImage?.frameText == "16 11 100 100")
    #expect(cell._left.frame.minX == 126)
  }

  // swift-format-ignore
  @Test("grid of nine: the grid fills the cell, and its height is a constraint that its owner sets")
  func nineGrid() {
    let contentView = UIView()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var heightConstraintOfCollectionView: NSLayoutConstraint?
    contentView.with(collectionView)
 contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[collectionView(==self)]|",
                                           options: [],
                                           metrics: nil,
                                           views: ["collectionView": collectionView,
                                                   "self": contentView]))
 contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[collectionView]|",
                                           options: [],
                                           metrics: nil,
                                           views: ["collectionView": collectionView])
        )
 heightConstraintOfCollectionView = NSLayoutConstraint(item: collectionView,
                                                              attribute: .height,
                                                              relatedBy: .equal,
                                                              toItem: nil,
                                                              attribute: .notAnAttribute,
                                                              multiplier: 1.0,
                                                              constant: 0.0)
 heightConstraintOfCollectionView?.isActive = true

  func updateCollectionViewHeightConstraint(height:Double) {
     heightConstraintOfCollectionView?.constant = height
    }

    func fitting() -> String {
      text(of: contentView.systemLayoutSizeFitting(
        CGSize(width: 345, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel))
    }
    #expect(fitting() == "345 0")
    updateCollectionViewHeightConstraint(height: 131)
    #expect(fitting() == "345 131")
  }

  // swift-format-ignore
  @Test("the price cell: four columns on one baseline, widths from the screen, metrics of three number types")
  func priceCell() {
    onScreen(scale: 2, width: 375) {
      let cell = Cell(width: 375, height: 200), contentView = cell.contentView
      let _importLabel = contentView.with(UILabel()), _importValue = contentView.with(UILabel())
      let _rejectLabel = contentView.with(UILabel()), _rejectLabelValue = contentView.with(UILabel())
      let _titleLabel = contentView.with(UILabel()), _settleAcountValueLabel = contentView.with(UILabel())
      let _lineView = contentView.with(UIView())
      for (label, string) in [
        (_importLabel, "进货"), (_importValue, "¥1,234,567.89"), (_rejectLabel, "退货"), (_rejectLabelValue, "¥98.50"),
        (_titleLabel, "结算单"), (_settleAcountValueLabel, "¥1,234,469.39"),
      ] {
        label.text = string
        label.font = .systemFont(ofSize: 14)
      }
      _importValue.setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
      _rejectLabelValue.font = .systemFont(ofSize: 12)
      let SCREEN_WIDTH = UIScreen.main.bounds.width
      let t_w: CGFloat = 28
      let left_padding = 15
      let hori_margin = 5.0
      let line_space = 8
      let importLengthMax = (_importValue.text ?? "").count > (_rejectLabelValue.text ?? "").count

 let value_width = SCREEN_WIDTH * 0.5 -  t_w - CGFloat(left_padding) * 2 - CGFloat(hori_margin)
        contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat:
                "H:|-lp-[il]-hm-[iv(==vw)]-0-[rl]-hm-[rv(==vw)]-lp-|",
                                           options: [.alignAllFirstBaseline],
                                           metrics: ["lp": left_padding,
                                                     "hm": hori_margin,
                                                     "vw": value_width] ,
                                           views: [ "il": _importLabel,
                                                    "iv": _importValue,
                                                    "rl": _rejectLabel,
                                                    "rv": _rejectLabelValue]
                                                   ))
 _importLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
 _importValue.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

contentView.addConstraints( NSLayoutConstraint.constraints(withVisualFormat:
                "V:|-ls-[tl]-ls-[ac]-ls-[il]-lls-[lv]|",
                                           options: [],
                                           metrics: ["ls": line_space,
                                                     "lls": line_space * 2] ,
                                           views: ["tl": _titleLabel,
                                                   "ac": _settleAcountValueLabel,
                                                   "il": importLengthMax == true ? _importValue : _rejectLabelValue,
                                                   "lv": _lineView]))
      for label in [_titleLabel, _settleAcountValueLabel] { label.pin(left: 15) }
      _lineView.pin(left: 0, width: 375, height: 0.5)
      cell.layoutIfNeeded()

      #expect(value_width == 124.5)
      #expect(_importLabel.frame.minX == 15)
      #expect(_importValue.frame.width == 124.5)
      #expect(_importValue.frame.minX == _importLabel.frame.maxX + 5)
      #expect(_rejectLabel.frame.minX == _importValue.frame.maxX)
      #expect(_rejectLabelValue.frame.minX == _rejectLabel.frame.maxX + 5)
      #expect(_rejectLabelValue.frame.width == 124.5)
      #expect(_rejectLabelValue.frame.maxX == 360)
      // 14-point ascender 13.33, 12-point 11.43: to half points 13.5 and 11.5.
      #expect(text(of: _rejectLabelValue.frame.minY - _rejectLabel.frame.minY) == "2")
      #expect(_importLabel.frame.minY == _importValue.frame.minY)
      #expect(_titleLabel.frame.minY == 8)
      #expect(_lineView.frameText == "0 199.5 375 0.5")
    }
  }
}
