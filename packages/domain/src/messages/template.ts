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
