/** Versioning, stages and the life of an operation. */
import { type Operation, type OperationId, entriesOf, isKeyOf, operations } from "@atlas-messaging/contract";
import type { Case, Citation } from "../case.ts";
import { topic } from "./steps.ts";

const section = "Versioning";
const prefix: Citation = {
  section,
  line: "The version is the path prefix `/v1`; all public paths start with `/v1/atlas`. Hosted and external agents use the same versioned contract.",
};
const stages: Citation = {
  section,
  line: "Lifecycle stages: Stable (fully supported), Preview or Beta (may change; not for production traffic without approval), Deprecated (works, flagged for removal), Sunset (requests return 410).",
};
const notice: Citation = {
  section,
  line: "Deprecation: a notice at least 90 days before sunset, published in the changelog at `/developers/changelog`, in the `Deprecation` and `Sunset` response headers of affected endpoints, and by notice to registered developer contacts of organizations with active integrations. These organizations get a 90-day grace period.",
};
const described: Citation = {
  section,
  line: "The machine-readable description of the contract is itself versioned `0.1.0-preview`.",
};

const define = topic("versioning");
const table: { readonly [Id in OperationId]: Operation } = operations;
const all = entriesOf(table);

export const versioning: readonly Case[] = [
  define("version", {
    title: "GET /version tells the version of the contract, the environment and the stage of each operation",
    operations: ["system.version"],
    cites: described,
    run: async ({ anonymous, check }) => {
      const { data } = await anonymous.succeed("system.version");
      check.matches(data.contract_version, /^0\.1\.0-preview/, "contract_version");
      for (const { operation_id: id, stage } of data.operations) {
        const known = isKeyOf(table, id) ? table[id] : null;
        if (known) check.equal(stage, known.stage, `the stage of ${id}`);
      }
    },
  }),
  define("no-notice-without-need", {
    title: "only what is deprecated says so",
    operations: ["channels.list"],
    cites: notice,
    run: async (context) => {
      const { client } = await context.home();
      const { headers, where } = await client.call("channels.list");
      const { deprecation, sunset } = table["channels.list"];
      context.check.equal(headers.get("deprecation") !== null, deprecation !== undefined, `Deprecation of ${where}`);
      context.check.equal(headers.get("sunset") !== null, sunset !== undefined, `Sunset of ${where}`);
    },
  }),
  define("deprecated", {
    title: "what is deprecated says so in Deprecation and Sunset, and what is sunset answers 410",
    operations: ["system.version"],
    cites: stages,
    run: async (context) => {
      const ending = all.filter(
        ([id, { deprecation, sunset, stage }]) =>
          context.claims(id) && (deprecation ?? sunset ?? (stage === "sunset" || null)),
      );
      if (ending.length === 0) context.skip("the contract has no operation that is deprecated or sunset");
      const { client } = await context.home();
      for (const [id, { method, path, sunset }] of ending) {
        const answer = await client.send(method, path.replaceAll(/\{\w+\}/g, "x"));
        const over = sunset !== undefined && Date.parse(sunset) <= Date.now();
        if (over) context.check.equal(answer.status, 410, `the status of ${id}, which is sunset`);
        context.check.present(answer.headers.get("deprecation") ?? answer.headers.get("sunset"), `a notice of ${id}`);
      }
    },
  }),
  define("paths", {
    title: "the version that is served is /v1, and it is the same for hosted and external agents",
    operations: ["channels.list"],
    cites: prefix,
    run: async (context) => {
      const { client } = await context.home();
      const { status, where } = await client.send("GET", "/v1/atlas/channels");
      context.check.equal(status, 200, where);
    },
  }),
];
