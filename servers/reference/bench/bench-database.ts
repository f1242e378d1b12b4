import { openDatabase } from "../src/platform/database/index.ts";
import { createVault } from "../src/platform/vault.ts";
import { benchKey } from "./server.ts";

/** The database of a measurement, with the key that its processes have. */
export const openBench = (url: string) =>
  openDatabase({ url, dataDir: "", vault: createVault([Buffer.from(benchKey, "base64")]) });
