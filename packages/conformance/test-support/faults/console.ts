/** The developer console: what is given out, taken back and written down, a little off. */
import { type OperationId, scopes } from "@atlas-messaging/contract";
import {
  type Fault,
  type Json,
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
  succeeding,
  without,
} from "./fault.ts";
import { knowing } from "./known-tokens.ts";

const keys: readonly OperationId[] = [
  "console.serviceAccounts.createKey",
  "console.serviceAccounts.revokeKey",
  "runs.list",
];
const grants: readonly OperationId[] = ["console.apps.createGrant", "console.apps.revokeGrant", "runs.list"];
const invited: readonly OperationId[] = ["console.members.invite", "console.account.acceptInvitation"];
const audited: readonly OperationId[] = [
  "console.serviceAccounts.createKey",
  "console.apps.create",
  "console.auditEvents.list",
];
const nobody = "0199f0a0-7b1c-7d3e-8f00-00000000dead";

/** Asks for something that is not there, and answers that it was done. */
const pretends = (id: OperationId, data: (params: Json) => Json): (() => Layer) =>
  instead([id], async (asked, next) => {
    const path = new URL(asked.request.url).pathname.replace(/[^/]+$/, nobody);
    const response = await next(asking(asked, { path }));
    if (response.status !== 404) return response;
    return answering(response, { status: 200, body: { ok: true, data: data(asked.params) } });
  });

const at = "2026-01-01T09:00:00.000Z";

/** Shows the secret that was given out last as the name of its owner. */
const listsSecrets =
  (create: OperationId, list: OperationId, made: string): (() => Layer) =>
  () => {
    let last = "";
    return async (asked, next) => {
      const response = await next(asked.request);
      if (response.status !== 200) return response;
      if (asked.operation === create) last = String(inside(await bodyOf(response), "data", made)["secret"]);
      if (asked.operation !== list || last === "") return response;
      return answering(response, { text: (await response.text()).replace(/"name":"[^"]*"/, `"name":"${last}"`) });
    };
  };

/** Asks for more than was asked for, and answers what was. */
const gives = (id: OperationId, made: string, more: (body: Json) => Json): (() => Layer) =>
  instead([id], async (asked, next) => {
    const { body } = asked;
    if (!body) return null;
    const response = await next(asking(asked, { body: more(body) }));
    if (response.status !== 200) return response;
    const { granted_scopes } = body;
    const entity = { ...inside(await bodyOf(response), "data", made), ...(granted_scopes ? { granted_scopes } : {}) };
    return answering(response, { body: { ok: true, data: { [made]: entity } } });
  });

const everyScope = (body: Json): Json => ({ ...body, granted_scopes: Object.keys(scopes) });
/** Leaves out an end that is a time; what is none is refused as ever. */
const endless = (body: Json): Json =>
  Number.isNaN(Date.parse(String(body["expires_at"]))) ? body : without(body, "expires_at");

const events = (change: (events: Json[]) => Json[]): (() => Layer) =>
  answers((body) => {
    const data = inside(body, "data");
    return { body: { ok: true, data: { ...data, events: change(data["events"] as Json[]) } } }; // The client has held it to that.
  }, succeeding("console.auditEvents.list"));

/** Gives every member the permissions of an owner, and says that they have what was asked for. */
const givesAll = instead(["console.members.invite"], async (asked, next) => {
  const { body } = asked;
  const role = body?.["role"];
  if (typeof role !== "string") return null;
  const response = await next(asking(asked, { body: { ...body, role: "owner" } }));
  return answering(response, { text: (await response.text()).replace('"role":"owner"', `"role":"${role}"`) });
});

/** An invitation that was accepted is accepted again. */
const acceptsTwice = (): Layer => {
  const first = new Map<unknown, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    if (asked.operation !== "console.account.acceptInvitation") return response;
    const invitation = asked.body?.["invitation_token"];
    const known = first.get(invitation);
    if (response.status !== 200) return known ? answering(response, { status: 200, text: known }) : response;
    first.set(invitation, await response.clone().text());
    return response;
  };
};

/** Signs members in by any password, also before they accept their invitation. */
const anyPassword = (): Layer => {
  const passwords = new Map<string, unknown>();
  return async (asked, next) => {
    const response = await next(asked.request);
    if (asked.operation === "console.account.acceptInvitation" && response.status === 200) {
      const { email } = inside(await bodyOf(response), "data", "member");
      passwords.set(String(email), asked.body?.["password"]);
    }
    const password = passwords.get(String(asked.body?.["email"]));
    const wrong = asked.operation === "console.account.signIn" && response.status === 401 && password !== undefined;
    return wrong ? next(asking(asked, { body: { ...asked.body, password } })) : response;
  };
};

/** The first answer of each token, for ever. */
const stale = (): Layer => {
  const first = new Map<string, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    if (asked.operation !== "console.overview.get" || response.status !== 200) return response;
    const text = first.get(asked.token) ?? (await response.clone().text());
    first.set(asked.token, text);
    return answering(response, { text });
  };
};

export const consoleFaults: readonly Fault[] = [
  { name: "gives every operator the permissions of an owner", operations: invited, layer: givesAll },
  {
    name: "lets operators give permissions that they lack",
    operations: invited,
    layer: knowing((known) =>
      after(403, ["console.members.invite"], (asked, next) => {
        const owner = known[0];
        return owner ? next(as(asked, owner.operator)) : null;
      })(),
    ),
  },
  {
    name: "keeps the name that a member had before",
    operations: ["console.members.update", ...invited],
    layer: rewrites(["console.members.list"], (text) => text.replaceAll("Grace Hale", "Grace Field")),
  },
  {
    name: "ends a member's sessions for a new name",
    operations: ["console.members.update", ...invited],
    layer: after(200, ["console.members.update"], async (asked, next) => {
      const path = `/operator/developers/members/${asked.params["member_id"]}/sessions`;
      const { headers } = asked.request;
      await next(new Request(new URL(path, asked.request.url), { method: "DELETE", headers }));
      return null;
    }),
  },
  { name: "accepts an invitation twice", operations: invited, layer: acceptsTwice },
  {
    name: "signs operators in by any password",
    operations: ["console.account.signIn", ...invited],
    layer: anyPassword,
  },
  {
    name: "shows the secrets of keys in lists",
    operations: [...keys, "console.serviceAccounts.list"],
    layer: listsSecrets("console.serviceAccounts.createKey", "console.serviceAccounts.list", "key"),
  },
  {
    name: "shows the secrets of grants in lists",
    operations: [...grants, "console.apps.list"],
    layer: listsSecrets("console.apps.createGrant", "console.apps.list", "grant"),
  },
  {
    name: "gives a key every scope",
    operations: keys,
    layer: gives("console.serviceAccounts.createKey", "key", everyScope),
  },
  {
    name: "gives a grant every scope",
    operations: grants,
    layer: gives("console.apps.createGrant", "grant", everyScope),
  },
  {
    name: "lets a key outlive its end",
    operations: keys,
    layer: gives("console.serviceAccounts.createKey", "key", endless),
  },
  {
    name: "lets a grant outlive its end",
    operations: grants,
    layer: gives("console.apps.createGrant", "grant", endless),
  },
  {
    name: "goes on taking a key that an operator has revoked",
    operations: keys,
    layer: pretends("console.serviceAccounts.revokeKey", ({ keyId }) => ({
      key: { id: keyId, status: "revoked", revoked_at: at },
    })),
  },
  {
    name: "goes on taking a grant that an operator has revoked",
    operations: grants,
    layer: pretends("console.apps.revokeGrant", ({ grantId }) => ({
      grant: { id: grantId, grant_status: "revoked", revoked_at: at },
    })),
  },
  {
    name: "keeps a session open after its operator has signed out",
    operations: ["console.account.signOut", ...invited],
    layer: instead(["console.account.signOut"], async (asked, next) => {
      const overview = new Request(new URL("/operator/developers/overview", asked.request.url), {
        headers: asked.request.headers,
      });
      const response = await next(overview);
      const body = { ok: true, data: { signed_out_at: at } };
      return response.status === 200 ? answering(response, { body }) : null;
    }),
  },
  {
    name: "takes a console session for a token of the public API",
    operations: ["channels.list", "console.account.signOut", ...invited],
    layer: knowing((known) =>
      after(401, ["channels.list"], (asked, next) => {
        const last = known.at(-1);
        return last && asked.token.startsWith("atlas_operator_") ? next(as(asked, last.token)) : null;
      })(),
    ),
  },
  {
    name: "takes a key for a console session",
    operations: ["console.overview.get", ...keys],
    layer: knowing((known) =>
      after(401, ["console.overview.get"], (asked, next) => {
        const last = known.at(-1);
        return last && asked.token.startsWith("atlas_key_") ? next(as(asked, last.operator)) : null;
      })(),
    ),
  },
  {
    name: "writes nothing down of a revocation",
    operations: audited,
    layer: events((all) => all.filter(({ event_type }) => !String(event_type).endsWith(".revoke"))),
  },
  {
    name: "writes a revocation down each time that it is asked for",
    operations: audited,
    layer: events((all) =>
      all.flatMap((each) => (String(each["event_type"]).endsWith(".revoke") ? [each, each] : [each])),
    ),
  },
  {
    name: "writes down nobody",
    operations: audited,
    layer: events((all) => all.map((each) => ({ ...each, actor_id: null }))),
  },
  {
    name: "writes down an operator as a program",
    operations: audited,
    layer: events((all) => all.map((each) => ({ ...each, actor_type: "credential" }))),
  },
  {
    name: "writes down another request than the one that it was",
    operations: audited,
    layer: events((all) => all.map((each) => ({ ...each, correlation_id: "another" }))),
  },
  {
    name: "lists the oldest entries of the audit log first",
    operations: audited,
    layer: events((all) => all.toReversed()),
  },
  {
    name: "does not look at the asset by which the audit log is asked",
    operations: audited,
    layer: asks(["console.auditEvents.list"], () => ({ query: { asset_id: null } })),
  },
  {
    name: "shows another organization's audit log",
    operations: audited,
    layer: knowing((known) =>
      after(200, ["console.auditEvents.list"], async (asked, next, response) => {
        if (!(await response.clone().text()).includes('"events":[]')) return null;
        for (const { operator } of known) {
          const other = await next(as(asked, operator));
          if (!(await other.clone().text()).includes('"events":[]')) return other;
        }
        return null;
      })(),
    ),
  },
  {
    name: "counts what there was when it was first asked",
    operations: ["console.overview.get", "console.apps.create"],
    layer: stale,
  },
  {
    name: "tells every operator that they may manage",
    operations: ["console.overview.get", "console.apps.create"],
    layer: rewrites(["console.overview.get"], (text) => text.replace('"manage":false', '"manage":true')),
  },
  {
    name: "sends a console template with its placeholders",
    operations: ["console.templates.create", "messages.send", "conversations.context"],
    layer: rewrites(["conversations.context"], (text) => text.replaceAll("Ada, your table", "{{name}}, your table")),
  },
  {
    name: "makes a template of a name that there is",
    operations: ["console.templates.create", "console.templates.list", "messages.send"],
    layer: after(409, ["console.templates.create"], (asked, next) =>
      next(asking(asked, { body: { ...asked.body, name: `another_${asked.bytes.byteLength}` } })),
    ),
  },
];
