extension Command {
  /// Every command, in the order of `help`.
  static let all: [Command] = [
    help, list, next, open, show, edit, check, watch, counts, why, findings, fix, tree, hint,
    solution, diff, reset, undo, os, lint, explain, progress, predict, measure, verify, new, doctor,
    install, completions, quit,
  ]
}
