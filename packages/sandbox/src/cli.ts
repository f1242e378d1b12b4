#!/usr/bin/env node
/** `npx @atlas-messaging/sandbox`: the sandbox as an HTTP server, for any language, with a live log. */
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import pc from "picocolors";
import { readCommand, usage } from "./command/arguments.ts";
import { serve } from "./command/serve.ts";
import { answerLine, eventLine, welcome } from "./command/terminal.ts";
import { createSandbox } from "./index.ts";

const print = (text: string): void => void stdout.write(`${text}\n`);
const colors = pc.createColors(stdout.isTTY && pc.isColorSupported);

const command = readCommand(parseArgs, process.argv.slice(2));
if ("problem" in command) {
  process.stderr.write(`${command.problem}\n\n${usage}\n`);
  process.exitCode = 1;
} else if (command.help) {
  print(usage);
} else {
  const { port, host, options } = command;
  const sandbox = createSandbox({
    ...options,
    baseUrl: `http://${host}:${port}`,
    clock: "system",
    webhooks: "fetch",
    onAnswer: (line) => print(answerLine(line, colors)),
    onEvent: (line) => print(eventLine(line, colors)),
  });
  serve(sandbox, { port, host }).then(
    () => print(welcome(sandbox, colors)),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
