// SPDX-License-Identifier: MIT

extension RuleGuide {
  /// The rules about what holds a view, and what is around it.
  static let surroundingsGuides = [
    RuleGuide(
      .foreignPoint, "A point in the coordinates of one view is looked up in those of another one.",
      reason:
        "It is the right place as long as both views begin in one corner, and another one where a view is moved or turned.",
      remedy:
        "Ask the gesture recognizer or the touch for the location in the view in which it is looked up, or convert the point.",
      exceptions: "The names of the two views do not tell that one contains the other.",
      example: "let isInside = card.frame.contains(tap.location(in: card))",
      after: "let isInside = card.bounds.contains(tap.location(in: card))"),
    RuleGuide(
      .popoverSource, "A sheet has no place from which an iPad shows it.",
      reason:
        "On iPad, sheets of actions and of sharing are popovers, and UIKit raises an exception if nothing says where they point to.",
      remedy: "Set popoverPresentationController?.sourceItem, or its sourceView and sourceRect.",
      exceptions:
        "The project is for phones only, or the function decides by the device or gives the controller to other code.",
      example: """
        func share(_ picture: UIImage) {
          let sheet = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
          present(sheet, animated: true)
        }
        """,
      after: """
        func share(_ picture: UIImage) {
          let sheet = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
          sheet.popoverPresentationController?.sourceView = shareButton
          present(sheet, animated: true)
        }
        """),
    RuleGuide(
      .contentViewMask, "The content view of a table's cell has no autoresizing mask.",
      reason:
        "The cell places its content view by the mask. UIKit does not support another way, and cells overlap or have no height.",
      remedy:
        "Leave translatesAutoresizingMaskIntoConstraints of the content view as it is, and constrain the subviews to the content view.",
      example: """
        class NoteCell: UITableViewCell {
          func setUp() { contentView.translatesAutoresizingMaskIntoConstraints = false }
        }
        """,
      after: """
        class NoteCell: UITableViewCell {
          func setUp() { noteLabel.translatesAutoresizingMaskIntoConstraints = false }
        }
        """),
    RuleGuide(
      .pagingInset, "A scroll view of pages gets the insets of the safe area.",
      reason:
        "Below a navigation bar, the insets move the pages down, and make them scroll in the other direction as well.",
      remedy: "Set contentInsetAdjustmentBehavior to .never, and let each page respect the safe area.",
      exceptions: "A source of the app sets contentInsetAdjustmentBehavior of a view with this name.",
      example: """
        class PagesViewController: UIViewController {
          let pages = UIScrollView()
          override func viewDidLoad() {
            super.viewDidLoad()
            pages.isPagingEnabled = true
          }
        }
        """,
      after: """
        class PagesViewController: UIViewController {
          let pages = UIScrollView()
          override func viewDidLoad() {
            super.viewDidLoad()
            pages.isPagingEnabled = true
            pages.contentInsetAdjustmentBehavior = .never
          }
        }
        """),
    RuleGuide(
      .forcedTiling, "The columns of a split view stay side by side in every window.",
      reason: "In a narrow window of an iPad, the columns beside the content leave little room for it.",
      remedy: "Leave the behavior automatic, with which columns lie over the content where there is little room.",
      example: "splitViewController?.preferredSplitBehavior = .tile",
      after: "splitViewController?.preferredSplitBehavior = .automatic"),
    RuleGuide(
      .unthemedText, "A text gets no color of the theme that the texts beside it get.",
      reason: "It keeps the color of its document, which cannot be read on the background of another theme.",
      remedy: "Set its textColor where the theme is applied.",
      exceptions:
        "A source of the app sets textColor of a view with this name, or gives the label to another function.",
      example: """
        class CallCell: UITableViewCell {
          @IBOutlet var nameLabel: UILabel!
          @IBOutlet var timeLabel: UILabel!
          @IBOutlet var kindLabel: UILabel!
          @IBOutlet var stateLabel: UILabel!
          func update(theme: Theme) {
            timeLabel.textColor = theme.secondary
            kindLabel.textColor = theme.secondary
            stateLabel.textColor = theme.secondary
          }
        }
        """,
      after: """
        class CallCell: UITableViewCell {
          @IBOutlet var nameLabel: UILabel!
          @IBOutlet var timeLabel: UILabel!
          @IBOutlet var kindLabel: UILabel!
          @IBOutlet var stateLabel: UILabel!
          func update(theme: Theme) {
            nameLabel.textColor = theme.primary
            timeLabel.textColor = theme.secondary
            kindLabel.textColor = theme.secondary
            stateLabel.textColor = theme.secondary
          }
        }
        """),
    RuleGuide(
      .plainCornerPath, "The path of a shadow does not follow the corners of its view.",
      reason:
        "cornerConfiguration gives corners of iOS 26 their radii when the view is laid out, so that a path of one radius differs from them.",
      remedy: "Make the path of effectiveRadius(corner:) of each corner.",
      exceptions: "The function around it asks for effectiveRadius or cornerConfiguration.",
      example: """
        func applyCorners() { card.cornerConfiguration = .corners(radius: 12) }
        func applyShadow() {
          card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
        }
        """,
      after: """
        func applyCorners() { card.cornerConfiguration = .corners(radius: 12) }
        func applyShadow() {
          let radius = card.effectiveRadius(corner: .topLeft)
          card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: radius).cgPath
        }
        """),
    RuleGuide(
      .countedHeight, "The height of a cell is counted from that of a text and numbers.",
      reason:
        "The numbers are those of one layout: where a font, a margin or the text size grows, the last line is cut.",
      remedy: "Let the cell size itself by its constraints, with automaticDimension or an estimated size.",
      example: """
        func cellHeight(for message: String, width: CGFloat) -> CGFloat {
          message.heightForText(withWidth: width) + 28
        }
        """,
      after: """
        func cellHeight(for message: String, width: CGFloat) -> CGFloat { UITableView.automaticDimension }
        """),
    RuleGuide(
      .centeredEdge, "A text is held by the center of its container at one end.",
      reason: "The other end is where the text ends, so that a larger text leaves the container.",
      remedy: "Hold the texts one below the other, from the top margin to the bottom margin.",
      exceptions: "The other end of the text is held as well.",
      example: "detailField.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 2).isActive = true",
      after: """
        detailField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 3).isActive = true
        detailField.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor).isActive = true
        """),
    RuleGuide(
      .shortSeparator, "A line between parts of a screen ends at the safe area.",
      reason:
        "In landscape, and beside the column at the edge of a screen that folds, the line stops before the edge of the window.",
      remedy: "Constrain the line to the edges of the view, outside of the stack view.",
      example: """
        func addLine() {
          topStack.addArrangedSubview(separatorLine)
          topStack.leftAnchor.constraint(equalTo: safeAreaLayoutGuide.leftAnchor, constant: 8).isActive = true
          topStack.rightAnchor.constraint(equalTo: safeAreaLayoutGuide.rightAnchor, constant: -8).isActive = true
        }
        """,
      after: """
        func addLine() {
          addSubview(separatorLine)
          topStack.leftAnchor.constraint(equalTo: safeAreaLayoutGuide.leftAnchor, constant: 8).isActive = true
          topStack.rightAnchor.constraint(equalTo: safeAreaLayoutGuide.rightAnchor, constant: -8).isActive = true
        }
        """),
    RuleGuide(
      .barAppearance, "A bar does not show its color while content is at its edge.",
      reason:
        "From iOS 15 on, a bar without scrollEdgeAppearance is transparent while the content is scrolled to its edge, whatever barTintColor and standardAppearance are.",
      remedy: "Set standardAppearance and scrollEdgeAppearance to the same appearance.",
      exceptions: "A source of the app sets scrollEdgeAppearance.",
      example: "navigationController?.navigationBar.barTintColor = .systemIndigo",
      after: """
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .systemIndigo
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
        """),
    RuleGuide(
      .unevenTabs, "The content of some tabs begins elsewhere than that of others.",
      reason:
        "Below opaque bars, a screen begins at the bar, and one that extends under opaque bars at the edge of the window.",
      remedy: "Choose Under Opaque Bars for the screens of all tabs, or for none.",
      example: """
        <viewController extendedLayoutIncludesOpaqueBars="YES" id="home"/>
        <viewController id="people"/>
        """),
    RuleGuide(
      .mixedMargins, "Views side by side are held by the edge and by a margin.",
      reason:
        "The margin is 8 to 20 points in windows of different sizes, so that the distance between the views changes, and they can overlap.",
      remedy: "Hold both by the edge or both by the margin, or one by the other.",
      exceptions: "A constraint relates the two views. `tinamou audit` reports it, and `tinamou check` does not.",
      example: """
        <constraint firstItem="icon" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="55" id="c1"/>
        <constraint firstItem="text" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" constant="63" id="c2"/>
        """),
    RuleGuide(
      .unmirroredSymbol, "The arrow of a symbol points to the same side in every language.",
      reason:
        "In Arabic and Hebrew, forward is to the left; symbols of a side do not follow the direction, and those of forward and backward do.",
      remedy: "Use the symbol of the direction, such as chevron.forward in place of chevron.right.",
      exceptions:
        "The source flips images or asks for the layout direction. In documents, `tinamou audit` reports it, and `tinamou check` does not.",
      example: #"let more = UIImage(systemName: "chevron.right")"#,
      after: #"let more = UIImage(systemName: "chevron.forward")"#),
  ]
}
