import { chmod, chown, stat, writeFile } from "node:fs/promises";
import { type Socket, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, clusterOf } from "../../../test-support/cluster.ts";
import { freePort } from "../../../test-support/postgres.ts";
import { scratchFolder } from "../../../test-support/scratch-folder.ts";
import { TEST_CERTIFICATE } from "../../../test-support/test-certificate.ts";
import { Client } from "@atlas-messaging/postgres/client";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";

const clientOf = (url: string, pipelines = true): Client =>
  new Client({
    url,
    connectMilliseconds: 10_000,
    answerMilliseconds: 30_000,
    prepares: true,
    pipelines,
    prove: async () => {},
  });

const ask = async (client: Client, text: string): Promise<object[]> => {
  await client.ready;
  return client.ask<object>({ text, values: [] });
};

const hba = `
local all all scram-sha-256
hostnossl all owner 127.0.0.1/32 scram-sha-256
host all scram 127.0.0.1/32 scram-sha-256
host all digest 127.0.0.1/32 md5
hostssl all secure 127.0.0.1/32 scram-sha-256
`;

describe("a connection to a server of its own", () => {
  let server: Cluster;
  let port: number;
  let folder: string;
  const urlOf = (user: string, asked = "", password = "pass%20wörd"): string =>
    `postgres://${user}:${password}@127.0.0.1:${port}/postgres${asked}`;

  beforeAll(async () => {
    folder = await scratchFolder("atlas-connection-");
    await chmod(folder, 0o755);
    port = await freePort();
    const data = join(folder, "data");
    server = await clusterOf({
      databaseDir: data,
      port,
      persistent: false,
      initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
      postgresFlags: [
        "listen_addresses=127.0.0.1",
        "fsync=off",
        "ssl=on",
        `ssl_cert_file=${join(data, "cert.pem")}`,
        `ssl_key_file=${join(data, "key.pem")}`,
      ].flatMap((each) => ["-c", each]),
    });
    await server.initialise();
    const { uid, gid } = await stat(data);
    const files = { "cert.pem": TEST_CERTIFICATE.cert, "key.pem": TEST_CERTIFICATE.key, "pg_hba.conf": hba };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(data, name), text);
      await chmod(join(data, name), 0o600);
      await chown(join(data, name), uid, gid);
    }
    await server.start();
    await writeFile(join(folder, "authority.pem"), TEST_CERTIFICATE.cert);
    const owner = clientOf(urlOf("owner", "", "owner"));
    for (const login of ["scram", "secure"]) await ask(owner, `create role ${login} login password 'pass wörd'`);
    await ask(owner, "set password_encryption = md5");
    await ask(owner, "create role digest login password 'pass wörd'");
    await owner.end();
  });

  afterAll(() => server.stop());

  const signedIn = async (url: string) => {
    const client = clientOf(url);
    const who = `select session_user::text as name, coalesce(ssl, false) as tls, current_setting('application_name') as application,
      current_setting('work_mem') as memory from pg_stat_ssl where pid = pg_backend_pid()`;
    const [found] = await ask(client, who);
    await client.end();
    return found;
  };
  const defaults = { application: "atlas", memory: "4MB" };

  test.for([["scram"], ["digest"]])("signs in by %s", async ([user = ""]) => {
    expect(await signedIn(urlOf(user))).toEqual({ name: user, tls: false, ...defaults });
  });

  test("is refused with a wrong password", async () => {
    await expect(signedIn(urlOf("scram", "", "wrong"))).rejects.toMatchObject({ code: "28P01" });
  });

  test("is secured if its address asks for it, and the server is who it says", async () => {
    const authority = `sslrootcert=${join(folder, "authority.pem")}`;
    for (const asked of ["sslmode=no-verify", `sslmode=verify-full&${authority}`]) {
      expect(await signedIn(urlOf("secure", `?${asked}`))).toEqual({ name: "secure", tls: true, ...defaults });
    }
  });

  test("may begin with TLS, without asking for it", async () => {
    const asked = "?sslmode=no-verify&sslnegotiation=direct";
    expect(await signedIn(urlOf("secure", asked))).toMatchObject({ tls: true });
  });

  test("is not made to a server whose certificate nobody vouches for", async () => {
    await expect(signedIn(urlOf("secure", "?sslmode=verify-full"))).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(signedIn(urlOf("secure"))).rejects.toMatchObject({ code: "28000" });
  });

  test("hands options on that its address has", async () => {
    const asked = `?application_name=other&options=${encodeURIComponent("-c work_mem=8MB")}`;
    expect(await signedIn(urlOf("scram", asked))).toMatchObject({ application: "other", memory: "8MB" });
  });

  test("answers 200 statements in flight in their order, whatever fails among them", async () => {
    const client = clientOf(urlOf("scram"));
    await client.ready;
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        client.ask<{ value: number }>({ text: `select 10 / $1::int + ${index} as value`, values: [index % 7] }),
      ),
    );
    const seen = answers.map((answer) => (answer.status === "fulfilled" ? answer.value[0]?.value : answer.reason.code));
    expect(seen).toEqual(seen.map((_, index) => (index % 7 === 0 ? "22012" : Math.trunc(10 / (index % 7)) + index)));
    await client.end();
  });

  test("ends after what is under way is answered, and refuses what comes later", async () => {
    const client = clientOf(urlOf("scram"));
    await client.ready;
    const slow = client.ask({ text: "select pg_sleep(0.2), 1 as one", values: [] });
    await client.end();
    expect(await slow).toMatchObject([{ one: 1 }]);
    await expect(client.ask({ text: "select 1", values: [] })).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  test("closes on COPY, which has no place between transactions", async () => {
    const client = clientOf(urlOf("scram"));
    await expect(ask(client, "copy (select 1) to stdout")).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(client.closed).toBe(true);
  });
});

const message = (type: string, ...body: readonly (string | number[])[]): Buffer => {
  const bytes = Buffer.concat(body.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
};
const welcome = message("R", [0, 0, 0, 0]);
const idle = message("Z", "I");

describe("a server that does not keep to the protocol", () => {
  const failureOf = async (
    asked: string,
    said: (chunk: Buffer, socket: Socket) => void,
    act = (client: Client): Promise<unknown> => client.ready,
  ): Promise<unknown> => {
    const server = createServer((socket) => {
      socket.on("error", () => {}).on("data", (chunk) => said(chunk, socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const client = clientOf(`postgres://user:pencil@127.0.0.1:${port}/x${asked}`, false);
    const failure = await act(client).catch((error: unknown) => error);
    expect(client.closed).toBe(true);
    server.close();
    return failure;
  };
  const reason = (text: string): object => ({ name: "DatabaseUnavailable", reason: expect.stringContaining(text) });

  test("gets no password without TLS where it was asked for", async () => {
    const heard: Buffer[] = [];
    const failure = await failureOf("?sslmode=no-verify", (chunk, socket) => {
      heard.push(chunk);
      socket.write("N");
    });
    expect(failure).toMatchObject(reason("does not support SSL"));
    expect(Buffer.concat(heard)).toHaveLength(8);
  });

  test("cannot slip in answers before TLS begins", async () => {
    const said = (_: Buffer, socket: Socket) => void socket.write(Buffer.concat([Buffer.from("S"), welcome, idle]));
    expect(await failureOf("?sslmode=no-verify", said)).toMatchObject(reason("does not support SSL"));
  });

  test("cannot leave out its proof", async () => {
    const offer = message("R", [0, 0, 0, 10], "SCRAM-SHA-256\0\0");
    const said = (chunk: Buffer, socket: Socket) => {
      socket.write(chunk[0] === 0x70 ? Buffer.concat([welcome, idle]) : offer);
    };
    expect(await failureOf("", said)).toMatchObject(reason("did not prove"));
  });

  test.for<[string, Buffer, Buffer?]>([
    ["a sign-in that nobody knows", message("R", [0, 0, 0, 99])],
    ["a message that nobody knows", message("!", "")],
    ["a message that nobody knows, to a statement", Buffer.concat([welcome, idle]), message("!", "")],
    ["rows that end in the middle", Buffer.concat([welcome, idle]), message("D", [0, 2, 0, 0])],
    ["an answer to nothing", Buffer.concat([welcome, idle, message("C", "SELECT 1\0")])],
  ])("ends its connection and not the process: %s", async ([, greeting, answer = greeting]) => {
    const said = (chunk: Buffer, socket: Socket) => void socket.write(chunk[0] === 0 ? greeting : answer);
    const act = async (client: Client): Promise<unknown> => {
      await client.ready;
      return client.ask({ text: "select 1", values: [] });
    };
    expect(await failureOf("", said, act)).toBeInstanceOf(DatabaseUnavailable);
  });
});
