// SPDX-License-Identifier: MIT

// Functions that Foundation on Linux computes otherwise than Apple's frameworks do. A program that contains this module calls these
// instead, because it looks for a function in itself before it looks in shared libraries. Nothing imports the module; no declaration
// of an extension could take the place of Foundation's.
//
// They are weak, which Swift has no word for: a program that is linked with the static library of Foundation has that one's functions,
// where two strong ones would be an error.

#ifndef FOUNDATION_CORRECTIONS_H
#define FOUNDATION_CORRECTIONS_H

#define FOUNDATION_CORRECTION __attribute__((weak, swiftcall))

#endif
