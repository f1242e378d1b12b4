/** Keeps what differs, follows references, and knows what each difference reaches. */

export type Json = Readonly<Record<string, unknown>>;

/** Clients send it to the service, or receive it. */
export type Direction = "sent" | "received";

/** A place in the contract. */
export interface Place {
  /** Operation, event or shared part. */
  readonly subject: string;
  /** Dotted path within the subject. */
  readonly where: string;
  readonly direction: Direction;
}

export type Verdict = "breaking" | "additive";

interface Found {
  readonly place: Place;
  readonly verdict: Verdict;
  readonly change: string;
}

type Compare = (before: Json, after: Json, place: Place) => void;

export const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Shortens a value for one line. */
export const brief = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export const inside = (place: Place, name: string): Place => ({
  ...place,
  where: place.where === "" ? name : `${place.where}.${name}`,
});

/** `#/components/schemas/Message` is called `schema Message`. */
const titleOf = (reference: string): string => {
  const [kind = "", name = ""] = reference.split("/").slice(-2);
  return `${kind.replace(/s$/, "")} ${name}`;
};

const nodeOf = ({ subject, direction }: Place): string => `${direction} ${subject}`;

export class Comparison {
  readonly found: Found[] = [];
  readonly #before: Json;
  readonly #after: Json;
  /** Shared parts that a part refers to. */
  readonly #uses = new Map<string, Set<string>>();
  readonly #within = new Set<string>();

  constructor(before: Json, after: Json) {
    this.#before = before;
    this.#after = after;
  }

  tell(verdict: Verdict, place: Place, change: string): void {
    this.found.push({ verdict, place, change });
  }

  /** Compares what two values refer to. A part that both share by its name is compared once, as a subject of its own. */
  follow(before: unknown, after: unknown, place: Place, compare: Compare): void {
    const [{ $ref: one, ...ownBefore }, { $ref: other, ...ownAfter }] = [recordOf(before), recordOf(after)];
    if (typeof one !== "string" || one !== other) return this.#guarded([before, after], place, compare);
    const shared = { subject: titleOf(one), where: "", direction: place.direction };
    const known = this.#uses.has(nodeOf(shared));
    this.use(place, shared);
    if (!known) compare(this.beforeOf(before), this.afterOf(after), shared);
    if (JSON.stringify(ownBefore) !== JSON.stringify(ownAfter)) compare(ownBefore, ownAfter, place);
  }

  /** A part that refers to itself under another name would be followed for ever. */
  #guarded([before, after]: readonly [unknown, unknown], place: Place, compare: Compare): void {
    const references = [before, after].map((value) => recordOf(value)["$ref"]);
    const pair = references.some((reference) => reference !== undefined)
      ? JSON.stringify([...references, place.direction])
      : null;
    if (pair !== null && this.#within.has(pair)) return;
    if (pair !== null) this.#within.add(pair);
    compare(this.beforeOf(before), this.afterOf(after), place);
    if (pair !== null) this.#within.delete(pair);
  }

  beforeOf(value: unknown): Json {
    return resolved(value, this.#before);
  }

  afterOf(value: unknown): Json {
    return resolved(value, this.#after);
  }

  /** Tells that what is changed in one place reaches another. */
  use(user: Place, used: Place): void {
    const uses = this.#uses.get(nodeOf(user)) ?? new Set();
    this.#uses.set(nodeOf(user), uses.add(nodeOf(used)));
    if (!this.#uses.has(nodeOf(used))) this.#uses.set(nodeOf(used), new Set());
  }

  /** Returns the subjects, of those that are given, from which a place is reached. */
  reaching(place: Place, subjects: readonly string[]): readonly string[] {
    const users = new Map<string, string[]>();
    for (const [user, uses] of this.#uses) for (const used of uses) users.set(used, [...(users.get(used) ?? []), user]);
    const reached = new Set([nodeOf(place)]);
    for (const node of reached) for (const user of users.get(node) ?? []) reached.add(user);
    const names = new Set(Array.from(reached, (node) => node.replace(/^(sent|received) /, "")));
    return subjects.filter((subject) => names.has(subject));
  }
}

/** Returns a schema or another part with its reference resolved. `false` admits nothing, `true` everything. */
const resolved = (value: unknown, root: Json): Json => {
  if (value === false) return { not: {} };
  const { $ref, ...own } = recordOf(value);
  if (typeof $ref !== "string") return own;
  const target = $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((node, key) => recordOf(node)[key.replaceAll("~1", "/").replaceAll("~0", "~")], root);
  return { ...resolved(target, root), ...own };
};
