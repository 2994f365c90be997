// SPDX-License-Identifier: MIT

/// `import UIKit` on Linux: the same declarations as `import Tinamou`, under the name that code written for iOS uses.
@_exported import Tinamou
