// SPDX-License-Identifier: MIT

/// The purpose of a build, which decides between a package and the Xcode project beside it, and what is left out.
enum BuildPurpose {
  /// The products of the package.
  case build
  /// Tests are run. Where a manifest has none, they are those of the Xcode project beside it.
  case tests
  /// Views are shown.
  case previews
  /// The app is shown. Where a manifest has none, it is that of the Xcode project beside it.
  case app

  /// Whether something is to be seen. What ends the app of a project without a manifest at the start is left out then.
  var isForShow: Bool { self == .previews || self == .app }

  /// Whether what does not compile in a project without a manifest is left out: Xcode has compiled it, so that it is no error of its author.
  var isOfWhatXcodeCompiled: Bool { self != .build }
}
