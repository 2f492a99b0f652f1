/* Has one system call fail, for the tests of `faults_cli.rs`: a library for LD_PRELOAD.
 *
 * A filter of the kernel (seccomp) hands the calls of a kind to `on_call`, whoever makes them: not
 * all of them go through the C library. The calls that are made here carry PASS as their sixth
 * argument, which none of them has, and are let through.
 *
 *   FAULTS_CALL   the kind: a name of `kinds`
 *   FAULTS_AT     the number of the call that fails, from 1
 *   FAULTS_HOW    what happens instead of the call:
 *                 a number   this error
 *                 short      half of the bytes are written, and all is well afterwards
 *                 full       half of the bytes are written, and nothing from then on
 *                 always     the error ENOSYS, and the same of all calls after it
 *                 kill       half of the bytes are written, and SIGKILL
 *                 interrupt  the call is made, and SIGINT
 *   FAULTS_LOG    the file that gets a line when it happens
 *
 * Calls count if they are about something in the current directory, which is that of the test.
 * Linux on x86-64 alone.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#define PASS 0x5eed5eed

/* Is the first argument of a call a descriptor, or which one is a path? */
enum about { DESCRIPTOR, FIRST, SECOND };

static const struct kind {
    const char *name;
    struct { int number; enum about about; } calls[4];
} kinds[] = {
    { "write", { { SYS_write, DESCRIPTOR }, { SYS_ftruncate, DESCRIPTOR } } },
    { "sync", { { SYS_fsync, DESCRIPTOR }, { SYS_fdatasync, DESCRIPTOR } } },
    { "rename", { { SYS_rename, FIRST }, { SYS_renameat, SECOND }, { SYS_renameat2, SECOND } } },
    { "lock", { { SYS_flock, DESCRIPTOR } } },
    { "list", { { SYS_getdents64, DESCRIPTOR } } },
    { "open", { { SYS_openat, SECOND } } },
    { "read", { { SYS_read, DESCRIPTOR } } },
    { "seek", { { SYS_lseek, DESCRIPTOR } } },
    { "look", { { SYS_statx, SECOND }, { SYS_newfstatat, SECOND } } },
};

static const struct kind *kind;
static const char *how;
static int at, seen, failed;
static char folder[4096];

static long make(long number, const long *a) {
    long result = syscall(number, a[0], a[1], a[2], a[3], a[4], PASS);
    return result == -1 ? -errno : result;
}

/* Is the call about something in the current directory? Gives its path from there. */
static const char *name_of(long number, const long *a) {
    static __thread char name[4096];
    int i = 0;
    while (kind->calls[i].number != number)
        i++;
    enum about about = kind->calls[i].about;
    const char *path = about == FIRST ? (const char *)a[0] : (const char *)a[1];
    if (about == DESCRIPTOR) {
        char link[64];
        snprintf(link, sizeof link, "/proc/self/fd/%ld", a[0]);
        ssize_t length = readlink(link, name, sizeof name - 1);
        name[length < 0 ? 0 : length] = 0;
        path = name;
    }
    if (!path || !path[0])
        return NULL;
    size_t length = strlen(folder);
    if (strncmp(path, folder, length) == 0)
        return path + length + (path[length] == '/');
    return path[0] == '/' || about == DESCRIPTOR ? NULL : path;
}

static void tell(const char *name) {
    char line[4400];
    int length = snprintf(line, sizeof line, "%s %d of %s: %s\n", kind->name, at, name, how);
    long open_log[] = { AT_FDCWD, (long)getenv("FAULTS_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0666, 0 };
    long file = make(SYS_openat, open_log);
    long write_line[] = { file, (long)line, length, 0, 0 };
    make(SYS_write, write_line);
    close(file);
}

static long half(long number, const long *a) {
    long some[] = { a[0], a[1], a[2] / 2, a[3], a[4] };
    return number == SYS_write && a[2] > 1 ? make(number, some) : -ENOSPC;
}

static long instead(long number, const long *a) {
    const char *name = name_of(number, a);
    if (!name)
        return make(number, a);
    int is_this = __sync_add_and_fetch(&seen, 1) == at;
    if (is_this) {
        failed = 1;
        tell(name);
    }
    if (strcmp(how, "always") == 0)
        return failed ? -ENOSYS : make(number, a);
    if (strcmp(how, "full") == 0)
        return is_this ? half(number, a) : failed ? -ENOSPC : make(number, a);
    if (!is_this)
        return make(number, a);
    if (strcmp(how, "short") == 0)
        return number == SYS_write && a[2] > 1 ? half(number, a) : make(number, a);
    if (strcmp(how, "kill") == 0) {
        half(number, a);
        raise(SIGKILL);
    }
    if (strcmp(how, "interrupt") == 0) {
        long result = make(number, a);
        kill(getpid(), SIGINT);
        return result;
    }
    return -atoi(how);
}

static void on_call(int signal, siginfo_t *info, void *context) {
    (void)signal;
    int before = errno;
    greg_t *r = ((ucontext_t *)context)->uc_mcontext.gregs;
    long a[] = { r[REG_RDI], r[REG_RSI], r[REG_RDX], r[REG_R10], r[REG_R8] };
    r[REG_RAX] = instead(info->si_syscall, a);
    errno = before;
}

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("FAULTS_CALL");
    for (size_t i = 0; name && i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            kind = &kinds[i];
    if (!kind)
        return;
    how = getenv("FAULTS_HOW");
    at = atoi(getenv("FAULTS_AT"));
    if (!getcwd(folder, sizeof folder))
        abort();
    /* Is it a call of the kind, and without PASS? */
    struct sock_filter filter[16], *next = filter;
    *next++ = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (int i = 0; i < 4; i++) {
        /* Absent ones are the call 0, which is `read`. */
        int number = kind->calls[i].number ? kind->calls[i].number : kind->calls[0].number;
        *next++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 4 - i, 0);
    }
    *next++ = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    *next++ = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[5]));
    *next++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PASS, 0, 1);
    *next++ = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    *next++ = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
    struct sock_fprog program = { next - filter, filter };
    struct sigaction action = { .sa_sigaction = on_call, .sa_flags = SA_SIGINFO | SA_RESTART };
    if (sigaction(SIGSYS, &action, NULL) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
        || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
        dprintf(2, "no seccomp: %s\n", strerror(errno));
        _exit(99);
    }
}
