import type { OperationModel } from "../operation-model.ts";

/** Emits one Elysia route per operation. The pipeline does the rest. */
export const emitRoutes = (operations: OperationModel[]): string =>
  [
    'import { Elysia } from "elysia";',
    'import { routeTo } from "../route.ts";',
    'import type { FindClient, Pipeline } from "../route.ts";',
    "",
    "/**",
    " * Every operation of the contract as a route that hands the untouched request to `pipeline`. Elysia parses and",
    " * validates nothing; a path or method that no operation has stays with the server (see `operationsAt`). Behind proxies,",
    " * `findClient` returns the client's address.",
    " */",
    "export const atlasRoutes = (pipeline: Pipeline, findClient?: FindClient) => {",
    "  const app = new Elysia();",
    "  const to = routeTo(pipeline, findClient);",
    '  const raw = { parse: "none" } as const;',
    ...operations.map(route),
    "  return app;",
    "};",
    "",
  ].join("\n");

/** The router refuses two names for the same parameter, so it gets p0, p1 …, and the handler gets the names. */
const route = ({ id, method, path }: OperationModel): string => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const numbered = names.reduce((text, name, index) => text.replace(`{${name}}`, `:p${index}`), path);
  const values = [id, ...names].map((value) => JSON.stringify(value));
  return `  app.${method}(${JSON.stringify(numbered)}, to(${values.join(", ")}), raw);`;
};
