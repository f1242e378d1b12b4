#!/usr/bin/env node
/** `npx @atlas-messaging/contract diff OLD NEW`: compares two versions of the contract. */
import { runCommand } from "./command.ts";

process.exitCode = await runCommand(process.argv.slice(2), console);
