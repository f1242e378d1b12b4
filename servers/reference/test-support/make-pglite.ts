/** Makes a folder of PGlite's with the tables of this version, in the path that is named. Runs on Bun. */
import { openDatabase } from "../src/platform/database/open.ts";

const database = await openDatabase({ url: undefined, dataDir: process.argv[2] ?? "" });
await database.close();
