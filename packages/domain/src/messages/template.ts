const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Fills the `{{name}}` placeholders of a template, and lists those without a value. */
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

/** Lists the placeholder names of a template, each once, in order. */
export const placeholdersOf = (body: string): readonly string[] => [
  ...new Set(Array.from(body.matchAll(placeholder), ([, name = ""]) => name)),
];

/** Maximum characters of a message in the contract. */
export const maxTextLength = 4_096;

/** Tells if a rendered template is a valid message text by contract. */
export const isMessageText = (text: string): boolean => text !== "" && Array.from(text).length <= maxTextLength;
