/** The envelope of failures, wherever a request goes. */
import type { Case, Citation } from "../case.ts";
import { freshSandbox, topic } from "./steps.ts";

const envelope: Citation = {
  section: "Errors",
  line: "Failures use the envelope `{ ok: false, error: { code, message, retryable } }`.",
};
const json: Citation = {
  section: "Endpoints",
  line: "All request and response bodies are JSON. Successful console responses use HTTP 200 with the envelope. Console request bodies accept additional properties. Which fields are required in console request bodies: not shown.",
};
const version: Citation = {
  section: "Versioning",
  line: "The version is the path prefix `/v1`; all public paths start with `/v1/atlas`. Hosted and external agents use the same versioned contract.",
};

const define = topic("errors");
const content = { "content-type": "application/json" };
const unknown = "0199f0a0-7b1c-7d3e-8f00-00000000dead";

export const errors: readonly Case[] = [
  define("unknown-path", {
    title: "a path that nothing has is answered 404 in the envelope",
    operations: [],
    cites: envelope,
    run: async ({ anonymous, check }) => {
      for (const path of ["/v1/atlas/nothing", "/nothing", "/v1/atlas/messages/", "/v1/atlas/sessions/x/y/z"]) {
        const { error, where } = await anonymous.send("GET", path);
        check.equal(error?.code, "not_found", `the code of ${where}`);
      }
    },
  }),
  define("another-version", {
    title: "a version that does not exist is answered 404 in the envelope",
    operations: [],
    cites: version,
    run: async ({ anonymous, check }) => {
      for (const path of ["/v2/atlas/messages", "/v0/atlas/channels", "/atlas/messages"]) {
        const { error, where } = await anonymous.send("GET", path);
        check.equal(error?.code, "not_found", `the code of ${where}`);
      }
    },
  }),
  define("unknown-method", {
    title: "a method that the path does not take is answered 405, with those that it does",
    operations: ["messages.send", "knowledge.get", "knowledge.update"],
    cites: envelope,
    run: async ({ anonymous, check }) => {
      const asked = [
        ["DELETE", "/v1/atlas/messages", ["POST"]],
        ["PUT", `/v1/atlas/knowledge/${unknown}`, ["GET", "PATCH"]],
      ] as const;
      for (const [method, path, allowed] of asked) {
        const { error, headers, where } = await anonymous.send(method, path);
        check.equal(error?.code, "method_not_allowed", `the code of ${where}`);
        const listed = headers.get("allow")?.split(/, */) ?? [];
        for (const each of allowed)
          check.that(listed.includes(each), `Allow to list ${each}`, `${listed.join()} of ${where}`);
      }
    },
  }),
  define("not-json", {
    title: "a body that is no JSON is malformed, and one of another type is refused",
    operations: ["sessions.create"],
    cites: json,
    run: async (context) => {
      const { client } = await context.home();
      for (const raw of ["{", "{}{}", "{'a':1}", "NaN", `"\u0000"`])
        await client.refuse("sessions.create", "malformed_json", { raw, headers: content });
      await client.refuse("sessions.create", "malformed_json", {
        raw: new Uint8Array([0x22, 0x80, 0x22]),
        headers: content,
      });
      await client.refuse("sessions.create", "malformed_json", { raw: "[".repeat(10_000), headers: content });
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"])
        await client.refuse("sessions.create", "unsupported_media_type", {
          raw: "{}",
          headers: { "content-type": type },
        });
    },
  }),
  define("too-large", {
    title: "a body that is larger than the operation takes is refused",
    operations: ["sessions.create"],
    cites: envelope,
    run: async (context) => {
      const { client } = await context.home();
      const raw = JSON.stringify({ idempotency_key: "a".repeat(1_048_577) });
      await client.refuse("sessions.create", "payload_too_large", { raw, headers: content });
    },
  }),
  define("details", {
    title: "a validation error names every member that is wrong",
    operations: ["agents.create"],
    cites: envelope,
    run: async (context) => {
      const { client } = await context.home();
      const body = { name: "", kind: "robot", colour: "blue" };
      const { error, where } = await client.refuse("agents.create", "validation_failed", { body });
      const paths = error.details?.map(({ path }) => path).toSorted();
      context.check.equal(paths, ["colour", "kind", "name"], `the paths in details of ${where}`);
    },
  }),
  define("display-names", {
    title: "a name that is not what it looks like is refused; other scripts and emoji are as good as any",
    operations: ["agents.create"],
    cites: envelope,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      for (const name of ["At\u202Esal", "At\u200Blas", "Atlas\uFEFF", "At\nlas", "\u2067Atlas", "   "]) {
        const { error, where } = await client.refuse("agents.create", "validation_failed", { body: { name } });
        context.check.equal(error.details?.[0]?.path, "name", `the path in details of ${where}`);
      }
      for (const name of ["שלום", "مقهى الركن", "می\u200Cخواهم", "क्\u200Dष", "👩\u200D💻 ❤\uFE0F", "日本語"])
        await client.succeed("agents.create", { body: { name } });
    },
  }),
  define("unknown-members", {
    title: "an unknown member of a body, or of a query, is refused by name",
    operations: ["sessions.create", "channels.list"],
    cites: envelope,
    run: async (context) => {
      const { client } = await context.home();
      const inBody = await client.refuse("sessions.create", "validation_failed", { body: { colour: "blue" } });
      context.check.equal(inBody.error.details?.[0]?.path, "colour", `the path in details of ${inBody.where}`);
      const inQuery = await client.refuse("channels.list", "validation_failed", { query: { colour: "blue" } });
      context.check.equal(inQuery.error.details?.[0]?.path, "colour", `the path in details of ${inQuery.where}`);
    },
  }),
  define("malformed-id", {
    title: "an id that is malformed is like one that nobody has",
    operations: ["knowledge.get", "runs.get"],
    cites: envelope,
    run: async (context) => {
      const { client } = await context.home();
      for (const id of ["x", unknown, "null", "%00"]) {
        await client.refuse("knowledge.get", "not_found", { params: { id } });
        await client.refuse("runs.get", "not_found", { params: { run_id: id } });
      }
    },
  }),
  define("request-id", {
    title: "every answer has a request id: the caller's where it is well-formed, else a new one",
    operations: ["channels.list"],
    cites: { section: "Delivery semantics", line: "Correlation ids are preserved in logs." },
    run: async (context) => {
      const { client } = await context.home();
      const asked = context.unique("request");
      const ask = async (id: string) =>
        (await client.call("channels.list", { headers: { "x-request-id": id } })).headers.get("x-request-id");
      context.check.equal(await ask(asked), asked, "X-Request-Id for one that is well-formed");
      for (const wrong of ["short", "a".repeat(129), "with space in it"]) {
        const given = await ask(wrong);
        context.check.differ(given, wrong, "X-Request-Id for one that is not");
        context.check.matches(given, /^[\w.:-]{8,128}$/, "X-Request-Id for one that is not");
      }
    },
  }),
  define("docs-and-request-id", {
    title: "a refusal of any kind leads to the page of its code, and names its request",
    operations: ["sessions.create", "channels.get"],
    cites: envelope,
    run: async (context) => {
      const { check, anonymous } = context;
      const { client } = await context.home();
      const sent = { "x-request-id": context.unique("request") };
      const refusals = [
        await anonymous.send("GET", "/v1/atlas/nothing", { headers: sent }),
        await anonymous.send("DELETE", "/v1/atlas/messages", { headers: sent }),
        await anonymous.refuse("sessions.create", "unauthenticated", { body: {}, headers: sent }),
        await client.refuse("sessions.create", "malformed_json", { raw: "{", headers: { ...content, ...sent } }),
        await client.refuse("sessions.create", "validation_failed", { body: { colour: "blue" }, headers: sent }),
        await client.refuse("channels.get", "not_found", { params: { channel_id: unknown }, headers: sent }),
      ];
      for (const { error, where } of refusals) {
        check.equal(error?.request_id, sent["x-request-id"], `error.request_id of ${where}`);
        check.matches(error?.docs ?? "", new RegExp(`^https?://.*#${error?.code}$`), `error.docs of ${where}`);
      }
    },
  }),
  define("a-refused-request-does-nothing", {
    title: "a request that is refused by its form leaves nothing behind",
    operations: ["sessions.create", "sessions.list", "agents.create", "agents.list"],
    cites: envelope,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      await client.refuse("sessions.create", "validation_failed", { body: { agent_id: unknown } });
      await client.refuse("agents.create", "validation_failed", { body: { name: "x", colour: "blue" } });
      context.check.equal((await client.succeed("sessions.list")).data.length, 0, "sessions");
      context.check.equal((await client.succeed("agents.list")).data.agents.length, 0, "agents");
    },
  }),
];
