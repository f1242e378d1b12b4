/** The server to try things on: sandbox defaults, its own token, and next steps printed. */
import { resolve } from "node:path";
import { isatty } from "node:tty";
import { type SuccessOf, sandbox } from "@atlas-messaging/contract";
import { answering, sending, shellOf } from "@atlas-messaging/service/sandbox/first-calls";
import pc from "picocolors";
import { takeNoArguments } from "./platform/arguments.ts";
import { example } from "./platform/program.ts";
import { serve } from "./serve.ts";
import { type Settings, readSettings } from "./settings.ts";

const { bold, cyan, dim } = pc.createColors(isatty(1) && pc.isColorSupported);

type Credentials = SuccessOf<"sandbox.credentials">["data"];

const shell = shellOf(process.platform);

takeNoArguments("sandbox", "Starts a server to try things on, and prints a token and calls to paste.");

// A reader that has gone, as after `| head`, leaves a sandbox that nobody knows of: it ends as by Ctrl-C.
process.stdout.once("error", () => process.kill(process.pid, "SIGTERM"));

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Any client of MCP may register itself, so the tool server's address is all that one needs. */
const sandboxDefaults = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on", ATLAS_OAUTH_REGISTRATION: "open", LOG_LEVEL: "warn" };

const read = (): Settings => {
  const settings = readSettings({ ...sandboxDefaults, ...process.env });
  print(`${dim("Starting; the database takes a few seconds …")}\n`);
  return settings;
};

type Envelope<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: { readonly message: string; readonly docs: string } };

/** Fetches over HTTP like any client, so the body is the server's envelope. */
const ask = async <Data>(url: string, init: RequestInit = {}): Promise<Data> => {
  const answer: Envelope<Data> = await (await fetch(url, init)).json();
  if (!answer.ok) {
    const { message, docs } = answer.error;
    throw new Error(`The server started, but ${new URL(url).pathname} fails: ${message} (${docs})`);
  }
  return answer.data;
};

const fetchCredentials = (url: string): Promise<Credentials> => ask(`${url}/sandbox/credentials`);

type Link = SuccessOf<"console.account.createSignInLink">["data"];

/** The link works once, so a log that holds it lets nobody in later. */
const fetchLink = async (url: string, { operator_token }: Credentials): Promise<string> => {
  const headers = { authorization: `Bearer ${operator_token}` };
  const { sign_in_link } = await ask<Link>(`${url}/operator/sessions/links`, { method: "POST", headers });
  return sign_in_link.url;
};

const describeStore = ({ databaseUrl, dataDir }: Settings): string => {
  if (databaseUrl === undefined) return resolve(dataDir);
  if (databaseUrl === "memory://") return "in memory, gone when the sandbox stops";
  const { host, pathname } = new URL(databaseUrl); // Without user and password.
  return `PostgreSQL at ${host}${pathname}`;
};

const facts = (entries: { readonly [name: string]: string }): string =>
  Object.entries(entries)
    .map(([name, value]) => `  ${name.padEnd(14)}${cyan(value)}`)
    .join("\n");

const numbers = (): string =>
  Object.values(sandbox.phoneNumbers)
    .slice(1)
    .map(({ phone_number, summary }) => `  ${cyan(phone_number)}  ${summary}`)
    .join("\n");

/** The quickstart uses the default address unless ATLAS_BASE_URL is set. */
const quickstart = (url: string): string => {
  if (example === null) return `${url}/docs/start`;
  return url === "http://127.0.0.1:4100" ? example : shell.having("ATLAS_BASE_URL", url, example);
};

await serve(read, async ({ url }, settings) => {
  const credentials = await fetchCredentials(url);
  const link = await fetchLink(url, credentials);
  print(`${bold("The Atlas sandbox is ready.")}\n`);
  print(
    facts({
      "Base URL": url,
      Token: credentials.token,
      "Console token": credentials.operator_token,
      "Valid until": credentials.expires_at,
      "Demo phone": credentials.phone_number,
      Template: credentials.template_id,
      "Tool server": credentials.mcp_url,
      Data: describeStore(settings),
    }),
  );
  print(
    `\n${bold("Send a message")} ${dim("(sent twice, the same answer is replayed)")}\n\n${sending(shell, url, credentials)}\n`,
  );
  const note = dim("(nobody answers before; the last line shows what was said)");
  print(`${bold("Let an agent answer a customer")} ${note}\n\n${answering(shell, url, credentials)}\n`);
  print(`${bold("Other numbers, other outcomes")} ${dim("(no real number is ever contacted)")}\n\n${numbers()}\n`);
  print(`${bold("Open the console")} ${dim("(signs in once, within the hour)")}\n\n  ${cyan(link)}\n`);
  print(`Next${example === null ? "" : ", in another terminal"}: ${bold(quickstart(url))}\nCtrl-C stops the sandbox.`);
});
