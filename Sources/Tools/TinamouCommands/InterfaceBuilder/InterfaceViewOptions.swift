// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder

/// The options that `align` and `pin` share: the file, the views, and which frames are updated.
struct InterfaceViewOptions: ParsableArguments {
  @OptionGroup
  var files: InterfaceFileOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The views. The others follow the first, which keeps its frame.", valueName: "view"))
  var views: [String]

  @Option(help: "The frames to update: none, new-constraints or all.")
  var updateFrames = InterfaceFrameUpdate.none
}
