/** A server starts, or says in one sentence why not, and leaves nothing half made. */
import { execFile } from "node:child_process";
import { access, chmod, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { eventually } from "@atlas-messaging/test-wait";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "../test-support/databases.ts";
import { freePort } from "../test-support/postgres.ts";
import { runCommand } from "../test-support/run-command.ts";
import { start, testKey } from "../test-support/server-process.ts";
import { releaseTest } from "../test-support/whole.ts";

const folderOfTest = async (): Promise<string> => {
  const folder = await freshFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const inUse = (port: number): string =>
  `Port ${port} of 127.0.0.1 is in use; set PORT to another, by PORT=4101 before the command, or in PowerShell by $env:PORT=4101 on a line before it.`;

/** Starts all at the same moment: the one that serves, and the sentences of the others. */
const startAll = async (...settings: readonly Parameters<typeof start>[0][]) => {
  const settled = await Promise.allSettled(settings.map((each) => start(each)));
  const served = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  onTestFinished(async () => void (await Promise.all(served.map((server) => server.kill()))));
  return { served, refused: settled.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : [])) };
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

test("of two at the same moment on one port, one serves, and the other ends with a sentence and no database opened", async () => {
  const [port, one, other] = [await freePort(), await folderOfTest(), await folderOfTest()];
  const { served, refused } = await startAll(
    { PORT: String(port), DATA_DIR: one },
    { PORT: String(port), DATA_DIR: other },
  );
  expect([served.length, refused]).toEqual([1, [expect.stringContaining(inUse(port))]]);
  // An open database has this file.
  const opened = await Promise.all([one, other].map((folder) => exists(join(folder, "postmaster.pid"))));
  expect(opened.filter(Boolean).length).toBe(1);
  const answers = await Promise.all(Array.from({ length: 16 }, () => fetch(`${served[0]?.url}/health`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

releaseTest("of two at the same moment on one folder, one serves, and the other names the folder", async () => {
  const folder = await folderOfTest();
  const { served, refused } = await startAll({ DATA_DIR: folder }, { DATA_DIR: folder });
  expect([served.length, refused.length]).toEqual([1, 1]);
  expect(refused[0]).toMatch(/Another server.* has its data in .*; stop it, or set DATA_DIR to another folder/);
  await expect(start({ DATA_DIR: folder })).rejects.toThrow(`Another server, at ${served[0]?.url}, has its data in`);
});

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.end() instanceof Object));
    socket.once("error", () => resolve(false));
  });

test("a port is taken before the database is open, and what arrives by then is answered when it is", async () => {
  const [port, folder] = [await freePort(), await folderOfTest()];
  // The start stops where it reads the key, until somebody writes it.
  const key = join(folder, "encryption.key");
  await promisify(execFile)("mkfifo", [key]);
  const starting = startAll({ PORT: String(port), DATA_DIR: folder, ATLAS_ENCRYPTION_KEYS: "" });
  await eventually(async () => expect(await accepts(port)).toBe(true));
  const early = fetch(`http://127.0.0.1:${port}/health`);
  await expect(start({ PORT: String(port), DATABASE_URL: "memory://" })).rejects.toThrow(inUse(port));
  await writeFile(key, testKey);
  expect((await starting).refused).toEqual([]);
  expect((await early).status).toBe(200);
});

releaseTest("a metrics port in use names its own setting", async () => {
  const port = await freePort();
  const settings = { DATA_DIR: await folderOfTest(), ATLAS_METRICS_PORT: String(port), PORT: String(port) };
  await expect(start(settings)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use; set ATLAS_METRICS_PORT to another`,
  );
});

test.for([
  [
    "of another PostgreSQL",
    "is of PostgreSQL 17, and this version",
    (folder) => writeFile(join(folder, "PG_VERSION"), "17\n"),
  ],
  ["that is damaged", "cannot be opened (PGlite", (folder) => rm(join(folder, "postgresql.conf"))],
] as const satisfies readonly [string, string, (folder: string) => Promise<void>][])(
  "a folder %s is told, with the way out",
  async ([, sentence, damage]) => {
    const folder = await folderOfTest();
    await damage(folder);
    const failure: unknown = await start({ DATA_DIR: folder }).catch((error: unknown) => error);
    expect(String(failure)).toContain(`The database in ${folder} ${sentence}`);
    expect(String(failure)).toMatch(/; set DATA_DIR to another folder, or remove this one and what it holds\.\n$/);
  },
);

test("a folder that cannot be made is told", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-no-folder-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(folder, "nowhere", "else"), join(folder, "data"));
  await expect(start({ DATA_DIR: join(folder, "data", "deep") })).rejects.toThrow(
    /The data folder .* cannot be written \(E[A-Z]+\); set DATA_DIR to another folder/,
  );
});

releaseTest("a data folder that other users may enter is told by the doctor, and closed by a start", async () => {
  const folder = await folderOfTest();
  await chmod(folder, 0o755);
  const sentence = `Other users of this machine can enter ${folder}, whose mode is 0755: run \`chmod 700 ${folder}\`.`;
  const examined = await runCommand("doctor.ts", { DATA_DIR: folder });
  expect([examined.code, examined.text]).toEqual([1, expect.stringContaining(`✗ folder    ${sentence}`)]);
  const server = await start({ DATA_DIR: folder });
  await server.stop();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

releaseTest("SIGHUP, as of a terminal that is closed, ends it as SIGTERM does", async () => {
  const server = await start({ DATA_DIR: await folderOfTest() });
  process.kill(server.pid, "SIGHUP");
  await eventually(async () => expect(await accepts(Number(new URL(server.url).port))).toBe(false));
  expect(await server.stop()).toBe(0);
  expect(server.logs).toContainEqual(expect.objectContaining({ msg: "draining", signal: "SIGHUP" }));
});
