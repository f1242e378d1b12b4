const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Fills the `{{name}}` placeholders of a template; names what has no value. */
export const renderTemplate = (
  body: string,
  params: { readonly [name: string]: string },
): { readonly text: string; readonly missing: readonly string[] } => {
  const missing = new Set<string>();
  const text = body.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) missing.add(name);
    return value ?? "";
  });
  return { text, missing: [...missing] };
};

/** The names of the placeholders of a template, each once, in the order of the text. */
export const placeholdersOf = (body: string): readonly string[] => [
  ...new Set(Array.from(body.matchAll(placeholder), ([, name = ""]) => name)),
];

/** As many characters as a message may have in the contract. */
export const maxTextLength = 4_096;

/** Whether a filled template is a text that the contract lets a message have. */
export const isMessageText = (text: string): boolean => text !== "" && Array.from(text).length <= maxTextLength;
