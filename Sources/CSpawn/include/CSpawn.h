#ifndef CSPAWN_H
#define CSPAWN_H
int cspawn_placeholder(void);
#endif
