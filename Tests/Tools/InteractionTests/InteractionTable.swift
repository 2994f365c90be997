// SPDX-License-Identifier: MIT

/// All rows, by their sections. The rows of a section stand in a file of their own in the folder `Rows`.
enum InteractionTable {
  static func rows(of section: Interaction.Section) -> [Interaction] {
    switch section {
    case .textFields: textFieldRows
    case .textViews: textViewRows + findRows + replaceRows
    case .editMenus: editMenuRows
    case .search: searchRows + searchTabRows
    case .keyboard: keyboardRows + keyScriptRows
    case .controls: controlRows
    case .valueControls: valueControlRows + sliderScriptRows
    case .tables:
      rowSelectionRows + rowControlRows + rowSwipeRows + rowEditingRows + rowGestureRows + draggingRows
        + rowWordRows + rowScriptRows
    case .collections:
      itemSelectionRows + itemMovementRows + listCellRows + itemGestureRows + scrollingSectionRows
        + listLookRows
    case .menus: menuRows + turnedPreviewRows
    case .bars: barRows
    case .scrolling: scrollingRows
    case .touches: touchRows
    case .gestures: gestureRows
    case .navigation: navigationRows
    case .containers: containerRows + nestedContainerRows
    case .presentation: presentationRows + presentationKeyRows + systemPickerRows + tintRows
    case .popovers: popoverRows
    case .rotation: rotationRows
    case .accessibility: accessibilityRows
    }
  }

  static var all: [Interaction] { Interaction.Section.allCases.flatMap(rows) }
}
