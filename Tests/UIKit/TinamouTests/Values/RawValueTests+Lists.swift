// SPDX-License-Identifier: MIT

import UIKit

extension RawValueTests {
  /// The types of lists, documents and pickers.
  static let lists: [RawValues] = [
    RawValues(
      NSRectAlignment.self,
      [
        (.bottom, 5), (.bottomLeading, 4), (.bottomTrailing, 6), (.leading, 3), (.none, 0), (.top, 1),
        (.topLeading, 2), (.topTrailing, 8), (.trailing, 7),
      ]),
    RawValues(UIActivity.Category.self, [(.action, 0), (.share, 1)]),
    RawValues(UICalendarView.DecorationSize.self, [(.large, 2), (.medium, 1), (.small, 0)]),
    RawValues(
      UICollectionLayoutSectionOrthogonalScrollingBehavior.self,
      [
        (.continuous, 1), (.continuousGroupLeadingBoundary, 2), (.groupPaging, 4), (.groupPagingCentered, 5),
        (.none, 0), (.paging, 3),
      ]),
    RawValues(UICollectionView.ElementCategory.self, [(.cell, 0), (.decorationView, 2), (.supplementaryView, 1)]),
    RawValues(UICollectionView.ReorderingCadence.self, [(.fast, 1), (.immediate, 0), (.slow, 2)]),
    RawValues(
      UICollectionView.ScrollPosition.self,
      [(.bottom, 4), (.centeredHorizontally, 16), (.centeredVertically, 2), (.left, 8), (.right, 32), (.top, 1)]),
    RawValues(
      UICollectionView.SelfSizingInvalidation.self,
      [(.disabled, 0), (.enabled, 1), (.enabledIncludingConstraints, 2)]),
    RawValues(UIDocument.ChangeKind.self, [(.cleared, 3), (.done, 0), (.redone, 2), (.undone, 1)]),
    RawValues(UIDocument.SaveOperation.self, [(.forCreating, 0), (.forOverwriting, 1)]),
    RawValues(
      UIDocument.State.self,
      [
        (.closed, 1), (.editingDisabled, 8), (.inConflict, 2), (.normal, 0), (.progressAvailable, 16),
        (.savingError, 4),
      ]),
    RawValues(UIDocumentPickerMode.self, [(.exportToService, 2), (.import, 0), (.moveToService, 3), (.open, 1)]),
    RawValues(UIImagePickerController.CameraCaptureMode.self, [(.photo, 0), (.video, 1)]),
    RawValues(UIImagePickerController.CameraDevice.self, [(.front, 1), (.rear, 0)]),
    RawValues(UIImagePickerController.CameraFlashMode.self, [(.auto, 0), (.off, -1), (.on, 1)]),
    RawValues(UIImagePickerController.SourceType.self, [(.camera, 1), (.photoLibrary, 0), (.savedPhotosAlbum, 2)]),
    RawValues(UIPasteControl.DisplayMode.self, [(.iconAndLabel, 0), (.iconOnly, 1), (.labelOnly, 2)]),
    RawValues(UITableViewCell.SeparatorStyle.self, [(.none, 0), (.singleLine, 1), (.singleLineEtched, 2)]),
  ]
}
