/** HAProxy with the file of the guide, and its switch that takes a server out. */
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { text } from "node:stream/consumers";
import { freePort } from "../../servers/reference/test-support/postgres.ts";
import { repository } from "../command.ts";
import { startProgram, untilReady } from "./processes.ts";
import { type Proxy, type Stack, type Withdraw, stackDomain } from "./stack.ts";

export interface Haproxy extends Proxy {
  /** Takes a server out, and returns when its last request has ended. */
  readonly withdraw: Withdraw;
}

const names = ["one", "two"] as const;
const drainMilliseconds = 60_000;

/** It takes the certificate that Caddy has made. */
export const startHaproxy = async ({ folder, ports, probe }: Stack, tls: Proxy["tls"]): Promise<Haproxy> => {
  const made = join(folder, "caddy/caddy/certificates/local", stackDomain);
  const own = (end: string): string => join(folder, `haproxy.${end}`);
  const [certificate, file, socket] = [own("pem"), own("cfg"), own("sock")];
  const parts = await Promise.all(
    [`${stackDomain}.crt`, `${stackDomain}.key`].map((name) => readFile(join(made, name), "utf8")),
  );
  await Bun.write(certificate, parts.join(""));
  const guide = await readFile(join(repository, "deploy/haproxy.cfg"), "utf8");
  await Bun.write(
    file,
    guide.replace("/health/ready", probe).replace("global\n", `global\n  stats socket ${socket} level admin\n`),
  );
  const port = await freePort();
  const program = startProgram(["haproxy", "-db", "-f", file], {
    PATH: `${process.env["PATH"] ?? ""}:/usr/sbin`,
    BIND: `127.0.0.1:${port}`,
    CERTIFICATE: certificate,
    SERVER_ONE: `127.0.0.1:${ports[0]}`,
    SERVER_TWO: `127.0.0.1:${ports[1]}`,
  });
  const base = `https://${stackDomain}:${port}`;
  await untilReady(`${base}${probe}`, program, tls);
  const withdraw: Withdraw = async (at) => {
    for (const [place, name] of names.entries()) {
      await say(socket, `set server atlas/${name} state ${place === at ? "drain" : "ready"}`);
    }
    if (at !== null) await untilIdle(socket, names[at]);
  };
  return { base, tls, program, withdraw };
};

/** Spellings of a path that is kept back, and one of a path that is not. */
const spellings = {
  "/deployment/organizations": 404,
  "/x/../deployment/organizations": 400,
  "/x/%2E%2e/deployment/organizations": 400,
  "/./deployment/organizations": 400,
  "/deployment\\organizations": 400,
  "/docs/a..b": 200,
} as const;

/** Asks HAProxy with the file of the guide, before servers that answer every path. */
export const askKeptBack = async (certificate: string): Promise<string> => {
  const upstream = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("passed") });
  const port = await freePort();
  const server = `127.0.0.1:${upstream.port}`;
  const addresses = { BIND: `127.0.0.1:${port}`, SERVER_ONE: server, SERVER_TWO: server, CERTIFICATE: certificate };
  const variables = { PATH: `${process.env["PATH"] ?? ""}:/usr/sbin`, ...addresses };
  const program = startProgram(["haproxy", "-db", "-f", join(repository, "deploy/haproxy.cfg")], variables);
  const base = `https://${stackDomain}:${port}`;
  const tls = { ca: await readFile(certificate, "utf8") };
  try {
    await untilReady(`${base}/health/ready`, program, { tls });
    for (const [path, expected] of Object.entries(spellings)) {
      const asked = connectTls({ port, host: "127.0.0.1", servername: stackDomain, ...tls });
      asked.end(`GET ${path} HTTP/1.1\r\nHost: ${stackDomain}\r\nConnection: close\r\n\r\n`);
      const status = Number((await text(asked)).split(" ", 2)[1]);
      if (status !== expected) throw new Error(`HAProxy answers ${status} to ${path}, and not ${expected}.`);
    }
    return `HAProxy keeps /deployment back in ${Object.keys(spellings).length - 1} spellings`;
  } finally {
    await program.stop();
    await upstream.stop(true);
  }
};

const say = async (socket: string, command: string): Promise<string> => {
  const connection = connect(socket);
  connection.end(`${command}\n`);
  return text(connection);
};

/** The fifth field of a server's line is the number of its requests under way. */
const untilIdle = async (socket: string, name: string): Promise<void> => {
  const deadline = performance.now() + drainMilliseconds;
  while (performance.now() < deadline) {
    const line = (await say(socket, "show stat")).split("\n").find((each) => each.startsWith(`atlas,${name},`));
    if (line?.split(",")[4] === "0") return;
    await Bun.sleep(100);
  }
  throw new Error(`Server ${name} of HAProxy did not become idle.`);
};
