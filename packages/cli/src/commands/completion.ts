import { type Command, Option } from "commander";
import type { Io } from "../io.ts";
import { misuse } from "../failure.ts";

const shells = ["bash", "zsh", "fish"] as const;

export const addCompletion = (io: Io, command: Command): void => {
  command
    .argument("<shell>", `One of ${shells.join(", ")}.`)
    .addOption(new Option("--words <line>", "Print what may follow these words.").hideHelp())
    .addHelpText("after", '\nExample:\n  $ eval "$(atlas completion bash)"\n')
    .action(async (shell: string, { words }: { readonly words?: string }) => {
      if (words !== undefined) return io.out((await completed(io, command.parent, words)).map((each) => `${each}\n`).join(""));
      const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
      if (script === undefined) throw misuse(`There is no completion for ${shell}.`, `Name one of ${shells.join(", ")}.`);
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
const completed = async (io: Io, program: Command | null, line: string): Promise<readonly string[]> => {
  const given = line.split(/\s+/).filter(Boolean);
  const [name, ...others] = given;
  if (name === undefined) return program?.commands.map((each) => each.name()) ?? [];
  const { groupOf } = await import("../groups.ts");
  const group = await groupOf(io, name);
  let command: Command | undefined = group;
  for (const word of others) command = command?.commands.find((each) => each.name() === word) ?? command;
  if (command === undefined) return [];
  return command.commands.length > 0
    ? command.commands.map((each) => each.name())
    : command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
};
