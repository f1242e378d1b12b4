/**
 * Runs a command of this repository on a machine that has Node.js and npm alone: finds or fetches Bun, installs the
 * packages, and starts Bun with the arguments. `--node` before them asks for a Node.js that runs the tools, too. Every
 * script of package.json goes by it, and it calls none of them.
 *
 * An old Node.js must be able to parse it, to be told so: no package, and no syntax newer than ES2019.
 */
"use strict";

const { spawn, spawnSync } = require("child_process");
const { createHash } = require("crypto");
const fs = require("fs");
const { constants, homedir } = require("os");
const path = require("path");
const { bunPackage, isMusl } = require("../packages/server/src/find-bun.cjs");

const root = path.dirname(__dirname);
const { packageManager, engines } = require("../package.json");

const bunVersion = packageManager.slice("bun@".length);
const oldestNode = engines.node.slice(">=".length);
/** The oldest that runs vitest and strips types. */
const oldestForTools = "22.18.0";
/** The newest that the registry has for every platform. */
const fetchedNode = "22.23.2";

/** Fetched programs, apart from the packages, which an installation may lay anew. */
const tools = path.join(root, ".tools");
const modules = path.join(root, "node_modules");
const installed = path.join(modules, ".installed");

const { env, platform, arch } = process;
const onWindows = platform === "win32";

const main = async (given) => {
  if (!isAtLeast(process.versions.node, oldestNode))
    throw new Refusal(`Node.js ${process.versions.node} is too old: install ${oldestNode} or later.`);
  const runner = bunThatRuns();
  if (runner && runner !== bunVersion)
    throw new Refusal(`This is Bun ${runner}, and ${bunVersion} is needed: type \`npm run\`, which fetches it.`);

  const needsNode = given[0] === "--node";
  const look = () => ({ bun: findBun(), node: needsNode ? findNode() : null, installed: isInstalled() });
  let found = look();
  if (!isComplete(found)) {
    await alone(async () => {
      found = look(); // Another command may have completed it.
      if (found.node === undefined && isMusl())
        throw new Refusal(`Node.js ${process.versions.node} is too old for this: install ${oldestForTools} or later.`);
      const missing = [];
      if (!found.bun) missing.push({ name: bunPackage().name, version: bunVersion, words: "Bun" });
      if (found.node === undefined) missing.push({ name: nodePackage().name, version: fetchedNode, words: "Node.js" });
      await askRegistry();
      if (missing.length > 0) await fetch(missing);
      if (!found.installed) await install(findBun());
    });
    found = look();
  }
  if (!isComplete(found)) throw new Error("What was fetched does not run on this machine.");
  await start(found, needsNode ? given.slice(1) : given);
};

const isComplete = (found) => found.bun && found.node !== undefined && found.installed;

// ── What is here ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Version of the Bun that runs this by `bun run`; undefined for npm. */
const bunThatRuns = () => (/^bun\/(\S+)/.exec(env.npm_config_user_agent || "") || [])[1] || process.versions.bun;

/** Returns the Bun that runs this, one that was fetched, or one of the machine: the first of the right version. */
const findBun = () => {
  const running = bunThatRuns() ? [process.versions.bun ? process.execPath : env.npm_execpath] : [];
  const candidates = [...running, fetched(bunPackage()), ...onPath("bun")];
  return candidates.find((file) => file && versionOf(file) === bunVersion);
};

/** Returns a Node.js that runs the tools. By `bun run`, Bun stands in for a `node` that is missing. */
const findNode = () => {
  const own = process.versions.bun
    ? onPath("node").filter((file) => !realNameOf(file).startsWith("bun"))
    : [process.execPath];
  return [...own, fetched(nodePackage())].find((file) => isAtLeast(versionOf(file), oldestForTools));
};

const realNameOf = (file) => path.basename(fs.realpathSync(file));

const nodePackage = () => {
  // The name without `bin` belongs to somebody else.
  const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
  const name = [prefix, onWindows ? "win" : platform, arch].join("-");
  return { name, program: onWindows ? "bin/node.exe" : "bin/node" };
};

const fetched = ({ name, program }) => path.join(tools, "node_modules", name, program);

/** Programs of the machine. What lies among packages goes with them. */
const onPath = (name) =>
  (env.PATH || "")
    .split(path.delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .map((folder) => path.join(folder, onWindows ? `${name}.exe` : name))
    .filter((file) => fs.existsSync(file));

/** Returns the version that a program prints. A half-written one prints none. */
const versionOf = (file) => {
  const { stdout, status } = spawnSync(file, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim().replace(/^v/, "") : "0";
};

const isAtLeast = (version, least) => {
  const [have, want] = [version, least].map((each) => each.split(".").map(Number));
  const differs = want.findIndex((part, index) => part !== have[index]);
  return differs === -1 || have[differs] > want[differs];
};

/** Other package managers leave these in a tree, which is then not ours. */
const foreign = [".package-lock.json", ".yarn-integrity", ".modules.yaml"].map((name) => path.join(modules, name));

const isForeign = () => foreign.some((file) => fs.existsSync(file));

const isInstalled = () => !isForeign() && fs.existsSync(installed) && fs.readFileSync(installed, "utf8") === stamp();

/** Describes what an installation depends on. */
const stamp = () => {
  const lock = createHash("sha256")
    .update(fs.readFileSync(path.join(root, "bun.lockb")))
    .digest("hex");
  return [lock, bunVersion, platform, arch, isMusl() ? "musl" : ""].join(" ");
};

// ── What is fetched ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Ends early where nothing answers: npm and Bun wait for a silent proxy for minutes. */
const askRegistry = () => {
  const [command, ...args] = process.versions.bun
    ? [process.execPath, "info"]
    : [...npm(), "view", "--fetch-retries=0"];
  return work("Asking the registry", command, [...args, `bun@${bunVersion}`, "version"], env, 20);
};

/** Fetches packages into `.tools`, by the npm that called, with its settings and its check of integrity. */
const fetch = async (packages) => {
  requireSpace(300);
  const manifest = path.join(tools, "package.json");
  if (!fs.existsSync(manifest)) fs.writeFileSync(manifest, '{ "private": true }\n');
  const settings = path.join(root, ".npmrc");
  if (fs.existsSync(settings)) fs.copyFileSync(settings, path.join(tools, ".npmrc"));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const byNpm = ["install", "--prefix", tools, ...quiet];
  const byBun = ["add", "--cwd", tools, "--ignore-scripts"];
  const [command, ...args] = process.versions.bun ? [process.execPath, ...byBun] : [...npm(), ...byNpm];
  const words = packages.map((each) => `${each.words} ${each.version} (50 MB)`).join(" and ");
  const specs = packages.map(({ name, version }) => `${name}@${version}`);
  await work(`Fetching ${words} into .tools`, command, [...args, ...specs], env);
};

const install = async (bun) => {
  requireSpace(1100);
  if (isForeign()) fs.rmSync(modules, { recursive: true, force: true });
  const args = ["install", "--frozen-lockfile", "--ignore-scripts"];
  const words = fs.existsSync(modules) ? "Checking the packages in" : "Installing the packages (300 MB, once) into";
  await work(`${words} node_modules`, bun, args, { ...npmSettings(), ...env });
  fs.writeFileSync(installed, stamp());
};

const requireSpace = (megabytes) => {
  if (!fs.statfsSync) return;
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < megabytes * 1e6) throw new Error("ENOSPC");
};

/** Returns the command of the npm that called, else of the one beside this Node.js. */
const npm = () => {
  const folder = path.dirname(process.execPath);
  const beside = ["../lib/node_modules", "node_modules"].map((each) => path.join(folder, each, "npm/bin/npm-cli.js"));
  const isNpm = (file) => path.basename(file) === "npm-cli.js" && fs.existsSync(file);
  const file = [env.npm_execpath || "", ...beside].find(isNpm);
  return file ? [process.execPath, file] : [onWindows ? "npm.cmd" : "npm"];
};

/** Returns the user's registry, proxy and certificates, which Bun reads from variables. */
const npmSettings = () => {
  if (process.versions.bun) return {};
  const names = ["registry", "proxy", "https-proxy", "noproxy", "cafile", "strict-ssl"];
  const [command, ...args] = npm();
  const { stdout } = spawnSync(command, [...args, "config", "get", ...names], { cwd: root, encoding: "utf8" });
  const values = (stdout || "").split("\n").map((line) => /^([a-z-]+)=(.*?)\r?$/.exec(line) || []);
  const get = (name) => (values.find((each) => each[1] === name && !["", "null"].includes(each[2])) || [])[2];
  const found = {
    NPM_CONFIG_REGISTRY: get("registry"),
    HTTP_PROXY: get("proxy"),
    HTTPS_PROXY: get("https-proxy") || get("proxy"),
    NO_PROXY: get("noproxy"),
    NODE_EXTRA_CA_CERTS: get("cafile"),
    NODE_TLS_REJECT_UNAUTHORIZED: get("strict-ssl") === "false" ? "0" : undefined,
  };
  const isNew = (name) => found[name] !== undefined && env[name.toLowerCase()] === undefined;
  return Object.keys(found)
    .filter(isNew)
    .reduce((all, name) => ({ ...all, [name]: found[name] }), {});
};

/** Caches in place of those in a home that cannot be written. npm names its own to what it runs. */
const caches = () => {
  try {
    fs.accessSync(homedir(), fs.constants.W_OK);
    return {};
  } catch {
    const own = { npm_config_cache: path.join(tools, "npm"), BUN_INSTALL_CACHE_DIR: path.join(tools, "bun") };
    const elsewhere = Object.keys(own).filter((name) => env[name] && !env[name].startsWith(homedir()));
    return elsewhere.reduce((all, name) => ({ ...all, [name]: env[name] }), own);
  }
};

/** Keeps other commands in this clone from installing at the same time. */
const alone = async (body) => {
  if (!fs.existsSync(tools)) fs.mkdirSync(tools); // With `recursive`, a read-only folder is said not to exist.
  for (let told = false; !takeLock(); told = true) {
    if (!told) say("Another command is installing here; waiting for it.");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const release = () => fs.rmSync(lock, { force: true });
  process.once("exit", release);
  await body();
  process.off("exit", release);
  release();
};

const lock = path.join(tools, "lock");

/** Returns true if it is ours now. One whose process is gone is removed, for the next try. */
const takeLock = () => {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const { mtimeMs = Date.now() } = fs.statSync(lock, { throwIfNoEntry: false }) || {};
  const isYoung = Date.now() - mtimeMs < 2000; // Its owner may not have written yet.
  if (isYoung || !fs.existsSync(lock)) return false;
  const owner = Number(fs.readFileSync(lock, "utf8"));
  if (owner === 0 || !isAlive(owner)) fs.rmSync(lock, { force: true });
  return false;
};

/** Runs a command to its end, says every ten seconds that it still runs. @throws {Error} with what it printed */
const work = async (words, command, args, environment, mostSeconds) => {
  say(`${words} …`);
  const begin = Date.now();
  const seconds = () => `${Math.round((Date.now() - begin) / 1000)} s`;
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...caches() },
    stdio,
    shell: command === "npm.cmd",
  });
  passSignals(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const progress = setInterval(() => say(`… ${seconds()}`), 10000);
  const silent = mostSeconds && setTimeout(() => child.kill((output += "TIMEOUT") && "SIGKILL"), mostSeconds * 1000);
  const code = await ended(child).catch((error) => ((output += error.message), 1));
  clearInterval(progress);
  clearTimeout(silent);
  if (code !== 0) throw new Error(output);
  say(`… done in ${seconds()}.`);
};

// ── What is started ──────────────────────────────────────────────────────────────────────────────────────────────────

const start = async ({ bun, node }, args) => {
  const name = Object.keys(env).find((each) => /^path$/i.test(each)) || "PATH";
  const folders = [path.join(modules, ".bin"), path.dirname(bun), ...(node ? [path.dirname(node)] : []), env[name]];
  const child = spawn(bun, args, {
    cwd: root,
    // Bun reads how many requests it sends at once before a server can say so.
    env: { BUN_CONFIG_MAX_HTTP_REQUESTS: "1024", ...env, [name]: folders.join(path.delimiter) },
    stdio: "inherit",
  });
  passSignals(child);
  process.exit(await ended(child));
};

/** Resolves with the exit code. A process that a signal ended has the code that a shell gives it. */
const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ? 128 + constants.signals[signal] : code));
  });

/** Passes signals on, and the end of the npm that called: it hands on no SIGHUP. */
const passSignals = (child) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (!env.npm_lifecycle_event || onWindows) return;
  const [parent, caller] = [process.ppid, callerOf(process.ppid)];
  const isAlone = () => process.ppid !== parent || (caller && !isAlive(caller));
  setInterval(() => isAlone() && child.kill("SIGTERM"), 500).unref();
};

/** Returns the process above the shell in which npm starts a script; null where the shell has made room for it. */
const callerOf = (parent) => {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(parent)], { encoding: "utf8" });
  const [, id, name] = /(\d+)\s+(.*)/.exec(stdout || "") || [];
  return /^(.*\/)?(ba|da|a)?sh$/.test(name) ? Number(id) : null;
};

const isAlive = (id) => {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
};

// ── What is said ─────────────────────────────────────────────────────────────────────────────────────────────────────

const say = (text) => void process.stderr.write(`${text}\n`);

class Refusal extends Error {}

/** Causes by the words of npm, Bun and the system, and the way out of each. */
const causes = [
  [/ENOSPC|no space left|NoSpaceLeft/i, () => `The disk is full: free 1.5 GB for ${root} and your home folder.`],
  [
    /EACCES|EPERM|EROFS|AccessDenied|permission denied|read-only/i,
    () => `A folder cannot be written: allow your user to write ${root} and your home folder.`,
  ],
  [/E40[13]|40[13] /, () => "The registry refuses you: see `npm config get registry`, and `npm login`."],
  [
    /CERT|certificate/,
    () =>
      "The registry's certificate is not trusted: name your authority's file as NODE_EXTRA_CA_CERTS or npm's `cafile`.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|TIMEOUT|ConnectionRefused|ConnectionClosed|FailedToOpenSocket|Timeout|network|socket/i,
    () => {
      const proxy = Object.entries({ ...npmSettings(), ...env }).find(([name]) => /^https?_proxy$/i.test(name));
      return proxy
        ? `The registry does not answer by the proxy ${proxy[1]}: correct ${proxy[0]} or npm's \`https-proxy\`.`
        : "The registry does not answer: check your network, and `npm config get registry`.";
    },
  ],
];

main(process.argv.slice(2)).catch((error) => {
  const cause = error instanceof Refusal ? null : causes.find(([words]) => words.test(error.message));
  say(cause ? cause[1]() : error.message);
  process.exit(1);
});
