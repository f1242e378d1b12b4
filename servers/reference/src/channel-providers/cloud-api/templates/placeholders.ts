/** Names of placeholders at the API: by order if all names are numbers, else by name. */
import { type TemplateRow, placeholdersOf, renderTemplate } from "@atlas-messaging/domain";

/** A placeholder of a text, and the API's name for it. */
export interface Placeholder {
  readonly name: string;
  readonly called: string;
}

type Texts = Pick<TemplateRow, "header" | "body">;

/** Tells if all placeholders of header and body are numbers. */
export const isByOrder = ({ header, body }: Texts): boolean =>
  placeholdersOf(`${header ?? ""} ${body}`).every((name) => /^\d+$/.test(name));

/** Lists the placeholders of one text in the API's order. */
export const placeholdersAt = (text: string, byOrder: boolean): readonly Placeholder[] => {
  const names = placeholdersOf(text);
  if (!byOrder) return names.map((name) => ({ name, called: name.toLowerCase().replaceAll(/[^a-z0-9_]/g, "_") }));
  const ordered = names.toSorted((one, other) => Number(one) - Number(other));
  return ordered.map((name, index) => ({ name, called: String(index + 1) }));
};

/** Writes a text with the API's names. */
export const textFor = (text: string, placeholders: readonly Placeholder[]): string =>
  renderTemplate(text, Object.fromEntries(placeholders.map(({ name, called }) => [name, `{{${called}}}`]))).text;
