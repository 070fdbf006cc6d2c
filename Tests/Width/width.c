// Limits how many tests run side by side: twice the number of processors.
//
// Swift Testing starts all test cases at once. Thousands of them then share the threads of a few
// processors, and a test waits for its turn longer than the deadlines of the programs, servers and
// browsers that it talks to. A trait would have to be on every suite, and the one without it would
// break others, so the limit is set for the process: Swift Testing reads this variable when it
// starts. A value that is already set remains.

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

__attribute__((constructor)) static void limitParallelTests(void) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  char width[24];
  snprintf(width, sizeof width, "%ld", 2 * (processors > 0 ? processors : 1));
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0);
}
