/** By what the facts of an operation are looked up, and what they are: each is bound to a load by the shell that has it. */
import type { Section } from "@atlas-messaging/contract";
import type { GivenOf, LoadedOf, ReadLoad, WriteLoad } from "../handler.ts";
import type { Shell } from "../shell.ts";
import type { sections } from "./sections.ts";

export type Sections = typeof sections;

type Loading = { readonly kind: "read" | "write" | "tool" };

/** The operations of a section that load facts, and the tools and variants beside them. */
export type LoadNameIn<Name extends Section> = {
  [Each in keyof Sections[Name] & string]: Sections[Name][Each] extends Loading ? Each : never;
}[keyof Sections[Name] & string];

/** The sections that load facts. */
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

/** The loads that the handlers of a section are made of: its own, and those of what it reaches. */
export type LoadsFor<Own extends Shell, Name extends Section> = Pick<
  Loads<Own>,
  LoadName & (LoadNameIn<Name> | ReachedBy<Name>)
>;

type ReachedBy<Name extends Section> = {
  [Each in keyof Sections[Name]]: Sections[Name][Each] extends { readonly needs: readonly (infer Needed)[] }
    ? Needed & LoadName
    : never;
}[keyof Sections[Name]];
