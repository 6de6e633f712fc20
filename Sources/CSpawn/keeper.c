#define _GNU_SOURCE
#include "keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The keeper is a fork of a process with threads, so it allocates nothing.

enum { TICK_MILLISECONDS = 20, GRACE_MILLISECONDS = 1000, MOST_PROCESSES = 4096 };

struct survey {
  unsigned processes;
  uint64_t resident;
  pid_t found[MOST_PROCESSES];
};

static struct survey survey;

// Reads a small file of /proc/PID; returns its length, without what does not fit.
static ssize_t read_proc(const char *first, const char *middle, const char *last, char *text,
                         size_t size) {
  char path[96] = "/proc/";
  strcat(strcat(strcat(path, first), middle), last);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t length = read(file, text, size - 1);
  close(file);
  if (length >= 0) text[length] = 0;
  return length;
}

static char *decimal(char *end, unsigned long number) {
  *--end = 0;
  do *--end = '0' + number % 10;
  while (number /= 10);
  return end;
}

static void count(pid_t process) {
  if (survey.processes == MOST_PROCESSES) return;
  survey.found[survey.processes++] = process;
  char digits[24], text[128];
  char *number = decimal(digits + sizeof digits, (unsigned long)process);
  if (read_proc(number, "/statm", "", text, sizeof text) <= 0) return;
  char *resident = strchr(text, ' ');
  if (resident) survey.resident += strtoull(resident, NULL, 10) * (uint64_t)getpagesize();
}

// In a namespace of our own, everything but us is the program's.
static void survey_namespace(void) {
  static _Alignas(8) char entries[16384];
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  long length;
  while ((length = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    for (long at = 0; at < length;) {
      struct { uint64_t inode, offset; uint16_t size; uint8_t type; char name[]; } *entry;
      entry = (void *)(entries + at);
      long process = strtol(entry->name, NULL, 10);
      if (process > 1) count((pid_t)process);
      at += entry->size;
    }
  }
  close(folder);
}

// Without one, it is what descends from us: orphans too, since we are their reaper.
static void survey_descendants(pid_t self) {
  static char children[65536];
  pid_t parent = self;
  for (unsigned next = 0;; parent = survey.found[next++]) {
    char digits[24];
    char *number = decimal(digits + sizeof digits, (unsigned long)parent);
    char middle[48] = "/task/";
    strcat(strcat(middle, number), "/children");
    if (read_proc(number, middle, "", children, sizeof children) > 0) {
      char *at = children, *end;
      for (long child; (child = strtol(at, &end, 10)) > 0; at = end) count((pid_t)child);
    }
    if (next == survey.processes) return;
  }
}

static void take_survey(int isolated) {
  survey.processes = 0;
  survey.resident = 0;
  if (isolated) survey_namespace();
  else survey_descendants(getpid());
}

// Ends all that descends from us. In a namespace of our own the kernel does it when we end.
static void sweep(void) {
  const struct timespec pause = {.tv_nsec = 1000000};
  for (int round = 0; round < 5000; round++) {
    take_survey(0);
    // Stopped processes cannot fork while we go through the list. One that was forked after the
    // survey is ours when its parent is gone, and found in the next round.
    for (unsigned i = 0; i < survey.processes; i++) kill(survey.found[i], SIGSTOP);
    for (unsigned i = 0; i < survey.processes; i++) kill(survey.found[i], SIGKILL);
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0) return;
    nanosleep(&pause, NULL);
  }
}

// Reaps what ended; returns whether the program itself is among it.
static int reap(pid_t program, int *status) {
  int ended = 0, one;
  pid_t process;
  while ((process = waitpid(-1, &one, WNOHANG)) > 0) {
    if (process == program) {
      *status = one;
      ended = 1;
    }
  }
  return ended;
}

static uint64_t milliseconds(clockid_t clock) {
  struct timespec now;
  if (clock_gettime(clock, &now)) return 0;
  return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

// Which limit is passed, if any.
static enum cspawn_reason excess(const struct cspawn_request *request, clockid_t processor) {
  take_survey(request->isolated);
  if (request->processes && survey.processes > request->processes) return CSPAWN_PROCESSES;
  if (request->memory_bytes && survey.resident > request->memory_bytes) return CSPAWN_MEMORY;
  if (request->cpu_seconds && milliseconds(processor) > request->cpu_seconds * 1000) {
    return CSPAWN_PROCESSOR;
  }
  return CSPAWN_ENDED;
}

// The Swift runtime prints a backtrace when it gets this, and goes on. It is for the main thread,
// which is where views are evaluated.
static void interrupt(pid_t program) { syscall(SYS_tgkill, program, program, SIGQUIT); }

// Whether the last line of the backtrace is there.
static int has_said_where(int errors) {
  char tail[64] = "";
  struct stat file;
  off_t length = sizeof tail - 1;
  if (fstat(errors, &file)) return 0;
  off_t start = file.st_size > length ? file.st_size - length : 0;
  if (pread(errors, tail, (size_t)length, start) <= 0) return 0;
  return strstr(tail, "Backtrace took ") != NULL;
}

struct cspawn_ending cspawn_keep(pid_t program, int control, int errors,
                                const struct cspawn_request *request) {
  prctl(PR_SET_NAME, "viewkata-keeper", 0, 0, 0);
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  int signals = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
  clockid_t processor;
  if (clock_getcpuclockid(program, &processor)) processor = -1;

  struct cspawn_ending ending = {.reason = CSPAWN_ENDED};
  struct pollfd watched[] = {{.fd = control, .events = POLLIN}, {.fd = signals, .events = POLLIN}};
  uint64_t deadline = 0;
  while (!reap(program, &ending.status)) {
    poll(watched, 2, TICK_MILLISECONDS);
    struct signalfd_siginfo news;
    while (read(signals, &news, sizeof news) > 0) {}
    char word;
    if (watched[0].revents && read(control, &word, 1) <= 0) {
      ending.reason = CSPAWN_ASKED;
      break;
    }
    if (deadline) {
      if (has_said_where(errors) || milliseconds(CLOCK_MONOTONIC) > deadline) break;
      continue;
    }
    ending.reason = watched[0].revents ? CSPAWN_ASKED : excess(request, processor);
    if (ending.reason == CSPAWN_PROCESSES) break;
    if (ending.reason != CSPAWN_ENDED) {
      interrupt(program);
      deadline = milliseconds(CLOCK_MONOTONIC) + GRACE_MILLISECONDS;
    }
  }
  if (!request->isolated) sweep();
  return ending;
}
