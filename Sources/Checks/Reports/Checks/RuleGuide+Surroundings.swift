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
      exceptions: "`tinamou audit` reports it, which runs the app: the insets depend on the bars around the view.",
      example: """
        class PagesViewController: UIViewController {
          let pages = UIScrollView()
          override func viewDidLoad() {
            super.viewDidLoad()
            pages.isPagingEnabled = true
          }
        }
        """),
    RuleGuide(
      .safeAreaGap, "Views that touch come apart or overlap where the safe area or the margins are others.",
      reason:
        "One is held by the safe area or the margin and the other one by the edge, so that they touch on some phones only, and not in landscape.",
      remedy: "Hold both by the safe area or both by the edge, or hold one by the other.",
      exceptions:
        "The views are arranged by a stack view, or scroll. `tinamou audit` reports it, which lays documents and screens out with other safe areas.",
      example: """
        list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -44)
        bar.heightAnchor.constraint(equalToConstant: 44)
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        """),
    RuleGuide(
      .forcedTiling, "The columns of a split view stay side by side in every window.",
      reason: "In a narrow window of an iPad, the columns beside the content leave little room for it.",
      remedy: "Leave the behavior automatic, with which columns lie over the content where there is little room.",
      example: "splitViewController?.preferredSplitBehavior = .tile",
      after: "splitViewController?.preferredSplitBehavior = .automatic"),
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
