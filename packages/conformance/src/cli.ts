#!/usr/bin/env node
/** The contract as a command: `atlas-conformance --base-url … --token …`, or `atlas-conformance proxy --target …`. */
import { command } from "./command.ts";
import { proxyCommand } from "./proxy/command.ts";

const [first, ...rest] = process.argv.slice(2);
process.exitCode = await (first === "proxy" ? proxyCommand(rest) : command(process.argv.slice(2)));
