import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pack } from "../runtimes/project.ts";
import { asScript, mustRun } from "./command.ts";

const pathOf = (address: string): string => address.replace("file:", "");

/** Lines as `sha256sum --check` reads them. */
const checksums = async (paths: readonly string[]): Promise<string> => {
  const lines = paths.map(async (path) => {
    const digest = createHash("sha256").update(await readFile(path));
    return `${digest.digest("hex")}  ${basename(path)}\n`;
  });
  return (await Promise.all(lines)).join("");
};

/** Builds the packages that programs install, and packs each into a folder. */
await asScript(async () => {
  const { values } = parseArgs({ options: { out: { type: "string", default: "tarballs" } } });
  const folder = resolve(values.out);
  await mkdir(folder, { recursive: true });
  await mustRun(["bun", "scripts/build.ts"]);
  const tarballs = await pack(folder, () => true);
  await writeFile(join(folder, "SHA256SUMS"), await checksums(Object.values(tarballs).map(pathOf)));
  const { "@atlas-messaging/server-stubs": stubs = "", "@atlas-messaging/server": server = "", ...others } = tarballs;
  console.log(`Install them with:\n\nnpm install ${Object.values(others).map(pathOf).join(" ")}\n`);
  console.log(`For a server of your own, add:\n\nnpm install ${pathOf(stubs)}\n`);
  console.log(`For the server itself:\n\nnpm install ${pathOf(server)}\n`);
  console.log(`${join(folder, "SHA256SUMS")} has the checksums.`);
});
