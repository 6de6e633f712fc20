#include "CSpawn.h"
int cspawn_placeholder(void) { return 0; }
