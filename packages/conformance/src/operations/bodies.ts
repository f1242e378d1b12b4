import type { OperationId } from "@atlas-messaging/contract";
import type { Request } from "../calls.ts";
import type { Case, Context } from "../case.ts";
import { bodyExamplesOf } from "../recipes/contract-examples.ts";
import { pathNamesOf } from "../recipes/recipes.ts";
import { unknownId } from "../recipes/resources.ts";
import { admitted, needsOf, operationIds, table } from "./calling.ts";
import * as cites from "./citations.ts";

const withBody = operationIds.filter((id) => table[id].body === "json");

/** These bodies are refused unread, so the path's resource need not exist. */
const params = (id: OperationId): Request["params"] & {} =>
  Object.fromEntries(pathNamesOf(id).map((name) => [name, unknownId]));

const json = { "content-type": "application/json" };
const organization_id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

const refused = (id: OperationId, name: string, title: string, run: (context: Context) => Promise<unknown>): Case => ({
  id: `${id}/${name}`,
  title: `${id} ${title}`,
  operations: [id],
  cites: name.endsWith("organization_id") ? cites.organization : cites.failure,
  needs: needsOf(id),
  run: async (context) => void (await run(context)),
});

const example = (id: OperationId): string => JSON.stringify(bodyExamplesOf(id)[0] ?? {});

const bodyCases = (id: OperationId): readonly Case[] => [
  refused(id, "400/malformed_json", "refuses a body that is not JSON", async (context) =>
    (await admitted(context, id)).refuse(id, "malformed_json", {
      params: params(id),
      raw: `${example(id).slice(0, -1)},}`,
      headers: json,
    }),
  ),
  refused(
    id,
    "400/body/organization_id",
    "refuses organization_id in the body, whatever else is wrong",
    async (context) =>
      (await admitted(context, id)).refuse(id, "organization_id_not_allowed", {
        params: params(id),
        body: { organization_id, surprise: 1 },
      }),
  ),
  refused(id, "413", "refuses a body of one byte more than it accepts", async (context) =>
    (await admitted(context, id)).refuse(id, "payload_too_large", {
      params: params(id),
      raw: example(id).padEnd(table[id].maxBodyBytes + 1),
      headers: json,
    }),
  ),
  refused(id, "415", "refuses a body that is not said to be JSON", async (context) => {
    const client = await admitted(context, id);
    const text = { params: params(id), raw: example(id), headers: { "content-type": "text/plain" } };
    await client.refuse(id, "unsupported_media_type", text);
  }),
];

const queryCase = (id: OperationId): Case =>
  refused(id, "400/query/organization_id", "refuses organization_id as a query parameter", async (context) =>
    (await admitted(context, id)).refuse(id, "organization_id_not_allowed", {
      params: params(id),
      query: { organization_id },
    }),
  );

export const bodies: readonly Case[] = [...withBody.flatMap(bodyCases), ...operationIds.map(queryCase)];
