// SPDX-License-Identifier: MIT

// XCTest says which test runs only to those who observe it when the test starts, so the first test would not be known to an
// observer that its first assertion adds.
#if defined(__linux__)

extern void tinamou_running_tests_start(void);

__attribute__((constructor)) static void start(void) { tinamou_running_tests_start(); }

#endif
