// SPDX-License-Identifier: MIT

// Apple's platforms have Objective-C exceptions, and a main thread that serves its run loop.
#if defined(__linux__)

extern void tinamou_layout_testing_serve_main_thread(void);

// Swift's runtime lets a program replace what its main thread does while asynchronous code runs. By default it is
// `dispatch_main`, which ends the main thread and leaves its queue to other threads. See `MainThread.swift`.
typedef __attribute__((swiftcall)) void (*DrainFunction)(void *original, void *override);
extern DrainFunction swift_task_asyncMainDrainQueue_hook;

static __attribute__((swiftcall)) void serve_main_thread(void *original, void *override) {
  (void)original;
  (void)override;
  tinamou_layout_testing_serve_main_thread();
}

__attribute__((constructor)) static void start(void) {
  swift_task_asyncMainDrainQueue_hook = serve_main_thread;
}

#endif
