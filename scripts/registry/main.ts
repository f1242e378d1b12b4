/** A registry on loopback for the packages of this repository. Everything else it takes from this machine's registry. */
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { asScript, mustRun, repository } from "../command.ts";
import { endAll, runProgram, startProgram, untilReady } from "../deploy/processes.ts";
import { tmpdir } from "node:os";
import { toolFolder } from "../../runtimes/project.ts";
import { tryCommands } from "../deploy/commands.ts";

export interface Registry {
  readonly url: string;
  /** Environment in which installers use it, with caches of their own. */
  readonly settings: { readonly [name: string]: string };
}

const configuration = (folder: string, upstream: string): string => `storage: ${join(folder, "packages")}
auth: { htpasswd: { file: ${join(folder, "users")} } }
uplinks: { upstream: { url: "${upstream}", timeout: 60s, maxage: 60m } }
packages:
  "@atlas-messaging/*": { access: $all, publish: $authenticated }
  "**": { access: $all, proxy: upstream }
max_body_size: 200mb
log: { type: stdout, format: pretty, level: warn }
`;

const startRegistry = async (folder: string, verdaccio: string): Promise<Registry> => {
  const home = join(folder, "home");
  await mkdir(home, { recursive: true });
  const [upstream = ""] = (await mustRun(["npm", "config", "get", "registry"])).split("\n").slice(-1);
  const file = join(folder, "registry.yaml");
  await writeFile(file, configuration(folder, upstream));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const environment = { HOME: home, npm_config_registry: url, npm_config_cache: join(home, "npm") };
  const program = startProgram(["node", verdaccio, "--config", file, "--listen", `127.0.0.1:${port}`], {
    ...proxies(),
    HOME: home,
  });
  await untilReady(`${url}-/ping`, program);
  const token = await signUp(url);
  await writeFile(join(home, ".npmrc"), `registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`);
  await writeFile(join(home, ".yarnrc"), `registry "${url}"\n`);
  await runProgram(["npm", "whoami"], environment);
  return { url, settings: { ...environment, BUN_INSTALL_CACHE_DIR: join(home, "bun"), BUN_CONFIG_REGISTRY: url } };
};

/** The way out of this machine, where it has one of its own. */
const proxies = (): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name) ? [[name, value]] : [],
    ),
  );

/** Makes the one user who publishes. */
const signUp = async (url: string): Promise<string> => {
  const [name, password] = ["release", crypto.randomUUID()];
  const answer = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password, _id: `org.couchdb.user:${name}`, type: "user", roles: [] }),
  });
  const { token }: { readonly token?: string } = Object(await answer.json());
  if (token === undefined) throw new Error(`The registry signs nobody up: ${answer.status}`);
  return token;
};

// `bun run registry:check [npm pnpm yarn bun]`: publishes the packages to a registry of its own on loopback, as a release
// does, then installs them from there with each installer and runs the quickstart. `--built` skips the build.

const packages = ["sdk", "webhooks", "sandbox", "server"].map((name) => `@atlas-messaging/${name}`);

interface Place {
  readonly folder: string;
  readonly tools: string;
  /** Home of its own, so that no cache and no setting of the machine counts. */
  readonly env: { readonly [name: string]: string };
}

/** Commands that install the packages, as the guide says for npm. */
const installers: { readonly [name: string]: (place: Place) => readonly string[] } = {
  npm: () => ["npm", "install", "--no-audit", "--no-fund", ...packages],
  pnpm: ({ tools }) => [join(tools, "pnpm"), "add", ...packages],
  yarn: ({ tools }) => [join(tools, "yarn"), "add", "--no-progress", ...packages],
  bun: () => ["bun", "add", ...packages],
};

const install = async (command: readonly string[], { folder, env }: Place): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "shop", private: true, type: "module" }));
  await cp(join(repository, "runtimes/programs"), folder, { recursive: true });
  await runProgram(["sh", "-c", 'cd "$1" && shift && exec "$@"', "sh", folder, ...command], env);
};

/** Starts the installed server and tells the story of the quickstart with the installed SDK. */
const runQuickstart = async ({ folder }: Place): Promise<string> => {
  const port = String(await freePort());
  const settings = { PORT: port, DATABASE_URL: "memory://", ATLAS_ALLOW_LOOPBACK_TARGETS: "on", LOG_LEVEL: "warn" };
  const server = startProgram([join(folder, "node_modules/.bin/atlas-server")], settings, folder);
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(`${url}/health/ready`, server);
    return (await runProgram(["node", join(folder, "node.js"), url])).trim();
  } finally {
    await server.stop();
  }
};

await asScript(async () => {
  const given = process.argv.slice(2);
  const names = given.filter((name) => !name.startsWith("--"));
  const asked = names.length === 0 ? Object.keys(installers) : names;
  if (!given.includes("--built")) await mustRun(["bun", "scripts/build.ts"]);
  const folder = await mkdtemp(join(tmpdir(), "atlas-registry-"));
  const rows: string[] = [];
  try {
    const tools = join(await toolFolder("registry"), "node_modules/.bin");
    const registry = await startRegistry(folder, join(tools, "verdaccio"));
    const env = registry.settings;
    console.log(await runProgram(["bun", join(repository, "scripts/publish.ts"), "--registry", registry.url], env));
    for (const name of asked) {
      const command = installers[name];
      if (!command) throw new Error(`There is no installer ${name}; there are ${Object.keys(installers).join(", ")}.`);
      const begun = performance.now();
      const place = { folder: join(folder, name), tools, env };
      const outcome = await install(command(place), place)
        .then(() => tryCommands([join(place.folder, "node_modules/.bin/atlas-server")], place.folder))
        .then(async (tried) => `${await runQuickstart(place)}; ${tried}`)
        .then((output) => `passed  ${output.split("\n").at(-1)}`)
        .catch((error: unknown) => `failed  ${String(error)}`);
      rows.push(`${name.padEnd(5)} ${((performance.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${outcome}`);
      console.log(rows.at(-1));
    }
  } finally {
    await endAll();
    await rm(folder, { recursive: true, force: true });
  }
  const failed = rows.filter((row) => row.includes(" s  failed"));
  console.log(`\n${rows.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
});
