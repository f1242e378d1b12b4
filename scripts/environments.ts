/**
 * `npm run environments [-- NAME …]`: clones what is committed for each environment, types `npm run sandbox` there, and
 * prints a table. Each starts and answers the first call, or says in one sentence why not. A release runs it. What needs
 * root (no network, small disks) is told as left out to other users.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { asScript, mustRun, repository } from "./command.ts";

interface Variables {
  readonly [name: string]: string;
}

interface Environment {
  readonly node?: string;
  readonly npm?: string;
  /** Name of the clone's folder. */
  readonly folder?: string;
  readonly cloned?: readonly string[];
  readonly variables?: Variables;
  readonly needsRoot?: boolean;
  /** Prepares the clone, and returns more variables. */
  readonly prepare?: (place: Place) => Promise<Variables | void>;
  /** Words before the command, such as `unshare --net`. */
  readonly before?: readonly string[];
  /** A command in place of `npm run sandbox`. */
  readonly command?: readonly string[];
  /** The sentence that is said in place of a start. */
  readonly says?: RegExp;
  /** Types of its own in place of one start. */
  readonly act?: (place: Place) => Promise<void>;
}

/** The way to the registry, as this machine has it. */
const network = Object.entries(process.env).filter(([name]) =>
  /proxy$|cert|^npm_config_(registry|cafile)$/i.test(name),
);

/** The user's registry counts in another home too. */
const inHome = (HOME: string): Variables => ({
  HOME,
  npm_config_userconfig: join(process.env["HOME"] ?? "", ".npmrc"),
});

/** Nothing is in the caches of npm and Bun. */
const emptyHome = async ({ scratch }: Place): Promise<Variables> => inHome(join(scratch, "empty"));

const newest = "22.23.5";
const npm12 = "12.2.2";

const environments: { readonly [name: string]: Environment } = {
  "node 20.19, npm 10": { node: "20.19.0", npm: "10.9.9" },
  "node 20.20, npm 11": { node: "20.20.2", npm: "11.21.2" },
  "node 22.22, npm 12": { node: "22.22.3", npm: npm12 },
  "node 24, npm 11": { node: "24.22.3", npm: "11.21.2" },
  "node 24, npm 12": { node: "24.22.3", npm: npm12 },
  "node 26, npm 12": { node: "26.12.1", npm: npm12 },
  "node 18": { node: "18.20.8", npm: "10.9.9", says: /^Node\.js 18\.20\.8 is too old: install 20\.19 or later\.$/m },
  "ignore-scripts": { variables: { npm_config_ignore_scripts: "true" } },
  "npm install first": { prepare: ({ type }) => type(["npm", "install"]) },
  "npm install --force first": { prepare: ({ type }) => type(["npm", "install", "--force"]) },
  "npm ci first": { prepare: ({ type }) => type(["npm", "ci"]) },
  "Bun 1.2 on the path": { prepare: (place) => withBun(place, "1.2.23") },
  "bun run of 1.2": {
    prepare: (place) => withBun(place, "1.2.23"),
    command: ["bun", "run", "sandbox"],
    says: /^This is Bun 1\.2\.23, and \S+ is needed: type `npm run`, which fetches it\.$/m,
  },
  "bun run": { prepare: (place) => withBun(place, Bun.version), command: ["bun", "run", "sandbox"] },
  "no network": {
    needsRoot: true,
    prepare: emptyHome,
    before: ["unshare", "--net", "sh", "-c", 'ip link set lo up; exec "$@"', "sh"],
    says: /^The registry does not answer: check your network, and `npm config get registry`\.$/m,
  },
  "dead proxy": {
    prepare: async (place) => ({ ...(await emptyHome(place)), HTTPS_PROXY: await silentServer() }),
    says: /^The registry does not answer by the proxy http:\/\/127\.0\.0\.1:\d+: correct HTTPS?_PROXY/m,
  },
  "proxy that refuses": {
    prepare: async (place) => ({ ...(await emptyHome(place)), npm_config_https_proxy: "http://127.0.0.1:9" }),
    says: /^The registry does not answer by the proxy http:\/\/127\.0\.0\.1:9: correct /m,
  },
  "20 MB disk": {
    needsRoot: true,
    prepare: ({ mount }) => mount(20),
    says: /^The disk is full: free 1\.5 GB for /m,
  },
  "read-only home": {
    needsRoot: true,
    prepare: async ({ scratch }) => {
      const HOME = join(scratch, "home");
      await mkdir(HOME);
      await mustRun(["mount", "-t", "tmpfs", "-o", "ro,size=1m", "tmpfs", HOME]);
      return inHome(HOME);
    },
  },
  "read-only clone": {
    needsRoot: true,
    prepare: ({ clone }) => mustRun(["mount", "--bind", "-o", "ro", clone, clone]).then(() => {}),
    says: /^A folder cannot be written: allow your user to write /m,
  },
  "spaces, quotes, umlauts": { folder: `my "shop's" Büro & co` },
  "no .git": { prepare: ({ clone }) => rm(join(clone, ".git"), { recursive: true }) },
  "line ends of Windows": { cloned: ["-c", "core.autocrlf=true"] },
  "killed, and again": { act: (place) => killed(place) },
  "two at once": { act: (place) => twoAtOnce(place) },
  "port taken": {
    prepare: async () => ({ PORT: new URL(await silentServer()).port }),
    says: /^Port \d+ of 127\.0\.0\.1 is in use; set PORT to another/m,
  },
};

// ── What a person does ───────────────────────────────────────────────────────────────────────────────────────────────

interface Typed {
  readonly child: ChildProcess;
  /** Resolves with the address of a sandbox that is ready, or null when the command has ended before. */
  readonly ready: Promise<string | null>;
  readonly ended: Promise<number | null>;
  readonly printed: () => string;
}

interface Place {
  readonly clone: string;
  readonly scratch: string;
  /** Starts a command in the clone. */
  readonly begin: (command: readonly string[], variables?: Variables) => Typed;
  /** Runs a command to its end, whatever that is. */
  readonly type: (command: readonly string[]) => Promise<void>;
  /** Moves the clone to a file system with so much free space. */
  readonly mount: (megabytes: number) => Promise<void>;
}

const sandbox = ["npm", "run", "sandbox"];

const spawnIn = (clone: string, variables: Variables, [file = "", ...args]: readonly string[]): Typed => {
  const child = spawn(file, args, { cwd: clone, env: variables, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  const ready = new Promise<string | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const [, url] = /Base URL +(\S+)[^]*Ctrl-C/.exec(output) ?? [];
        if (url) resolve(url);
      });
    void ended.then(() => resolve(null));
  });
  return { child, ready, ended, printed: () => output };
};

/** Makes the first call of the README. */
const call = async (url: string): Promise<void> => {
  const { data }: { data: { token: string; phone_number: string } } = await (
    await fetch(`${url}/sandbox/credentials`)
  ).json();
  const answer = await fetch(`${url}/v1/atlas/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.token}`, "content-type": "application/json" },
    body: JSON.stringify({ idempotency_key: "first", phone_number: data.phone_number, text: "Your table is ready." }),
  });
  if (answer.status !== 200) throw new Error(`The first call is answered with ${answer.status}.`);
};

/** Ends a sandbox by a signal to npm alone, and looks for what is left of it. */
const stop = async ({ child, ended }: Typed, clone: string, signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
  child.kill(signal);
  await ended;
  for (let tries = 0; (await processesIn(clone)).length > 0; tries += 1) {
    if (tries === 600) throw new Error(`Left behind: ${(await processesIn(clone)).join(", ")}`);
    await pause(100);
  }
};

const processesIn = async (clone: string): Promise<string[]> => {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(all.map((id) => readlink(`/proc/${id}/cwd`).catch(() => "")));
  return all.filter((_, index) => folders[index]?.startsWith(clone));
};

const startAndCall = async ({ clone, begin }: Place, { command = sandbox, says, before = [] }: Environment) => {
  const typed = begin([...before, ...command]);
  const url = await typed.ready;
  if (says) {
    if (url !== null) throw new Error("It started.");
    if ((await typed.ended) === 0) throw new Error("It ended with 0.");
    const [sentence] = says.exec(typed.printed()) ?? [];
    if (sentence === undefined) throw new Error(`It says:\n${typed.printed()}`);
    return sentence;
  }
  if (url === null) throw new Error(`It ended:\n${typed.printed()}`);
  await call(url);
  await stop(typed, clone);
  return "starts";
};

/** Kills everything at once, at the moments of a first start. */
const killed = async ({ clone, begin }: Place): Promise<void> => {
  for (const words of ["Fetching", "done in", "Installing", "done in", "Starting"]) {
    const typed = begin(sandbox);
    while (!typed.printed().includes(words) && typed.child.exitCode === null) await pause(20);
    await pause(200);
    for (const id of await processesIn(clone)) process.kill(Number(id), "SIGKILL");
    await typed.ended;
  }
  const typed = begin(sandbox);
  const url = await typed.ready;
  if (url === null) throw new Error(`It ended:\n${typed.printed()}`);
  await call(url);
  await stop(typed, clone, "SIGHUP");
};

const twoAtOnce = async ({ clone, begin }: Place): Promise<void> => {
  const PORT = String(4_000 + (process.pid % 1_000));
  const both = [begin(sandbox, { PORT }), begin(sandbox, { PORT })];
  const urls = await Promise.all(both.map(({ ready }) => ready));
  const lost = both[urls.indexOf(null)];
  const won = both[1 - urls.indexOf(null)];
  if (!lost || !won) throw new Error("Both started.");
  const sentence = /^(Port \d+ .* is in use|Another server)/m.test(lost.printed());
  if (!sentence) throw new Error(`It says:\n${lost.printed()}`);
  await stop(won, clone);
};

/** Listens, and says nothing. */
const silentServer = async (): Promise<string> => {
  const server = createServer(() => {})
    .listen(0, "127.0.0.1")
    .unref();
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
};

// ── What a machine has ───────────────────────────────────────────────────────────────────────────────────────────────

/** Fetches a package once, and returns its folder. */
const fetched = async (name: string, version: string): Promise<string> => {
  const folder = join(tmpdir(), "atlas-environments", `${name.replaceAll("/", "-")}-${version}`);
  await mkdir(folder, { recursive: true });
  await mustRun([
    "npm",
    "install",
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    `${name}@${version}`,
  ]);
  return join(folder, "node_modules", name);
};

/** A folder with these programs alone. */
const programs = async (scratch: string, files: { readonly [name: string]: string }): Promise<string> => {
  const folder = join(scratch, "bin");
  await mkdir(folder, { recursive: true });
  for (const [name, file] of Object.entries(files)) await symlink(file, join(folder, name));
  return folder;
};

const withBun = async ({ scratch }: Place, version: string): Promise<void> => {
  const folder = await fetched(`@oven/bun-linux-${process.arch === "arm64" ? "aarch64" : "x64"}`, version);
  await programs(scratch, { bun: join(folder, "bin/bun") });
};

const system = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];

const tryIn = async (environment: Environment): Promise<string> => {
  const { node = newest, npm = npm12, folder = "clone", cloned = [], act, prepare, needsRoot } = environment;
  if (needsRoot && process.getuid?.() !== 0) return "left out: needs root";
  const scratch = await mkdtemp(join(tmpdir(), "atlas-environment-"));
  const clone = join(scratch, folder);
  const bin = await programs(scratch, {
    node: join(await fetched(`node-linux-${process.arch}`, node), "bin/node"),
    npm: join(await fetched("npm", npm), "bin/npm-cli.js"),
  });
  const machine = {
    ...Object.fromEntries(network),
    PATH: [bin, ...system].join(delimiter),
    HOME: process.env["HOME"] ?? "",
    PORT: "0",
  };
  let variables: Variables = { ...machine, ...environment.variables };
  const place: Place = {
    clone,
    scratch,
    begin: (command, more = {}) => spawnIn(clone, { ...variables, ...more }, command),
    type: async (command) => void (await place.begin(command).ended),
    mount: async (free) => {
      const moved = `${clone}-moved`;
      await rename(clone, moved);
      await mkdir(clone);
      const [kilobytes = ""] = (await mustRun(["du", "-sk", moved])).split("\t");
      await mustRun(["mount", "-t", "tmpfs", "-o", `size=${Number(kilobytes) + free * 1_024}k`, "tmpfs", clone]);
      await cp(moved, clone, { recursive: true });
    },
  };
  try {
    await mustRun(["git", "clone", "--quiet", ...cloned, repository, clone]);
    variables = { ...variables, ...(await prepare?.(place)) };
    if (!act) return await startAndCall(place, environment);
    await act(place);
    return "starts";
  } finally {
    for (const mounted of [clone, join(scratch, "home")]) await mustRun(["umount", mounted]).catch(() => {}); // Most are none.
    await rm(scratch, { recursive: true, force: true });
  }
};

await asScript(async () => {
  const names = process.argv.slice(2);
  const asked = names.length > 0 ? names : Object.keys(environments);
  let failed = 0;
  for (const name of asked) {
    const environment = environments[name];
    if (!environment) throw new Error(`There is no ${name}; there are ${Object.keys(environments).join(", ")}.`);
    const began = performance.now();
    const [mark, words] = await tryIn(environment).then(
      (said) => ["✓", said],
      (error: unknown) => ["✗", error instanceof Error ? error.message : String(error)],
    );
    if (mark === "✗") failed += 1;
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${mark} ${name.padEnd(28)} ${seconds.padStart(6)} s  ${words}`);
  }
  console.log(`\n${asked.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
