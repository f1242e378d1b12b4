/** Credentials and grants that operators give and revoke, and their audit entries. */
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Operated, freshConsole, templateOf, topic } from "./steps.ts";

const authentication = (line: string): Citation => ({ section: "Authentication", line });
const once = authentication(
  "Secrets (grant secret, key secret, webhook signing secret) are returned in plaintext once at creation. Listings show only prefixes and scope metadata.",
);
const given = authentication("Keys and grants come from the developer console under an app or a service account.");
const scoped = authentication(
  "Tokens are scoped. A call needs the scope listed for its endpoint. Console operations need the permission listed for them instead; scopes do not apply there.",
);
const schemes = authentication(
  "Two bearer schemes exist: the console scheme (an authenticated operator session, used on {console_url}) and the public scheme (an OAuth token, a service-account key, or an app grant token, used on the public and agent APIs).",
);
const recorded: Citation = {
  section: "Audit event (console)",
  line: "| event_type | string | dotted lifecycle name of the form `atlas_api.<asset>.<...>.<verb>` |",
};
const counted: Citation = {
  section: "Developer console operations (host {console_url}, bearer credential of an operator session)",
  line: "| GET | /operator/developers/overview | developer_console.read | none | counts { apps, service_accounts, webhooks, audit_events } (integers); permissions { developer_console { read, manage } } (booleans) |",
};
const template: Citation = {
  section: "Messaging window",
  line: "After 24 hours of silence, `template_id` is required, with `category` of `utility`, `marketing` or `transactional`.",
};

const define = topic("console");

const named = { name: "Corner shop", runtime_mode: "external_agent" };
const readsRuns = { granted_scopes: ["atlas.runs.read"] };

/** A credential: its secret, how to revoke it, and its list. */
interface Given {
  readonly id: string;
  readonly secret: string;
  readonly prefix: string;
  readonly revoke: () => Promise<unknown>;
}

const giveKey = async ({ operator }: Operated, body: object = readsRuns): Promise<Given> => {
  const made = (await operator.succeed("console.serviceAccounts.create", { body: named })).data.service_account;
  const serviceAccountId = made.id;
  const { key } = (
    await operator.succeed("console.serviceAccounts.createKey", {
      params: { service_account_id: serviceAccountId },
      body,
    })
  ).data;
  const revoke = () =>
    operator.succeed("console.serviceAccounts.revokeKey", {
      params: { service_account_id: serviceAccountId, key_id: key.id },
    });
  return { id: key.id, secret: key.secret, prefix: key.key_prefix, revoke };
};

const giveGrant = async ({ operator }: Operated, body: object = readsRuns): Promise<Given> => {
  const appId = (await operator.succeed("console.apps.create", { body: named })).data.app.id;
  const { grant } = (await operator.succeed("console.apps.createGrant", { params: { app_id: appId }, body })).data;
  const revoke = () => operator.succeed("console.apps.revokeGrant", { params: { app_id: appId, grant_id: grant.id } });
  return { id: grant.id, secret: grant.secret, prefix: grant.token_prefix, revoke };
};

const tokens = [
  { kind: "key", give: giveKey, create: "console.serviceAccounts.createKey", list: "console.serviceAccounts.list" },
  { kind: "grant", give: giveGrant, create: "console.apps.createGrant", list: "console.apps.list" },
] as const;

const ofTokens = tokens.flatMap(({ kind, give, create, list }): readonly Case[] => [
  define(`${kind}-secret-once`, {
    title: `the secret of a ${kind} is shown once, when it is created; lists show its prefix`,
    operations: [create, list, "console.auditEvents.list"],
    cites: once,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { secret, prefix } = await give(its);
      context.check.that(secret.startsWith(prefix) && secret !== prefix, "a prefix of the secret", prefix);
      const listed = await its.operator.call(list);
      context.check.that(listed.text.includes(`"${prefix}"`), "the prefix", `${listed.where} lacks it`);
      const audited = await its.operator.call("console.auditEvents.list");
      for (const { text, where } of [listed, audited])
        context.check.that(!text.includes(secret), "no secret", `${where} shows it`);
      context.check.differ((await give(its)).secret, secret, `the secret of another ${kind}`);
    },
  }),
  define(`${kind}-secret-replayed`, {
    title: `the secret of a ${kind} is shown again, under its idempotency key, to whom it was shown alone`,
    operations: ["webhooks.create", create],
    cites: once,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const writes = { granted_scopes: ["atlas.events.write"] };
      const [one, other] = [await give(its, writes), await give(its, writes)].map(({ secret }) =>
        context.clientOf(secret),
      );
      const body = {
        url: "https://shop.example/hook",
        events: ["session.ended"],
        idempotency_key: context.unique(),
      };
      const first = await context.check.present(one, "a client").call("webhooks.create", { body });
      const again = await context.check.present(one, "a client").call("webhooks.create", { body });
      context.check.equal(again.text, first.text, `the replay, ${again.where}`);
      const another = await context.check.present(other, "a client").refuse("webhooks.create", "conflict", { body });
      const secret = context.check.present(first.body?.data.secret, "the secret of the new webhook");
      context.check.that(!JSON.stringify(another.error).includes(secret), "no secret", `${another.where} shows it`);
    },
  }),
  define(`${kind}-scopes`, {
    title: `a ${kind} may do what it was granted, and nothing else`,
    operations: [create, "runs.list", "channels.list", "console.overview.get"],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const client = context.clientOf((await give(await freshConsole(context))).secret);
      await client.succeed("runs.list");
      await client.refuse("channels.list", "insufficient_scope");
      await client.refuse("console.overview.get", "unauthenticated");
    },
  }),
  define(`${kind}-revoked`, {
    title: `a ${kind} that was revoked is refused at once, and the others go on`,
    operations: [
      create,
      kind === "key" ? "console.serviceAccounts.revokeKey" : "console.apps.revokeGrant",
      "runs.list",
    ],
    cites: given,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const [one, other] = [await give(its), await give(its)];
      const client = context.clientOf(one.secret);
      await client.succeed("runs.list");
      await one.revoke();
      await client.refuse("runs.list", "unauthenticated");
      await context.clientOf(other.secret).succeed("runs.list");
    },
  }),
  define(`${kind}-ends`, {
    title: `a ${kind} ends when it was said to`,
    operations: [create, "runs.list", "sessions.create"],
    cites: given,
    needs: ["organization", "operator", "clock"],
    run: async (context) => {
      const its = await freshConsole(context);
      const now = Date.parse((await its.client.succeed("sessions.create")).data.session.created_at);
      const expires_at = new Date(now + 600_000).toISOString();
      const client = context.clientOf((await give(its, { ...readsRuns, expires_at })).secret);
      await context.clock.advance("9m");
      await client.succeed("runs.list");
      await context.clock.advance("2m");
      await client.refuse("runs.list", "unauthenticated");
    },
  }),
]);

const invite = async (operator: Client, context: Context, role: string) => {
  const email = `${context.unique("member")}@conformance.example`;
  const { invitation } = (await operator.succeed("console.members.invite", { body: { email, role } })).data;
  return { email, invitation_token: invitation.token, password: context.unique("a long password") };
};

export const developerConsole: readonly Case[] = [
  ...ofTokens,
  define("webhook-secret-once", {
    title: "the signing secret of an endpoint is shown when it is created and when it is rotated, and never else",
    operations: [
      "console.webhooks.create",
      "console.webhooks.list",
      "console.webhooks.update",
      "console.webhooks.rotateSecret",
    ],
    cites: once,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const account = (await operator.succeed("console.serviceAccounts.create", { body: named })).data.service_account;
      const body = {
        service_account_id: account.id,
        endpoint_url: "https://shop.example/hook",
        subscribed_events: ["session.ended"],
      };
      const { id, signing_secret } = (await operator.succeed("console.webhooks.create", { body })).data
        .webhook_endpoint;
      const rotated = await operator.succeed("console.webhooks.rotateSecret", { params: { webhook_id: id }, body: {} });
      const fresh = rotated.data.webhook_endpoint.signing_secret;
      context.check.differ(fresh, signing_secret, "the secret after it was rotated");
      const own = { params: { webhook_id: id }, body: { secret: "a-secret-of-our-own-making" } };
      const chosen = (await operator.succeed("console.webhooks.rotateSecret", own)).data.webhook_endpoint;
      context.check.equal(chosen.signing_secret, own.body.secret, "the secret that was given");
      const listed = await operator.call("console.webhooks.list");
      const changed = await operator.call("console.webhooks.update", {
        params: { webhook_id: id },
        body: { subscribed_events: ["agent.handoff"] },
      });
      for (const { text, where } of [listed, changed])
        context.check.that(
          ![signing_secret, fresh, own.body.secret].some((secret) => text.includes(secret)),
          "no secret",
          `${where} shows one`,
        );
    },
  }),
  define("session-ends", {
    title: "a console session is over when the operator signs out, and is no token of the public API before",
    operations: [
      "console.members.invite",
      "console.account.acceptInvitation",
      "console.account.signOut",
      "channels.list",
    ],
    cites: schemes,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const { invitation_token, password } = await invite(operator, context, "viewer");
      const body = { invitation_token, password };
      const { token } = (await context.anonymous.succeed("console.account.acceptInvitation", { body })).data.session;
      const client = context.clientOf(token);
      await client.succeed("console.overview.get");
      await client.refuse("channels.list", "unauthenticated");
      await client.succeed("console.account.signOut");
      await client.refuse("console.overview.get", "unauthenticated");
      await operator.succeed("console.overview.get");
    },
  }),
  define("invitation", {
    title: "an invitation is accepted once, and its password signs in to what the role may do",
    operations: [
      "console.members.invite",
      "console.account.acceptInvitation",
      "console.account.signIn",
      "console.members.list",
      "console.members.update",
    ],
    cites: scoped,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator, sandbox } = await freshConsole(context);
      const { email, invitation_token, password } = await invite(operator, context, "auditor");
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", { body: { email, password } });
      const body = { invitation_token, password, name: "Grace Field" };
      const accepted = (await context.anonymous.succeed("console.account.acceptInvitation", { body })).data.member;
      context.check.equal(accepted.name, "Grace Field", "the name of who accepted");
      const again = await context.anonymous.call("console.account.acceptInvitation", { body });
      context.check.that(again.status >= 400, "an invitation to be used up", `${again.status} of ${again.where}`);
      await context.anonymous.refuse("console.account.signIn", "unauthenticated", {
        body: { email, password: "another one" },
      });
      const { data } = await context.anonymous.succeed("console.account.signIn", { body: { email, password } });
      context.check.equal(data.organization.id, sandbox.organization_id, "organization.id of the session");
      const client = context.clientOf(data.session.token);
      await client.succeed("console.auditEvents.list");
      await client.refuse("console.members.invite", "permission_denied", { body: { email, role: "owner" } });
      const renamed = { params: { member_id: accepted.id }, body: { name: "Grace Hale" } };
      await operator.succeed("console.members.update", renamed);
      await client.succeed("console.auditEvents.list");
      const { members } = (await operator.succeed("console.members.list")).data;
      const member = members.find((each) => each.email === email);
      const shown = { name: "Grace Hale", role: "auditor", status: "active" };
      context.check.includes(member, shown, "the member in the list");
    },
  }),
  define("no-escalation", {
    title: "nobody gives a permission that they do not have",
    operations: ["console.members.invite", "console.account.acceptInvitation"],
    cites: scoped,
    needs: ["operator"],
    run: async (context) => {
      const approver = await context.inRole("approver");
      const address = () => `${context.unique("member")}@conformance.example`;
      for (const beyond of [{ role: "owner" }, { permissions: ["atlas_api.keys.manage"] }])
        await approver.refuse("console.members.invite", "permission_denied", { body: { email: address(), ...beyond } });
      await approver.succeed("console.members.invite", { body: { email: address(), role: "approver" } });
    },
  }),
  define("audit", {
    title: "what an operator changes is written down: what, to which asset, by whom, by which request",
    operations: [
      "console.apps.create",
      "console.serviceAccounts.createKey",
      "console.serviceAccounts.revokeKey",
      "console.auditEvents.list",
    ],
    cites: recorded,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { operator } = its;
      const headers = { "x-request-id": context.unique("audited") };
      const app = await operator.call("console.apps.create", { body: named, headers });
      const appId = context.check.present(app.body, app.where).data.app.id;
      const key = await giveKey(its);
      await key.revoke();
      await key.revoke();
      const entries = async (asset_id: string) =>
        (await operator.succeed("console.auditEvents.list", { query: { asset_id } })).data.events;
      const created = {
        event_type: "atlas_api.app.create",
        correlation_id: headers["x-request-id"],
        actor_type: "operator",
      };
      const [entry, ...more] = await entries(appId);
      context.check.includes(entry, created, "the entry of the new app");
      context.check.present(entry?.actor_id, "actor_id of the entry");
      context.check.equal(more, [], "further entries of the new app");
      context.check.equal(
        (await entries(key.id)).map(({ event_type }) => event_type),
        ["atlas_api.service_account.key.revoke", "atlas_api.service_account.key.create"],
        "the entries of a key that was made and revoked, the newest first",
      );
      const { operator: stranger } = await freshConsole(context);
      const { data } = await stranger.succeed("console.auditEvents.list", { query: { asset_id: appId } });
      context.check.equal(data.events, [], "the entries that another organization sees");
    },
  }),
  define("overview", {
    title: "the overview counts what there is, and tells what its reader may",
    operations: ["console.overview.get", "console.apps.create", "console.serviceAccounts.create"],
    cites: counted,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator } = await freshConsole(context);
      const before = (await operator.succeed("console.overview.get")).data;
      context.check.equal(
        before.permissions.developer_console,
        { read: true, manage: true },
        "permissions of an owner",
      );
      await operator.succeed("console.apps.create", { body: named });
      await operator.succeed("console.serviceAccounts.create", { body: named });
      const { counts } = (await operator.succeed("console.overview.get")).data;
      const { apps, service_accounts, audit_events } = before.counts;
      const expected = { apps: apps + 1, service_accounts: service_accounts + 1, audit_events: audit_events + 2 };
      context.check.includes(counts, expected, "the counts");
      const viewer = await (await context.inRole("viewer")).succeed("console.overview.get");
      const seen = viewer.data.permissions.developer_console;
      context.check.equal(seen, { read: true, manage: false }, "permissions of a viewer");
    },
  }),
  define("template", {
    title: "a template that is made in the console is sent with its placeholders filled",
    operations: ["console.templates.create", "console.templates.list", "messages.send", "conversations.context"],
    cites: template,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator, sandbox } = await freshConsole(context);
      const body = { name: "table_ready", body: "{{name}}, your table is ready.", category: "utility" };
      const made = (await operator.succeed("console.templates.create", { body })).data.template;
      context.check.includes(made, { ...body, placeholders: ["name"] }, "the template");
      await operator.refuse("console.templates.create", "conflict", { body });
      const [phone_number, asked] = [
        sandbox.phone_numbers.window_closed,
        { ...templateOf(sandbox), template_id: made.id },
      ];
      const { conversation_id } = (await client.succeed("messages.send", { body: { phone_number, ...asked } })).data;
      const { recent_messages } = (
        await client.succeed("conversations.context", { params: { conversation_id: conversation_id } })
      ).data;
      context.check.equal(recent_messages.at(-1)?.text, "Ada, your table is ready.", "the text of the message");
    },
  }),
];
