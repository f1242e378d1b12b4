/** A deployment on this machine: PostgreSQL, two servers, a worker and proxies, each with its real configuration. */
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, connectAsOwner, freePort } from "../../servers/reference/test-support/postgres.ts";
import { type Started, runProgram, startProgram, untilReady } from "./processes.ts";
import type { Program } from "./programs.ts";
import { repository } from "../command.ts";

export interface Stack {
  readonly folder: string;
  program: Program;
  readonly variables: Variables;
  settings: { readonly [service: string]: Variables };
  postgres: PostgresServer;
  readonly ports: readonly [number, number];
  readonly probe: string;
  readonly servers: [Started, Started];
  worker: Started;
}

export const stackDomain = "localhost";

/** The limits are raised, since one token sends all requests of a load. */
const raised = Object.fromEntries(
  ["messages", "agent_tools", "actions", "ingest", "writes", "reads", "public", "sign_in"].map((name) => [
    `ATLAS_LIMIT_${name.toUpperCase()}`,
    "1000000000",
  ]),
);

/** Compose's settings with this machine's addresses. The provider of the messages is on loopback. */
const here = (settings: Variables, postgresPort: number): Variables => ({
  ...Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace("@postgres:5432", `@127.0.0.1:${postgresPort}`),
    ]),
  ),
  ...raised,
  ATLAS_TRUSTED_PROXIES: "127.0.0.1",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  ATLAS_METRICS_HOST: "127.0.0.1",
  ATLAS_METRICS_PORT: "0",
  LOG_LEVEL: "warn",
});

export interface Parts {
  readonly folder: string;
  readonly program: Program;
  readonly postgres: PostgresServer;
  readonly httpsPort: number;
  /** Changes of the settings of all services. */
  readonly changed?: Variables;
  /** Path that the program answers while it serves; default `/health/ready`. */
  readonly probe?: string;
  /** Fills the database before anything is started. */
  readonly fill?: (stack: Pick<Stack, "variables" | "postgres" | "settings">) => Promise<void>;
}

export const startStack = async ({
  folder,
  program,
  postgres,
  httpsPort,
  changed,
  fill,
  probe,
}: Parts): Promise<Stack> => {
  await mkdir(folder, { recursive: true });
  const variables = await freshVariables(stackDomain);
  const port = Number(new URL(postgres.url).port);
  await makeLogins(postgres.url, variables);
  const settings = Object.fromEntries(
    Object.entries(await composed(variables)).map(([service, each]) => [
      service,
      {
        ...here(each, port),
        ATLAS_BASE_URL: `https://${stackDomain}:${httpsPort}`,
        DATA_DIR: join(folder, service),
        ...changed,
      },
    ]),
  );
  await fill?.({ variables, postgres, settings });
  await runProgram(program("migrate"), settings["migrate"]);
  const ports = [await freePort(), await freePort()] as const;
  const made = { folder, program, variables, settings, postgres, ports, probe: probe ?? "/health/ready" };
  return { ...made, ...(await startProcesses(made)) };
};

/** Starts the worker and both servers, and waits until they are ready. */
export const startProcesses = async (made: Pick<Stack, "program" | "settings" | "ports" | "probe">) => {
  const worker = startProgram(made.program("worker"), made.settings["worker"] ?? {});
  const servers: [Started, Started] = [startServer(made, 0), startServer(made, 1)];
  await Promise.all(made.ports.map((each, at) => untilReady(readyAt(made, each), servers[at] ?? worker)));
  return { worker, servers };
};

const readyAt = ({ probe }: Pick<Stack, "probe">, port: number): string => `http://127.0.0.1:${port}${probe}`;

const startServer = ({ program, settings, ports }: Pick<Stack, "program" | "settings" | "ports">, at: 0 | 1): Started =>
  startProgram(program("start"), { ...settings["server"], HOST: "127.0.0.1", PORT: String(ports[at]) });

/** The database's own image runs the file; here its login exists already, so it is made anew. */
export const makeLogins = async (url: string, variables: Variables): Promise<void> => {
  const owner = connectAsOwner(url);
  await owner.unsafe("drop role if exists atlas_service");
  for (const statement of await loginStatements(variables)) await owner.unsafe(statement);
  await owner.end();
};

/** Takes one server out of the proxy while it is restarted; null puts all back. */
export type Withdraw = (at: 0 | 1 | null) => Promise<void>;

/** Processes that drain need no withdrawal. */
const staysIn: Withdraw = async () => {};

/** Restarts one server after the other, each when the one before is ready again. */
export const restartInTurn = async (stack: Stack, rounds: number, withdraw = staysIn): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    for (const at of [0, 1] as const) {
      await withdraw(at);
      const code = await stack.servers[at].stop();
      if (code !== 0) throw new Error(`A server ended with ${code}: ${stack.servers[at].output()}`);
      stack.servers[at] = startServer(stack, at);
      await untilReady(readyAt(stack, stack.ports[at]), stack.servers[at]);
      await withdraw(null);
      // The proxy looks once a second.
      await Bun.sleep(2_500);
    }
  }
};

/** Restarts everything in turn with these settings. */
export const restartWith = async (stack: Stack, changed: Variables, withdraw = staysIn): Promise<void> => {
  stack.settings = Object.fromEntries(
    Object.entries(stack.settings).map(([service, each]) => [service, { ...each, ...changed }]),
  );
  await stack.worker.stop();
  stack.worker = startProgram(stack.program("worker"), stack.settings["worker"] ?? {});
  await restartInTurn(stack, 1, withdraw);
};

export interface Proxy {
  readonly base: string;
  readonly tls: { readonly tls: { readonly ca: string } };
  readonly program: Started;
}

/** Caddy with the file of Compose; its certificate is its own. A version without probes is asked for its health. */
export const startCaddy = async (
  { folder, ports, probe }: Pick<Stack, "folder" | "ports" | "probe">,
  httpsPort: number,
): Promise<Proxy> => {
  const data = join(folder, "caddy");
  await mkdir(data, { recursive: true });
  const file = join(data, "Caddyfile");
  await Bun.write(file, (await readFile(join(composeFolder, "Caddyfile"), "utf8")).replace("/health/ready", probe));
  const program = startProgram(["caddy", "run", "--adapter", "caddyfile", "--config", file], {
    DOMAIN: stackDomain,
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(" "),
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: String(httpsPort),
    XDG_DATA_HOME: data,
    XDG_CONFIG_HOME: data,
    HOME: data,
  });
  const base = `https://${stackDomain}:${httpsPort}`;
  const ca = await untilWritten(join(data, "caddy/pki/authorities/local/root.crt"), program);
  const tls = { tls: { ca } };
  await untilReady(`${base}${probe}`, program, tls);
  return { base, tls, program };
};

const untilWritten = async (path: string, program: Started): Promise<string> => {
  for (let time = 0; time < 200; time += 1) {
    const text = await readFile(path, "utf8").catch(() => "");
    if (text !== "") return text;
    await Bun.sleep(50);
  }
  throw new Error(`${path} was not written: ${program.output()}`);
};

// Settings of the services as compose.yaml gives them, for processes that are started by hand.

export type Variables = { readonly [name: string]: string };

interface Compose {
  readonly services: { readonly [name: string]: { readonly environment?: { readonly [name: string]: unknown } } };
}

export const composeFolder = join(repository, "deploy/compose");

/** Secrets as `make-env.sh` makes them. */
export const freshVariables = async (domain: string): Promise<Variables> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-env-"));
  const file = join(folder, ".env");
  await runProgram([join(composeFolder, "make-env.sh"), domain, file]);
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  await rm(folder, { recursive: true });
  return Object.fromEntries(lines.map((line) => [line.split("=", 1)[0] ?? "", line.slice(line.indexOf("=") + 1)]));
};

/** Puts variables in as Compose does. @throws {Error} for a variable that has no value */
const filledIn = (text: string, variables: Variables): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = "?", otherwise = "") => {
    const value = variables[name];
    if (value) return value;
    if (kind === "-") return otherwise;
    throw new Error(`compose.yaml needs ${name}.`);
  });

/** Returns the environment of each service. */
const composed = async (variables: Variables): Promise<{ readonly [service: string]: Variables }> => {
  // The file is ours, and a test holds it to this form.
  const { services } = Bun.YAML.parse(await readFile(join(composeFolder, "compose.yaml"), "utf8")) as Compose;
  return Object.fromEntries(
    Object.entries(services).map(([service, { environment = {} }]) => [
      service,
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filledIn(String(value), variables)]),
      ),
    ]),
  );
};

/** The statements that make the logins, with their passwords, as psql would send them. */
const loginStatements = async (variables: Variables): Promise<readonly string[]> => {
  const text = await readFile(join(composeFolder, "postgres/logins.sql"), "utf8");
  const names = new Map([...text.matchAll(/^\\getenv (\w+) (\w+)$/gm)].map(([, name, variable]) => [name, variable]));
  return text
    .replace(/^(\\|--).*$/gm, "")
    .replace(/:'(\w+)'/g, (_, name: string) => `'${variables[names.get(name) ?? ""] ?? ""}'`)
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
};
