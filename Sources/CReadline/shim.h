#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <readline/readline.h>
#include <readline/history.h>

// Readline keeps its settings in variables. Swift sees functions instead, so that every use of that
// shared state is one of these, all called from the thread that owns the prompt.

static inline void viewkata_readline_prepare(
    rl_completion_func_t *complete, const char *word_breaks, const char *quotes) {
  rl_readline_name = "viewkata";
  rl_catch_signals = 0;
  rl_catch_sigwinch = 1;
  rl_attempted_completion_function = complete;
  rl_completer_word_break_characters = word_breaks;
  rl_completer_quote_characters = quotes;
  rl_variable_bind("bell-style", "none");
  rl_variable_bind("enable-bracketed-paste", "on");
}

// What Tab adds after the only candidate; 0 for nothing, as after a folder's slash.
static inline void viewkata_readline_append(int character) {
  rl_completion_append_character = character;
}

// Our candidates are the only ones: readline's own file names would come without our folders.
static inline void viewkata_readline_only_ours(void) { rl_attempted_completion_over = 1; }

static inline const char *viewkata_readline_buffer(void) { return rl_line_buffer; }

// The newest line of the history, or NULL.
static inline const char *viewkata_history_last(void) {
  HIST_ENTRY *entry = history_get(history_base + history_length - 1);
  return entry ? entry->line : NULL;
}

// Leaves the line that was being typed, as a shell does on control-C.
static inline void viewkata_readline_abandon(void) {
  rl_callback_sigcleanup();
  rl_free_line_state();
  rl_replace_line("", 0);
  rl_point = rl_mark = 0;
}
