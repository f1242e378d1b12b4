import { type Command, Option } from "commander";
import type { Io } from "../io.ts";
import type { Fill } from "./index.ts";
import { misuse } from "../failure.ts";

const shells = ["bash", "zsh", "fish"] as const;

export const addCompletion = (io: Io, command: Command, fill: Fill): void => {
  command
    .argument("<shell>", `One of ${shells.join(", ")}.`)
    .addOption(new Option("--words <line>", "Print what may follow these words.").hideHelp())
    .addHelpText("after", '\nExample:\n  $ eval "$(atlas completion bash)"\n')
    .action(async (shell: string, { words }: { readonly words?: string }) => {
      if (words !== undefined)
        return io.out(
          (await completed(command.parent, words, (group) => fill(io, group))).map((each) => `${each}\n`).join(""),
        );
      const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
      if (script === undefined)
        throw misuse(`There is no completion for ${shell}.`, `Name one of ${shells.join(", ")}.`);
      io.out(script);
    });
};

/** Scripts that ask this program what may follow. */
const scripts: { readonly [shell: string]: string } = {
  bash: `_atlas() {
  COMPREPLY=($(compgen -W "$(atlas completion bash --words="\${COMP_WORDS[*]:1:COMP_CWORD-1}")" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _atlas atlas
`,
  zsh: `#compdef atlas
_atlas() {
  compadd -- \${(f)"$(atlas completion zsh --words="\${words[2,CURRENT-1]}")"}
}
compdef _atlas atlas
`,
  fish: `complete -c atlas -a '(atlas completion fish --words=(string join " " (commandline -opc)[2..]))'
`,
};

/** Returns the words that may follow: groups, then commands, then flags. */
const completed = async (
  program: Command | null,
  line: string,
  fill: (group: Command) => Promise<void>,
): Promise<readonly string[]> => {
  const [name, ...others] = line.split(/\s+/).filter(Boolean);
  const groups = program?.commands ?? [];
  if (name === undefined) return groups.map((each) => each.name());
  const group = groups.find((each) => each.name() === name);
  // Its own commands have been added.
  if (group === undefined || name === "completion") return name === "completion" ? shells : [];
  await fill(group);
  const command = others.reduce((above, word) => above.commands.find((each) => each.name() === word) ?? above, group);
  return command.commands.length > 0
    ? command.commands.map((each) => each.name())
    : command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
};
