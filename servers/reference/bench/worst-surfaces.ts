/** The most expensive requests outside the contract: forms, pages, callbacks, tools, headers, unknown paths. */
import { type WorstRequest, members, repeated } from "./worst-requests.ts";
import { createChannel } from "@atlas-messaging/service/channels/decide";
import { uuidv7 } from "uuidv7";
import { commit } from "../src/platform/database/commit.ts";
import { type CloudNetwork, callbackOf } from "../test-support/cloud-network.ts";
import { openBench } from "./server.ts";

/** Resources that the requests name. */
interface Standing {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly channelId: string;
  readonly customerId: string;
}

export interface Surface {
  readonly name: string;
  /** Credential to send; a leaver's is a fresh operator session per request, which the request may end. */
  readonly as: "token" | "operator" | "leaver" | "nobody";
  readonly requests: readonly WorstRequest[];
}

const formBytes = 65_000;

const lineBytes = 15_000;

const headerBytes = 14_000;

const unlike = (bytes: number): string => repeated(bytes, (at) => `${at.toString(36)}&`);

const forms: { readonly [title: string]: (bytes: number) => string } = {
  "unlike names": unlike,
  "unlike names with values": (bytes) => repeated(bytes, (at) => `k${at.toString(36)}=${at}&`),
  "one name again and again": (bytes) => repeated(bytes, () => "a&"),
  "a parameter again and again": (bytes) => repeated(bytes, () => "client_id=a&"),
  "a long value": (bytes) => `client_id=${"a".repeat(bytes)}`,
  "a long name": (bytes) => `${"a".repeat(bytes)}=1`,
  escapes: (bytes) => `token=${repeated(bytes, () => "%F0%9F%98%80")}`,
  "broken escapes": (bytes) => `token=${repeated(bytes, () => "%f")}`,
  "a long scope": (bytes) => `scope=${repeated(bytes, (at) => `${at.toString(36)}+`)}`,
};

const formRequests = (path: string, beside: string): readonly WorstRequest[] =>
  Object.entries(forms).map(([title, make]) => {
    const body = `${beside}${make(formBytes - beside.length)}`;
    return {
      title,
      method: "POST",
      path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: () => body,
    };
  });

const lineRequests = (path: string, beside: string, headers = {}): readonly WorstRequest[] =>
  Object.entries(forms).map(([title, make]) => ({
    title: `query: ${title}`,
    method: "GET",
    path: `${path}?${beside}${make(lineBytes - beside.length).slice(0, lineBytes - beside.length)}`,
    headers,
  }));

const json = { "content-type": "application/json" };

const posted = (path: string, bodies: { readonly [title: string]: string }, headers = json): readonly WorstRequest[] =>
  Object.entries(bodies).map(([title, body]) => ({ title, method: "POST", path, headers, body: () => body }));

const longHeaders: { readonly [name: string]: string } = {
  "x-forwarded-for": repeated(headerBytes, () => "127.0.0.1,"),
  "x-forwarded-for of spaces": `1${" ".repeat(headerBytes)}1`,
  accept: repeated(headerBytes, (at) => `a/${at.toString(36)};q=0.1,`),
  "accept-language": repeated(headerBytes, (at) => `a${at.toString(36)};q=0.1,`),
  cookie: repeated(headerBytes, (at) => `${at.toString(36)}=1;`),
  "cookie of spaces": repeated(headerBytes, () => ";  "),
  authorization: `Bearer ${"a".repeat(headerBytes)}`,
  "authorization of spaces": `Bearer a${" ".repeat(headerBytes)},`,
  traceparent: `00-${"0".repeat(headerBytes)}`,
  "if-none-match": repeated(headerBytes, () => '"a", '),
  "x-request-id": "a".repeat(headerBytes),
  "content-type": `application/json;${" ".repeat(headerBytes)}charset`,
  host: "a".repeat(headerBytes),
  origin: `http://${"a.".repeat(headerBytes / 2)}`,
};

const headerRequests = (path: string, others: { readonly [name: string]: string } = {}): readonly WorstRequest[] =>
  Object.entries(longHeaders).map(([title, value]) => {
    const [name = ""] = title.split(" ");
    return { title: `header ${title}`, method: "GET", path, headers: { ...others, [name]: value } };
  });

const call = (method: string, params: object): string => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

const mcp = { ...json, accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" };

const words = repeated(100_000, (at) => `${(at * 7919).toString(36)} `);

const toolRequests = (customer: string): readonly WorstRequest[] => {
  const tool = (name: string, given: object) => call("tools/call", { name, arguments: given });
  const bodies = {
    "tools/list": call("tools/list", {}),
    "a search": tool("search_knowledge", { query: words.slice(0, 500) }),
    "a message": tool("send_message", { customer_id: customer, text: words.slice(0, 4_096) }),
    "unknown arguments": tool("search_knowledge", { query: "a", ...Object(JSON.parse(members(200_000))) }),
    "a long name": tool("a".repeat(1_000_000), {}),
    "unlike members": members(1_000_000),
    "a batch": `[${repeated(1_000_000, () => `${call("tools/list", {})},`)}0]`,
  };
  const initialized = call("initialize", {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: words, version: "1" },
  });
  return [
    ...posted("/atlas/v1/mcp", bodies),
    ...posted("/atlas/v1/mcp", { ...bodies, initialize: initialized }, mcp).map((each) => ({
      ...each,
      title: `MCP: ${each.title}`,
    })),
  ];
};

const nobody = (name: string, requests: readonly WorstRequest[]): Surface => ({ name, as: "nobody", requests });

const get = (path: string, headers = {}): WorstRequest => ({ title: "plain", method: "GET", path, headers });

/** The documents that no operation of the contract is for come from the sitemap. */
export const surfacesOf = (standing: Standing, documents: readonly string[]): readonly Surface[] => {
  const { clientId, redirectUri } = standing;
  const authorization = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
  });
  const page = { accept: "text/html" };
  return [
    nobody("POST /oauth/token", formRequests("/oauth/token", "grant_type=refresh_token&refresh_token=a&")),
    nobody("POST /oauth/revoke", formRequests("/oauth/revoke", `token=a&client_id=${clientId}&`)),
    { name: "POST /oauth/introspect", as: "token", requests: formRequests("/oauth/introspect", "token=a&") },
    nobody("POST /oauth/authorize", formRequests("/oauth/authorize", `${authorization}&decision=deny&`)),
    nobody("GET /oauth/authorize", [
      ...lineRequests("/oauth/authorize", `${authorization}&`, page),
      ...lineRequests("/oauth/authorize", "", page),
    ]),
    {
      name: "POST /oauth/register",
      as: "operator",
      requests: posted("/oauth/register", {
        "many addresses": JSON.stringify({
          client_name: "a",
          redirect_uris: Array.from({ length: 1_500 }, (_, at) => `https://a.example/${at}/callback`),
        }),
        "unlike members": members(formBytes),
        "a long name": JSON.stringify({ client_name: "\u0301\u0323".repeat(15_000), redirect_uris: [redirectUri] }),
        nested: `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
      }),
    },
    ...[
      "/.well-known/oauth-authorization-server",
      "/.well-known/oauth-protected-resource",
      "/.well-known/oauth-protected-resource/atlas/v1/mcp",
      "/.well-known/oauth-protected-resource/agent/v1",
    ].map((path) => nobody(`GET ${path}`, [get(path), ...lineRequests(path, "")])),
    nobody("GET /operator/sso", [
      ...lineRequests("/operator/sso", "organization=a&"),
      ...headerRequests("/operator/sso"),
    ]),
    nobody("GET /operator/sso/callback", [
      ...lineRequests("/operator/sso/callback", "code=a&state=b&"),
      ...headerRequests("/operator/sso/callback?code=a&state=b"),
    ]),
    nobody("/callbacks/channels/{channel_id}", [
      ...posted(`/callbacks/channels/${standing.channelId}`, {
        unsigned: members(3_000_000),
        "too long": "a".repeat(4_000_000),
      }),
      ...signedCallbacks(`/callbacks/channels/${standing.channelId}`),
      ...lineRequests(`/callbacks/channels/${standing.channelId}`, "hub.mode=subscribe&"),
    ]),
    { name: "POST /atlas/v1/mcp, by protocol", as: "token", requests: toolRequests(standing.customerId) },
    nobody("GET /metrics", [get("/metrics"), ...headerRequests("/metrics")]),
    nobody("a path that is none", [
      get(`/${"a/".repeat(lineBytes / 2)}`),
      get(`/v1/atlas/${"%2e/".repeat(lineBytes / 4)}`),
      { title: "OPTIONS", method: "OPTIONS", path: "/v1/atlas/messages", headers: { origin: "http://a.example" } },
      ...lineRequests("/nothing", ""),
      ...posted("/nothing", { "a long body": members(10_000_000) }),
      ...headerRequests("/nothing"),
    ]),
    nobody("GET /health, by headers", headerRequests("/health")),
    nobody("GET /developers, by headers", headerRequests("/developers", page)),
    { name: "GET /v1/atlas/channels, by headers", as: "token", requests: headerRequests("/v1/atlas/channels") },
    ...documents.map((path) => nobody(`GET ${path}`, [get(path, page), get(path, { accept: "text/markdown" })])),
  ];
};

// A channel of a messaging app, whose callbacks this measurement signs: only then are they read.

type Linked = Pick<CloudNetwork, "url" | "senderId" | "secrets">;

const app: Linked = {
  url: "http://127.0.0.1:9911",
  senderId: "1000",
  secrets: { access_token: "access-token-1", app_secret: "app-secret-1", verify_token: "verify-token-1" },
};

/** Makes the channel; returns its id. */
export const connectChannel = async (url: string, organizationId: string, at: Linked = app): Promise<string> => {
  const database = await openBench(url);
  try {
    const now = new Date().toISOString();
    const actor = { kind: "system", id: null } as const;
    const facts = { now, newId: uuidv7, organizationId, actor, correlationId: "bench" };
    const { id, changes } = createChannel(facts, {
      provider: "cloud_api",
      channel: "chatapp",
      display_name: "Shop",
      base_url: at.url,
      sender_id: at.senderId,
      business_account_id: null,
      template_language: "en_US",
      secrets: at.secrets,
    });
    if ((await commit(database, organizationId, changes)) !== "committed") throw new Error("the channel was refused");
    return id;
  } finally {
    await database.close();
  }
};

const many = <Item>(count: number, each: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => each(at));

const message = (at: number) => ({ from: `1555${1_000_000 + at}`, type: "text" });

const contact = (at: number) => ({ wa_id: `1444${1_000_000 + at}` });

/** None of their items can be applied, so that it is the reading that is measured. */
const contents: { readonly [title: string]: object } = {
  "signed: messages and contacts": { messages: many(6_000, message), contacts: many(12_000, contact) },
  "signed: more of them than are read": { messages: many(30_000, message), contacts: many(60_000, contact) },
  "signed: statuses": { statuses: many(16_000, () => ({ status: "sent" })) },
  "signed: empty items": { messages: many(45_000, () => ({})) },
  "signed: a long text": { messages: [{ id: "\u0000", from: "1", text: { body: "a".repeat(3_000_000) } }] },
};

const signedCallbacks = (path: string): readonly WorstRequest[] =>
  Object.entries(contents).map(([title, value]) => {
    const { raw, headers } = callbackOf(app, value);
    return { title, method: "POST", path, headers, body: () => raw };
  });
