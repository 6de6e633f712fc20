#ifndef CSPAWN_H
#define CSPAWN_H

#include <stdint.h>
#include <sys/types.h>

/// A program to start under limits. A limit of zero leaves the one we have ourselves.
struct cspawn_request {
  const char *_Nonnull path;
  char *_Nullable const *_Nonnull arguments;
  char *_Nullable const *_Nonnull environment;
  const char *_Nonnull directory;
  /// Descriptors that become 1, 2 and 3 of the program; `channel` may be -1 for none.
  int output, error, channel;
  uint64_t cpu_seconds, memory_bytes, file_bytes, stack_bytes, processes;
  /// Ask for namespaces of its own: nothing of the program can outlive it, there is no network,
  /// and only `directory` can be written to.
  int isolated;
};

/// A started program. Closing `control` ends it and everything it started.
struct cspawn_run {
  /// The process that keeps watch over the program; to be waited for.
  pid_t keeper;
  /// Gives one `cspawn_ending`, then end of file.
  int report;
  int control;
};

enum cspawn_reason {
  CSPAWN_ENDED = 0,
  CSPAWN_ASKED,
  CSPAWN_MEMORY,
  CSPAWN_PROCESSOR,
  CSPAWN_PROCESSES,
  /// The program could not be started; `error` says why.
  CSPAWN_NOT_STARTED,
  /// The kernel grants no namespace; ask again without one.
  CSPAWN_NO_NAMESPACE,
};

struct cspawn_ending {
  int32_t reason;
  /// As `waitpid` gives it.
  int32_t status;
  int32_t error;
};

/// Starts the program; returns 0 or an `errno`.
int cspawn_start(const struct cspawn_request *_Nonnull request, struct cspawn_run *_Nonnull run);

/// Ends the program within a second, in which it can say where it is; returns 0 or an `errno`.
int cspawn_interrupt(const struct cspawn_run *_Nonnull run);

/// The signal in a status, or 0 if the program ended by itself.
int cspawn_signal(int32_t status);
/// The exit code in a status.
int cspawn_exit_code(int32_t status);

/// An anonymous file in memory, closed on exec; -1 and `errno` when there is none.
int cspawn_memory_file(void);

/// A pipe that is closed on exec; returns 0, or -1 and `errno`.
int cspawn_pipe(int *_Nonnull ends);

#endif
