/** Builds, per operation, the most expensive valid requests and the most expensive refused ones. */
import { type Resources, filledIn, requestsOf } from "@atlas-messaging/conformance";
import { type Operation, type OperationId, keysOf, operations } from "@atlas-messaging/contract";
import { type Parameter, type Schema, bodyFormsOf, parametersOf } from "../test-support/request-schemas.ts";
import { allows, fits, ofLength, typesOf, validOf } from "../test-support/schema-values.ts";

export interface WorstRequest {
  /** Reason that it is expensive. */
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  /** Made anew for each attempt: a stored answer would spare the work. */
  readonly body?: () => string | Uint8Array<ArrayBuffer>;
}

const table: { readonly [Id in OperationId]: Operation } = operations;

const json = { "content-type": "application/json" };

/** Longer lines are refused by Bun itself. */
const maxQueryLength = 15_000;

export const worstRequestsOf = (id: OperationId, resources: Resources): readonly WorstRequest[] => {
  const plain = requestsOf(id, resources)[0];
  const path = pathOf(table[id].path, plain?.params ?? {});
  const { method } = table[id];
  const request = (title: string, query: string, body?: () => string) => ({
    title,
    method,
    path: query === "" ? path : `${path}?${query}`,
    ...(body === undefined ? {} : { headers: json, body }),
  });
  const plainQuery = new URLSearchParams(Object.entries(plain?.query ?? {}).map(([k, v]) => [k, String(v)])).toString();
  const plainBody = plain?.body === undefined ? undefined : () => freshKey(JSON.stringify(plain.body));
  return [
    request("plain", plainQuery, plainBody),
    ...queriesOf(id, plainQuery).map(([title, query]) => request(title, query, plainBody)),
    ...(table[id].body === "json"
      ? bodiesOf(id, resources).map(([title, body]) => request(title, plainQuery, body))
      : [request("a body that none asked for", plainQuery, () => members(1_000_000))].filter(() => method !== "GET")),
  ];
};

const pathOf = (template: string, params: { readonly [name: string]: string }): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

type Body = readonly [title: string, body: () => string];

const bodiesOf = (id: OperationId, resources: Resources): readonly Body[] => {
  const forms = bodyFormsOf(id);
  const names = keysOf(alphabets);
  const maxBytes = table[id].maxBodyBytes ?? 1_048_576;
  const within = forms.flatMap((form, at) =>
    names.flatMap((alphabet): Body[] => {
      const title = forms.length > 1 ? `${alphabet}, form ${at + 1}` : alphabet;
      const example = requestsOf(id, resources).find(({ body }) => allows(form, body))?.body;
      const text = fitting(form, alphabet, maxBytes, (value) =>
        filledIn(id, resources, { ...Object(example), ...Object(value) }),
      );
      return text === null ? [] : [[title, () => freshKey(text)]];
    }),
  );
  const distinct = [...new Map(within.map((each) => [each[1]().replaceAll(keyText, ""), each])).values()];
  return [...distinct, ...junkOf(forms[0] ?? {}, Math.min(maxBytes, 1_048_576)), ...longJunk(maxBytes)];
};

/** Values as large as the bounds and the body allow. */
const fitting = (
  form: Schema,
  alphabet: Alphabet,
  maxBytes: number,
  complete: (value: unknown) => unknown,
): string | null => {
  for (let share = 1; share > 0.001; share /= 2) {
    const worst = JSON.parse(JSON.stringify(worstOf(form, { alphabet, share })));
    const text = JSON.stringify(complete({ ...Object(worst), ...keyOf(form) }));
    if (Buffer.byteLength(text) <= maxBytes) return text;
  }
  return null;
};

const key = "0199f0a0-0000-7000-8000-00000000beef";

const keyText = /"idempotency_key":"[^"]*"/g;

const keyOf = ({ properties = {} }: Schema) => ("idempotency_key" in properties ? { idempotency_key: key } : {});

const freshKey = (text: string): string => text.replace(keyText, `"idempotency_key":"${crypto.randomUUID()}"`);

export const repeated = (bytes: number, each: (at: number) => string): string => {
  const parts: string[] = [];
  for (let [at, size] = [0, 0]; size < bytes; at++) {
    const part = each(at);
    parts.push(part);
    size += part.length;
  }
  return parts.join("");
};

/** An object of so many unlike members. */
export const members = (bytes: number): string => `{${repeated(bytes - 40, (at) => `"k${at.toString(36)}":0,`)}"z":0}`;

/** Bodies of a megabyte that are refused. */
const junkOf = (form: Schema, bytes: number): readonly Body[] => {
  const some = JSON.stringify(worstOf(form, { alphabet: "one", share: 0.001 }));
  const beside = (name: string, value: string) => `${some.slice(0, -1)},${JSON.stringify(name)}:${value}}`;
  const junk: { readonly [title: string]: string } = {
    "unlike unknown members": members(bytes),
    "the same member again and again": `{${repeated(bytes - 40, () => '"text":0,')}"z":0}`,
    "long names": `{${repeated(bytes - 10_100, (at) => `"${at}${"n".repeat(10_000)}":0,`)}"z":0}`,
    "a list of numbers": `[${repeated(bytes - 40, () => "0,")}0]`,
    "a list of objects": `[${repeated(bytes - 40, () => "{},")}0]`,
    "deep, and again and again": `[${repeated(bytes - 400, () => `${"[".repeat(60)}${"]".repeat(60)},`)}0]`,
    "too deep at the end": `[${repeated(bytes - 400, () => "0,")}${"[".repeat(100)}${"]".repeat(100)}]`,
    "escaped characters": `{"a":"${repeated(bytes - 40, () => "\\u0041")}"}`,
    "half a pair at the end": `{"a":"${repeated(bytes - 40, () => "\\ud83d\\ude00")}\\ud83d"}`,
    "half a pair behind members": `${members(bytes - 40).slice(0, -1)},"y":"\\ud83d"}`,
    "no JSON after all": `{"a":"${repeated(bytes - 40, () => "x")}`,
    spaces: " ".repeat(bytes),
    ...Object.fromEntries(
      Object.keys(form.properties ?? {}).flatMap((name) => [
        [`${name}: a list of numbers`, beside(name, `[${repeated(bytes - 1_000 - some.length, () => "0,")}0]`)],
        [`${name}: unlike members`, beside(name, members(bytes - 1_000 - some.length))],
        [`${name}: a text`, beside(name, `"${repeated(bytes - 1_000 - some.length, () => "a@a.")}"`)],
        [`${name}: spaces`, beside(name, `"a${" ".repeat(bytes - 1_000 - some.length)}b"`)],
      ]),
    ),
  };
  return Object.entries(junk).map(([title, text]) => [`refused: ${title}`, () => text]);
};

/** Bodies for operations that accept more than a megabyte. */
const longJunk = (maxBytes: number): readonly Body[] =>
  maxBytes <= 1_048_576
    ? []
    : [
        ["refused: a list of all bytes", () => `[${repeated(maxBytes - 40, () => "0,")}0]`],
        ["refused: members of all bytes", () => members(maxBytes)],
        ["refused: a text of all bytes", () => `{"text":"${"a".repeat(maxBytes - 40)}"}`],
      ];

const longestParameter = (each: Parameter, alphabet: Alphabet): string =>
  encodeURIComponent(String(worstOf(each.schema, { alphabet, share: 1 })));

const queriesOf = (id: OperationId, plain: string): readonly (readonly [title: string, query: string])[] => {
  const parameters = parametersOf(id).filter((each) => each.in === "query");
  const names = keysOf(alphabets);
  const within = parameters.flatMap((each) =>
    names
      .map((alphabet) => [`${each.name}: ${alphabet}`, longestParameter(each, alphabet)] as const)
      .map(
        ([title, value]) =>
          [title, `${each.name}=${value.slice(0, maxQueryLength).replace(/%[0-9A-F]?$/, "")}`] as const,
      ),
  );
  const numbers = parameters.filter((each) => each.name === "limit").map(() => ["limit=200", "limit=200"] as const);
  const again = parameters[0]?.name ?? "a";
  const beside = plain === "" ? "" : `${plain}&`;
  return [
    ...[...new Map(within.map((each) => [each[1], each])).values()].map(([t, q]) => [t, `${beside}${q}`] as const),
    ...numbers,
    ["refused: unlike names in the query", `${beside}${repeated(maxQueryLength, (at) => `${at.toString(36)}&`)}`],
    ["refused: one name again and again", `${beside}${repeated(maxQueryLength, () => `${again}&`)}`],
    ["refused: escapes in the query", `${beside}a=${repeated(maxQueryLength, () => "%F0%9F%98%80")}`],
  ];
};

// The most expensive values of a schema: longest, most, deepest, of the costliest characters.

/** A number as five letters: terms with digits are never taken for others. */
const spelled = (number: number): string =>
  Array.from({ length: 5 }, (_, place) => String.fromCodePoint(97 + (Math.floor(number / 26 ** place) % 26))).join("");

/** Each makes another step of the work dear: stems, dictionaries, normal forms, escapes. */
export const alphabets = {
  words: (at) => `qu${spelled(at * 7919)} `,
  mistyped: (at) => `qu${spelled(at * 7919 + 1)}z `,
  marks: (at) => ["\u0301", "\u0323", "\u0327"][at % 3] ?? "",
  han: (at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
  syllables: (at) => String.fromCharCode(0xac00 + ((at * 7919) % 11_000)),
  ligatures: () => "\ufdfa",
  headings: (at) => `# ${at.toString(36)}\n`,
  quotes: (at) => ['"', "\\", "\u0001", "<", "'", "&", "/"][at % 7] ?? "",
  one: () => "a",
} satisfies { readonly [name: string]: (at: number) => string };

export type Alphabet = keyof typeof alphabets;

/** Length to use where the contract sets no bound. */
const maxFreeLength = 100_000;

const maxUnbounded = 2_000;

/** Texts beyond it are not searched for one that fits a pattern. */
const maxPatterned = 4_096;

export const filled = (length: number, alphabet: Alphabet): string => {
  const parts: string[] = ["a"];
  let count = 1;
  for (let at = 0; count < length; at++) {
    const part = alphabets[alphabet](at);
    parts.push(part);
    count += part.length;
  }
  return parts.join("").slice(0, length).toWellFormed();
};

/** Share of the bounds to use; less where all together would make too long a body. */
interface Extent {
  readonly alphabet: Alphabet;
  readonly share: number;
}

const worstText = (schema: Schema, { alphabet, share }: Extent): unknown => {
  const longest = Math.max(schema.minLength ?? 1, Math.floor((schema.maxLength ?? maxFreeLength) * share));
  if (Reflect.get(schema, "contentEncoding") === "base64") return "A".repeat(longest - (longest % 4));
  const text = filled(longest, alphabet);
  if (allows(schema, text)) return text;
  const sample = sampleOf(schema);
  if (schema.const !== undefined || schema.enum || typeof sample !== "string") return sample;
  return ofLength(sample, Math.min(longest, maxPatterned), fits(schema)) ?? sample;
};

/** Undefined where only the examples of whole bodies show one. */
const sampleOf = (schema: Schema): unknown => {
  try {
    return validOf(schema);
  } catch {
    return undefined;
  }
};

/** Unlike items of a list; where none differ, one. */
const itemsOf = ({ items = {}, maxItems, uniqueItems }: Schema, extent: Extent): unknown[] => {
  const most = Math.max(1, Math.floor((maxItems ?? maxUnbounded) * extent.share));
  if (items.enum) return [...items.enum].slice(0, most);
  const one = worstOf(items, extent);
  const all = Array.from({ length: most }, (_, at) =>
    typeof one === "string" && uniqueItems ? unlike(items, one, at) : one,
  );
  return uniqueItems ? [...new Map(all.map((each) => [JSON.stringify(each), each])).values()] : all;
};

/** Another text of the same length. */
const unlike = (schema: Schema, text: string, at: number): string => {
  const tail = at.toString(16).padStart(4, "0");
  const changed = text.slice(0, -tail.length) + tail;
  return allows(schema, changed) ? changed : text;
};

const membersOf = (schema: Schema, extent: Extent): object => {
  const { properties = {}, additionalProperties: more, maxProperties = maxUnbounded } = schema;
  const own = Object.entries(properties).map(([name, inner]) => [name, worstOf(inner, extent)] as const);
  const room = Math.max(0, Math.floor((maxProperties - own.length) * extent.share));
  const further =
    typeof more === "object" || more === true
      ? Array.from({ length: room }, (_, at) => {
          const value = more === true ? at : worstOf(more, { ...extent, share: extent.share / 100 });
          return [`member_${at}`, value] as const;
        })
      : [];
  return Object.fromEntries([...own, ...further]);
};

const worstOf = (schema: Schema, extent: Extent): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (schema.oneOf) return longestOf(schema.oneOf.map((form) => worstOf(form, extent)));
  const types = typesOf(schema);
  if (types.includes("object")) return membersOf(schema, extent);
  if (types.includes("array")) return itemsOf(schema, extent);
  if (types.includes("string")) return worstText(schema, extent);
  if (types.includes("integer") || types.includes("number")) return schema.maximum ?? 1;
  if (types.includes("boolean")) return true;
  return types.includes("null") ? null : { deep: nested(40) };
};

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const longestOf = (values: readonly unknown[]): unknown =>
  values.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
