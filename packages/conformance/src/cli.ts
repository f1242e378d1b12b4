#!/usr/bin/env node
/** The contract as a command: `atlas-conformance --base-url …`, `… proxy --target …`, or `… adapter --url …`. */
import { adapterCommand } from "./adapter/command.ts";
import { command } from "./command.ts";
import { proxyCommand } from "./proxy/command.ts";

const [first, ...rest] = process.argv.slice(2);
const run = first === "proxy" ? proxyCommand : first === "adapter" ? adapterCommand : null;
process.exitCode = await (run ? run(rest) : command(process.argv.slice(2)));
