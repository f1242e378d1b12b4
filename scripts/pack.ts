import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { pack } from "../runtimes/project.ts";
import { asScript, mustRun } from "./command.ts";

const paths = (addresses: readonly string[]): string => addresses.join(" ").replaceAll("file:", "");

/** Builds the packages that programs install, and packs each into a folder. */
await asScript(async () => {
  const { values } = parseArgs({ options: { out: { type: "string", default: "tarballs" } } });
  const folder = resolve(values.out);
  await mkdir(folder, { recursive: true });
  await mustRun(["bun", "scripts/build.ts"]);
  const { "@atlas-messaging/server-stubs": stubs = "", ...others } = await pack(folder, () => true);
  console.log(`Install them with:\n\nnpm install ${paths(Object.values(others))}\n`);
  console.log(`For a server of your own, add:\n\nnpm install ${paths([stubs])} elysia`);
});
