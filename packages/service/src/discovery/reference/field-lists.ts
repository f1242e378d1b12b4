/** Fields of a body as a part of its page: a table for Markdown, and a tree for a website that folds objects and unions. */
import type { FieldKind, FieldList, FieldTree } from "../../pipeline/website.ts";
import { type EventName, eventNames } from "@atlas-messaging/contract";
import { type Schema, blocks, code, eventLink } from "./document.ts";
import {
  type Form,
  type Property,
  exampleCell,
  exampleFor,
  fieldTable,
  fieldsOf,
  firstExample,
  propertiesOf,
} from "./fields.ts";
import {
  alternativesOf,
  boundWords,
  discriminatorOf,
  furtherOf,
  itemsOf,
  membersOf,
  typeWords,
  valuesOf,
} from "./unions.ts";

type Direction = FieldList["direction"];

/** Returns the fields of a schema. Table and tree are made when they are read: a long one takes a while. */
export const fieldList = (schema: Schema, example: unknown, direction: Direction): FieldList => ({
  direction,
  get fields() {
    return treeOf(schema, example);
  },
  get markdown() {
    const fields = fieldsOf(schema, example);
    return fields.length === 0 ? "Any JSON object." : fieldTable(fields, direction);
  },
});

/** Returns each form of a body, below a heading if there are several. */
export const formLists = (
  forms: readonly Form[],
  direction: Direction,
  exampleOf: (form: Form) => unknown,
): readonly FieldList[] =>
  forms.map((form) => {
    const list = fieldList(form.schema, exampleOf(form), direction);
    if (forms.length === 1) return list;
    const { name, description } = form;
    return {
      direction,
      form: { name, description },
      get fields() {
        return list.fields;
      },
      get markdown() {
        return blocks(`#### ${name}`, description, list.markdown);
      },
    };
  });

const treeOf = (schema: Schema, example: unknown): readonly FieldTree[] =>
  withoutRepeats(propertiesOf(schema, example, "").map(branchOf), new Map());

const branchOf = ({ row, schema, value }: Property): FieldTree => ({
  path: row.path,
  type: typeWords(schema),
  bounds: boundWords(schema),
  required: row.required,
  meaning: row.meaning,
  example: exampleCell(row.example),
  ...below(schema, value, row.path),
});

type Below = Pick<FieldTree, "fields" | "kinds">;

/** Returns the fields of an object, of an array's items or of a map's values, and the kinds of a union. */
const below = (schema: Schema, example: unknown, path: string): Below => {
  const items = itemsOf(schema);
  if (items) return below(items, Array.isArray(example) ? (example[0] ?? firstExample(items)) : undefined, `${path}[]`);
  const objects = alternativesOf(schema).filter((each) => Object.keys(membersOf(each)).length > 0);
  const own = objects.map((each) => propertiesOf(each, exampleFor(each, example), `${path}.`));
  const { fields, kinds } = own.length < 2 ? { fields: own.flat().map(branchOf), kinds: [] } : unionOf(objects, own);
  const further = furtherOf(schema);
  const values = further ? below(further, undefined, `${path}.*`) : { fields: [], kinds: [] };
  return { fields: [...fields, ...values.fields], kinds: [...kinds, ...values.kinds] };
};

/** Sets apart the fields that all objects of a union have. */
const unionOf = (schemas: readonly Schema[], own: readonly (readonly Property[])[]): Below => {
  const member = discriminatorOf(schemas);
  const names = member === undefined ? [] : schemas.flatMap((schema) => valuesOf(schema, member));
  const tells = ({ path }: Pick<FieldTree, "path">): boolean => member !== undefined && path.endsWith(`.${member}`);
  const telling = (own[0] ?? [])
    .filter(({ row }) => tells(row))
    .map((each) => ({ ...branchOf(each), type: "string", bounds: boundWords({ enum: [...new Set(names)] }) }));
  const events = eventNames.filter((name) => names.includes(name));
  if (events.length > maxEvents) {
    const shared = (own[0] ?? []).filter((each) => !tells(each.row) && own.every((all) => all.some(isLike(each))));
    return { fields: [...telling, ...shared.map(branchOf)], kinds: events.map(linkedEvent) };
  }
  const branches = own.map((properties) => properties.map(branchOf).filter((field) => !tells(field)));
  const texts = branches.map((fields) => new Set(fields.map((field) => textOf(field))));
  const isShared = (field: FieldTree): boolean => texts.every((each) => each.has(textOf(field)));
  const kinds = branches.map((fields, index): FieldKind => {
    const rest = fields.filter((field) => !isShared(field));
    const values = member === undefined ? [] : valuesOf(schemas[index] ?? {}, member);
    return { name: nameOf(values, rest), fields: rest };
  });
  return { fields: [...telling, ...(branches[0] ?? []).filter(isShared)], kinds: joined(kinds) };
};

/** Most events of a union that are told in place. Each has a page of its own. */
const maxEvents = 5;

const linkedEvent = (name: EventName): FieldKind => ({ name: eventLink(name), fields: [] });

const isLike =
  ({ row: one }: Property) =>
  ({ row: other }: Property): boolean =>
    one.path === other.path && one.type === other.type && one.meaning === other.meaning;

/** Names a kind by the values that tell it, or else by its own fields. */
const nameOf = (values: readonly string[], fields: readonly FieldTree[]): string =>
  (values.length > 0 ? values : fields.slice(0, 3).map(memberOf)).map((each) => code(each)).join(", ");

const memberOf = ({ path }: FieldTree): string => path.slice(path.lastIndexOf(".") + 1);

/** Joins kinds of the same fields. Kinds of one name differ by what they require: a picture by `url` or by `media_id`. */
const joined = (kinds: readonly FieldKind[]): readonly FieldKind[] => {
  const texts = kinds.map(({ fields }) => fields.map((field) => textOf(field)).join("\n\n"));
  const merged = kinds
    .filter((_, index) => texts.indexOf(texts[index] ?? "") === index)
    .map((kind): FieldKind => {
      const same = kinds.filter((_, index) => texts[index] === texts[kinds.indexOf(kind)]);
      return { name: [...new Set(same.map(({ name }) => name))].join(", "), fields: kind.fields };
    })
    .filter(({ fields }) => fields.length > 0);
  return merged.map((kind) => {
    const others = merged.filter((other) => other !== kind && other.name === kind.name);
    const own = kind.fields.find(
      (field) => field.required && others.every(({ fields }) => !fields.some(({ path }) => path === field.path)),
    );
    return others.length === 0 || !own ? kind : { ...kind, name: `${kind.name} with ${code(memberOf(own))}` };
  });
};

/** Returns all that is said of a field but for its place and its example. */
const textOf = (field: FieldTree, above = field.path): string => {
  const { path, type, bounds, required, meaning } = field;
  const own = path === above ? memberOf(field) : path.slice(above.length);
  return [own, type, ...bounds, required, meaning, textBelow(field, above)].join("\n");
};

const textBelow = ({ path, fields, kinds }: FieldTree, above = path): string => {
  const texts = (each: readonly FieldTree[]): string[] => each.map((one) => textOf(one, above));
  return ["{", ...texts(fields), ...kinds.flatMap((kind) => [kind.name, ...texts(kind.fields)]), "}"].join("\n");
};

const countOf = ({ fields, kinds }: Below): number =>
  [...fields, ...kinds.flatMap((kind) => kind.fields)].reduce((sum, each) => sum + 1 + countOf(each), 0);

/** Fewest fields of an object that are told once. */
const minRepeated = 4;

/** Tells an object once. A later field with the same members names the first. */
const withoutRepeats = (fields: readonly FieldTree[], told: Map<string, string>): readonly FieldTree[] =>
  fields.map((field) => {
    if (countOf(field) < minRepeated) return field;
    const text = textBelow(field);
    const like = told.get(text);
    if (like !== undefined) return { ...field, fields: [], kinds: [], like };
    told.set(text, field.path);
    return {
      ...field,
      fields: withoutRepeats(field.fields, told),
      kinds: field.kinds.map((kind) => ({ ...kind, fields: withoutRepeats(kind.fields, told) })),
    };
  });
