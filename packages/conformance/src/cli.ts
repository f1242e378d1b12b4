#!/usr/bin/env node
/** The contract as a command: `atlas-conformance --base-url … --token …`. */
import { command } from "./command.ts";

process.exitCode = await command(process.argv.slice(2));
