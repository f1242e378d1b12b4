import type { OperationModel } from "../operation-model.ts";

/** Emits one Elysia route per operation. The pipeline does the rest. */
export const emitRoutes = (operations: OperationModel[]): string =>
  [
    'import { Elysia } from "elysia";',
    'import { leaveToServer, routeTo } from "../route.ts";',
    'import type { FindClient, Pipeline, Unrouted } from "../route.ts";',
    "",
    "/**",
    " * Every operation of the contract as a route that hands the untouched request to `pipeline`. Elysia parses and",
    " * validates nothing; a path or method that no operation has stays with the server (see `operationsAt`). Behind proxies,",
    " * `findClient` returns the client's address. `unrouted` answers a method that a path lacks, where the path with a",
    " * parameter beside it has that method; without it, the answer is that of a path that the server does not know.",
    " */",
    "export const atlasRoutes = (pipeline: Pipeline, findClient?: FindClient, unrouted?: Unrouted) => {",
    "  const app = new Elysia();",
    "  const to = routeTo(pipeline, findClient);",
    "  const other = leaveToServer(unrouted);",
    '  const raw = { parse: "none" } as const;',
    ...operations.map(route),
    ...shadowed(operations).map(
      ({ method, path }) => `  app.${method}(${JSON.stringify(numbered(path))}, other, raw);`,
    ),
    "  return app;",
    "};",
    "",
  ].join("\n");

/** The router refuses two names for the same parameter, so it gets p0, p1 …, and the handler gets the names. */
const numbered = (path: string): string =>
  namesOf(path).reduce((text, name, index) => text.replace(`{${name}}`, `:p${index}`), path);

const namesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

const route = ({ id, method, path }: OperationModel): string => {
  const values = [id, ...namesOf(path)].map((value) => JSON.stringify(value));
  return `  app.${method}(${JSON.stringify(numbered(path))}, to(${values.join(", ")}), raw);`;
};

/** Methods that a path lacks and that the router would look for at a path with a parameter in the literal's place. */
const shadowed = (operations: OperationModel[]) =>
  [...new Set(operations.map(({ path }) => path))].flatMap((path) => {
    const own = operations.filter((each) => each.path === path).map(({ method }) => method);
    return operations
      .filter((each) => each.path !== path && covers(each.path.split("/"), path.split("/")))
      .filter(({ method }) => !own.includes(method))
      .map(({ method }) => ({ method, path }));
  });

const covers = (template: readonly string[], path: readonly string[]): boolean =>
  template.length === path.length &&
  template.every((segment, index) => segment.startsWith("{") || segment === path[index]);
