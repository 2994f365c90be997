// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UITableView``.
  package static let tableView = PropertyTable(
    UITableView.self, superclass: "UIScrollView", "A column of rows in sections.",
    [
      ObjectProperty("rowHeight", \UITableView.rowHeight, "The height of rows, in points; -1 for that of each row."),
      ObjectProperty("estimatedRowHeight", \UITableView.estimatedRowHeight, "The expected height of rows, in points."),
      ObjectProperty("sectionHeaderHeight", \UITableView.sectionHeaderHeight, "The height of headers, in points."),
      ObjectProperty(
        "estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight,
        "The expected height of headers, in points."),
      ObjectProperty("sectionFooterHeight", \UITableView.sectionFooterHeight, "The height of footers, in points."),
      ObjectProperty(
        "estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight,
        "The expected height of footers, in points."),
      ObjectProperty("separatorStyle", \UITableView.separatorStyle, "The style of the lines between rows."),
      ObjectProperty("separatorInset", \UITableView.separatorInset, "The insets of the lines, in points."),
      ObjectProperty("separatorColor", \UITableView.separatorColor, "The color of the lines."),
      ObjectProperty(
        "separatorInsetReference", \UITableView.separatorInsetReference, "What the insets of the lines are added to."),
      ObjectProperty(
        "insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea,
        "Whether the content of rows is inside the safe area.", document: "contentViewInsetsToSafeArea", absent: true),
      ObjectProperty(
        "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth,
        "Whether the margins of rows leave the readable width.", document: "layoutMarginsFollowReadableWidth",
        absent: false),
      ObjectProperty("allowsSelection", \UITableView.allowsSelection, "Whether rows can be selected.", absent: true),
      ObjectProperty(
        "allowsMultipleSelection", \UITableView.allowsMultipleSelection, "Whether several rows can be selected.",
        absent: false),
      ObjectProperty(
        "allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing,
        "Whether rows can be selected while the table is edited.", absent: false),
      ObjectProperty(
        "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing,
        "Whether several rows can be selected while the table is edited.", absent: false),
      ObjectProperty(
        "sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount,
        "The number of rows from which the index is shown."),
      ObjectProperty("sectionIndexColor", \UITableView.sectionIndexColor, "The color of the index."),
      ObjectProperty(
        "sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor, "The color behind the index."),
      ObjectProperty(
        "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor,
        "The color behind the index while it is touched."),
    ])

  /// The properties of ``UITableViewCell``.
  package static let tableViewCell = PropertyTable(
    UITableViewCell.self, superclass: "UIView", "A row of a table.",
    [
      ObjectProperty("selectionStyle", \UITableViewCell.selectionStyle, "The look of the selected row."),
      ObjectProperty("accessoryType", \UITableViewCell.accessoryType, "The symbol at the end of the row."),
      ObjectProperty(
        "editingAccessoryType", \UITableViewCell.editingAccessoryType,
        "The symbol at the end of the row while the table is edited."),
      ObjectProperty("indentationLevel", \UITableViewCell.indentationLevel, "The number of indentations."),
      ObjectProperty("indentationWidth", \UITableViewCell.indentationWidth, "The width of an indentation, in points."),
      ObjectProperty(
        "shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing,
        "Whether the row is indented while the table is edited.", absent: true),
    ])
}

// MARK: Choices

extension UITableView.Style: NamedCases {
  package static var kindOfValue: String { "a table style" }
  package static var namedCases: [(name: String, value: UITableView.Style)] {
    [("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)]
  }
}

extension UITableView.SeparatorInsetReference: NamedCases {
  package static var kindOfValue: String { "a reference of separator insets" }
  package static var namedCases: [(name: String, value: UITableView.SeparatorInsetReference)] {
    [("fromCellEdges", .fromCellEdges), ("fromAutomaticInsets", .fromAutomaticInsets)]
  }
}

extension UITableViewCell.SeparatorStyle: NamedCases {
  package static var kindOfValue: String { "a separator style" }
  package static var namedCases: [(name: String, value: UITableViewCell.SeparatorStyle)] {
    [("none", .none), ("singleLine", .singleLine), ("singleLineEtched", .singleLineEtched)]
  }
  package static var documentNames: [String: String] { ["singleLine": "default"] }
}

extension UITableViewCell.CellStyle: NamedCases {
  package static var kindOfValue: String { "a cell style" }
  package static var namedCases: [(name: String, value: UITableViewCell.CellStyle)] {
    [("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle)]
  }
  package static var documentNames: [String: String] {
    [
      "default": "IBUITableViewCellStyleDefault", "value1": "IBUITableViewCellStyleValue1",
      "value2": "IBUITableViewCellStyleValue2", "subtitle": "IBUITableViewCellStyleSubtitle",
    ]
  }
}

extension UITableViewCell.SelectionStyle: NamedCases {
  package static var kindOfValue: String { "a selection style" }
  package static var namedCases: [(name: String, value: UITableViewCell.SelectionStyle)] {
    [("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default)]
  }
}

extension UITableViewCell.AccessoryType: NamedCases {
  package static var kindOfValue: String { "an accessory type" }
  package static var namedCases: [(name: String, value: UITableViewCell.AccessoryType)] {
    [
      ("none", .none), ("disclosureIndicator", .disclosureIndicator),
      ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark), ("detailButton", .detailButton),
    ]
  }
}
