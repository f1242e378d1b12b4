/** Loaded before a command: tells which files it would make, once it ends. */
import { writeSync } from "node:fs";

process.on("exit", () => void writeSync(1, `umask ${process.umask()}`));
