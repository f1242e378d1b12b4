/** Handlers of all operations. */
import { type OperationId, type OperationIn, type Section, operationIds } from "@atlas-messaging/contract";
import {
  type Composed,
  type DirectHandler,
  type GivenOf,
  type Handler,
  type HandlerTraits,
  type Handlers,
  type LoadedOf,
  type ReadHandler,
  type ReadLoad,
  type WriteHandler,
  type WriteLoad,
  direct,
} from "./pipeline/handler.ts";
import type { Shell } from "./pipeline/services.ts";
import type { sections } from "./sections.ts";
import { Problem } from "./pipeline/problem.ts";

// Types of each operation's load: its arguments and its facts. Each shell binds them to its own loads.

export type Sections = typeof sections;

type Loading = { readonly kind: "read" | "write" | "tool" };

/** Operations of a section that load facts, with its tools and variants. */
export type LoadNameIn<Name extends Section> = {
  [Each in keyof Sections[Name] & string]: Sections[Name][Each] extends Loading ? Each : never;
}[keyof Sections[Name] & string];

/** Sections that load facts. */
export type LoadingSection = { [Name in Section]: [LoadNameIn<Name>] extends [never] ? never : Name }[Section];

export type LoadName = { [Name in Section]: LoadNameIn<Name> }[Section];

type SectionOf<Name extends LoadName> = { [Each in Section]: Name extends LoadNameIn<Each> ? Each : never }[Section];

type Named<Name extends LoadName> = Sections[SectionOf<Name>][Name & keyof Sections[SectionOf<Name>]];

export type GivenTo<Name extends LoadName> = GivenOf<Named<Name>>;

export type LoadedBy<Name extends LoadName> = LoadedOf<Named<Name>>;

type LoadOf<Own extends Shell, Name extends LoadName> =
  Named<Name> extends { readonly kind: "read" }
    ? ReadLoad<Own, GivenTo<Name>, LoadedBy<Name>>
    : WriteLoad<Own, GivenTo<Name>, LoadedBy<Name>>;

/** A load for each operation that needs one; a missing one is a type error. */
export type Loads<Own extends Shell> = { readonly [Name in LoadName]: LoadOf<Own, Name> };

/** Loads of a section: its own, and those of the operations that it composes. */
export type LoadsFor<Own extends Shell, Name extends Section> = Pick<
  Loads<Own>,
  LoadName & (LoadNameIn<Name> | ReachedBy<Name>)
>;

type ReachedBy<Name extends Section> = {
  [Each in keyof Sections[Name]]: Sections[Name][Each] extends { readonly needs: readonly (infer Needed)[] }
    ? Needed & LoadName
    : never;
}[keyof Sections[Name]];

// Binds operations to the loads of a shell. A shell that must start fast binds a section at its first use.

type AnyRead<Own extends Shell> = ReadHandler<OperationId, Own>;

/** Entry of a section. Arguments and facts are typed where an operation is written, and erased here. */
type Entry<Own extends Shell> =
  | Omit<AnyRead<Own>, "load">
  | Omit<WriteHandler<OperationId, Own>, "load">
  | DirectHandler<OperationId, Own>
  | Composed
  | { readonly kind: "tool" };

/**
 * Binds the operations of a section to their loads. An operation that the section lacks, or whose load is missing, is a
 * type error, and answers 501 at run time.
 */
export const bindSection = <Own extends Shell, Name extends Section>(
  name: Name,
  entries: Sections[Name],
  loads: LoadsFor<Own, Name>,
): Pick<Handlers<Own>, OperationIn<Name>> => {
  const ids: readonly OperationId[] = operationIds[name];
  const bound = bindEntries<Own>(entries, loads);
  const missing = ids.filter((id) => !(id in bound)).map((id) => [id, unserved(id)]);
  // `bindEntries` keys each handler by the id of its operation.
  return { ...Object.fromEntries(missing), ...bound };
};

const unserved = (id: OperationId) => ({
  ...direct(id, async () => {
    throw new Problem("not_implemented", `${id} is not served by this deployment yet.`);
  }),
  unserved: true,
});

/** Tells which operations a shell serves, by its handlers. */
export const servedBy =
  (handlers: { readonly [Id in OperationId]?: HandlerTraits }) =>
  (id: OperationId): boolean =>
    handlers[id] !== undefined && !handlers[id].unserved;

const bindEntries = <Own extends Shell>(
  entries: { readonly [name: string]: unknown },
  loads: { readonly [name: string]: unknown },
) => {
  const handlers = new Map<string, Handler<Own>>();
  const variants: AnyRead<Own>[] = [];
  for (const [name, each] of Object.entries(entries)) {
    const handler = bind(each as Entry<Own>, name, loads);
    if (handler?.kind === "read" && handler.when) variants.push(handler);
    else if (handler) handlers.set(handler.id, handler);
  }
  for (const handler of [...handlers.values(), ...variants]) {
    if ("load" in handler && handler.load === undefined) handlers.delete(handler.id);
  }
  for (const variant of variants) {
    const usual = handlers.get(variant.id);
    if (usual?.kind === "read") {
      handlers.set(variant.id, { ...usual, variants: [...(usual.variants ?? []), variant] });
    }
  }
  return Object.fromEntries(handlers);
};

/** `LoadsFor` pairs each operation with a load of its own facts, so the casts are safe. */
const bind = <Own extends Shell>(
  entry: Entry<Own>,
  name: string,
  loads: { readonly [name: string]: unknown },
): Handler<Own> | null => {
  if (entry.kind === "tool") return null;
  if (entry.kind === "direct") return entry;
  if (entry.kind === "composed") return entry.compose(loads as never) as Handler<Own>;
  return { ...entry, load: loads[name] } as Handler<Own>;
};
