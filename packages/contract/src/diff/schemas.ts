/** Compares schemas: what is narrower breaks those who send, and what is wider those who receive. */
import {
  type Comparison,
  type Json,
  type Place,
  type Verdict,
  brief,
  inside,
  isRecord,
  listOf,
  recordOf,
} from "./comparison.ts";

/** Keywords of people, and those of our own that no client sees. */
const wording = new Set([
  "description",
  "title",
  "examples",
  "example",
  "deprecated",
  "$comment",
  "externalDocs",
  "discriminator",
]);

const upper = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"];
const lower = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];
const counts = new Set(["minLength", "minItems", "minProperties"]);

const named = "type enum const default properties required additionalProperties items oneOf anyOf".split(" ");
const compared = new Set([...named, ...upper, ...lower]);

/** JSON without words for people. */
const text = (value: unknown): string =>
  JSON.stringify(value, (key, member: unknown) => (wording.has(key) ? undefined : member)) ?? "none";

const same = (one: unknown, other: unknown): boolean => text(one) === text(other);

/** A narrower schema breaks requests. */
const narrower = ({ direction }: Place): Verdict => (direction === "sent" ? "breaking" : "additive");

/** A wider schema breaks answers. */
const wider = ({ direction }: Place): Verdict => (direction === "sent" ? "additive" : "breaking");

export const compareSchemas =
  (comparison: Comparison) =>
  (before: Json, after: Json, place: Place): void =>
    new Schemas(comparison, place).compare(before, after);

class Schemas {
  readonly #all: Comparison;
  readonly #place: Place;

  constructor(all: Comparison, place: Place) {
    this.#all = all;
    this.#place = place;
  }

  compare(before: Json, after: Json): void {
    if (this.#compareAlternatives(before, after)) return;
    if (!this.#compareTypes(before, after)) return;
    this.#compareValues(before, after);
    for (const keyword of [...upper, ...lower]) this.#compareBound(keyword, before[keyword], after[keyword]);
    this.#compareDefault(before["default"], after["default"]);
    this.#compareMembers(before, after);
    this.#compareOthers(before["additionalProperties"], after["additionalProperties"]);
    if ("items" in before || "items" in after) this.#inner("[]", before["items"], after["items"]);
    for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (isConstraint(keyword)) this.#compareConstraint(keyword, before[keyword], after[keyword]);
  }

  #tell(verdict: Verdict, change: string, name?: string): void {
    this.#all.tell(verdict, name === undefined ? this.#place : inside(this.#place, name), change);
  }

  #inner(name: string, before: unknown, after: unknown): void {
    this.#all.follow(before ?? {}, after ?? {}, inside(this.#place, name), compareSchemas(this.#all));
  }

  /** Tells if the two may still have something in common. */
  #compareTypes(before: Json, after: Json): boolean {
    const [old, now] = [typesOf(before), typesOf(after)];
    const lost = now === null ? [] : (old ?? ["any"]).filter((type) => !isAmong(type, now));
    const gained = old === null ? [] : (now ?? ["any"]).filter((type) => !isAmong(type, old));
    const change = `type ${old?.join(" or ") ?? "any"} → ${now?.join(" or ") ?? "any"}`;
    if (lost.length > 0 && gained.length > 0) this.#tell("breaking", change);
    else if (lost.length > 0) this.#tell(narrower(this.#place), change);
    else if (gained.length > 0) this.#tell(wider(this.#place), change);
    return (
      old === null || now === null || old.some((type) => isAmong(type, now)) || now.some((type) => isAmong(type, old))
    );
  }

  /** Another value of an answer is allowed: clients have a branch for those that they do not know. */
  #compareValues(before: Json, after: Json): void {
    const [old, now] = [valuesOf(before), valuesOf(after)];
    if (old === null && now !== null) this.#tell(narrower(this.#place), `limited to ${now.map(text).join(", ")}`);
    if (old !== null && now === null) this.#tell(wider(this.#place), "no longer limited to a list of values");
    if (old === null || now === null) return;
    for (const value of old)
      if (!now.some((each) => same(each, value))) this.#tell("breaking", `value ${text(value)} removed`);
    for (const value of now)
      if (!old.some((each) => same(each, value))) this.#tell("additive", `value ${text(value)} added`);
  }

  #compareBound(keyword: string, old: unknown, now: unknown): void {
    const none = counts.has(keyword) ? 0 : lower.includes(keyword) ? -Infinity : Infinity;
    const [before, after] = [typeof old === "number" ? old : none, typeof now === "number" ? now : none];
    if (before === after) return;
    const isTighter = upper.includes(keyword) ? after < before : after > before;
    this.#tell(isTighter ? narrower(this.#place) : "additive", `${keyword} ${text(old)} → ${text(now)}`);
  }

  #compareDefault(old: unknown, now: unknown): void {
    if (same(old, now) || this.#place.direction === "received") return;
    this.#tell(old === undefined ? "additive" : "breaking", `default ${brief(text(old))} → ${brief(text(now))}`);
  }

  #compareMembers(before: Json, after: Json): void {
    const [old, now] = [membersOf(before), membersOf(after)];
    const added = [...now.keys()].filter((name) => !old.has(name));
    for (const [name, { schema, required }] of old) {
      const kept = now.get(name);
      const successor = kept ? undefined : added.find((each) => isRenamed(schema, now.get(each)?.schema));
      if (!kept) this.#tell("breaking", successor === undefined ? "removed" : `renamed to ${successor}`, name);
      if (successor !== undefined) added.splice(added.indexOf(successor), 1);
      if (!kept) continue;
      this.#inner(name, schema, kept.schema);
      if (required !== kept.required) this.#tellRequired(name, kept.required);
    }
    for (const name of added) {
      const breaks = this.#place.direction === "sent" && now.get(name)?.required === true;
      this.#tell(breaks ? "breaking" : "additive", breaks ? "added, and required" : "added", name);
    }
  }

  #tellRequired(name: string, isRequired: boolean): void {
    const isSent = this.#place.direction === "sent";
    const change = isRequired
      ? isSent
        ? "required now"
        : "always there now"
      : isSent
        ? "optional now"
        : "may be missing now";
    this.#tell(isRequired === isSent ? "breaking" : "additive", change, name);
  }

  /** Members that no schema names. Answers may have them at any time. */
  #compareOthers(before: unknown = true, after: unknown = true): void {
    if (before !== false && after !== false) {
      if (isRecord(before) || isRecord(after)) this.#inner("*", before, after);
    } else if (before !== after) {
      const isClosed = after === false;
      this.#tell(
        isClosed ? narrower(this.#place) : "additive",
        isClosed ? "takes no other members now" : "takes other members now",
      );
    }
  }

  /** Tells if one side alone had alternatives: then nothing else is to be compared. */
  #compareAlternatives(before: Json, after: Json): boolean {
    const [old, now] = [alternativesOf(before), alternativesOf(after)];
    if (old === null && now === null) return false;
    const { pairs, gone, come } = this.#paired(old ?? [before], now ?? [after]);
    for (const [each, kept] of pairs) this.#inner(`(${this.#label(each, old)})`, each, kept);
    for (const each of gone) this.#tell("breaking", "alternative removed", `(${this.#label(each, old)})`);
    for (const each of come) {
      const breaks = this.#place.direction === "received" && tagOf(each, (value) => this.#all.afterOf(value)) === "";
      this.#tell(breaks ? "breaking" : "additive", "alternative added", `(${this.#label(each, now)})`);
    }
    return old === null || now === null;
  }

  /** Pairs alternatives: by reference, wholly equal, by tag, and the rest in its order where as many have come as have gone. */
  #paired(before: readonly unknown[], after: readonly unknown[]) {
    const come = [...after];
    const pairs: [unknown, unknown][] = [];
    const gone = before.filter((each) => {
      const tag = tagOf(each, (value) => this.#all.beforeOf(value));
      const tests: ((other: unknown) => boolean)[] = [
        (other) => nameOf(each) !== undefined && nameOf(each) === nameOf(other),
        (other) => same(each, other),
        (other) => tag !== "" && tag === tagOf(other, (value) => this.#all.afterOf(value)),
      ];
      const found = tests.map((test) => come.findIndex(test)).find((index) => index >= 0);
      if (found !== undefined) pairs.push([each, come.splice(found, 1)[0]]);
      return found === undefined;
    });
    if (gone.length !== come.length) return { pairs, gone, come };
    return {
      pairs: [...pairs, ...gone.map((each, index): [unknown, unknown] => [each, come[index]])],
      gone: [],
      come: [],
    };
  }

  #label(each: unknown, all: readonly unknown[] | null): string {
    return nameOf(each) ?? String((all?.indexOf(each) ?? 0) + 1);
  }

  /** A constraint that is new, or another one, breaks requests; one that goes, or another one, answers. */
  #compareConstraint(keyword: string, old: unknown, now: unknown): void {
    if (same(old, now)) return;
    const change = `${keyword} ${brief(text(old))} → ${brief(text(now))}`;
    if (old === undefined) this.#tell(narrower(this.#place), change);
    else if (now === undefined) this.#tell(wider(this.#place), change);
    else this.#tell("breaking", change);
  }
}

/** Every keyword that no rule knows is a constraint, until a rule here decides otherwise. */
const isConstraint = (keyword: string): boolean =>
  !compared.has(keyword) && !wording.has(keyword) && (!keyword.startsWith("x-") || keyword === "x-atlas-format");

const valuesOf = (schema: Json): readonly unknown[] | null => {
  if ("const" in schema) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : null;
};

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
};

/** Types that a schema admits; null for all. */
const typesOf = (schema: Json): readonly string[] | null => {
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.map(String);
  const values = valuesOf(schema);
  return values && [...new Set(values.map(typeOf))];
};

const isAmong = (type: string, types: readonly string[]): boolean =>
  types.includes(type) || (type === "integer" && types.includes("number"));

interface Member {
  readonly schema: unknown;
  readonly required: boolean;
}

const membersOf = (schema: Json): ReadonlyMap<string, Member> => {
  const properties = recordOf(schema["properties"]);
  const required = new Set(listOf(schema["required"]).map(String));
  const names = "properties" in schema ? Object.keys(properties) : [...required];
  return new Map(names.map((name) => [name, { schema: properties[name], required: required.has(name) }]));
};

/** A member with the same schema under another name is the same one. */
const isRenamed = (before: unknown, after: unknown): boolean =>
  Object.keys(recordOf(before)).some((key) => !wording.has(key)) && same(withoutWording(before), withoutWording(after));

const withoutWording = (schema: unknown): unknown =>
  Object.entries(recordOf(schema)).filter(([keyword]) => !wording.has(keyword));

const alternativesOf = ({ oneOf, anyOf }: Json): readonly unknown[] | null =>
  Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : null;

const nameOf = (alternative: unknown): string | undefined => {
  const { $ref } = recordOf(alternative);
  return typeof $ref === "string" ? $ref.split("/").at(-1) : undefined;
};

/** Members with listed values, by which alternatives are told apart. */
const tagOf = (alternative: unknown, resolve: (value: unknown) => Json): string => {
  const schema = resolve(alternative);
  const tags = Object.entries(recordOf(schema["properties"])).flatMap(([name, member]) => {
    const values = valuesOf(resolve(member));
    return values ? [`${name}=${values.map(text).join("|")}`] : [];
  });
  return tags.join();
};
