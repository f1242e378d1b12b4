import { grouped } from "../grouped.ts";
import type { OperationId } from "@atlas-messaging/contract";
import type { Answer, Request } from "../calls.ts";
import type { Case } from "../case.ts";
import { pathNamesOf, requestsOf } from "../recipes/recipes.ts";
import { type Resources, nobodys, unknownId } from "../recipes/resources.ts";
import { admitted, callerIn, needsOf, operationIds, sends, table, withFreshKey } from "./calling.ts";
import * as cites from "./citations.ts";

const named = operationIds.filter((id) => pathNamesOf(id).length > 0);

const unknown = named.map((id): Case => ({
  id: `${id}/404`,
  title: `${id} answers 404 to an id that nothing has, and to one that nothing can have`,
  operations: [id],
  cites: cites.failure,
  needs: needsOf(id),
  run: async (context) => {
    const [first = {}] = requestsOf(id, nobodys);
    for (const name of [unknownId, "malformed"]) {
      const params = Object.fromEntries(pathNamesOf(id).map((each) => [each, name]));
      await (await admitted(context, id)).refuse(id, "not_found", { ...withFreshKey(context, first), params });
    }
  },
}));

const requestsNaming = (id: OperationId, resources: Resources, name: string): readonly Request[] =>
  requestsOf(id, resources).filter((request) => JSON.stringify(request).includes(name));

/** Operations that name a resource in the path or the body. */
const naming = operationIds.filter(
  (id) => table[id].auth.scheme === "accessToken" && requestsNaming(id, nobodys, unknownId).length > 0,
);

/** The tool server refuses a tool call inside a JSON-RPC answer. */
const refuses = ({ status, text }: Answer): boolean =>
  [404, 422].includes(status) || /^\{"jsonrpc":"2\.0","id":"[^"]*","error":\{.*"code":"not_found"/.test(text);

/** Leaves out ids, and where each refusal leads. */
const withoutIds = (text: string, resources: Resources): string =>
  Object.values(resources).reduce(
    (rest, name) => rest.replaceAll(String(name), "…"),
    text.replaceAll(/"(?:docs|request_id)":"[^"]*"/g, ""),
  );

const foreign = naming.map((id): Case => ({
  id: `${id}/foreign`,
  title: `${id} answers to another organization's ids as to those that nobody has`,
  operations: [id],
  cites: cites.tenant,
  sends: sends(id),
  needs: ["two organizations"],
  run: async (context) => {
    const { check } = context;
    const theirs = await (await context.other()).resources();
    const client = callerIn(context, await context.home(), id);
    const requests = requestsOf(id, theirs);
    for (const [index, request] of requestsOf(id, nobodys).entries()) {
      if (!JSON.stringify(request).includes(unknownId)) continue;
      const nobody = await client.call(id, withFreshKey(context, request));
      const another = await client.call(id, withFreshKey(context, requests[index] ?? {}));
      check.that(refuses(nobody), `404 or 422 to an unknown id, not ${nobody.text}`, nobody.where);
      check.equal(another.status, nobody.status, `the status of ${another.where}, with another organization's ids`);
      check.equal(
        withoutIds(another.text, theirs),
        withoutIds(nobody.text, nobodys),
        `the body of ${another.where}, with another organization's ids`,
      );
    }
  },
}));

const methods = ["PUT", "PATCH", "DELETE", "POST", "GET"] as const;

const byPath = grouped(operationIds, (id) => table[id].path);

const otherMethod = [...byPath].flatMap(([path, ids]): Case[] => {
  const served: readonly string[] = ids.map((id) => table[id].method);
  const method = methods.find((each) => !served.includes(each));
  if (method === undefined) return [];
  return ids.map((id) => ({
    id: `${id}/405`,
    title: `${path} answers 405 to ${method}, and Allow names ${table[id].method}`,
    operations: [id],
    cites: cites.failure,
    run: async ({ anonymous, check }) => {
      const { error, status, text, headers, where } = await anonymous.send(
        method,
        path.replaceAll(/\{\w+\}/g, unknownId),
      );
      check.that(error?.code === "method_not_allowed", `405 method_not_allowed, not ${status} ${text}`, where);
      const allowed = headers.get("allow")?.split(/,\s*/) ?? [];
      check.that(allowed.includes(table[id].method), `Allow to name ${table[id].method}, not ${allowed.join()}`, where);
    },
  }));
});

export const paths: readonly Case[] = [...unknown, ...foreign, ...otherMethod];
