#if os(Linux)
  @_exported import TaskLocals
#endif
