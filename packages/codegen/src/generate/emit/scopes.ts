import { literal } from "../print.ts";

/** The scopes, permissions and roles of `spec/shared/scopes.yaml`. */
export const emitScopes = (tables: { scopes: unknown; permissions: unknown; roles: unknown }): string =>
  [
    "/** Permissions of a public credential, by scope. */",
    `export const scopes = ${literal(tables.scopes)} as const;`,
    "",
    "/** A scope of a public credential. */",
    "export type Scope = keyof typeof scopes;",
    "",
    "/** Permissions of a console operator. */",
    `export const permissions = ${literal(tables.permissions)} as const;`,
    "",
    "/** A permission of a console operator. */",
    "export type Permission = keyof typeof permissions;",
    "",
    "/** Permissions by role. */",
    `export const roles = ${literal(tables.roles)} as const satisfies { readonly [role: string]: readonly Permission[] };`,
    "",
    "/** A role of an operator. */",
    "export type Role = keyof typeof roles;",
    "",
  ].join("\n");
