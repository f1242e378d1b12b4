import type { OperationModel } from "../../operation-model.ts";
import { literal } from "../../print.ts";

/** Emits the host and limit class of each path for the raw client. */
export const emitSdkRoutes = (operations: readonly OperationModel[]): string =>
  [
    'import type { LimitName } from "@atlas-messaging/contract";',
    'import type { HostName } from "../transport/hosts.ts";',
    "",
    "/** Host of an operation (the public API's by default) and its limit class. */",
    "export interface Route {",
    "  readonly host?: HostName;",
    "  readonly limit: LimitName;",
    "}",
    "",
    "/** Every operation by its method and its path. */",
    "export const routes = {",
    ...operations.map(
      ({ method, path, host, limit }) =>
        `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)}: ${literal({ host: host === "api" ? undefined : host, limit })},`,
    ),
    "} as const satisfies Readonly<Record<string, Route>>;",
    "",
  ].join("\n");
