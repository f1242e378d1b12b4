/** Fields of a body as a part of its page: a table for Markdown, and a tree for a website that folds objects and unions. */
import type { FieldKind, FieldList, FieldTree } from "../../pipeline/website.ts";
import { eventNames } from "@atlas-messaging/contract";
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

/** Returns the fields of a schema. Its table is made when somebody reads the Markdown. */
export const fieldList = (schema: Schema, example: unknown, direction: Direction): FieldList => ({
  direction,
  fields: treeOf(schema, example),
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
      fields: list.fields,
      form: { name, description },
      get markdown() {
        return blocks(`#### ${name}`, description, list.markdown);
      },
    };
  });

const treeOf = (schema: Schema, example: unknown): readonly FieldTree[] =>
  withoutRepeats(branchesOf(schema, example, ""), new Map());

const branchesOf = (schema: Schema, example: unknown, prefix: string): readonly FieldTree[] =>
  propertiesOf(schema, example, prefix).map(branchOf);

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
  const own = objects.map((each) => branchesOf(each, exampleFor(each, example), `${path}.`));
  const { fields, kinds } = own.length < 2 ? { fields: own.flat(), kinds: [] } : unionOf(objects, own);
  const further = furtherOf(schema);
  const values = further ? below(further, undefined, `${path}.*`) : { fields: [], kinds: [] };
  return { fields: [...fields, ...values.fields], kinds: [...kinds, ...values.kinds] };
};

/** Sets apart the fields that all objects of a union have. */
const unionOf = (schemas: readonly Schema[], own: readonly (readonly FieldTree[])[]): Below => {
  const member = discriminatorOf(schemas);
  const texts = own.map((fields) => new Set(fields.map((field) => textOf(field))));
  const isShared = (field: FieldTree): boolean => texts.every((each) => each.has(textOf(field)));
  const tells = ({ path }: FieldTree): boolean => member !== undefined && path.endsWith(`.${member}`);
  const names = member === undefined ? [] : schemas.flatMap((schema) => valuesOf(schema, member));
  const telling = (own[0] ?? [])
    .filter(tells)
    .map((field) => ({ ...field, type: "string", bounds: boundWords({ enum: [...new Set(names)] }) }));
  const shared = [...telling, ...(own[0] ?? []).filter(isShared)];
  const events = eventNames.filter((name) => names.includes(name));
  // Events have pages of their own.
  if (events.length > 5) return { fields: shared, kinds: events.map((name) => ({ name: eventLink(name), fields: [] })) };
  const kinds = own.map((fields, index): FieldKind => {
    const rest = fields.filter((field) => !tells(field) && !isShared(field));
    const values = member === undefined ? [] : valuesOf(schemas[index] ?? {}, member);
    return { name: nameOf(values, rest), fields: rest };
  });
  return { fields: shared, kinds: joined(kinds) };
};

/** Names a kind by the values that tell it, or else by its own fields. */
const nameOf = (values: readonly string[], fields: readonly FieldTree[]): string =>
  (values.length > 0 ? values : fields.slice(0, 3).map(memberOf)).map((each) => code(each)).join(", ");

const memberOf = ({ path }: FieldTree): string => path.slice(path.lastIndexOf(".") + 1);

/** Joins kinds of the same fields. Kinds of one name differ by what they require: a picture by `url` or by `media_id`. */
const joined = (kinds: readonly FieldKind[]): readonly FieldKind[] => {
  const texts = kinds.map(({ fields }) => JSON.stringify(fields.map((field) => textOf(field))));
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
  return JSON.stringify([own, type, bounds, required, meaning, textBelow(field, above)]);
};

const textBelow = ({ path, fields, kinds }: FieldTree, above = path): string => {
  const texts = (each: readonly FieldTree[]): string[] => each.map((one) => textOf(one, above));
  return JSON.stringify([texts(fields), kinds.map(({ name, fields: own }) => [name, texts(own)])]);
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
