/** Skill for agents, made from the contract's flows, tools and errors. */
import { type Operation, type OperationId, errors, isKeyOf, operations } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { about } from "./generated/about.ts";
import type { Site } from "../pipeline/website.ts";

export const skillName = "atlas";

export const skillDescription = `${about.summary} Use it to message a business's customers, to answer them from its knowledge with citations, and to have risky actions approved by a person.`;

export const skillText = (site: Site): string =>
  [
    `---\nname: ${skillName}\ndescription: ${JSON.stringify(skillDescription)}\n---`,
    "# Use Atlas",
    about.summary,
    "## When to use it",
    list(about.fit),
    "## When not to",
    list(about.notFit),
    "## Get a token",
    ...tokenText(site),
    ...(site.offers("toolServer.call") ? toolServerText(site) : []),
    "## Over HTTP",
    "Each answer is `{ ok: true, data }` or `{ ok: false, error: { code, message, retryable, docs, request_id } }`.",
    ...about.stories
      .filter(({ steps }) => steps.every(({ operation }) => isOffered(site, operation)))
      .map((story) => storyText(site, story)),
    "## When something fails",
    failing,
    "## Read on",
    list([
      `[Every document](${site.hosts.site}/llms.txt)`,
      `[The contract](${site.hosts.api}/openapi.json)`,
      `[Errors](${site.hosts.site}/docs/errors.md)`,
    ]),
  ].join("\n\n") + "\n";

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

const isOffered = (site: Site, id: string): id is OperationId => isKeyOf(operations, id) && site.offers(id);

/** Tells readers how to get a token. */
export const tokenText = ({ hosts, offers, environment, authorizes }: Site): string[] => [
  ...(offers("sandbox.credentials")
    ? [
        "A sandbox organization of your own, with knowledge, a channel and a customer; it expires:",
        code("sh", `curl -sS ${hosts.api}/sandbox/credentials`),
      ]
    : [`This is ${environment}: an operator of the organization makes keys and grants in its developer console.`]),
  ...(authorizes
    ? [
        `An app that acts for operators of other organizations gets its token by [OAuth](${hosts.site}/docs/oauth.md). Without \`scope\` it may call every tool; a step over HTTP names the scope that it needs.`,
      ]
    : []),
  "Send the token with every request, as `Authorization: Bearer <ACCESS_TOKEN>`. Never send `organization_id`: the token says it.",
];

/** Tells readers how to call tools. */
export const toolServerText = ({ toolServer: url }: Site): string[] => [
  "## Call tools",
  `Clients of MCP connect to \`${url}\`. Without one, post JSON-RPC; \`dry_run\` changes nothing and tells what a commit would do:`,
  code(
    "sh",
    [
      `curl -sS ${url} \\`,
      `  -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
      `  -d '{"jsonrpc":"2.0","id":"1","method":"tools/call","params":{"name":"search_knowledge","execution_mode":"dry_run","arguments":{"query":"When are you open?","top_k":3}}}'`,
    ].join("\n"),
  ),
  [
    "| Tool | What it does | Needs | Approval |",
    "|---|---|---|---|",
    ...Object.entries(tools).map(
      ([name, { description, scopes, risk }]) =>
        `| \`${name}\` | ${description} | ${scopes.map((scope) => `\`${scope}\``).join(", ")} | ${risk === "high" ? "by a person" : "none"} |`,
    ),
  ].join("\n"),
  "`execution_mode` left out is `commit`. Give an `idempotency_key` with a call that you may repeat. `HITL_REQUIRED` means that a person has to approve the call: say so, do not call again under another key, and learn the outcome by `get_run`, or by the same call with the same key. When `knowledge_state` is not `grounded`, call `handoff` or ask back.",
];

const storyText = ({ hosts }: Site, { summary, steps }: (typeof about.stories)[number]): string => {
  const each = steps.map(({ operation, description }, index) => {
    const { method, path, host, auth } = operations[operation as OperationId]; // `isOffered` has found it there.
    const needs = scopesOf(auth)
      .map((scope) => `\`${scope}\``)
      .join(" or ");
    return `${index + 1}. ${description} \`${method} ${hosts[host]}${path}\`${needs && ` needs ${needs}`}`;
  });
  return [`### ${summary.replace(/\.$/, "")}`, each.join("\n")].join("\n\n");
};

/** Scopes of which a token needs one; none for what anybody may call. */
const scopesOf = (auth: Operation["auth"]): readonly string[] => (auth.scheme === "accessToken" ? auth.anyOf : []);

const retryable = Object.entries(errors).filter(([, error]) => error.retryable);

const failing = [
  "Retry only when `error.retryable` is true, with the same `idempotency_key`, after `Retry-After`, and else with growing pauses from 1 to 32 seconds. These are worth it:",
  list(retryable.map(([name, { status, summary }]) => `\`${name}\` (${status}): ${summary}`)),
  "Quote `X-Request-Id` when you ask for help.",
].join("\n\n");

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
