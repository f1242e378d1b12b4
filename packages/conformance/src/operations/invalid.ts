import { grouped } from "../grouped.ts";
import type { OperationId } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import type { Client, Request } from "../calls.ts";
import type { Case, Context } from "../case.ts";
import { bodyExamplesOf, bodyMediaOf, parametersOf } from "../description.ts";
import { endsSessions, pathNamesOf, possibleRequestsOf, requestsOf } from "../recipes/recipes.ts";
import { type Resources, nobodys, unknownId } from "../recipes/resources.ts";
import { admitted, callerIn, needsOf, operationIds, sends, table, withFreshKey } from "./calling.ts";
import * as cites from "./citations.ts";
import { type Mutation, mutationsOf } from "./mutations.ts";

/** A request with one change, and the changed path. */
interface Changed {
  readonly path: string;
  readonly change: string;
  readonly request: Request;
}

const asText = (value: string | number | readonly string[]): string | readonly string[] =>
  typeof value === "object" ? value : String(value);

const problemsWith = (id: OperationId, { params = {}, query = {}, body }: Request): readonly string[] => {
  const raw = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, asText(value)]));
  const result = validateRequest(id, { params, query: raw, body });
  return result.ok ? [] : result.details.map(({ path }) => path);
};

const inPath = (id: OperationId): Request["params"] & {} =>
  Object.fromEntries(pathNamesOf(id).map((name) => [name, unknownId]));

/** Changes to the successful bodies, by member. */
const changesOfBodies = (
  id: OperationId,
  resources: Resources,
): readonly (Mutation & { readonly request: Request })[] => {
  const media = bodyMediaOf(id);
  if (media === null) return [];
  return possibleRequestsOf(id, resources).flatMap((request) =>
    request.body === undefined
      ? []
      : mutationsOf(media.schema, request.body).map((mutation) => ({
          ...mutation,
          request: { ...request, body: mutation.value },
        })),
  );
};

const queryValue = (value: unknown): string | readonly string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? value : JSON.stringify(value);
};

const changesOfQuery = (id: OperationId): readonly (Mutation & { readonly request: Request })[] => {
  const plain: Request = requestsOf(id, nobodys)[0] ?? {};
  return parametersOf(id)
    .filter((parameter) => parameter.in === "query" && parameter.name !== "after_id")
    .flatMap(({ name, schema, example, required }) => {
      const changed = mutationsOf(schema, example)
        .filter(({ value }) => typeof value === "string" || typeof value === "number")
        .map((each) => ({ ...each, path: name }));
      const twice = { path: name, change: "is there twice", value: [example, example], atBound: false };
      const missing = { path: name, change: "is missing", value: undefined, atBound: false };
      return [...changed, twice, ...(required === true ? [missing] : [])].map(({ value, ...each }) => {
        const { [name]: _, ...others } = plain.query ?? {};
        const query: Request["query"] & {} = value === undefined ? others : { ...others, [name]: queryValue(value) };
        return { ...each, value, request: { params: inPath(id), query } };
      });
    });
};

/** Changes that the contract's validators refuse. Some changes stay valid by another form of the body. */
const invalid = (id: OperationId): readonly Changed[] => {
  const plain: Request = requestsOf(id, nobodys)[0] ?? {};
  const surprise = { ...plain, query: { ...plain.query, surprise: "1" } };
  return [
    { path: "query/surprise", change: "is unknown", request: surprise },
    ...changesOfQuery(id).map((each) => ({ ...each, path: `query/${each.path}` })),
    ...changesOfBodies(id, nobodys).map((each) => ({ ...each, path: `body/${each.path}` })),
  ].filter(({ request }) => problemsWith(id, request).length > 0);
};

const refuse = async (
  context: Context,
  client: Client,
  id: OperationId,
  { path: changed, change, request }: Changed,
): Promise<void> => {
  const sent = changed === "body/idempotency_key" ? request : withFreshKey(context, request);
  const { error, where } = await client.refuse(id, "validation_failed", sent);
  const named = error.details?.map(({ path }) => path) ?? [];
  const expected = problemsWith(id, request);
  context.check.that(
    named.some((path) => expected.includes(path)),
    `details to name ${[...new Set(expected)].join(" or ")}, which ${change}, not ${named.join(", ") || "nothing"}`,
    where,
  );
};

const refusals = (id: OperationId): readonly Case[] =>
  [...grouped(invalid(id), ({ path }) => path)].map(([path, changes]) => ({
    id: `${id}/422/${path}`,
    title: `${id} names ${path.replace(/^\w+\//, "") || "the body"} when it ${[...new Set(changes.map(({ change }) => change))].join(", ")}`,
    operations: [id],
    cites: cites.failure,
    sends: sends(id),
    needs: needsOf(id),
    run: async (context) => {
      for (const change of changes) await refuse(context, await admitted(context, id), id, change);
    },
  }));

/** Values at a bound are valid. The operation may refuse them, but never as invalid. */
const bounds = (id: OperationId): readonly Case[] => {
  const changes = [...changesOfQuery(id), ...changesOfBodies(id, nobodys)].filter(({ atBound }) => atBound);
  if (changes.length === 0 || endsSessions(id)) return [];
  return [
    {
      id: `${id}/bounds`,
      title: `${id} takes values at their bounds: ${[...new Set(changes.map(({ path }) => path || "the body"))].join(", ")}`,
      operations: [id],
      cites: cites.failure,
      sends: sends(id),
      needs: needsOf(id),
      after: `${id}/${table[id].success.status}`,
      run: async (context) => {
        const home = await context.home();
        const resources = await home.resources();
        const client = callerIn(context, home, id);
        for (const each of [...changesOfQuery(id), ...changesOfBodies(id, resources)]) {
          if (!each.atBound || problemsWith(id, each.request).length > 0) continue;
          const answer = await client.call(id, withFreshKey(context, each.request));
          const named = answer.error?.details?.some(({ path }) => path === each.path) ?? false;
          context.check.that(
            !named,
            `${each.path}, which ${each.change}, to be valid, not ${answer.text}`,
            answer.where,
          );
        }
      },
    },
  ];
};

export const invalidRequests: readonly Case[] = operationIds.flatMap((id) => [...refusals(id), ...bounds(id)]);

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
