/** Credentials, scopes and organizations that are not kept apart. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Known, knowing } from "./known-tokens.ts";
import {
  type Fault,
  type Layer,
  after,
  answering,
  answers,
  as,
  asking,
  asks,
  bodyOf,
  inside,
  instead,
  rewrites,
  without,
} from "./fault.ts";

/** Serves a refused call for the organization that owns the resource. */
const reaches = (...ids: readonly OperationId[]): (() => Layer) =>
  knowing((known) =>
    after(404, ids, async (asked, next) => {
      for (const { token } of known) {
        const other = await next(as(asked, token));
        if (other.status === 200) return other;
      }
      return null;
    })(),
  );

/** A narrow token is given every scope, but is told that it has those it asked for. */
const widensScopes =
  (widen: (scopes: string) => string): (() => Layer) =>
  () =>
  async (asked, next) => {
    const scope = asked.query.get("scope");
    if (asked.operation !== "sandbox.credentials" || scope === null) return next(asked.request);
    const wide = widen(scope);
    const response = await next(asking(asked, { query: { scope: wide === "" ? null : wide } }));
    const body = await bodyOf(response);
    return answering(response, { body: { ...body, data: { ...inside(body, "data"), scopes: scope.split(" ") } } });
  };

const pagesOfAnother = ["sessions.list", "runs.list", "conversations.list", "conversations.listEvents"] as const;

export const accessFaults: readonly Fault[] = [
  {
    name: "does not check scopes",
    operations: ["channels.list", "messages.send", "runs.list"],
    layer: widensScopes(() => ""),
  },
  {
    name: "lets atlas.actions.write hand off",
    operations: ["actions.execute"],
    layer: widensScopes((scopes) => (scopes === "atlas.actions.write" ? "atlas.actions.execute" : scopes)),
  },
  {
    name: "does not know atlas.context.read",
    operations: ["conversations.context"],
    layer: widensScopes((scopes) => (scopes === "atlas.context.read" ? "atlas.channels.read" : scopes)),
  },
  {
    name: "lists every tool, whatever the scopes",
    operations: ["agent.manifest", "tools.manifest"],
    layer: widensScopes((scopes) => (scopes === "atlas.actions.execute" ? "" : scopes)),
  },
  {
    name: "does not say which scope is missing",
    operations: ["channels.list", "messages.send", "runs.list"],
    layer: answers(
      () => ({ headers: { "www-authenticate": 'Bearer realm="atlas"' } }),
      (_, { status }) => status === 403,
    ),
  },
  {
    name: "takes any token for the last one that was right",
    operations: ["channels.list", "messages.send"],
    layer: knowing((known) => async (asked, next) => {
      const response = await next(asked.request);
      const last = known.at(-1);
      return response.status === 401 && asked.token !== "" && last ? next(as(asked, last.token)) : response;
    }),
  },
  {
    name: "looks at the body before the credential",
    operations: ["messages.send"],
    layer: after(401, ["messages.send"], async (asked, next) => {
      const given = await next(new Request(new URL("/sandbox/credentials", asked.request.url)));
      const validated = await next(as(asked, String(inside(await bodyOf(given), "data")["token"])));
      return validated.status === 422 ? validated : null;
    }),
  },
  {
    name: "goes on taking a key that was revoked",
    operations: ["keys.revoke", "channels.list", "sandbox.credentials"],
    layer: instead(["keys.revoke"], async (asked, next) => {
      if (asked.token === "") return null;
      const seen = await next(asking(asked, { path: `/v1/atlas/keys/0199f0a0-7b1c-7d3e-8f00-00000000dead` }));
      const data = { id: asked.params["id"], status: "revoked", revoked_at: new Date().toISOString() };
      return answering(seen, { status: 200, body: { ok: true, data } });
    }),
  },
  {
    name: "lets a token outlive its end",
    operations: ["sandbox.credentials", "channels.list"],
    layer: rewrites(["sandbox.credentials"], (text) =>
      text.replace(
        /"expires_at":"([^"]*)"/,
        (_, end: string) => `"expires_at":"${new Date(Date.parse(end) - 3_600_000).toISOString()}"`,
      ),
    ),
  },
  {
    name: "hands everybody the same sandbox",
    operations: ["sandbox.credentials", "channels.list"],
    layer: () => {
      let first: string | null = null;
      return async (asked, next) => {
        const response = await next(asked.request);
        if (asked.operation !== "sandbox.credentials" || asked.query.size > 0) return response;
        const text = first ?? (await response.clone().text());
        first = text;
        return answering(response, { text });
      };
    },
  },
  {
    name: "ignores organization_id in a body",
    operations: ["messages.send", "channels.list", "sessions.create"],
    layer: asks(["messages.send", "sessions.create"], ({ body }) =>
      body && "organization_id" in body ? { body: without(body, "organization_id") } : null,
    ),
  },
  {
    name: "ignores organization_id in a query",
    operations: ["channels.list", "messages.send", "sessions.create"],
    layer: asks(["channels.list"], () => ({ query: { organization_id: null, limit: null } })),
  },
  { name: "reads another organization's knowledge", operations: ["knowledge.get"], layer: reaches("knowledge.get") },
  {
    name: "reads another organization's conversations",
    operations: ["conversations.context"],
    layer: reaches("conversations.context"),
  },
  { name: "reads another organization's runs", operations: ["runs.get"], layer: reaches("runs.get") },
  {
    name: "changes another organization's webhooks",
    operations: ["webhooks.update"],
    layer: reaches("webhooks.update"),
  },
  {
    name: "withdraws another organization's agents",
    operations: ["agents.publish", "agents.create", "agents.directory"],
    layer: reaches("agents.publish"),
  },
  {
    name: "acts in another organization's conversations",
    operations: ["actions.execute", "conversations.listEvents"],
    layer: reaches("actions.execute"),
  },
  {
    name: "tells that an id of another organization exists",
    operations: ["knowledge.get"],
    layer: knowing((known) =>
      after(404, ["knowledge.get"], async (asked, next, response) => {
        const all = await Promise.all(known.map(async ({ token }) => (await next(as(asked, token))).status));
        if (!all.includes(200)) return null;
        const error = { code: "permission_denied", message: "This is another organization's.", retryable: false };
        return answering(response, { status: 403, body: { ok: false, error } });
      })(),
    ),
  },
  {
    name: "searches the knowledge of all organizations",
    operations: ["knowledge.create", "knowledge.list", "agent.searchKnowledge"],
    layer: knowing((known) =>
      after(200, ["knowledge.list"], async (asked, next, response) => {
        const { data } = await bodyOf(response);
        if (!Array.isArray(data) || data.length > 0) return null;
        for (const { token } of known) {
          const other = await next(as(asked, token));
          if (JSON.stringify((await bodyOf(other))["data"]) !== "[]") return other;
        }
        return null;
      })(),
    ),
  },
  {
    name: "lists another organization's sessions",
    operations: ["sessions.list", "agents.list", "runs.list", "conversations.list", "webhooks.list", "knowledge.list"],
    layer: knowing((known) =>
      after(200, ["sessions.list"], async (asked, next, response) => {
        const listsOf = async ({ token }: Known) => (await bodyOf(await next(as(asked, token))))["data"];
        const all = await Promise.all(known.map(listsOf));
        return answering(response, { body: { ...(await bodyOf(response)), data: all.flat().slice(0, 200) } });
      })(),
    ),
  },
  {
    name: "takes a cursor of another list, of another organization, or none at all",
    operations: ["sessions.list", "sessions.create", "runs.list", "conversations.list"],
    layer: after(400, pagesOfAnother, (asked, next) => next(asking(asked, { query: { after_id: null } }))),
  },
  {
    name: "lets an agent be made of another organization's knowledge",
    operations: ["agents.create", "sessions.create"],
    layer: after(422, ["agents.create"], (asked, next) =>
      asked.body && "source_ids" in asked.body
        ? next(asking(asked, { body: without(asked.body, "source_ids") }))
        : null,
    ),
  },
];
