/** Types of each operation's load: its arguments and its facts. Each shell binds them to its own loads. */
import type { Section } from "@atlas-messaging/contract";
import type { GivenOf, LoadedOf, ReadLoad, WriteLoad } from "../handler.ts";
import type { Shell } from "../shell.ts";
import type { sections } from "./sections.ts";

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
