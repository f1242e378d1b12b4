#!/usr/bin/env node
/** `atlas`: the command line. */
import { processIo } from "./io.ts";
import { run } from "./main.ts";

// A reader that has gone, as after `| head`, wants no more.
process.stdout.once("error", () => process.exit());

const controller = new AbortController();
process.once("SIGINT", () => controller.abort());
process.exitCode = await run(process.argv.slice(2), processIo(controller.signal));
