// SPDX-License-Identifier: MIT

/// Makes the declarations of `import Tinamou` available under `import UIKit`, the name that code written for iOS uses.
@_exported import ImageIO
@_exported import Tinamou
