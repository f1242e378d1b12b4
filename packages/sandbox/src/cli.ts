#!/usr/bin/env node
/** `npx @atlas-messaging/sandbox`: the sandbox as an HTTP server, for any language, with a live log. */
import { stdout } from "node:process";
import { isatty } from "node:tty";
import { parseArgs } from "node:util";
import pc from "picocolors";
import type { SandboxOptions } from "./api.ts";
import { type Command, readCommand, usage } from "./command/arguments.ts";
import { serve } from "./command/serve.ts";
import { answerLine, deliveryLine, eventLine, welcome } from "./command/terminal.ts";
import { openSite } from "./command/website.ts";
import { MemorySandbox } from "./sandbox.ts";

// A reader that has gone, as after `| head`, leaves a sandbox that nobody knows of.
stdout.once("error", () => process.exit());

const print = (text: string): void => void stdout.write(`${text}\n`);
const colors = pc.createColors(isatty(1) && pc.isColorSupported);

/** Creates and serves the sandbox that the command line asks for. @throws {Error} with a message for the user */
const run = async ({
  port,
  host,
  allowedHosts,
  options,
}: Extract<Command, { readonly help: false }>): Promise<void> => {
  const baseUrl = `http://${host}:${port}`;
  const reported = {
    ...options,
    baseUrl,
    clock: "system",
    webhooks: "fetch",
    onAnswer: (line) => print(answerLine(line, baseUrl, colors)),
    onEvent: (line) => print(eventLine(line, colors)),
    onDelivery: (line) => print(deliveryLine(line, colors)),
  } satisfies SandboxOptions;
  const sandbox = new MemorySandbox(reported, openSite);
  await serve(sandbox, { port, host, allowedHosts, onFailure: (error) => console.error(error) });
  print(welcome(sandbox, colors));
};

const fail = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

const command = readCommand(parseArgs, process.argv.slice(2));
if ("problem" in command) fail(`${command.problem}\n\n${usage}`);
else if (command.help) print(usage);
else run(command).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
