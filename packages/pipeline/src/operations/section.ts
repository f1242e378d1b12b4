/** Operations and the loads of a shell, as handlers. A shell that must start fast binds those of a section when it first needs one. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Facts } from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs/handlers";
import { type Args, type Read, type ReadLoad, type Write, type WriteLoad, bindRead, bindWrite } from "../bind.ts";
import type { Context } from "../rooms/call.ts";
import { confirmsCredential } from "../rooms/principals.ts";
import type { Shell } from "../shell.ts";
import type { ToolLoads } from "../tool-server/call-tool.ts";
import type { LoadName, Loading, Loads } from "./loading.ts";

/** The handlers of operations by their names; what is a tool alone, and no operation, has none. */
type Bound<Own extends Shell, Name extends LoadName> = {
  readonly [Each in Name]: Loading[Each] extends { readonly id: infer Id extends OperationId }
    ? Handler<Id, Context<Own>>
    : never;
};

export const bindSection = <Own extends Shell, Name extends LoadName>(
  operations: Pick<Loading, Name>,
  loads: Pick<Loads<Own>, NoInfer<Name>>,
): Bound<Own, Name> => {
  const bound = Object.entries<{ readonly kind: string }>(operations).flatMap(([name, operation]) =>
    operation.kind === "tool" ? [] : [[name, bind<Own>(operation, loads[name as Name])]],
  );
  // Each operation stands beside its own load.
  return Object.fromEntries(bound);
};

/** `Loads` pairs each operation with a load of its own facts; here they are any of them. */
const bind = <Own extends Shell>(operation: object, load: unknown) => {
  const known = operation as Read<OperationId, Args, unknown> | Write<OperationId, Args, Facts, unknown>;
  return known.kind === "write"
    ? bindWrite(known, load as WriteLoad<Own, Args, never>)
    : bindRead(known, load as ReadLoad<Own, Args, unknown>);
};

/** `knowledge.list` with a query is a search, which has facts of its own. */
export const listOrSearch = <Own extends Shell>({
  "knowledge.list": list,
  "knowledge.search": search,
}: Bound<Own, "knowledge.list" | "knowledge.search">): Handler<"knowledge.list", Context<Own>> =>
  confirmsCredential((call, context) => (call.query.q === undefined ? list(call, context) : search(call, context)));

/** `Loads` pairs each tool with a load of its own facts; for the tool server they are any of them. */
export const toolLoadsIn = <Own extends Shell>(loads: Pick<Loads<Own>, Extract<LoadName, `tools.${string}`>>) =>
  loads as unknown as ToolLoads<Own>;
