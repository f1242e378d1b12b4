/** Credentials and scopes. */
import type { Case, Citation } from "../case.ts";
import { freshSandbox, topic } from "./steps.ts";

const bearer: Citation = {
  section: "Authentication",
  line: "Every API request carries `Authorization: Bearer <ACCESS_TOKEN>`.",
};
const scoped: Citation = {
  section: "Authentication",
  line: "Tokens are scoped. A call needs the scope listed for its endpoint. Console operations need the permission listed for them instead; scopes do not apply there.",
};
const scopeRow = (line: string): Citation => ({ section: "Scopes", line });
const manifest: Citation = {
  section:
    "Agent API (host {agent_base_url}; every endpoint needs scope atlas.actions.execute, except knowledge search)",
  line: "| GET | /agent/v1/tools/manifest | atlas.actions.execute | none | tools[], filtered by the token's granted scopes |",
};
const revoked: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| DELETE | /v1/atlas/keys/:id | atlas.keys.write | none | request and response shape not shown |",
};
const sandboxes: Citation = {
  section: "Discovery and sandbox",
  line: "`GET {base_url}/sandbox/credentials` returns a sandbox bearer token and a demo phone number. Sandbox credentials are for evaluation only and must not be used in production. Each environment (sandbox, staging, production) needs its own distinct token.",
};

const define = topic("access");

export const access: readonly Case[] = [
  define("no-credential", {
    title: "without a credential that is known nothing is answered, whatever else is wrong",
    operations: ["messages.send", "channels.list"],
    cites: bearer,
    run: async (context) => {
      const { anonymous } = context;
      await anonymous.refuse("channels.list", "unauthenticated");
      await anonymous.refuse("messages.send", "unauthenticated", { body: { wrong: true } });
      await anonymous.refuse("messages.send", "unauthenticated", {
        raw: "{",
        headers: { "content-type": "application/json" },
      });
      const { token } = await context.home();
      const forms = ["Bearer", "Bearer x", `Basic ${token}`, token, `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`];
      for (const authorization of forms)
        await anonymous.refuse("channels.list", "unauthenticated", { headers: { authorization } });
    },
  }),
  define("missing-scope", {
    title: "a token without the scope is refused, and told which scope it lacks",
    operations: ["channels.list", "messages.send", "runs.list"],
    cites: scoped,
    needs: ["narrow token"],
    run: async (context) => {
      const client = await context.narrow(["atlas.channels.read"]);
      await client.succeed("channels.list");
      for (const [id, scope] of [
        ["messages.send", "atlas.messages.send"],
        ["runs.list", "atlas.runs.read"],
      ] as const) {
        const { error, headers, where } = await client.refuse(id, "insufficient_scope");
        context.check.that(
          error.message.includes(scope),
          `a message that names ${scope}`,
          `${error.message} of ${where}`,
        );
        const challenge = headers.get("www-authenticate") ?? "";
        context.check.matches(challenge, /^Bearer .*error="insufficient_scope"/, `WWW-Authenticate of ${where}`);
        context.check.that(challenge.includes(`scope="${scope}"`), `WWW-Authenticate to name ${scope}`, challenge);
      }
    },
  }),
  define("context-by-either-scope", {
    title: "the context is read with atlas.context.read or with atlas.conversations.read",
    operations: ["conversations.context"],
    cites: scopeRow("| atlas.context.read | GET context (named on the route) |"),
    needs: ["narrow token"],
    run: async (context) => {
      const params = { conversation_id: "0199f0a0-7b1c-7d3e-8f00-00000000dead" };
      for (const scope of ["atlas.context.read", "atlas.conversations.read"])
        await (await context.narrow([scope])).refuse("conversations.context", "not_found", { params });
      const other = await context.narrow(["atlas.channels.read"]);
      await other.refuse("conversations.context", "insufficient_scope", { params });
    },
  }),
  define("actions-write", {
    title: "atlas.actions.write allows replies and drafts, and nothing else",
    operations: ["actions.execute"],
    cites: {
      section: "Scopes",
      line: "A scope named `atlas.actions.write` also appears in the production checklist for submitting replies and drafts; its relation to `atlas.actions.execute`: not shown.",
    },
    needs: ["narrow token"],
    run: async (context) => {
      const client = await context.narrow(["atlas.actions.write"]);
      const conversation_id = "0199f0a0-7b1c-7d3e-8f00-00000000dead";
      const payload = { text: "Hello" };
      for (const action_type of ["reply", "draft"])
        await client.refuse("actions.execute", "not_found", { body: { conversation_id, action_type, payload } });
      await client.refuse("actions.execute", "insufficient_scope", {
        body: { conversation_id, action_type: "handoff" },
      });
    },
  }),
  define("manifest-by-scope", {
    title: "the manifest lists the tools that the token's scopes allow",
    operations: ["agent.manifest", "tools.manifest"],
    cites: manifest,
    needs: ["narrow token"],
    run: async (context) => {
      const narrow = await context.narrow(["atlas.actions.execute"]);
      const { data } = await narrow.succeed("agent.manifest");
      const few = data.tools.map((tool) => tool.function.name);
      context.check.that(!few.includes("search_knowledge"), "no tool that needs another scope", few.join(", "));
      const { client } = await context.home();
      const all = (await client.succeed("agent.manifest")).data.tools.map((tool) => tool.function.name);
      context.check.that(all.includes("search_knowledge") && all.includes("send_message"), "all tools", all.join(", "));
    },
  }),
  define("fresh-sandboxes", {
    title: "each sandbox is an organization of its own, with a token of its own",
    operations: ["sandbox.credentials", "channels.list"],
    cites: sandboxes,
    needs: ["organization"],
    run: async (context) => {
      const [one, other] = [await freshSandbox(context), await freshSandbox(context)];
      context.check.differ(other.token, one.token, "the token of another sandbox");
      context.check.differ(
        other.sandbox.organization_id,
        one.sandbox.organization_id,
        "organization_id of another sandbox",
      );
      context.check.that(one.token.includes("_sandbox_"), "a token that names its environment", one.token.slice(0, 24));
      context.check.that(Date.parse(one.sandbox.expires_at) > 0, "a time at which it expires", one.sandbox.expires_at);
      await one.client.succeed("channels.list");
    },
  }),
  define("expires", {
    title: "the token of a sandbox ends when it said it would",
    operations: ["sandbox.credentials", "channels.list"],
    cites: sandboxes,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { data } = await client.succeed("sessions.create");
      const left = Math.ceil((Date.parse(sandbox.expires_at) - Date.parse(data.session.created_at)) / 1_000);
      await context.clock.advance(`${left + 1}s`);
      await client.refuse("channels.list", "unauthenticated");
    },
  }),
  define("revoked-at-once", {
    title: "a revoked key is refused at once",
    operations: ["sandbox.credentials", "keys.revoke", "channels.list"],
    cites: revoked,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      await client.succeed("channels.list");
      const { data } = await client.succeed("keys.revoke", { params: { id: sandbox.key_id } });
      context.check.includes(data, { id: sandbox.key_id, status: "revoked" }, "the revoked key");
      await client.refuse("channels.list", "unauthenticated");
      await client.refuse("keys.revoke", "unauthenticated", { params: { id: sandbox.key_id } });
    },
  }),
];
