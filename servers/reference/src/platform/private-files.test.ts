import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { closeToOthers, openToOthers } from "./private-files.ts";
import { keptVaultKey } from "./vault.ts";

test("the data folder is made for its owner alone, and one that others may enter is told and closed", async () => {
  const parent = await mkdtemp(join(tmpdir(), "atlas-private-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, "data");
  expect(await openToOthers(folder)).toBeNull();
  await keptVaultKey(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await openToOthers(folder)).toBeNull();
  await chmod(folder, 0o755);
  expect(await openToOthers(folder)).toBe(
    `Other users of this machine can enter ${folder}, whose mode is 0755: run \`chmod 700 ${folder}\`.`,
  );
  expect(await closeToOthers(folder)).toBeNull();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await closeToOthers(join(parent, "none"))).toBeNull();
});
