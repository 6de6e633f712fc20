#ifndef KEEPER_H
#define KEEPER_H

#include "CSpawn.h"

/// Watches the program until it ends, passes a limit, or `control` is closed; then ends
/// everything that is left of it. `errors` is the file that is the program's standard error.
struct cspawn_ending cspawn_keep(pid_t program, int control, int errors,
                                 const struct cspawn_request *request);

#endif
