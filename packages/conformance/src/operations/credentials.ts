import { type OperationId, type Permission, type Role, roles, scopes, keysOf } from "@atlas-messaging/contract";
import type { Request } from "../calls.ts";
import type { Case } from "../case.ts";
import { pathNamesOf } from "../recipes/recipes.ts";
import { unknownId } from "../recipes/resources.ts";
import { operationIds, table } from "./calling.ts";
import * as cites from "./citations.ts";

const allScopes = keysOf(scopes);

const guarded = operationIds.filter((id) => table[id].auth.scheme !== "none");

/** A request for ids that nothing has. The credential is checked first. */
const toNothing = (id: OperationId): Request => ({
  params: Object.fromEntries(pathNamesOf(id).map((name) => [name, unknownId])),
});

/** Calls without a credential are refused everywhere. */
const withoutCredential = guarded.map((id): Case => ({
  id: `${id}/401`,
  title: `${id} refuses a request without a credential, whatever else is wrong with it`,
  operations: [id],
  cites: cites.bearer,
  run: async ({ anonymous, check }) => {
    const { headers, where } = await anonymous.refuse(id, "unauthenticated", toNothing(id));
    check.matches(headers.get("www-authenticate"), /^Bearer realm="[^"]+"/, `WWW-Authenticate of ${where}`);
  },
}));

const scoped = guarded.flatMap((id) => {
  const { auth } = table[id];
  return auth.scheme === "accessToken" && auth.anyOf.length > 0 ? [{ id, wanted: auth.anyOf }] : [];
});

const withoutScope = scoped.map(({ id, wanted }): Case => ({
  id: `${id}/403`,
  title: `${id} refuses a token that has every scope but ${wanted.join(" and ")}`,
  operations: [id],
  cites: cites.scopes,
  needs: ["narrow token"],
  run: async ({ narrow, check }) => {
    const client = await narrow(allScopes.filter((scope) => !wanted.includes(scope)));
    const { error, headers, where } = await client.refuse(id, "insufficient_scope", toNothing(id));
    const challenge = headers.get("www-authenticate") ?? "";
    check.matches(challenge, /error="insufficient_scope"/, `WWW-Authenticate of ${where}`);
    for (const scope of wanted) {
      check.that(error.message.includes(scope), `the message to name ${scope}, not "${error.message}"`, where);
      check.that(challenge.includes(scope), `WWW-Authenticate to name ${scope}, not ${challenge}`, where);
    }
  },
}));

/** Each scope in an operation's list is enough alone. */
const withScopeAlone = scoped.flatMap(({ id, wanted }) =>
  wanted.map((scope): Case => ({
    id: `${id}/scope/${scope}`,
    title: `${id} lets a token in that has ${scope} and nothing else`,
    operations: [id],
    cites: cites.scopes,
    needs: ["narrow token"],
    run: async ({ narrow, check }) => {
      const { status, text, where } = await (await narrow([scope])).call(id, toNothing(id));
      check.that(status !== 401 && status !== 403, `the token to be let in, not ${status} ${text}`, where);
    },
  })),
);

const roleNames = keysOf(roles);

const caseOfRole = (id: OperationId, role: Role, wanted: readonly Permission[]): Case => {
  const held: readonly Permission[] = roles[role];
  const isLetIn = wanted.some((permission) => held.includes(permission));
  return {
    id: `${id}/role/${role}`,
    title: `${id} ${isLetIn ? "lets in" : "refuses"} an operator with the role ${role}`,
    operations: [id, "console.members.invite", "console.account.acceptInvitation"],
    cites: cites.permissions,
    needs: ["operator"],
    run: async ({ inRole, check }) => {
      const client = await inRole(role);
      if (!isLetIn) {
        const { error, where } = await client.refuse(id, "permission_denied", toNothing(id));
        for (const permission of wanted) {
          check.that(
            error.message.includes(permission),
            `the message to name ${permission}, not "${error.message}"`,
            where,
          );
        }
        return;
      }
      const { status, text, where } = await client.call(id, toNothing(id));
      check.that(status !== 401 && status !== 403, `the operator to be let in, not ${status} ${text}`, where);
    },
  };
};

/** Each console operation for each role: refused without the permission, else admitted. */
const byRole = guarded.flatMap((id) => {
  const { auth } = table[id];
  return auth.scheme === "operatorSession" && auth.anyOf.length > 0
    ? roleNames.map((role) => caseOfRole(id, role, auth.anyOf))
    : [];
});

export const credentials: readonly Case[] = [...withoutCredential, ...withoutScope, ...withScopeAlone, ...byRole];
