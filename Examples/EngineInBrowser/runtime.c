// SPDX-License-Identifier: MIT

// The functions of the C library that Embedded Swift calls, for a WebAssembly module without one.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Memory is given out in blocks of powers of two. A free block holds the address of the next free one of its size.
enum { SMALLEST = 4, LARGEST = 31 };
typedef struct Block { struct Block *next; } Block;
typedef struct { uint32_t power; uint32_t offset; } Header;

static Block *available[LARGEST + 1];
static uintptr_t top = 0;

static uintptr_t extend(size_t count) {
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top;
  size_t pages = __builtin_wasm_memory_size(0);
  if (start + count > pages * 65536) {
    size_t missing = (start + count - pages * 65536 + 65535) / 65536;
    // Growing by a quarter keeps the number of calls small.
    size_t wanted = missing > pages / 4 ? missing : pages / 4;
    if (__builtin_wasm_memory_grow(0, wanted) == (size_t)-1 && __builtin_wasm_memory_grow(0, missing) == (size_t)-1)
      __builtin_trap();
  }
  top = start + count;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < 16) alignment = 16;
  // The header stands before the block, and the block begins at a multiple of the alignment.
  size_t count = size + alignment + sizeof(Header);
  uint32_t power = SMALLEST;
  while (((size_t)1 << power) < count) {
    if (++power > LARGEST) return 12;
  }
  uintptr_t start;
  if (available[power]) {
    start = (uintptr_t)available[power];
    available[power] = available[power]->next;
  } else {
    start = extend((size_t)1 << power);
  }
  uintptr_t block = (start + sizeof(Header) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Header *header = (Header *)(block - sizeof(Header));
  header->power = power;
  header->offset = (uint32_t)(block - start);
  *result = (void *)block;
  return 0;
}

void free(void *block) {
  if (!block) return;
  Header header = *(Header *)((uintptr_t)block - sizeof(Header));
  Block *start = (Block *)((uintptr_t)block - header.offset);
  start->next = available[header.power];
  available[header.power] = start;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

// The seed of dictionaries. A fixed one gives the same order in every run.
void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state = 0x9E3779B9u;
  for (size_t index = 0; index < count; index++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    ((unsigned char *)buffer)[index] = (unsigned char)state;
  }
}

uintptr_t __stack_chk_guard = 0x5bd1e995u;
void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, which WebAssembly lacks.
__int128 __multi3(__int128 first, __int128 second) {
  typedef unsigned __int128 Wide;
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t aLow = (uint32_t)a, aHigh = a >> 32, bLow = (uint32_t)b, bHigh = b >> 32;
  uint64_t low = aLow * bLow, left = aHigh * bLow, right = aLow * bHigh, high = aHigh * bHigh;
  uint64_t middle = (low >> 32) + (uint32_t)left + (uint32_t)right;
  uint64_t upper = high + (left >> 32) + (right >> 32) + (middle >> 32);
  upper += (uint64_t)((Wide)first >> 64) * b + a * (uint64_t)((Wide)second >> 64);
  return (__int128)(((Wide)upper << 64) | ((middle << 32) | (uint32_t)low));
}
