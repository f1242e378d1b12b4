/** Requests as the console keeps them: how they are found, and what of them is kept. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Case, Citation } from "../case.ts";
import { type Operated, at, contextOf, freshConsole, hear, hour, newNumber, timeOf, topic } from "./steps.ts";

const listed: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| GET | /v1/atlas/runs | atlas.runs.read | none | runs[] (audit log of all operations of the organization) |",
};

const define = topic("stored-requests");

type Stored = SuccessOf<"console.requests.list">["data"]["requests"][number];
type Query = { readonly [name: string]: string | number };

const storedBy = async ({ operator }: Operated, query: Query): Promise<readonly Stored[]> =>
  (await operator.succeed("console.requests.list", { query })).data.requests;

const whole = async ({ operator }: Operated, id: string) =>
  (await operator.succeed("console.requests.get", { params: { request_id: id } })).data.request;

export const storedRequests: readonly Case[] = [
  define("found", {
    title: "a request is kept with its answer, and found by request id, operation, status, principal and time",
    operations: ["console.requests.list", "console.requests.get", "agents.create", "messages.send"],
    cites: listed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const its = await freshConsole(context);
      const name = `Agent ${newNumber()}`;
      const made = await its.client.call("agents.create", { body: { name }, query: {} });
      const closed = { phone_number: its.sandbox.phone_numbers.window_closed, text: "Hello" };
      await its.client.refuse("messages.send", "window_closed", { body: closed });
      const correlation_id = made.headers.get("x-request-id") ?? "";
      const stored = await until(async () => {
        check.present((await storedBy(its, { operation: "messages.send" }))[0], "the refused request");
        return check.present((await storedBy(its, { correlation_id }))[0], "the request by its request id");
      });
      check.includes(
        stored,
        { operation: "agents.create", method: "POST", path: "/v1/atlas/agents" },
        "what was asked",
      );
      check.includes(stored, { status: made.status, error_code: null, idempotent_replayed: false }, "its answer");
      const shown = await whole(its, stored.id);
      check.equal(JSON.parse(shown.request_body ?? ""), { name }, "the body as sent");
      check.equal(shown.response_body, made.text, "the body of the answer");
      const idsBy = async (query: Query) => (await storedBy(its, query)).map(({ operation }) => operation);
      const refused = await storedBy(its, { status: 409 });
      check.equal(
        refused.map(({ operation, error_code }) => [operation, error_code]),
        [["messages.send", "window_closed"]],
        "requests that were refused with 409",
      );
      const both = ["messages.send", "agents.create"];
      check.equal(await idsBy({ principal_id: stored.principal.id }), both, "requests of the credential");
      check.equal(await idsBy({ principal_id: its.sandbox.owner_id }), [], "requests of the operator, who only read");
      check.equal(await idsBy({ operation: "agents.create" }), ["agents.create"], "requests of the operation");
      const now = await timeOf(its.client);
      check.equal(
        await idsBy({ operation: "messages.send", since: at(now - hour), until: at(now + hour) }),
        ["messages.send"],
        "requests of this hour",
      );
      check.equal(await idsBy({ since: at(now + hour) }), [], "requests of the future");
      check.equal(await idsBy({ until: at(now - hour) }), [], "requests of before");
    },
  }),
  define("redacted", {
    title: "no secret is kept: neither of a request nor of an answer, also where the request was refused",
    operations: [
      "console.requests.list",
      "console.requests.get",
      "console.serviceAccounts.create",
      "console.serviceAccounts.createKey",
      "webhooks.create",
    ],
    cites: listed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const its = await freshConsole(context);
      const secret = `conformance-${newNumber()}`;
      const hook = { url: "https://hooks.example/atlas", events: ["session.ended"], secret };
      await its.client.succeed("webhooks.create", { body: hook });
      await its.client.refuse("webhooks.create", "validation_failed", { body: { ...hook, events: ["never"] } });
      const account = { body: { name: "Orders" } };
      const { service_account } = (await its.operator.succeed("console.serviceAccounts.create", account)).data;
      const params = { service_account_id: service_account.id };
      const wanted = { params, body: { granted_scopes: ["atlas.runs.read"] } };
      const { key } = (await its.operator.succeed("console.serviceAccounts.createKey", wanted)).data;
      const [created, refused, keyed] = await until(async () => {
        const hooks = await storedBy(its, { operation: "webhooks.create" });
        check.equal(
          hooks.map(({ status }) => status),
          [422, hooks[1]?.status ?? 0],
          "answers to the webhooks",
        );
        const [made] = await storedBy(its, { operation: "console.serviceAccounts.createKey" });
        return [
          check.present(hooks[1], "the webhook"),
          check.present(hooks[0], "the refused webhook"),
          check.present(made, "the key"),
        ] as const;
      });
      check.includes(keyed.principal, { type: "operator", id: its.sandbox.owner_id }, "who made the key");
      for (const { id } of [created, refused, keyed]) {
        const text = JSON.stringify(await whole(its, id));
        check.that(!text.includes(secret) && !text.includes(key.secret), "a stored request without secrets", text);
      }
      const shown = await whole(its, created.id);
      check.includes(
        JSON.parse(shown.request_body ?? ""),
        { url: hook.url, secret: "[redacted]" },
        "the rest of the body",
      );
    },
  }),
  define("erased", {
    title: "an erased customer's words are gone from stored requests, which stay",
    operations: ["console.requests.get", "console.customers.erase", "events.ingest"],
    cites: listed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const its = await freshConsole(context);
      const phone_number = newNumber();
      const { conversation_id } = await hear(its.client, phone_number, { text: "My lamp is broken" });
      const { customer } = await contextOf(its.client, conversation_id);
      const stored = await until(async () =>
        check.present((await storedBy(its, { operation: "events.ingest" }))[0], "the stored request"),
      );
      check.matches((await whole(its, stored.id)).request_body ?? "", /lamp/, "the request before the erasure");
      await its.operator.succeed("console.customers.erase", { params: { customer_id: customer.id } });
      await until(async () => {
        const shown = JSON.stringify(await whole(its, stored.id));
        check.that(!shown.includes("lamp") && !shown.includes(phone_number), "a request without the customer", shown);
      });
    },
  }),
  define("apart", {
    title: "another organization neither lists nor reads a stored request",
    operations: ["console.requests.list", "console.requests.get"],
    cites: listed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const [its, other] = [await freshConsole(context), await freshConsole(context)];
      await its.client.succeed("agents.list");
      const stored = await until(async () =>
        check.present((await storedBy(its, { operation: "agents.list" }))[0], "the stored request"),
      );
      check.includes(await whole(its, stored.id), stored, "the request in its own organization");
      await other.operator.refuse("console.requests.get", "not_found", { params: { request_id: stored.id } });
      const theirs = await storedBy(other, { correlation_id: stored.correlation_id });
      check.equal(theirs, [], "the request in another organization");
    },
  }),
];
