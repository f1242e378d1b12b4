/** Reads `.env` if there is one: Node.js 20 has no `--env-file-if-exists`. */
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile();
