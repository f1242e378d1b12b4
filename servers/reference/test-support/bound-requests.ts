/** For each operation the requests that are just within and just beyond each bound of each member. */
import { type Resources, filledIn, requestsOf } from "@atlas-messaging/conformance";
import type { OperationId } from "@atlas-messaging/contract";
import { type Bound, type Bounds, boundsOf, placesOf } from "./bounds.ts";
import type { Request } from "./client.ts";
import { type Parameter, type Schema, bodyFormsOf, parametersOf } from "./request-schemas.ts";
import { allows, leastOf, validOf } from "./schema-values.ts";

export interface BoundRequest {
  /** The place and the value, for people. */
  readonly title: string;
  readonly request: Request;
  /** The members that a refusal may name: one, or one of several where the forms of a body need either. */
  readonly names: readonly string[];
}

export interface BoundRequests {
  readonly within: readonly BoundRequest[];
  readonly beyond: readonly BoundRequest[];
  /** Beyond the form of an id in the path, which is answered as an id that nothing has. */
  readonly misnamed: readonly BoundRequest[];
  /** Two names of one value that differ: no schema says so, and the handler refuses them. */
  readonly unlike: readonly BoundRequest[];
}

type Members = { readonly [name: string]: unknown };

export const boundRequestsOf = (id: OperationId, resources: Resources): BoundRequests => {
  const plain = requestsOf(id, resources)[0] ?? {};
  const parameters = parametersOf(id);
  const inQuery = parameters.filter((each) => each.in === "query").map((each) => queryBounds(each, plain));
  const inPath = parameters.filter((each) => each.in === "path").map((each) => pathBounds(each, plain));
  const inBody = bodyFormsOf(id).map((form) => bodyBounds(id, form, resources, plain));
  return {
    // Many bounds are within by what any valid request has.
    within: distinct([...inQuery, ...inPath, ...inBody].flatMap(({ within }) => within)),
    beyond: [
      ...[...inQuery, ...inBody].flatMap(({ beyond }) => beyond),
      ...(inBody.length > 0 ? wholeBodies(plain) : []),
      ...bothForms(id, resources, plain),
    ],
    misnamed: inPath.flatMap(({ beyond }) => beyond),
    unlike: unlikeTwins(id, resources, plain),
  };
};

const distinct = (requests: readonly BoundRequest[]): readonly BoundRequest[] => [
  ...new Map(requests.map((each) => [JSON.stringify(each.request), each])).values(),
];

/** Every place where the contract refuses something that can be sent to an operation, as `place keyword`. */
export const boundedPlacesOf = (id: OperationId): readonly string[] => [
  ...parametersOf(id).flatMap((each) => {
    const places = placesOf(each.schema, [each.name]);
    if (each.in === "query") return places;
    // A name in a path is always a text, and never an empty one.
    return each.in === "path" ? places.filter((place) => !/ (type|minLength)$/.test(place)) : [];
  }),
  ...bodyFormsOf(id).flatMap((form) => placesOf(form)),
];

type Sides = Pick<BoundRequests, "within" | "beyond">;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "left out";
  return text.length > 60 ? `${text.slice(0, 50)}… of ${text.length}` : text;
};

const titleOf = ({ path, rule, value }: Bound): string => `${path.join(".")} ${rule}: ${shown(value)}`;

/** Drops values that a parameter cannot carry; a number becomes its digits. */
const asText = ({ within, beyond }: Bounds): Bounds => {
  const textual = (bounds: readonly Bound[]) =>
    bounds
      .filter(({ value }) => typeof value === "string" || typeof value === "number")
      .map((bound) => ({ ...bound, value: String(bound.value) }));
  return { within: textual(within), beyond: textual(beyond).filter(({ rule }) => rule !== "type") };
};

const spellings = ["many", "", "1.5", " 5", "05", "0x5", "5e0", "+5", "٥", "true", "null"];

const queryBounds = ({ name, required, schema, example }: Parameter, plain: Request): Sides => {
  const sample = plain.query?.[name] ?? example ?? validOf(schema);
  const { within, beyond } = asText(boundsOf(schema, sample, [name]));
  const path = [name];
  const wrong = schema.type === "integer" ? spellings.map((value) => ({ path, rule: "type", value })) : [];
  const made = (bound: Bound): BoundRequest => {
    const query = { ...plain.query };
    delete query[name];
    const given = typeof bound.value === "string" ? { [name]: bound.value } : {};
    return { title: titleOf(bound), request: { ...plain, query: { ...query, ...given } }, names: path };
  };
  const twice = { ...plain, query: { ...plain.query, [name]: [String(sample), String(sample)] } };
  const absent = made({ path, rule: "required", value: undefined });
  return {
    within: [...within.map(made), ...(required ? [] : [absent])],
    beyond: [
      ...[...beyond, ...wrong].map(made),
      ...(required ? [absent] : []),
      { title: `${name} type: given twice`, request: twice, names: path },
    ],
  };
};

const pathBounds = ({ name, schema }: Parameter, plain: Request): Sides => {
  const made = (bound: Bound): BoundRequest => {
    const params = { ...plain.params, [name]: String(bound.value) };
    return { title: titleOf(bound), request: { ...plain, params }, names: [name] };
  };
  const { within, beyond } = asText(boundsOf(schema, plain.params?.[name], [name]));
  // An empty name is another path.
  return { within: within.map(made), beyond: beyond.filter(({ value }) => value !== "").map(made) };
};

/** A valid body of one form: the operation's example of it, or what the form must have and what only it can have. */
const bodyOf = (id: OperationId, form: Schema, resources: Resources): Members => {
  const examples = requestsOf(id, resources).map(({ body }) => body);
  const example = examples.find((body) => body !== undefined && allows(form, body));
  const { idempotency_key: _, ...members } = Object(
    example ?? filledIn(id, resources, generated(form, bodyFormsOf(id))),
  );
  return members;
};

const generated = (form: Schema, forms: readonly Schema[]): Members => {
  const others = forms.filter((each) => each !== form);
  const own = Object.entries(form.properties ?? {}).filter(([name]) => !others.some((other) => has(other, name)));
  const members = Object.fromEntries(own.map(([name, schema]) => [name, validOf(schema)]));
  return { ...Object(leastOf(form)), ...members };
};

const has = ({ properties = {} }: Schema, name: string): boolean => Object.hasOwn(properties, name);

const bodyBounds = (id: OperationId, form: Schema, resources: Resources, plain: Request): Sides => {
  const body = bodyOf(id, form, resources);
  const others = bodyFormsOf(id).filter((each) => each !== form);
  const { within, beyond } = boundsOf(form, body);
  const made = (bound: Bound, sent: unknown): BoundRequest => {
    const names = [
      bound.path.join(".") || "body",
      ...(bound.value === undefined ? wanting(others, sent, bound.path) : []),
      ...forbidding(others, sent),
    ];
    return { title: titleOf(bound), request: { ...plain, body: sent }, names };
  };
  return {
    within: within.map((bound) => made(bound, set(body, bound.path, bound.value, twinsOf(form, body, bound.path)))),
    beyond: beyond
      .map((bound) => made(bound, set(body, bound.path, bound.value)))
      .filter(({ request }) => !others.some((other) => allows(other, request.body))),
  };
};

/** Returns what another form would need where a member of its own form was left out. */
const wanting = (forms: readonly Schema[], body: unknown, path: readonly string[]): readonly string[] => {
  const parents = path.slice(0, -1);
  const sent = parents.reduce<unknown>((value, name) => Object(value)[name], body);
  return forms.flatMap((form) => {
    const parent = parents.reduce<Schema | undefined>((schema, name) => schema?.properties?.[name], form);
    const missing = (parent?.required ?? []).filter((name) => Object(sent)[name] === undefined);
    const isNear = parents.length > 0 || allows({ ...form, required: [] }, body);
    return missing.length === 1 && isNear ? missing.map((name) => [...parents, name].join(".")) : [];
  });
};

/** Returns the member that alone keeps a body from another form. */
const forbidding = (forms: readonly Schema[], body: unknown): readonly string[] =>
  forms.flatMap((form) =>
    Object.entries(Object(body))
      .filter(([name, value]) => value !== null && form.properties?.[name]?.type === "null")
      .filter(([name]) => allows(form, { ...Object(body), [name]: null }))
      .map(([name]) => name),
  );

/** Other names of a member that the body has as well: two members of one component are one value with two names. */
const twinsOf = (form: Schema, body: Members, [name = "", ...deeper]: readonly string[]): readonly string[] => {
  const component = form.properties?.[name]?.component;
  if (component === undefined || deeper.length > 0) return [];
  return Object.keys(body).filter((other) => other !== name && form.properties?.[other]?.component === component);
};

/** A copy with another value in a place; `undefined` leaves the member out. */
const set = (
  value: unknown,
  [name, ...deeper]: readonly string[],
  inner: unknown,
  twins: readonly string[] = [],
): unknown => {
  if (name === undefined) return inner;
  if (Array.isArray(value)) return [set(value[0], deeper, inner)];
  if (value === undefined && name === "0") return [set(undefined, deeper, inner)];
  const members: Members = Object(value);
  const changed = [name, ...twins].map((each) => [each, set(members[name], deeper, inner)] as const);
  const all = Object.entries({ ...members, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, member]) => member !== undefined));
};

const wholeBodies = (plain: Request): readonly BoundRequest[] =>
  [[], "text", 42, null, true].map((body) => ({
    title: `body type: ${shown(body)}`,
    request: { ...plain, body },
    names: ["body"],
  }));

/** Bodies of two forms at once, each with a member that the other cannot have. */
const bothForms = (id: OperationId, resources: Resources, plain: Request): readonly BoundRequest[] => {
  const forms = bodyFormsOf(id);
  const pairs = forms.flatMap((one) =>
    forms.map((other) => ({ one, other, names: [...beside(one, other), ...beside(other, one)] })),
  );
  return pairs
    .filter(({ one, other }) => beside(one, other).length > 0 && beside(other, one).length > 0)
    .map(({ one, other, names }) => ({
      title: `both forms: ${names.join(", ")}`,
      request: { ...plain, body: { ...bodyOf(id, one, resources), ...bodyOf(id, other, resources) } },
      names,
    }));
};

/** Bodies that give two names of one value different values. */
const unlikeTwins = (id: OperationId, resources: Resources, plain: Request): readonly BoundRequest[] =>
  bodyFormsOf(id).flatMap((form) => {
    const body = bodyOf(id, form, resources);
    return Object.keys(form.properties ?? {}).flatMap((name) =>
      twinsOf(form, body, [name]).map((twin) => ({
        title: `${name} unlike ${twin}`,
        request: { ...plain, body: { ...body, [name]: `${String(body[twin])} More.` } },
        names: [name, twin],
      })),
    );
  });

/** Returns members that one form requires and the other forbids. */
const beside = (one: Schema, other: Schema): readonly string[] =>
  (one.required ?? []).filter((name) => !has(other, name));
