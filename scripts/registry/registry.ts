/** A registry on loopback for the packages of this repository. Everything else it takes from this machine's registry. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { mustRun } from "../command.ts";
import { runProgram, startProgram, untilReady } from "../deploy/processes.ts";

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

export const startRegistry = async (folder: string, verdaccio: string): Promise<Registry> => {
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
