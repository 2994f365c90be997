// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ConflictExplanations

@Suite("Suggestions for conflicts in logs")
struct SuggestionTests {
  /// A list of constraints with the beginning of the first suggestion.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The descriptions without their classes and addresses; `~` stands before those of autoresizing masks.
    let list: [String]
    /// The number of the constraint that UIKit broke, from 1; 0 if the log does not say.
    var broken = 0
    let first: String
    var testDescription: String { name }

    var log: String {
      let lines = list.enumerated().map { index, body in
        body.hasPrefix("~")
          ? "<NSAutoresizingMaskLayoutConstraint:0x6\(index) h=--& v=--& \(body.dropFirst())   (active)>"
          : body.hasPrefix("<") ? body : "<NSLayoutConstraint:0x6\(index) \(body)>"
      }
      let end = broken > 0 ? "Will attempt to recover by breaking constraint \n\(lines[broken - 1])\n" : ""
      return (["Unable to simultaneously satisfy constraints."] + lines.map { "    \"\($0)\"," } + [end])
        .joined(separator: "\n")
    }
  }

  static let contentView = "UITableViewCellContentView:0xc1"

  static let authors = [
    Case(
      name: "two widths in a stack view that fills equally, in a fixed width",
      list: [
        "UIButton:0xa1'Yes'.width == 90   (active)", "UIButton:0xa2'No'.width == 60   (active)",
        "'UISV-fill-equally' UIButton:0xa2'No'.width == UIButton:0xa1'Yes'.width   (active)",
        "'UISV-canvas-connection' UIStackView:0xa0.leading == UIButton:0xa1'Yes'.leading   (active)",
        "'UISV-canvas-connection' H:[UIButton:0xa2'No']-(0)-|   (active, names: '|':UIStackView:0xa0 )",
        "'UISV-spacing' H:[UIButton:0xa1'Yes']-(10)-[UIButton:0xa2'No']   (active)",
        "UIStackView:0xa0.width == 300   (active)",
      ], broken: 2,
      first:
        "delete “No”.width == 60 (line 3 of the log) and “Yes”.width == 90 (line 2 of the log): the stack view makes its "
        + "views equally wide"),
    Case(
      name: "two heights in a stack view that fills equally, of any height",
      list: [
        "UIView:0xa1.height == 90   (active)", "UIView:0xa2.height == 60   (active)",
        "'UISV-fill-equally' UIView:0xa2.height == UIView:0xa1.height   (active)",
      ], broken: 2,
      first:
        "delete UIView#0xa2.height == 60 (line 3 of the log): the stack view makes its views equally high (fillEqually)"
    ),
    Case(
      name: "content that resists compression at 1000, and is too wide",
      list: [
        "<NSContentSizeLayoutConstraint:0x9f UILabel:0xa1'Long'.width == 500 Hug:1000 CompressionResistance:1000   (active)>",
        "UILabel:0xa1'Long'.width == 300   (active)",
      ], first: "give “Long” a horizontal content compression resistance priority below 1000"),
    Case(
      name: "content that hugs at 1000, and is too low",
      list: [
        "<NSContentSizeLayoutConstraint:0x9f UILabel:0xa1'Low'.height == 20 Hug:1000 CompressionResistance:1000   (active)>",
        "UILabel:0xa1'Low'.height >= 44   (active)",
      ], first: "give “Low” a vertical content hugging priority below 1000"),
    Case(
      name: "a size between both edges",
      list: [
        "H:|-(20)-[Card:0xa1]   (active, names: '|':UIView:0xa0 )",
        "H:[Card:0xa1]-(20)-|   (active, names: '|':UIView:0xa0 )",
        "Card:0xa1.width == 400   (active)", "'UIView-Encapsulated-Layout-Width' UIView:0xa0.width == 390   (active)",
      ], first: "delete Card.width == 400 (line 4 of the log): both edges determine it already, as 350"),
    Case(
      name: "sizes of a view and of its superview, of which the log does not say which was broken",
      list: [
        "H:|-(16)-[title]   (active, names: title:0xa2, '|':Card:0xa1 )",
        "title.width == 320   (active, names: title:0xa2 )",
        "H:[title]-(16)-|   (active, names: title:0xa2, '|':Card:0xa1 )", "Card:0xa1.width == 300   (active)",
      ], first: "delete title.width == 320 (line 3 of the log): both edges determine it already, as 268"),
    Case(
      name: "a row that is too low",
      list: [
        "V:|-(10)-[UIView:0xa1]   (active, names: '|':\(contentView) )", "UIView:0xa1.height == 60   (active)",
        "V:[UIView:0xa1]-(10)-|   (active, names: '|':\(contentView) )",
        "'UIView-Encapsulated-Layout-Height' \(contentView).height == 60   (active)",
      ], broken: 2,
      first:
        "the content needs 80 points and the row, UITableViewCellContentView, is 60 high: make the row 80 high; if it sizes "
        + "itself (rowHeight is UITableView.automaticDimension), 60 holds only until it is measured: give UIView.height == 60 "
        + "(line 3 of the log) a priority of 999"),
    Case(
      name: "a row with a separator",
      list: [
        "UIView:0xa1.top == \(contentView).top   (active)", "UIView:0xa1.bottom == \(contentView).bottom   (active)",
        "UIView:0xa1.height == 52   (active)",
        "'UIView-Encapsulated-Layout-Height' \(contentView).height == 52.3333   (active)",
      ],
      first: "the row is 52.33 high and its content 52, because the separator takes the rest: give UIView.height == 52"),
    Case(
      name: "an item of a collection view that is too narrow",
      list: [
        "UIView:0xa1.width == 120   (active)",
        "UIView:0xa1.leading == UICollectionViewCellContentView:0xa0.leading   (active)",
        "UICollectionViewCellContentView:0xa0.trailing == UIView:0xa1.trailing   (active)",
        "'UIView-Encapsulated-Layout-Width' UICollectionViewCellContentView:0xa0.width == 50   (active)",
      ],
      first:
        "the content needs 120 points and the item, UICollectionViewCellContentView, is 50 wide: make the item 120 wide"
    ),
    Case(
      name: "a share of a width with a bound",
      list: [
        "UIView:0xa1.width == 0.8*UIView:0xa0.width   (active)", "UIView:0xa1.width <= 250   (active)",
        "UIView:0xa0.width == 400   (active)",
      ], broken: 2,
      first: "give the proportional UIView#0xa1.width == 0.8 * UIView#0xa0.width (line 2 of the log) a priority of 999"),
    Case(
      name: "a constraint made twice",
      list: [
        "UIView:0xa1.top == UIView:0xa0.top + 8   (active)", "UIView:0xa1.top == UIView:0xa0.top + 24   (active)",
      ], broken: 2,
      first: "the distance of UIView#0xa1.top from UIView#0xa0.top is constrained twice"),
    Case(
      name: "a view in code whose mask was forgotten, without a legend",
      list: [
        "~UILabel:0xa1'Wait'.midX == 70", "UILabel:0xa1'Wait'.centerX == UIView:0xa0.centerX   (active)",
        "UIView:0xa0.width == 200   (active)",
      ], first: "“Wait” keeps its frame: set “Wait”.translatesAutoresizingMaskIntoConstraints = false"),
    Case(
      name: "a header of a table with an empty frame",
      list: [
        "~Header:0xa0.height == 0", "V:|-(12)-[UIView:0xa1]   (active, names: '|':Header:0xa0 )",
        "V:[UIView:0xa1]-(12)-|   (active, names: '|':Header:0xa0 )", "UIView:0xa1.height == 80   (active)",
      ], first: "Header was made with a frame that is 0 high, and its content needs at least 104: give it a frame"
    ),
    Case(
      name: "a header of a table that is as wide as the table",
      list: [
        "~Header:0xa0.width == 0", "Header:0xa0.width == UITableView:0xa9.width   (active)",
        "'UIView-Encapsulated-Layout-Width' UITableView:0xa9.width == 390   (active)",
      ], broken: 2,
      first:
        "Header is a header or footer of UITableView, which gives it its frame: delete Header.width == UITableView.width"
    ),
    Case(
      name: "a least width in an item that is measured",
      list: [
        "H:|-(8)-[UILabel:0xa1]   (active, names: '|':UICollectionViewCellContentView:0xa0 )",
        "H:[UILabel:0xa1]-(8)-|   (active, names: '|':UICollectionViewCellContentView:0xa0 )",
        "UILabel:0xa1.width >= 80   (active)",
        "'UIView-Encapsulated-Layout-Width' UICollectionViewCellContentView:0xa0.width == 22   (active)",
      ], broken: 3,
      first: "the content needs at least 96 points and the item, UICollectionViewCellContentView, is 22 wide"),
    Case(
      name: "a row of Masonry, without identifiers",
      list: [
        "<MASLayoutConstraint:0x61 UIImageView:0xa1.top == \(contentView).top + 12>",
        "<MASLayoutConstraint:0x62 UIImageView:0xa1.height == 80>",
        "<MASLayoutConstraint:0x63 UIImageView:0xa1.bottom == \(contentView).bottom - 12>",
        "<NSLayoutConstraint:0x64 \(contentView).height == 61.5>",
      ], broken: 2, first: "the content needs 104 points and the row, UITableViewCellContentView, is 61.5 high"),
    Case(
      name: "a share of a width in a row that is rounded to pixels",
      list: [
        "UIImageView:0xa1.height == 0.6231*\(contentView).width   (active)",
        "'UIView-Encapsulated-Layout-Width' \(contentView).width == 375   (active)",
        "V:|-(10)-[UIImageView:0xa1]   (active, names: '|':\(contentView) )",
        "V:[UIImageView:0xa1]-(10)-|   (active, names: '|':\(contentView) )",
        "'UIView-Encapsulated-Layout-Height' \(contentView).height == 253.6667   (active)",
      ], broken: 1,
      first: "the row is 253.6667 high and its content 253.6625, because sizes are rounded to pixels: give"),
    Case(
      name: "an accessory view with an empty frame",
      list: [
        "~Bar:0xa0.height == 0", "V:|-(6)-[UITextView:0xa1]   (active, names: '|':Bar:0xa0 )",
        "V:[UITextView:0xa1]-(6)-|   (active, names: '|':Bar:0xa0 )",
        "Bar:0xa0.top == UIInputSetHostView:0xa9.top   (active)",
      ],
      first:
        "Bar was made with a frame that is 0 high, and its content needs at least 12: give an input accessory view a frame"
    ),
    Case(
      name: "a fixed width in a scroll view of macOS",
      list: [
        "NSTextField:0xa1.width == 300   (active)",
        "'NSStackView.Edge.Leading' H:|-(>=0)-[NSTextField:0xa1](LTR)   (active, names: '|':NSStackView:0xa2 )",
        "'NSStackView.Edge.Trailing' H:[NSTextField:0xa1]-(>=0)-|(LTR)   (active, names: '|':NSStackView:0xa2 )",
        "<NSAutoresizingMaskLayoutConstraint:0x6f h=-&- v=-&- NSStackView:0xa2.minX == 0   (active, names: '|':NSClipView:0xa3 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x6e h=-&- v=-&- H:[NSStackView:0xa2]-(15)-|   (active, names: '|':NSClipView:0xa3 )>",
        "'NSView-Encapsulated-Layout-Width' NSClipView:0xa3.width == 280   (active)",
      ], first: "change NSTextField.width == 300 (line 2 of the log) to NSTextField.width == 265, the most that fits"),
    Case(
      name: "an edge tied to a view and to its safe area",
      list: [
        "UIView:0xa1.top == UILayoutGuide:0xa2'UIViewSafeAreaLayoutGuide'.top   (active)",
        "UIView:0xa1.top == Root:0xa0.top   (active)",
        "V:|-(47)-[UILayoutGuide:0xa2'UIViewSafeAreaLayoutGuide']   (active, names: '|':Root:0xa0 )",
      ], broken: 2,
      first:
        "UIView.top is tied to two positions, safeAreaLayoutGuide.top and Root.top: delete UIView.top == Root.top (line 3"
    ),
    Case(
      name: "a width as large as that of a view with insets",
      list: [
        "UIView:0xa1.width == Root:0xa0.width   (active)", "UIView:0xa1.leading == Root:0xa0.leading + 12   (active)",
        "Root:0xa0.trailing == UIView:0xa1.trailing + 12   (active)",
      ], broken: 1, first: "change UIView.width == Root.width (line 2 of the log) to UIView.width == Root.width - 24"),
    Case(
      name: "a constraint that one line made twice",
      list: [
        "<SnapKit.LayoutConstraint:0x71@Row.swift#9 UIView:0xa1.height == 40.0>",
        "<SnapKit.LayoutConstraint:0x72@Row.swift#9 UIView:0xa1.height == 60.0>",
      ], broken: 2,
      first: "UIView.height is constrained twice by Row.swift#9, to 60 and to 40: change or replace the first"),
    Case(
      name: "an arranged view that is higher than the others",
      list: [
        "'UISV-alignment' UIView:0xa1.top == UIView:0xa2.top   (active)",
        "'UISV-alignment' UIView:0xa1.bottom == UIView:0xa2.bottom   (active)",
        "UIView:0xa1.height == 20   (active)", "UIView:0xa2.height == 50   (active)",
      ], broken: 3,
      first:
        "delete UIView#0xa1.height == 20 (line 4 of the log): the stack view makes its views equally high (alignment .fill)"
    ),
    Case(
      name: "a fixed size that would not be enough, because a content size needs more room, too",
      list: [
        "V:|-(10)-[UIView:0xa1]   (active, names: '|':\(contentView) )", "UIView:0xa1.height == 30   (active)",
        "V:[UIView:0xa1]-(40)-|   (active, names: '|':\(contentView) )",
        "'UIView-Encapsulated-Layout-Height' \(contentView).height == 44   (active)",
      ], broken: 2,
      first:
        "the content needs 80 points and the row, UITableViewCellContentView, is 44 high: make the row 80 high; if it sizes "
        + "itself (rowHeight is UITableView.automaticDimension), 44 holds only until it is measured: give "
        + "UITableViewCellContentView.bottom == UIView.bottom + 40"),
    Case(
      name: "the width of an action sheet",
      list: ["UIView:0xa1.width == - 16   (active)"], broken: 1,
      first:
        "delete UIView.width == -16 (line 2 of the log): a size cannot be negative. If you did not write it, an action sheet"
    ),
  ]

  /// Classes of an author as the Objective-C runtime names them.
  static let mangled = ["_TtC5Tides10StationRow", "_TtC5TidesP33_0123456789ABCDEF0123456789ABCDEF10StationRow"].map {
    Case(
      name: $0,
      list: [
        "\($0):0xa1.width == 300", "H:|-(20)-[\($0):0xa1]   (active, names: '|':UIView:0xa0 )",
        "H:[\($0):0xa1]-(20)-|   (active, names: '|':UIView:0xa0 )",
        "'UIView-Encapsulated-Layout-Width' UIView:0xa0.width == 320",
      ], first: "delete StationRow.width == 300")
  }

  static let systems = [
    Case(
      name: "a bar of buttons above the keyboard",
      list: [
        "~UIKeyboardAssistantBar:0xa0.height == 0",
        "V:|-(4)-[_UIButtonBarStackView:0xa1]   (active, names: '|':UIKeyboardAssistantBar:0xa0 )",
        "V:[_UIButtonBarStackView:0xa1]-(4)-|   (active, names: '|':UIKeyboardAssistantBar:0xa0 )",
      ], first: "none of these constraints is yours; the keyboard causes them itself"),
    Case(
      name: "an alert with plain views of its own",
      list: [
        "H:[UIView:0xa1(270)]", "_UIAlertControllerView:0xa0.width == UIView:0xa2.width", "~H:[UIView:0xa2(264)]",
        "_UIAlertControllerView:0xa0.width >= UIView:0xa1.width",
      ], first: "none of these constraints is yours; an alert or action sheet of UIKit causes them itself"),
    Case(
      name: "a toolbar without a size",
      list: [
        "~_UIToolbarContentView:0xa0.width == 0",
        "H:|-(0)-[_UIButtonBarStackView:0xa1]   (active, names: '|':_UIToolbarContentView:0xa0 )",
        "_UIButtonBarStackView:0xa1.trailing == _UIToolbarContentView:0xa0.trailing   (active)",
        "'IB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0xa2'OK']   (active, names: '|':_UIButtonBarStackView:0xa1 )",
        "'TB_Trailing_Trailing' H:[_UIModernBarButton:0xa2'OK']-(8)-|   (active, names: '|':_UIButtonBarStackView:0xa1 )",
      ], first: "none of these constraints is yours; a toolbar that is made without a size usually causes them"),
    Case(
      name: "a toolbar of an author without a size",
      list: [
        "~UIToolbar:0xa0.width == 0",
        "H:|-(0)-[_UIToolbarContentView:0xa1]   (active, names: '|':UIToolbar:0xa0 )",
        "H:[_UIToolbarContentView:0xa1]-(0)-|   (active, names: '|':UIToolbar:0xa0 )",
        "H:|-(>=16)-[_UIButtonBarStackView:0xa2]   (active, names: '|':_UIToolbarContentView:0xa1 )",
        "H:[_UIButtonBarStackView:0xa2]-(>=16)-|   (active, names: '|':_UIToolbarContentView:0xa1 )",
      ], first: "none of these constraints is yours; a toolbar that is made without a size usually causes them"),
    Case(
      name: "the field of a search bar",
      list: [
        "V:|-(1)-[UISearchBarTextField:0xa1]   (active, names: '|':_UISearchBarSearchContainerView:0xa0 )",
        "V:[UISearchBarTextField:0xa1]-(1)-|   (active, names: '|':_UISearchBarSearchContainerView:0xa0 )",
        "~_UISearchBarSearchContainerView:0xa0.height == 0",
      ], first: "none of these constraints is yours; a search bar"),
    Case(
      name: "a bar of today",
      list: [
        "'IB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0xa1]   (active, names: '|':_UIButtonBarButton:0xa2 )",
        "'IB_Trailing_Trailing' H:[_UIModernBarButton:0xa1]-(8)-|   (active, names: '|':_UIButtonBarButton:0xa2 )",
        "_UIButtonBarButton:0xa2.width == _TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0xa3.width   (active)",
        "_TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0xa3.width == 0   (active)",
      ], first: "none of these constraints is yours; a navigation bar or a toolbar"),
    Case(
      name: "a video player",
      list: [
        "~AVPlaybackControlsView:0xa0.width == 0",
        "H:|-(6)-[AVStackView:0xa1]   (active, names: '|':AVPlaybackControlsView:0xa0 )",
        "H:[AVStackView:0xa1]-(6)-|   (active, names: '|':AVPlaybackControlsView:0xa0 )",
      ], first: "none of these constraints is yours; the controls of a video player"),
    Case(
      name: "a map",
      list: [
        "~MKMapView:0xa0.width == 0", "H:|-(8)-[MKAttributionLabel:0xa1]   (active, names: '|':MKMapView:0xa0 )",
        "H:[MKAttributionLabel:0xa1]-(8)-|   (active, names: '|':MKMapView:0xa0 )",
      ], first: "none of these constraints is yours; a map"),
    Case(
      name: "the keyboard",
      list: [
        "'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0xa1.bottom == _UIKBCompatInputView:0xa2.top   (active)",
        "'assistantHeight' SystemInputAssistantView.height == 45   (active, names: SystemInputAssistantView:0xa3 )",
        "'assistantView.bottom' SystemInputAssistantView.bottom == _UIKBCompatInputView:0xa2.top   (active, names: "
          + "SystemInputAssistantView:0xa3 )",
        "'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0xa1]-(0)-[SystemInputAssistantView]   (active, names: "
          + "SystemInputAssistantView:0xa3 )",
      ], first: "none of these constraints is yours; the keyboard causes them itself"),
    Case(
      name: "a navigation bar without a size",
      list: [
        "~_UINavigationBarContentView:0xa0.width == 0",
        "H:|-(16)-[_UIButtonBarStackView:0xa1]   (active, names: '|':_UINavigationBarContentView:0xa0 )",
        "H:[_UIButtonBarStackView:0xa1]-(16)-|   (active, names: '|':_UINavigationBarContentView:0xa0 )",
      ], first: "none of these constraints is yours; a navigation bar that is laid out before it has a size"),
    Case(
      name: "a hidden stack view inside another one",
      list: [
        "'UISV-canvas-connection' UIStackView:0xa0.top == UILabel:0xa1'A'.top   (active)",
        "'UISV-canvas-connection' V:[UILabel:0xa2'B']-(0)-|   (active, names: '|':UIStackView:0xa0 )",
        "'UISV-spacing' V:[UILabel:0xa1'A']-(10)-[UILabel:0xa2'B']   (active)",
        "'UISV-hiding' UIStackView:0xa0.height == 0   (active)",
      ],
      first:
        "none of these constraints is yours; UIStackView is hidden in a stack view, and its own views keep their spacing of 10"
    ),
    Case(
      name: "a stack view in the content view of a cell that is measured",
      list: [
        "'UISV-canvas-connection' \(contentView).top == UIView:0xa1.top   (active)",
        "'UISV-canvas-connection' V:[UIView:0xa2]-(0)-|   (active, names: '|':\(contentView) )",
        "'UISV-spacing' V:[UIView:0xa1]-(30)-[UIView:0xa2]   (active)",
        "'UIView-Encapsulated-Layout-Height' \(contentView).height == 20   (active)",
      ], first: "none of these constraints is yours; UITableViewCellContentView is 20 high while it is measured"),
  ]

  @Test("the first suggestion is what an engineer would say first", arguments: authors + systems + mangled)
  func first(example: Case) throws {
    let log = ConflictLog(example.log)
    #expect(log.unread.isEmpty)
    let logged = try #require(log.conflicts.first)
    let conflict = try #require(LogExplanation(logged).conflicts.first)
    let first = try #require(conflict.fixes.first)
    #expect(first.hasPrefix(example.first), "\(conflict.fixes)")
    #expect(!conflict.fixes.contains { $0.contains("_UI") && $0.contains(".translates") })
    #expect(!conflict.lines.contains { $0.contains(" 0 would have to be 0") || $0.contains(" = 0 ") })
  }

  @Test("a position without a legend is that in the superview")
  func position() throws {
    let example = try #require(Self.authors.first { $0.name.hasPrefix("a view in code whose mask") })
    let log = ConflictLog(example.log)
    let logged = try #require(log.conflicts.first)
    let conflict = try #require(LogExplanation(logged).conflicts.first)
    #expect(conflict.members.contains { $0.equation == "“Wait”.centerX == UIView.left + 70" })
    #expect(abs(conflict.contradiction) == 30)
  }

  @Test("a size is not given up for so little that its author cannot have meant it", arguments: [2, 11, 12, 40])
  func collapse(left: Int) throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      "<NSLayoutConstraint:0x61 V:|-(16)-[UIDatePicker:0xa1]   (active, names: '|':UIView:0xa0 )>",
      "<NSLayoutConstraint:0x62 UIDatePicker:0xa1.height == 216   (active)>",
      "<NSLayoutConstraint:0x63 V:[UIDatePicker:0xa1]-(16)-[UIButton:0xa2'Done']   (active)>",
      "<NSLayoutConstraint:0x64 UIButton:0xa2'Done'.height == 48   (active)>",
      "<NSLayoutConstraint:0x65 V:[UIButton:0xa2'Done']-(16)-|   (active, names: '|':UIView:0xa0 )>",
      "<NSLayoutConstraint:0x66 'UIView-Encapsulated-Layout-Height' UIView:0xa0.height == \(264 + left)   (active)>"
      """)
    let logged = try #require(log.conflicts.first)
    let conflict = try #require(LogExplanation(logged).conflicts.first)
    let offered = conflict.fixes.contains { $0.contains("already, as \(left)") || $0.hasSuffix("height == \(left)") }
    #expect(offered == (left * 4 >= 48), "\(conflict.fixes)")
    #expect(!conflict.fixes.isEmpty)
  }

  // MARK: Whole lists

  /// A row of views in a container, with more sizes than fit together. Line 1 is the heading.
  private static func randomList(_ numbers: inout some RandomNumberGenerator) -> [String] {
    let count = Int.random(in: 2...4, using: &numbers)
    func view(_ index: Int) -> String { "UIView:0xa\(index)" }
    var bodies = ["H:|-(8)-[\(view(1))]   (active, names: '|':Box:0xa0 )", "Box:0xa0.width == 300   (active)"]
    for index in 1..<count {
      let isOfStack = Bool.random(using: &numbers)
      bodies.append("\(isOfStack ? "'UISV-spacing' " : "")H:[\(view(index))]-(8)-[\(view(index + 1))]   (active)")
      if Int.random(in: 0..<3, using: &numbers) > 0 {
        let identifier = isOfStack ? "'UISV-fill-equally' " : ""
        bodies.append("\(identifier)\(view(index + 1)).width == \(view(index)).width   (active)")
      }
    }
    if Bool.random(using: &numbers) { bodies.append("H:[\(view(count))]-(8)-|   (active, names: '|':Box:0xa0 )") }
    for index in 1...count where Int.random(in: 0..<3, using: &numbers) > 0 {
      let relation = ["==", "==", "<=", ">="].randomElement(using: &numbers) ?? "=="
      bodies.append("\(view(index)).width \(relation) \(Int.random(in: 1...8, using: &numbers) * 20)   (active)")
    }
    return bodies
  }

  private static func log(_ bodies: [String]) -> ConflictLog {
    let lines = bodies.enumerated().map { "\"<NSLayoutConstraint:0x6\($0.offset) \($0.element)>\"," }
    return ConflictLog((["Unable to simultaneously satisfy constraints."] + lines).joined(separator: "\n"))
  }

  /// The numbers of the lines that a text names.
  private static func lines(in text: String) -> [Int] {
    var lines: [Int] = []
    var rest = text[...]
    while let mark = rest.firstRange(of: "(line ") {
      rest = rest[mark.upperBound...]
      if let line = Int(rest.prefix { $0.isNumber }) { lines.append(line) }
    }
    return lines
  }

  @Test("without the constraints that a suggestion names, the whole list can hold", arguments: 0..<150)
  func resolves(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let bodies = Self.randomList(&numbers)
    guard let logged = Self.log(bodies).conflicts.first else { return }
    let conflicts = LogExplanation(logged).conflicts
    guard conflicts.count == 1, let conflict = conflicts.first else { return }
    #expect(!conflict.fixes.isEmpty)
    for fix in conflict.fixes {
      let named = Set(Self.lines(in: fix))
      #expect(!named.isEmpty, "\(fix)")
      let rest = bodies.enumerated().filter { !named.contains($0.offset + 2) }.map(\.element)
      let remaining = Self.log(rest).conflicts.first.map { LogExplanation($0).conflicts } ?? []
      #expect(remaining.isEmpty, "\(fix)\n\(bodies.joined(separator: "\n"))")
    }
  }

  /// The list after a change to another number, which names its line; `nil` if the text suggests something else.
  private static func changed(_ bodies: [String], by fix: String) -> [String]? {
    guard fix.hasPrefix("change "), let line = lines(in: fix).first, let to = fix.lastRange(of: ") to "),
      let sign = fix[to.upperBound...].firstRange(of: "= "), let relation = bodies[line - 2].firstRange(of: "= "),
      let number = fix[sign.upperBound...].prefix(while: { $0 != "," }).number
    else { return nil }
    var result = bodies
    result[line - 2] = bodies[line - 2][..<relation.upperBound] + "\(number)   (active)"
    return result
  }

  @Test("with the number that a suggestion offers, the whole list can hold", arguments: 0..<300)
  func numbers(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed + 1000))
    let bodies = Self.randomList(&numbers)
    guard let logged = Self.log(bodies).conflicts.first else { return }
    let conflicts = LogExplanation(logged).conflicts
    for conflict in conflicts {
      for fix in conflict.fixes {
        guard let changed = Self.changed(bodies, by: fix) else { continue }
        let remaining = Self.log(changed).conflicts.first.map { LogExplanation($0).conflicts } ?? []
        let own = Set(conflict.members.compactMap(\.place))
        #expect(
          !remaining.contains { $0.members.contains { $0.place.map(own.contains) == true } } || conflicts.count > 1,
          "\(fix)\n\(bodies.joined(separator: "\n"))")
      }
    }
  }
}
