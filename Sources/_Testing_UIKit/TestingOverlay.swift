// SPDX-License-Identifier: MIT

// Swift Testing names a module to load beside it wherever a file imports both Testing and UIKit. The toolchain for Linux
// does not have that module, so this one stands in its place; there is nothing for it to add.
