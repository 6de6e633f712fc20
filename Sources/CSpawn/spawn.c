#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "keeper.h"

// Between clone and exec only async-signal-safe calls are allowed: our own process has many
// threads, and any of them may have held a lock of malloc at that moment.

enum { OUTPUT = 1, ERROR = 2, CHANNEL = 3, REPORT = 4, CONTROL = 5, FIRST_FREE = 6 };

static void limit(int resource, uint64_t value) {
  if (value == 0) return;
  struct rlimit now, wanted = {value, value};
  // Raising a limit may be forbidden; then the one that is set already is the tighter one.
  if (getrlimit(resource, &now) == 0 && now.rlim_max < value) wanted.rlim_cur = now.rlim_max;
  if (wanted.rlim_max > now.rlim_max) wanted.rlim_max = now.rlim_max;
  setrlimit(resource, &wanted);
}

// Root could undo the mounts; without capabilities, and no way to them, it is a user like others.
static void drop_capabilities(void) {
  prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {{0}};
  syscall(SYS_capset, &header, none);
}

static _Noreturn void become_program(const struct cspawn_request *request, int failure,
                                     int own_user) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  setsid();
  // The keeper is first, since this gives no time to say where the program is.
  if (request->cpu_seconds) limit(RLIMIT_CPU, request->cpu_seconds + 2);
  limit(RLIMIT_FSIZE, request->file_bytes);
  limit(RLIMIT_STACK, request->stack_bytes);
  // Each thread reserves a stack of the main stack's size, which counts as data though it is
  // hardly touched. What is really used is watched by the keeper; this stops absurd requests.
  if (request->memory_bytes) limit(RLIMIT_DATA, request->memory_bytes + 32 * request->stack_bytes);
  // Per user, so it is only ours to set where the user is a new one. The keeper counts too, but
  // only now and then.
  if (own_user) limit(RLIMIT_NPROC, 4 * request->processes);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);

  for (int signal = 1; signal < NSIG; signal++) {
    if (signal != SIGKILL && signal != SIGSTOP) {
      struct sigaction usual = {.sa_handler = SIG_DFL};
      sigaction(signal, &usual, NULL);
    }
  }
  sigset_t nothing;
  sigemptyset(&nothing);
  sigprocmask(SIG_SETMASK, &nothing, NULL);

  if (request->isolated) drop_capabilities();
  if (chdir(request->directory) == 0) {
    execve(request->path, request->arguments, request->environment);
  }
  int error = errno;
  if (write(failure, &error, sizeof error) < 0) _exit(126);
  _exit(127);
}

static int write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t written = write(file, text, strlen(text));
  close(file);
  return written < 0 ? -1 : 0;
}

static char *decimal(char *end, unsigned long number) {
  *--end = 0;
  do *--end = '0' + number % 10;
  while (number /= 10);
  return end;
}

// The new user namespace knows our own user only.
static int map_identity(const char *path, unsigned long id) {
  char digits[24], line[64] = "";
  char *number = decimal(digits + sizeof digits, id);
  strcat(strcat(strcat(strcat(line, number), " "), number), " 1\n");
  return write_file(path, line);
}

static int set_mount(const char *path, unsigned flags, struct mount_attr *attributes) {
  return (int)syscall(SYS_mount_setattr, AT_FDCWD, path, flags, attributes, sizeof *attributes);
}

static int enter_namespaces(const char *directory, int own_user, uid_t user, gid_t group) {
  if (own_user) {
    write_file("/proc/self/setgroups", "deny");
    if (map_identity("/proc/self/uid_map", user) || map_identity("/proc/self/gid_map", group)) {
      return -1;
    }
  }
  // The numbers of processes changed, so /proc must be the one of the new namespace.
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL)) return -1;
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL)) return -1;
  // Then nothing can be written to but the program's own folder, which becomes a mount for that.
  if (mount(directory, directory, NULL, MS_BIND | MS_REC, NULL)) return -1;
  struct mount_attr locked = {.attr_set = MOUNT_ATTR_RDONLY};
  if (set_mount("/", AT_RECURSIVE, &locked)) return -1;
  struct mount_attr open = {.attr_clr = MOUNT_ATTR_RDONLY};
  return set_mount(directory, 0, &open);
}

// The last thing a keeper does.
static _Noreturn void tell(int report, struct cspawn_ending ending) {
  // Nobody to tell means that our parent is gone, and then there is nothing left to do either.
  _exit(write(report, &ending, sizeof ending) < 0);
}

// Gives the descriptors their places and closes all others, among them the ends of pipes that
// belong to runs of other threads.
static int arrange(const struct cspawn_request *request, int report, int control) {
  int null = open("/dev/null", O_RDONLY);
  if (null < 0) return -1;
  int from[FIRST_FREE] = {null, request->output, request->error, request->channel, report, control};
  for (int place = 0; place < FIRST_FREE; place++) {
    if (from[place] < 0) continue;
    from[place] = fcntl(from[place], F_DUPFD, 64);
    if (from[place] < 0) return -1;
  }
  for (int place = 0; place < FIRST_FREE; place++) {
    if (from[place] < 0) close(place);
    else if (dup2(from[place], place) < 0) return -1;
  }
  fcntl(REPORT, F_SETFD, FD_CLOEXEC);
  fcntl(CONTROL, F_SETFD, FD_CLOEXEC);
  return (int)syscall(SYS_close_range, FIRST_FREE, ~0U, 0);
}

static _Noreturn void become_keeper(const struct cspawn_request *request, int report, int control,
                                    int own_user, uid_t user, gid_t group) {
  // It fails before anything changes places, when no descriptors are left.
  if (arrange(request, report, control)) {
    tell(report, (struct cspawn_ending){.reason = CSPAWN_NOT_STARTED, .error = errno});
  }
  setsid();
  if (request->isolated && enter_namespaces(request->directory, own_user, user, group)) {
    tell(REPORT, (struct cspawn_ending){.reason = CSPAWN_NO_NAMESPACE, .error = errno});
  }
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  int failure[2];
  if (pipe2(failure, O_CLOEXEC)) {
    tell(REPORT, (struct cspawn_ending){.reason = CSPAWN_NOT_STARTED, .error = errno});
  }
  // Not fork(): that runs handlers, and those take locks.
  pid_t program = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (program == 0) become_program(request, failure[1], own_user);
  int error = program < 0 ? errno : 0;
  close(failure[1]);
  if (error || read(failure[0], &error, sizeof error) > 0) {
    tell(REPORT, (struct cspawn_ending){.reason = CSPAWN_NOT_STARTED, .error = error});
  }
  close(OUTPUT), close(CHANNEL);
  tell(REPORT, cspawn_keep(program, CONTROL, ERROR, request));
}

int cspawn_start(const struct cspawn_request *request, struct cspawn_run *run) {
  int report[2], control[2];
  if (pipe2(report, O_CLOEXEC)) return errno;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, control)) {
    int error = errno;
    close(report[0]), close(report[1]);
    return error;
  }
  uid_t user = getuid();
  gid_t group = getgid();
  int own_user = request->isolated && geteuid() != 0;
  unsigned long flags = SIGCHLD;
  if (request->isolated) {
    flags |= CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC;
    if (own_user) flags |= CLONE_NEWUSER;
  }

  // A handler of ours must not run in the child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = (pid_t)syscall(SYS_clone, flags, 0, 0, 0, 0);
  int error = errno;
  if (keeper == 0) {
    become_keeper(request, report[1], control[0], own_user, user, group);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);

  close(report[1]), close(control[0]);
  if (keeper < 0) {
    close(report[0]), close(control[1]);
    return error;
  }
  *run = (struct cspawn_run){.keeper = keeper, .report = report[0], .control = control[1]};
  return 0;
}

int cspawn_signal(int32_t status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
int cspawn_exit_code(int32_t status) { return WEXITSTATUS(status); }
int cspawn_memory_file(void) { return memfd_create("viewkata", MFD_CLOEXEC); }
int cspawn_pipe(int *ends) { return pipe2(ends, O_CLOEXEC); }

int cspawn_interrupt(const struct cspawn_run *run) {
  // Unlike write, this is no SIGPIPE when the keeper ended just now.
  return send(run->control, "", 1, MSG_NOSIGNAL) == 1 ? 0 : errno;
}
