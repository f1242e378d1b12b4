/** Objects that a table has described already, such as the content of a second message. */
import { code } from "./markdown.ts";
import type { Field } from "./unions.ts";

/** Fewest fields that are not said twice: a short object is quicker read than looked up. */
const minRepeated = 12;

/** Returns the fields without those of objects that an earlier field of the same table has, too. */
export const withoutRepeats = (fields: readonly Field[]): readonly Field[] => {
  const described = new Map<string, string>();
  const kept: Field[] = [];
  let skipped: string | undefined;
  for (const [index, field] of fields.entries()) {
    if (skipped !== undefined && isBelow(skipped, field)) continue;
    skipped = undefined;
    const below = fieldsBelow(fields, index);
    const text = below.length < minRepeated ? "" : JSON.stringify(below.map((each) => cellsOf(each, field.path)));
    const first = described.get(text);
    if (first !== undefined) skipped = field.path;
    else if (text !== "") described.set(text, field.path);
    kept.push(
      first === undefined ? field : { ...field, meaning: `${field.meaning} Its members are those of ${code(first)}.` },
    );
  }
  return kept;
};

const isBelow = (path: string, field: Field): boolean =>
  /^(\[\])*\./.test(field.path.slice(path.length)) && field.path.startsWith(path);

const fieldsBelow = (fields: readonly Field[], index: number): readonly Field[] => {
  const path = fields[index]?.path ?? "";
  const end = fields.findIndex((field, at) => at > index && !isBelow(path, field));
  return fields.slice(index + 1, end === -1 ? undefined : end);
};

/** Returns what a table says of a field, by its path below the object. Examples may differ. */
const cellsOf = ({ path, type, required, substitute, meaning }: Field, above: string): readonly unknown[] => [
  path.slice(above.length),
  type,
  required,
  substitute,
  meaning,
];
