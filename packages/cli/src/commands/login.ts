import type { Command } from "commander";
import { misuse } from "../failure.ts";
import type { Io } from "../io.ts";
import { dataOf, isMembers } from "../output/json.ts";
import { send } from "../operation/send.ts";
import { type Account, type Profile, isOperatorToken, keepProfile, readProfiles } from "../profile/account.ts";

interface LoginFlags {
  readonly baseUrl?: string;
  readonly consoleUrl?: string;
  readonly agentUrl?: string;
  readonly siteUrl?: string;
  readonly profile?: string;
  readonly sandbox?: true;
  readonly withToken?: true;
}

export const addLogin = (io: Io, command: Command): void => {
  command
    .option("--base-url <url>", "Address of the deployment. Default: the sandbox on this machine.")
    .option("--console-url <url>", "Address of the console, if it has one of its own.")
    .option("--agent-url <url>", "Address of the Agent API, if it has one of its own.")
    .option("--site-url <url>", "Address of the documents, if they have one of their own.")
    .option("--profile <name>", "Profile to keep it in.")
    .option("--with-token", "Read the token from standard input.")
    .option("--sandbox", "Take fresh credentials of a sandbox, which need no account.")
    .addHelpText(
      "after",
      "\nExample:\n  $ atlas login --base-url https://sandbox.atlas.example --with-token < key.txt\n",
    )
    .action((flags: LoginFlags) => login(io, flags));
};

/** Keeps a token that the service knows. One of the other kind stays in the profile. */
const login = async (io: Io, flags: LoginFlags): Promise<void> => {
  const { current, profiles } = await readProfiles(io.folder);
  const name = flags.profile ?? io.env["ATLAS_PROFILE"] ?? current;
  const known = profiles[name];
  const addresses = addressesOf(flags, known);
  const tokens = flags.sandbox ? await sandboxTokens(io, addresses) : tokenOf(await askToken(io, flags));
  const kept = known?.baseUrl === addresses.baseUrl ? known : {};
  const profile: Profile = { ...kept, ...addresses, ...tokens };
  await check(io, name, profile, tokens);
  await keepProfile(io.folder, name, profile);
  io.err(`${io.colors.green("✓")} Logged in at ${profile.baseUrl}, in the profile ${JSON.stringify(name)}.\n`);
};

const addressesOf = (flags: LoginFlags, known: Profile | undefined) => {
  const baseUrl = (flags.baseUrl ?? known?.baseUrl ?? "http://127.0.0.1:4100").trim().replace(/\/+$/, "");
  if (!/^https?:\/\/[^\s?#@]+$/i.test(baseUrl) || !URL.canParse(baseUrl))
    throw misuse("--base-url is no address.", "Pass one such as https://api.example.com, without a query.");
  const hosts = ["consoleUrl", "agentUrl", "siteUrl"] as const;
  return { baseUrl, ...Object.fromEntries(hosts.flatMap((host) => (flags[host] ? [[host, flags[host]]] : []))) };
};

type Tokens = Pick<Profile, "token" | "operatorToken">;

const tokenOf = (token: string): Tokens => (isOperatorToken(token) ? { operatorToken: token } : { token });

const askToken = async (io: Io, { withToken }: LoginFlags): Promise<string> => {
  if (withToken || !io.canAsk) return oneLine(new TextDecoder().decode(await io.stdin()));
  const given = await io.ask("Token (a service-account key, or a session of the console)");
  if (given === null) throw misuse("No token was given.", "Run `atlas login` again.");
  return oneLine(given);
};

const oneLine = (text: string): string => {
  const token = text.trim();
  if (/^[!-~]+$/.test(token)) return token;
  throw misuse(
    token === "" ? "The token is empty." : "The token has a space or a line break inside.",
    "Pass the token alone: `atlas login --with-token < FILE`.",
  );
};

/** Takes the credentials that a sandbox gives to everybody. */
const sandboxTokens = async (io: Io, addresses: Account["addresses"]): Promise<Tokens> => {
  const account: Account = { name: "sandbox", source: "none", addresses };
  const { bytes } = await send(io, account, { id: "sandbox.credentials", params: {}, query: {}, headers: {} });
  const data = dataOf(JSON.parse(new TextDecoder().decode(bytes)));
  const { token, operator_token: operatorToken } = isMembers(data) ? data : {};
  return {
    ...(typeof token === "string" ? { token } : {}),
    ...(typeof operatorToken === "string" ? { operatorToken } : {}),
  };
};

/** Asks with each token for something small, so that no profile has one that never worked. */
const check = async (io: Io, name: string, profile: Profile, tokens: Tokens): Promise<void> => {
  const account: Account = { name, source: "profile", addresses: profile, ...tokens };
  const call = { params: {}, query: {}, headers: {} };
  if (tokens.token) await send(io, account, { ...call, id: "tools.manifest" });
  if (tokens.operatorToken) await send(io, account, { ...call, id: "console.sessions.getCurrent" });
};
