/** Operations and the loads of a shell, as handlers. A shell that must start fast binds those of a section when it first needs one. */
import { type OperationId, type OperationIn, type Section, operations } from "@atlas-messaging/contract";
import type { Facts } from "@atlas-messaging/domain";
import type { Handler, Handlers } from "@atlas-messaging/server-stubs/handlers";
import {
  type Args,
  type Composed,
  type Read,
  type ReadLoad,
  type Write,
  type WriteLoad,
  bindRead,
  bindWrite,
} from "../bind.ts";
import type { Context } from "../rooms/call.ts";
import { confirmsCredential } from "../rooms/principals.ts";
import { Problem } from "../rooms/problem.ts";
import type { Shell } from "../shell.ts";
import type { LoadsFor, Sections } from "./loading.ts";

type AnyRead = Read<OperationId, Args, unknown>;
type AnyWrite = Write<OperationId, Args, Facts, unknown>;

/** What a section holds; arguments and facts are typed where an operation is written, and here they are any. */
type Entry = AnyRead | AnyWrite | Composed | { readonly kind: "tool" } | Handler<OperationId, Context>;

/**
 * Binds the operations of a section to the loads that they need. An operation of the contract that the section lacks
 * does not compile; it answers 501.
 */
export const bindSection = <Own extends Shell, Name extends Section>(
  name: Name,
  entries: Sections[Name],
  loads: LoadsFor<Own, Name>,
): Pick<Handlers<Context<Own>>, OperationIn<Name>> => {
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].section === name);
  const missing = ids.filter((id) => !(id in entries)).map((id) => [id, unserved(id)]);
  // Each handler stands under the operation that it was bound for.
  return { ...Object.fromEntries(missing), ...bindEntries<Own>(entries, loads) };
};

const unserved = (id: OperationId) => async (): Promise<never> => {
  throw new Problem("not_implemented", `${id} is not served by this deployment yet.`);
};

const bindEntries = <Own extends Shell>(
  entries: { readonly [name: string]: unknown },
  loads: { readonly [name: string]: unknown },
) => {
  const handlers = new Map<string, AnyHandler<Own>>();
  const variants: (readonly [AnyRead, AnyHandler<Own>])[] = [];
  for (const [name, each] of Object.entries(entries)) {
    const entry = each as Entry;
    if (typeof entry === "function") handlers.set(name, entry);
    else if (entry.kind === "composed") handlers.set(entry.id, entry.compose(loads as never) as AnyHandler<Own>);
    else if (entry.kind === "write")
      handlers.set(entry.id, bindWrite(entry, loads[name] as WriteLoad<Own, Args, never>));
    else if (entry.kind === "read") {
      const handler = bindRead(entry, loads[name] as ReadLoad<Own, Args, unknown>);
      if (entry.when) variants.push([entry, handler]);
      else handlers.set(entry.id, handler);
    }
  }
  for (const [variant, handler] of variants) {
    const usual = handlers.get(variant.id);
    if (usual) handlers.set(variant.id, either(variant, handler, usual));
  }
  return Object.fromEntries(handlers);
};

type AnyHandler<Own extends Shell> = Handler<OperationId, Context<Own>>;

const either = <Own extends Shell>({ when }: AnyRead, variant: AnyHandler<Own>, usual: AnyHandler<Own>) =>
  confirmsCredential<AnyHandler<Own>>((call, context) => (when?.(call) ? variant : usual)(call, context));
