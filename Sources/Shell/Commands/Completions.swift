extension Command {
  static let completions = Command(
    name: "completions", summary: "Print the completion script of a shell.",
    usage: "bash|zsh|fish", operand: .word(["bash", "zsh", "fish"]), count: 1...1,
    place: .commandLine
  ) { session, words in
    let names = Command.all.filter { $0.place != .prompt }
    switch words.operands[0] {
    case "bash": session.terminal.printDocument(bash(names))
    case "zsh": session.terminal.printDocument(zsh(names))
    case "fish": session.terminal.printDocument(fish(names))
    default:
      throw ShellError.usage(
        "there is no completion for “\(words.operands[0])”", advice: "It is bash, zsh or fish.")
    }
    return .passed
  }
}

// Katas are asked from the program itself, so a new kata needs no new script.
private let katas =
  "viewkata list --json 2>/dev/null | sed -n 's/.*\"\\(label\\|slug\\)\" : \"\\([^\"]*\\)\".*/\\2/p'"

private func bash(_ commands: [Command]) -> String {
  """
  # Load with: source <(viewkata completions bash)
  _viewkata() {
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
    if [[ $COMP_CWORD -eq 1 ]]; then
      COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$word"))
      return
    fi
    if [[ $word == -* ]]; then
      local options="\(names(of: Option.global))"
      case $command in
  \(options(commands) { "  \($0.name)) options=\"$options \(names(of: $0.options))\" ;;" })
      esac
      COMPREPLY=($(compgen -W "$options" -- "$word"))
      return
    fi
    case $command in
  \(cases(commands) { "COMPREPLY=($(compgen \($0) -- \"$word\"))" })
    esac
  }
  complete -o default -F _viewkata viewkata

  """
}

private func zsh(_ commands: [Command]) -> String {
  """
  #compdef viewkata
  # Save as _viewkata in a folder of $fpath.
  _viewkata() {
    if (( CURRENT == 2 )); then
      local -a commands=(
  \(commands.map { "      '\($0.name):\($0.summary.replacing("'", with: "'\\''"))'" }.joined(separator: "\n"))
      )
      _describe command commands
      return
    fi
    if [[ $words[CURRENT] == -* ]]; then
      local -a options=(\(names(of: Option.global)))
      case $words[2] in
  \(options(commands) { "  \($0.name)) options+=(\(names(of: $0.options))) ;;" })
      esac
      compadd -- $options
      return
    fi
    case $words[2] in
      \(names(commands, .kata))) compadd -- $(\(katas)); _files -g '*.swift' ;;
      *) _files ;;
    esac
  }
  _viewkata "$@"

  """
}

private func fish(_ commands: [Command]) -> String {
  commands.map { command in
    "complete -c viewkata -n __fish_use_subcommand -a \(command.name)"
      + " -d '\(command.summary.replacing("'", with: "\\'"))'"
  }.joined(separator: "\n") + "\n"
    + commands.flatMap { command in
      command.options.flatMap(\.names).map { name in
        "complete -c viewkata -n '__fish_seen_subcommand_from \(command.name)' \(fish(option: name))"
      }
    }.joined(separator: "\n")
    + "\ncomplete -c viewkata -n '__fish_seen_subcommand_from "
    + names(commands, .kata).replacing("|", with: " ")
    + "' -a '(\(katas.replacing("'", with: "\\'")))'\n"
}

/// `-l walk`, or `-s c` for an option of one letter.
private func fish(option name: String) -> String {
  name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
}

private func options(_ commands: [Command], _ line: (Command) -> String) -> String {
  commands.filter { !$0.options.isEmpty }.map { "    \(line($0))" }.joined(separator: "\n")
}

private func names(of options: [Option]) -> String {
  options.flatMap(\.names).joined(separator: " ")
}

private func cases(_ commands: [Command], _ line: (String) -> String) -> String {
  let kata = "    \(names(commands, .kata))) \(line("-W \"$(\(katas))\"")) ;;"
  let file = "    \(names(commands, .file))) \(line("-f")) ;;"
  return kata + "\n" + file
}

private func names(_ commands: [Command], _ operand: Command.Operand) -> String {
  commands.filter { $0.operand == operand }.map(\.name).joined(separator: "|")
}
